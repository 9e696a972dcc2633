"""The components of Origins: First Builders as tables.

Effects become a flat table: an effect is its number in kEffects, its parts stand side by side. Effect 0 does nothing.
"""
import sys

from generate import constant, numbers, words

RESOURCES = ["stone", "food", "wisdom", "gold"]
OPS = ["nothing", "seq", "choose_one", "and_or", "optional", "gain", "gain_choice", "pay", "pay_choice", "military_move",
       "attack", "buy_building", "temple_advance", "take_citizen", "take_speaker", "food_menu", "raise_freeman",
       "recolor_freeman", "vp", "vp_table", "vp_from_die", "set_ship", "reserve_building", "copy_adjacent"]
PERS = ["one", "own_buildings", "own_farms", "own_freemen", "own_freemen_of", "freemen_colors", "closed_districts",
        "building_colors", "own", "zodiac_cards", "advisors", "empty_adjacent", "players_behind",
        "own_red_dice_freemen_and_seats", "retreat_distance"]
REACH = 77  # a city has at most 77 tiles, so no cell is farther from the Palace


def enum(name: str, values: list[str]) -> str:
    return f"enum class {name} : std::uint8_t {{ {', '.join(values)} }};\n"


class Effects:
    """Compiles effects; every place that asks for the same effect of the same source shares it."""

    def __init__(self, data: dict):
        self.colours = data["colors"]["order"]
        self.buildings = [b["id"] for b in data["buildings"]["list"]]
        self.temples = data["templeTracks"]["orderLeftToRight"]
        self.moves = {k: v["value"] for k, v in data["constants"].items() if isinstance(v, dict)}
        self.nodes = [("nothing", 0, 0, 0, 0, 0, 0)]
        self.amounts: list[tuple] = []
        self.vp_tables: list[list[int]] = []
        self.roots: dict[tuple, int] = {}

    def amount(self, value) -> int:
        if isinstance(value, str):
            value = self.moves[value]
        if isinstance(value, int):
            row = (value, 0, "one", 0)
        else:
            per, _, arg = value["per"].partition(":")
            number = 0
            if arg in self.colours:
                number = self.colours.index(arg)
                per = "own_freemen_of" if per == "own_freemen" else per
            elif arg:
                number = self.buildings.index(arg)
            row = (value.get("base", 0), value.get("each", 1), per, number)
        if row not in self.amounts:
            self.amounts.append(row)
        return self.amounts.index(row)

    def mask(self, names: list[str]) -> int:
        return sum(1 << RESOURCES.index(n) for n in names)

    def root(self, effect, source: int) -> int:
        if effect is None:
            return 0
        key = (repr(effect), source)
        if key not in self.roots:
            self.nodes.append(None)
            place = len(self.nodes) - 1
            self.roots[key] = place
            self.fill(place, effect, source, None)
        return self.roots[key]

    def parts(self, effects: list, source: int, temple) -> tuple[int, int]:
        first = len(self.nodes)
        self.nodes += [None] * len(effects)
        for i, effect in enumerate(effects):
            self.fill(first + i, effect, source, temple)
        return first, len(effects)

    def fill(self, place: int, e: dict, source: int, temple) -> None:
        op, a, b, c, first, count = e["op"], 0, 0, 0, 0, 0
        if op == "gain" and len(e["res"]) > 1:
            op, steps = "seq", [{"op": "gain", "res": {k: v}} for k, v in e["res"].items()]
            first, count = self.parts(steps, source, temple)
        elif op == "gain":
            (kind, value), = e["res"].items()
            a, b = RESOURCES.index(kind), self.amount(value)
        elif op == "gain_choice":
            a, b = self.mask(e["of"]), self.amount(e["n"])
        elif op == "pay" and "choice" in e:
            op, a, b = "pay_choice", self.mask(e["choice"]), e["n"]
            if e["goldAllowed"]:
                a |= self.mask(["gold"])
        elif op == "pay":
            (kind, value), = e["res"].items()
            a, b = RESOURCES.index(kind), value
        elif op == "seq":
            for step in e["steps"]:
                if step["op"] == "temple_advance" and step["temple"] in self.temples:
                    temple = self.temples.index(step["temple"])
            first, count = self.parts(e["steps"], source, temple)
        elif op in ("choose_one", "and_or"):
            first, count = self.parts(e["options"], source, temple)
        elif op == "optional":
            first, count = self.parts([e["effect"]], source, temple)
        elif op == "military_move":
            b = self.amount(e["steps"])
        elif op == "temple_advance":
            any_temple, other = len(self.temples), len(self.temples) + 1
            a = self.temples.index(e["temple"]) if e["temple"] in self.temples else any_temple if e["temple"] == "any" else other
            if e["temple"] == "other" and temple is not None:
                a = other + 1 + temple
            b, c = e["steps"], int(e.get("upTo", False)) | int(e.get("takeCard", False)) << 1
        elif op == "take_citizen":
            a = int(e["cost"] == "free")
        elif op == "food_menu":
            a, b = e["min"], e["max"]
        elif op == "raise_freeman":
            a = e["amount"]
        elif op == "vp" and "table" in e:
            op, table = "vp_table", e["table"]
            last = table.get("capIndex", max(map(int, table["values"])))
            a, b = len(self.vp_tables), self.amount({"per": table["per"]})
            row = [table["values"][str(min(i, last))] for i in range(8)]
            self.vp_tables.append(row)
        elif op == "vp":
            b = self.amount({k: e[k] for k in ("base", "each", "per")})
        elif op == "vp_from_die":
            a, b = self.colours.index(e["color"]), e["thenReduce"]
        elif op == "set_ship":
            a = e["value"]
        self.nodes[place] = (op, a, b, c, first, count, source)

    def source(self) -> str:
        out = enum("Op", OPS) + enum("Per", PERS)
        out += "struct Effect { Op op; std::uint8_t a, b, c, first, count, source; };\n"
        out += "struct Amount { std::uint8_t base, each; Per per; std::uint8_t arg; };\n"
        rows = ", ".join(f"Effect{{Op::{n[0]}, {', '.join(map(str, n[1:]))}}}" for n in self.nodes)
        assert len(self.nodes) < 256
        out += f"inline constexpr std::array<Effect, {len(self.nodes)}> kEffects{{{rows}}};\n"
        rows = ", ".join(f"Amount{{{a[0]}, {a[1]}, Per::{a[2]}, {a[3]}}}" for a in self.amounts)
        out += f"inline constexpr std::array<Amount, {len(self.amounts)}> kAmounts{{{rows}}};\n"
        rows = ", ".join("{" + ", ".join(map(str, r)) + "}" for r in self.vp_tables)
        return out + f"inline constexpr std::uint8_t kVpTables[{len(self.vp_tables)}][8]{{{rows}}};\n"


def zodiac_tables(data: dict, effects: Effects, source_of: dict) -> str:
    cards = {z["id"]: z["ability"] for z in data["zodiac"]["list"]}
    ids = list(cards)
    out = enum("Zodiac", [i[2:] for i in ids])
    for card in ("pisces", "aquarius", "cancer", "libra", "aries", "gemini", "scorpio"):
        root = effects.root(cards["z-" + card]["effect"], source_of["z-" + card])
        out += constant(f"k{card.capitalize()}Effect", root)
    sagittarius, capricorn, leo = (cards["z-" + c]["effect"] for c in ("sagittarius", "capricorn", "leo"))
    out += constant("kSagittariusRaise", sagittarius["amount"])
    out += constant("kSagittariusCitizenCap", sagittarius["cap"]["citizen"])
    out += constant("kSagittariusSpeakerCap", sagittarius["cap"]["speaker"])
    out += constant("kCapricornRaise", capricorn["amount"]) + constant("kCapricornCap", capricorn["cap"])
    out += constant("kLeoRaise", leo["amount"]) + constant("kLeoCap", leo["cap"])
    out += constant("kAquariusSteps", cards["z-aquarius"]["steps"])
    taurus = cards["z-taurus"]["modifier"]
    out += constant("kTaurusMarket", -taurus["market_wisdom"]) + constant("kTaurusCitizen", -taurus["citizen_wisdom"])
    return out


def district_tables(data: dict, colours: list[str]) -> str:
    cards = data["districtCards"]["list"]
    opposite, sides, icons = [], [[], []], []
    for card in cards:
        grid = card["grid"]
        row, col = next((r, c) for r in (0, 1) for c in (0, 1) if grid[r][c] == "wild")
        opposite.append(colours.index(grid[1 - row][1 - col]))
        for i, colour in enumerate(sorted(colours.index(x) for x in (grid[row][1 - col], grid[1 - row][col]))):
            sides[i].append(colour)
        icons.append("{" + ", ".join(str(card["towers"].count(c)) for c in colours) + "}")
    out = words("kDistricts", [c["id"] for c in cards]) + numbers("kDistrictOpposite", opposite)
    out += numbers("kDistrictSide1", sides[0]) + numbers("kDistrictSide2", sides[1])
    out += numbers("kDistrictFirst", [c["vpFirst"] for c in cards]) + numbers("kDistrictNext", [c["vpNext"] for c in cards])
    return out + f"inline constexpr std::uint8_t kDistrictTowers[{len(cards)}][{len(colours)}]{{{', '.join(icons)}}};\n"


def track_tables(data: dict, effects: Effects, exchange: int) -> str:
    track = data["militaryTrack"]
    spaces = track["spaces"]
    behind = [[b for b in track["borders"] if b["between"][1] <= s["pos"]] for s in spaces]
    for space, borders in zip(spaces, behind):
        if len(borders) != space["bordersCrossed"]:
            sys.exit(f"militaryTrack: {len(borders)} borders lie before {space['id']}, but it says {space['bordersCrossed']}")
    out = numbers("kBordersCrossed", [len(borders) for borders in behind])
    out += numbers("kBorderTokens", [sum(b["reward"]["superiority"] for b in borders) for borders in behind])
    out += numbers("kRetreatTo", [s["retreatTo"] for s in spaces])
    out += numbers("kAttackBonus", [effects.root(s["attackBonus"], exchange) for s in spaces])
    out += constant("kMilitaryStart", track["startSpace"]) + constant("kMilitaryEnd", track["endSpace"]["pos"])
    out += constant("kMilitaryEndVp", track["endSpace"]["vpOnEntry"])
    out += constant("kAttackPerBorder", track["attackVp"]["perBorderCrossed"])
    out += constant("kAttackPerDisc", track["attackVp"]["perDiscStrictlyBehind"])
    temples = data["templeTracks"]
    by_id = {t["id"]: t for t in temples["list"]}
    tops = [max(s["step"] for s in by_id[t]["spaces"]) for t in temples["orderLeftToRight"]]
    out += numbers("kTempleTop", tops) + constant("kHighestTemple", max(tops))
    rows = []
    for t in temples["orderLeftToRight"]:
        vp = {s["step"]: s["vp"] for s in by_id[t]["spaces"]}
        rows.append("{" + ", ".join(str(vp.get(s, 0)) for s in range(max(tops) + 1)) + "}")
    return out + f"inline constexpr std::uint8_t kTempleVp[{len(tops)}][{max(tops) + 1}]{{{', '.join(rows)}}};\n"


def tables(data: dict) -> str:
    colours = data["colors"]["order"]
    buildings = data["buildings"]["list"]
    ids = [b["id"] for b in buildings]
    zodiac = [z["id"] for z in data["zodiac"]["list"]]
    temples = data["templeTracks"]["orderLeftToRight"]
    sites = {s["id"]: s for s in data["encounterSites"]["list"]}
    site_ids = data["encounterSites"]["orderLeftToRight"]
    bonus = data["bonusTiles"]["list"]
    sources = ids + ["agora"] + zodiac + ["exchange"]
    source_of = {s: i for i, s in enumerate(sources)}
    effects = Effects(data)
    out = words("kColours", colours) + words("kResources", RESOURCES) + words("kBuildings", ids)
    out += words("kPieces", ids + ["agora", "palace"]) + words("kZodiacs", zodiac) + words("kTemples", temples)
    out += words("kSites", site_ids) + words("kBonuses", [b["id"] for b in bonus]) + words("kSources", sources)
    mains = [sites[s][half] for s in site_ids for half in ("upper", "lower")]
    out += words("kItems", [m["id"] for m in mains] + [b["id"] for b in bonus] + ["z-pisces"])
    dice = [f"{c}-{v}" for c in colours for v in range(1, 7)]
    out += words("kDice", dice) + words("kFreemen", ["freeman-" + d for d in dice])
    speakers = [f"speaker-{v}" for v in range(1, 7)]
    out += words("kSpeakers", speakers) + words("kWorkers", ["freeman-" + d for d in dice] + ["archon"] + speakers)
    out += words("kColumns", [f"x{v}" for v in range(-REACH, REACH + 1)]) + words("kRows", [f"y{v}" for v in range(-REACH, REACH + 1)])
    out += constant("kReach", REACH)
    out += numbers("kMainEffect", [effects.root(m["effect"], 0) for m in mains])
    out += numbers("kBonusEffect", [effects.root(b["effect"], 0) for b in bonus])
    out += numbers("kBonusColour", [colours.index(b["color"]) for b in bonus])
    out += numbers("kNeighbours", [sum(1 << site_ids.index(n) for n in data["encounterSites"]["neighbours"][s]) for s in site_ids])
    out += numbers("kBuildingEffect", [effects.root(b["effect"], source_of[b["id"]]) for b in buildings])
    out += numbers("kBuildingColour", [colours.index(b["color"]) for b in buildings])
    out += numbers("kBuildingStone", [b["stone"] for b in buildings]) + numbers("kBuildingCopies", [b["copies"] for b in buildings])
    copiers = sum(b["copies"] for b in buildings if b["effect"]["op"] == "copy_adjacent")
    out += constant("kCopiers", copiers)
    out += constant("kTilesPerColour", max(sum(b["copies"] for b in buildings if b["color"] == c) for c in colours))
    out += constant("kAllTiles", sum(b["copies"] for b in buildings))
    agora = next(t for t in data["startingTiles"]["list"] if t["id"] == "agora")
    palace = next(t for t in data["startingTiles"]["list"] if t["id"] == "palace")
    out += constant("kAgoraEffect", effects.root(agora["ability"]["effect"], source_of["agora"]))
    for name, tile in (("Agora", agora), ("Palace", palace)):
        out += constant(f"k{name}X", tile["cell"][0], "std::int8_t") + constant(f"k{name}Y", tile["cell"][1], "std::int8_t")
    out += zodiac_tables(data, effects, source_of) + district_tables(data, colours)
    out += track_tables(data, effects, source_of["exchange"]) + effects.source()
    out += numbers("kMarketWisdom", [s["wisdom"] for s in data["buildingMarket"]["slots"]])
    out += numbers("kOfferWisdom", [s["wisdom"] for s in data["citizenOffer"]["slots"]])
    board = data["playerBoard"]
    out += numbers("kPopulationFood", [s["food"] for s in board["populationTrack"]["spaces"]])
    out += numbers("kPopulationVp", [s["vp"] for s in board["populationTrack"]["spaces"]])
    out += numbers("kAdvisorVp", [s["vp"] for s in board["advisorTrack"]["spaces"]])
    counts, setup, values = data["componentCounts"]["list"], data["setup"], data["constants"]
    by_players = [setup["byPlayers"][p] for p in "1234"]
    out += numbers("kDiceRemoved", [p["citizenDiceRemovedPerColor"] for p in by_players])
    out += numbers("kSpeakerDice", [p["speakerDice"] for p in by_players])
    out += numbers("kDistrictCards", [data["solo"]["districtCards"]] + [p["districtCards"] for p in by_players[1:]])
    out += constant("kMostDistricts", max(p["districtCards"] for p in by_players))
    out += constant("kMostSpeakers", max(p["speakerDice"] for p in by_players))
    out += constant("kDicePerColour", counts["citizenDicePerColor"]) + constant("kTowerDiscs", counts["towerDiscsPerColor"])
    out += constant("kBases", counts["populationBasesPerPlayer"]) + constant("kStartBases", setup["startingBases"])
    out += constant("kDistrictGold", setup["goldPerDistrictCard"]) + constant("kPoolPerColour", setup["draftPoolPerColor"])
    out += constant("kTowerSupplyBase", setup["towerSupplyBasePerColor"]) + constant("kStartTower", setup["towersPerPlayerPerColor"])
    out += numbers("kStartResources", [data["resources"]["start"][r] for r in RESOURCES])
    out += constant("kGoldVp", data["resources"]["goldVpAtEnd"])
    out += constant("kFreemanMax", values["freemanMax"]) + constant("kSpeakerMax", values["speakerMax"])
    out += constant("kShipMin", values["shipMin"]) + constant("kShipMax", values["shipMax"]) + constant("kShipStart", setup["shipStartValue"])
    out += numbers("kRollValues", setup["draftRollValues"])
    faces = data["speakerDie"]["faces"]
    out += numbers("kSpeakerFaces", [faces.count(v) for v in range(1, 7)])
    towers = next(c for c in data["endConditions"]["list"] if c["id"] == "towers-depleted")
    out += constant("kColoursThatEnd", towers["colors"])
    solo = data["solo"]
    out += constant("kSoloRounds", solo["rounds"]) + constant("kSoloTarget", solo["winBase"]) + constant("kSoloPerCondition", solo["winPerCondition"])
    out += numbers("kSoloSite", [site_ids.index(c["site"]) for c in solo["conditions"]])
    out += numbers("kSoloColour", [colours.index(c["color"]) for c in solo["conditions"]])
    out += numbers("kNeutralDisc", [d["pos"] for d in solo["neutralDisc"]])
    out += constant("kSoloDiscard", solo["startDice"]["discardHighest"])
    return out + constant("kRoundCap", data["engineLimits"]["rounds"])
