"""The components of Gods of Rome as tables."""
from generate import constant, numbers, words

SYMBOLS = ["growth", "travel", "attack"]
CONDITIONS = ["own_value_at_least", "other_player_temple_here", "other_factions_at_least",
              "own_temple_and_no_meeples_here", "god_tile_here", "own_presence_in_adjacent_at_least",
              "own_presence_colours_at_least", "per_visited_temples"]
HOOKS = ["immune_to_enhanced_push", "may_enter_god_tile_territory", "ignore_negative_harvest", "control_ties",
         "attack_option_adjacent", "attack_option_extra", "extra_start_meeples"]


def enum(name: str, values: list[str]) -> str:
    return f"enum class {name} : std::uint8_t {{ {', '.join(values)} }};\n"


def powers_of(card: dict) -> list[dict]:
    found = []
    for power in card["powers"]:
        found += power.get("choose_at_most_one", [power])
    return found


def die_thirds(faces: dict, count: int) -> list[int]:
    """Which candidate (from 0) each face 1..6 points at."""
    row = faces[f"{count}_candidates"]
    pointed = [0] * 6
    for span, candidate in row.items():
        low, high = map(int, span.split("-"))
        for face in range(low, high + 1):
            pointed[face - 1] = candidate - 1
    return pointed


def tables(data: dict) -> str:
    gods = [g["id"] for g in data["gods"]]
    territories = data["board"]["territory_order"]
    by_id = {t["id"]: t for t in data["board"]["territories"]}
    cards = data["action_cards"]["cards"]
    objectives = data["objective_cards"]["cards"]
    first_game = {p["god"]: p for p in data["setup"]["first_game"]["placement"]}
    common = data["setup"]["common"]
    counts = data["setup"]["by_player_count"]
    out = words("kGods", gods) + words("kTerritories", territories)
    out += words("kActionCards", [c["id"] for c in cards]) + words("kObjectives", [o["id"] for o in objectives])
    out += words("kSlots", [s["id"] for s in data["player_board"]["slots"]]) + words("kSymbols", SYMBOLS)
    out += numbers("kColourOf", [gods.index(by_id[t]["colour"]) for t in territories])
    out += numbers("kAdjacent", [sum(1 << territories.index(a) for a in by_id[t]["adjacent"]) for t in territories],
                   "std::uint16_t")
    out += numbers("kSlotSymbol", [SYMBOLS.index(s["symbol"]) for s in data["player_board"]["slots"]])
    for i in (0, 1):
        out += numbers(f"kCardSymbol{i + 1}", [SYMBOLS.index(c["symbols"][i]) for c in cards])
    out += numbers("kCardCopies", [c["copies"] for c in cards])
    out += enum("Condition", CONDITIONS)
    conditions = [next(iter(o["condition"].items())) for o in objectives]
    out += numbers("kObjectiveCondition", [f"Condition::{c}" for c, _ in conditions], "Condition")
    out += numbers("kObjectiveNumber", [int(n) for _, n in conditions])
    out += numbers("kObjectiveFavour", [o["favour"] for o in objectives])
    out += numbers("kObjectivePerTerritory", [int(o["scope"] == "per_scored_territory") for o in objectives])
    out += enum("Hook", HOOKS)
    god_cards = {c["god"]: c for c in data["god_cards"]["cards"]}
    out += numbers("kHooks", [sum(1 << HOOKS.index(p["hook"]) for p in powers_of(god_cards[g])) for g in gods])
    extra = [p["n"] for g in gods for p in powers_of(god_cards[g]) if p["hook"] == "extra_start_meeples"]
    out += constant("kExtraStartMeeples", extra[0])
    pushes = [p["n"] for g in gods for p in powers_of(god_cards[g]) if p["hook"] == "attack_option_extra"]
    out += constant("kExtraPushes", pushes[0])
    for name, key in (("Start", "meeples_3"), ("Plus", "harvest_plus_1"), ("Minus", "harvest_minus_1")):
        out += numbers(f"kFirstGame{name}", [territories.index(first_game[g][key]) for g in gods])
    out += constant("kMeeples", data["meeples"]["per_colour"])
    out += constant("kStartMeeples", common["per_colour_in_play"]["start_territory_meeples"])
    out += constant("kWoodenTemples", data["wooden_temples"]["per_colour"])
    out += constant("kDiscs", data["action_discs"]["per_colour"])
    out += constant("kTempleSpaces", data["god_temples"]["temples"][0]["spaces"])
    out += constant("kDisplaySize", data["action_cards"]["display_size"])
    out += constant("kObjectivesUsed", common["objectives_drawn"])
    out += constant("kObjectivesAtStart", common["objectives_face_up"])
    players = ["1", "2", "3", "4"]
    out += numbers("kRemovedGods", [counts[p]["removed_gods"] for p in players])
    out += numbers("kBlockedSpaces", [counts[p]["blocked_spaces_in_each_other_temple"] for p in players])
    spaces = [c["space"] for c in data["favour_track"]["checkpoints"]]
    for p in players:
        out += numbers(f"kCheckpoints{p}", spaces[:2] + [counts[p]["checkpoint_3_space"]])
    for track in data["vp_tracks"]["tracks"]:
        out += numbers("kClaims" + track["id"][-1], track["claim_order"])
    cost = data["score_cost"]["by_discs_on_slots"]
    out += numbers("kScoreCost", [cost[str(k)] for k in range(len(cost))])
    faces = data["die"]["colour_roll"]
    out += numbers("kDieColour", [gods.index(faces[str(f)]) if faces[str(f)] in gods else 0xff for f in range(1, 7)])
    out += numbers("kDieOfTwo", die_thirds(data["die"]["territory_roll"], 2))
    out += numbers("kDieOfThree", die_thirds(data["die"]["territory_roll"], 3))
    pantheon = next(v for v in data["variants"] if "max_visits_per_god" in v)
    out += constant("kPantheonVisits", pantheon["max_visits_per_god"])
    out += constant("kPatronusMeeples", data["solo"]["patronus_setup"]["meeples_on_each_plus_1_territory"])
    limits = data["engine_limits"]
    out += constant("kSafetyStopTurns", limits["safety_stop_turns_per_player"], "std::uint16_t")
    out += constant("kStallTurns", limits["pantheon_stall_idle_turns_per_player"])
    return out
