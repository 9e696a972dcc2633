"""The components of Bora Bora as tables."""
from generate import constant, numbers, words

SPACES = ["helper", "temple", "build", "man", "woman", "land", "water", "fishing"]
MODES = ["land", "water"]
NONE = 0xFF


def enum(name: str, values: list[str]) -> str:
    return f"enum class {name} : std::uint8_t {{ {', '.join(values)} }};\n"


def effect_of(action: dict) -> str:
    """The effect of a person tile with its mode or sex as one word."""
    detail = action.get("mode") or action.get("sex")
    return f"{action['effect']}_{detail}" if detail else action["effect"]


def pairs_of(spaces: list[dict]) -> list[tuple[int, int]]:
    """The pairs of adjacent ceremony spaces, each once."""
    ids = [s["id"] for s in spaces]
    return [(a, ids.index(b)) for a, s in enumerate(spaces) for b in sorted(s["adjacent"]) if a < ids.index(b)]


def tile_of(data: dict, players: int) -> list[int]:
    """The action tile that carries each action, by player count; fishing is no tile."""
    tiles = data["setup"]["by_players"][str(players)]["action_tiles"]
    actions = {t["id"]: t["actions"] for t in data["action_tiles"]["tiles"]}
    return [next((i for i, t in enumerate(tiles) if space in actions[t]), NONE) for space in SPACES]


def task_tables(data: dict, argument_lists: dict[str, list[str]]) -> str:
    """Each task has one or two requirements: a metric, its argument, a minimum."""
    vocabulary = data["effect_vocabulary"]
    metrics = list(vocabulary["task_metrics"]) + list(vocabulary["bonus_metrics"])
    tasks = data["tasks"]["starting"] + data["tasks"]["regular"]
    out = enum("Metric", metrics + ["none"]) + words("kTasks", [t["id"] for t in tasks])

    def requirement(task: dict, i: int) -> dict:
        return task["requirements"][i] if i < len(task["requirements"]) else {"metric": "none", "min": 0}

    for i in (0, 1):
        rows = [requirement(t, i) for t in tasks]
        out += numbers(f"kTaskMetric{i + 1}", [f"Metric::{r['metric']}" for r in rows], "Metric")
        out += numbers(f"kTaskArgument{i + 1}",
                       [argument_lists[r["metric"]].index(r["arg"]) if "arg" in r else 0 for r in rows])
        out += numbers(f"kTaskMinimum{i + 1}", [r["min"] for r in rows])
    out += constant("kStartingTasks", len(data["tasks"]["starting"]))
    out += constant("kTaskVp", data["tasks"]["vp_unaided"]) + constant("kTaskVpYellow", data["tasks"]["vp_with_yellow_god"])
    bonuses = data["end_game"]["bonuses"]
    out += numbers("kBonusMetric", [f"Metric::{b['requirement']['metric']}" for b in bonuses], "Metric")
    out += numbers("kBonusMinimum", [b["requirement"]["min"] for b in bonuses])
    return out + numbers("kBonusVp", [b["vp"] for b in bonuses])


def board_tables(data: dict) -> str:
    board = data["board"]
    regions = [r["id"] for r in board["regions"]]
    terrains = [t["id"] for t in data["terrains"]]
    islands = [i["id"] for i in board["islands"]]
    materials = [m["id"] for m in data["materials"]]
    yields = {t["id"]: t["yields"] for t in data["terrains"]}
    goods = [materials.index(y["material"]) if "material" in y else NONE
             for y in (yields[r["terrain"]] for r in board["regions"])]
    out = words("kRegions", regions) + words("kTerrains", terrains) + words("kMaterials", materials)
    out += words("kIslands", islands)
    out += numbers("kTerrainOf", [terrains.index(r["terrain"]) for r in board["regions"]])
    out += numbers("kIslandOf", [islands.index(r["island"]) for r in board["regions"]])
    out += numbers("kGoodOf", goods)
    out += constant("kOfferingsYielded", next(y["offering"] for y in yields.values() if "offering" in y))
    out += numbers("kPathFrom", [regions.index(p["a"]) for p in board["paths"]])
    out += numbers("kPathTo", [regions.index(p["b"]) for p in board["paths"]])
    out += numbers("kPathMode", [MODES.index(p["mode"]) for p in board["paths"]])
    out += numbers("kPathValue", [p["value"] for p in board["paths"]])
    fish = data["fish"]
    kinds = [k["id"] for k in fish["kinds"]]
    out += words("kFishTiles", [t["id"] for t in fish["tiles"]]) + words("kFishKinds", kinds)
    out += numbers("kFishKindOf", [kinds.index(t["kind"]) for t in fish["tiles"]])
    return out + numbers("kFishVp", [t["vp"] for t in fish["tiles"]])


def people_tables(data: dict) -> str:
    kinds = data["people"]["kinds"]
    effects = sorted({effect_of(k["action"]) for k in kinds})
    sexes = data["people"]["sexes"]
    out = words("kKinds", [k["id"] for k in kinds]) + words("kSexes", sexes)
    out += words("kPeople", [f"{sex}-{k['id']}" for sex in sexes for k in kinds])
    out += enum("Effect", effects)
    out += numbers("kKindEffect", [f"Effect::{effect_of(k['action'])}" for k in kinds], "Effect")
    for copies in (1, 2, 3):
        out += numbers(f"kStrength{copies}", [k["action"]["n"][copies - 1] for k in kinds])
    out += numbers("kStatusOnMan", [k["status_on_man"] for k in kinds])
    out += numbers("kShellsOnWoman", [k["shells_on_woman"] for k in kinds])
    out += numbers("kCopiesChosen", [int(k.get("copies_choice", False)) for k in kinds])
    return out + constant("kCopies", data["people"]["copies_per_kind_and_sex"])


def player_board_tables(data: dict) -> str:
    materials = [m["id"] for m in data["materials"]]
    spaces = data["player_board"]["ceremony_spaces"]
    pairs = pairs_of(spaces)
    out = words("kCeremonySpaces", [s["id"] for s in spaces])
    out += numbers("kCeremonyMaterial", [materials.index(s["material"]) for s in spaces])
    out += words("kPairs", [f"{spaces[a]['id']}-{spaces[b]['id']}" for a, b in pairs])
    out += numbers("kPairMap", [1 << a | 1 << b for a, b in pairs], "std::uint16_t")
    tiles = data["building_tiles"]["tiles"]
    out += words("kBuildings", [t["id"] for t in tiles]) + numbers("kBuildingValue", [t["value"] for t in tiles])
    ordinary = [s for s in data["player_board"]["tableau_spaces"] if s["kind"] == "ordinary"]
    twelfth = [s for s in data["player_board"]["tableau_spaces"] if s["kind"] == "twelfth"]
    out += constant("kOrdinarySpaces", len(ordinary))
    out += constant("kOrdinaryHuts", sum(s["huts_at_setup"] for s in ordinary))
    out += constant("kTwelfthHuts", sum(s["huts_at_setup"] for s in twelfth))
    per_player = data["setup"]["per_player"]
    for name, key in (("Huts", "huts"), ("Priests", "priests"), ("Dice", "dice"), ("StartGodTiles", "god_tiles"),
                      ("StartCards", "god_cards"), ("StartOfferings", "offerings"), ("StartShells", "shells"),
                      ("StartRegularTasks", "regular_tasks")):
        out += constant(f"k{name}", per_player[key])
    return out


def track_tables(data: dict) -> str:
    rounds = data["rounds"]["table"]
    status = sorted(data["status_track"]["spaces"], key=lambda s: s["index"])
    values = data["temple"]["spaces_left_to_right"]
    out = numbers("kStatusVp", [s["vp"] for s in status])
    out += numbers("kTempleValue", values) + words("kTempleSpaces", [f"temple-{v}" for v in values])
    out += numbers("kBuildingVp", [r["building_vp"] for r in rounds])
    out += numbers("kPriestVp", [r["priest_vp"] for r in rounds])
    out += constant("kFishingVp", data["action_tiles"]["fishing_space"]["vp"])
    out += constant("kGodTileVp", data["gods"]["god_tiles"]["end_vp_each"])
    out += constant("kTempleGodTiles", data["gods"]["god_tiles"]["temple_stack"])
    for players in (2, 3, 4):
        setup = data["setup"]["by_players"][str(players)]
        out += numbers(f"kTileOf{players}", tile_of(data, players))
        out += constant(f"kOpenTasks{players}", setup["task_display"])
        out += numbers(f"kStartVp{players}", setup["start_vp"])
    return out


def gain_tables(data: dict) -> str:
    """What the helper sells for how many points, and what a fire bonus brings."""
    menu = {i["id"]: i for i in data["helper_menu"]["items"]}
    out = ""
    for name, item in (("Tattoo", "tattoo"), ("Collect", "collect-shells"), ("Vp", "vp"), ("Offering", "offering"),
                       ("Card", "god-card"), ("Material", "material"), ("Move", "move-hut")):
        out += constant(f"k{name}Cost", menu[item]["cost"])
        if "n" in menu[item]:
            out += constant(f"k{name}Amount", menu[item]["n"])
    bonus = {e["effect"]: e["n"] for half in data["fire_bonus"]["choose_one_of_each"] for e in half}
    return out + numbers("kFireBonus", [bonus[f"gain_{good}"] for good in ("god_card", "offering", "status", "shell")])


def tables(data: dict) -> str:
    gods = [g["id"] for g in data["gods"]["kinds"]]
    jewelry = data["jewelry"]
    jewel_kinds = [k["id"] for k in jewelry["kinds"]]
    out = words("kSpaces", SPACES) + words("kGods", gods)
    out += constant("kCardsPerGod", data["gods"]["cards_per_colour"]) + constant("kCardDisplay", data["gods"]["display_size"])
    out += board_tables(data) + people_tables(data) + player_board_tables(data) + track_tables(data)
    out += gain_tables(data)
    out += words("kJewels", [t["id"] for t in jewelry["tiles"]]) + words("kJewelKinds", jewel_kinds)
    out += numbers("kJewelKindOf", [jewel_kinds.index(t["kind"]) for t in jewelry["tiles"]])
    out += numbers("kJewelCost", [t["cost_shells"] for t in jewelry["tiles"]])
    out += numbers("kJewelVp", [t["vp"] for t in jewelry["tiles"]])
    out += constant("kColumns", jewelry["grid"]["columns"]) + constant("kRows", jewelry["grid"]["rows"])
    out += task_tables(data, {
        "people_of_kind": [k["id"] for k in data["people"]["kinds"]], "jewelry_of_kind": jewel_kinds,
        "regions_of_terrain": [t["id"] for t in data["terrains"]],
        "regions_of_fish": [k["id"] for k in data["fish"]["kinds"]], "god_cards_of_colour": gods,
        "materials_of_type": [m["id"] for m in data["materials"]]})
    out += words("kCategories", [c["id"] for c in data["score_sheet"]["categories"]])
    return out
