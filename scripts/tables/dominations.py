"""The components of Dominations as tables."""
from generate import constant, numbers, words

SIDES = ["N", "E", "S", "W"]
TRIGGERS = ["acquire", "start_of_turn", "start_of_era", "produce", "locus", "nodus", "build_city", "upgrade_city",
            "monument", "develop", "upgrade", "end_of_era", "continuous", "free_action"]
DEEDS = ["gain", "mod", "exchange", "action"]
RESOURCES = ["knowledge", "vp", "influence", "tile"]
COUNTERS = ["once", "produced", "cities", "city_levels", "city_domains", "city_groups", "largest_city_group", "nodus",
            "nodus_domains", "masteries", "monument_cards", "influence", "reserve_limit"]
MODS = ["field_bonus", "city_bonus", "discount", "reserve_bonus", "hand_size", "keep_knowledge"]
TARGETS = ["city", "monument", "develop", "upgrade"]
ACTIONS = ["free_develop", "free_upgrade"]
FACES = ["basic", "advanced"]
ABILITIES = ["set_initiative", "extra_tiles", "gain_influence", "field_base", "reactivate_tile", "second_tile"]
AIMS = ["nodus", "masteries", "cities", "adjacent_cities", "separate_cities", "influence", "monument_control"]
NONE = 0xff

TYPES = """
struct Tile { std::uint8_t field; std::array<std::uint8_t, 3> dots; };
// One effect of a face (DO-13). Filters that are not given are kAny; `each` is 1 without `per`.
struct Effect {
  Trigger on;
  Deed deed;
  Resource resource;      // gain, exchange: what is received
  std::uint8_t domain;    // gain, mod, exchange: of the Knowledge received, kAny: every or any other
  std::uint8_t amount;    // gain, mod; action: the highest value; exchange: how many are received
  Counter counter;        // gain
  std::uint8_t each;
  std::uint8_t of_domain, min_level, of_value, of_face;  // filters of the counter
  std::uint8_t if_domain; // nodus
  Mod mod;
  Target target;
  FreeAction action;
  std::uint8_t give_domain, give, per_turn;  // exchange; per_turn 0: no limit
};
struct Face { std::uint8_t vp, influence; std::uint16_t first_effect; std::uint8_t effects; std::uint16_t triggers; };
struct Mastery { std::uint8_t domain, value, cost, upgrade_cost, needs_domain, needs_value; };
struct Level { std::uint8_t monument, level; std::array<std::uint8_t, 2> domain, cost; };
struct Reward { Resource resource; std::uint8_t domain, amount; };  // amount 0: none
// Sides x1, x2, y1, y2 and dots x0..x2, y0..y2 of a diamond; a circle has one reward.
struct Monument {
  std::uint8_t circle, symmetric, domain, levels, first_level;
  std::array<std::uint8_t, 4> open;
  std::array<Reward, 4> reward;
  std::array<std::uint8_t, 6> dots;
};
struct Role { std::uint8_t vp, vp_two_players, vp_last_era, amount; Ability ability; };
struct Line { std::uint8_t count, value, domains; };
struct Aim { AimKind kind; std::uint8_t count; std::array<std::uint8_t, 6> nodus; std::array<Line, 2> lines; std::array<std::uint8_t, 3> cities; };
"""


def enum(name: str, values: list[str]) -> str:
    return f"enum class {name} : std::uint8_t {{ {', '.join(values)} }};\n"


def table(name: str, kind: str, rows: list[str]) -> str:
    body = ",\n    ".join(rows)
    return f"inline constexpr std::array<{kind}, {len(rows)}> {name}{{{{\n    {body}}}}};\n"


def braces(values) -> str:
    return "{" + ", ".join(str(v) for v in values) + "}"


class Domains:
    def __init__(self, data: dict):
        self.ids = [d["id"] for d in data["domains"]["items"]]

    def index(self, name) -> int:
        """A Domain; Vestigium and Corruptio follow the six; nothing, any, other and all are NONE."""
        if name in (None, "any", "other", "all"):
            return NONE
        return (self.ids + ["vestigium", "corruptio"]).index(name)


def effect_row(effect: dict, domains: Domains) -> str:
    gain, per, exchange = effect.get("gain", {}), effect.get("per", {}), effect.get("exchange", {})
    deed = next(d for d in DEEDS if d in effect)
    received = exchange.get("get", gain)
    domain = domains.index(effect.get("domain", received.get("domain")))
    amount = effect.get("amount", effect.get("max_value", exchange.get("get_n")))
    return braces([
        f"Trigger::{effect['on']}", f"Deed::{deed}", f"Resource::{received.get('res', 'knowledge')}", domain, amount,
        f"Counter::{per.get('count', 'once')}", per.get("each", 1), domains.index(per.get("domain")),
        per.get("min_level", 0), per.get("value", NONE), FACES.index(per["face"]) if "face" in per else NONE,
        domains.index(effect.get("if", {}).get("domain")), f"Mod::{effect.get('mod', MODS[0])}",
        f"Target::{effect.get('target', TARGETS[0])}", f"FreeAction::{effect.get('action', ACTIONS[0])}",
        domains.index(exchange.get("give", {}).get("domain")), exchange.get("give", {}).get("n", 0),
        exchange.get("per_turn") or 0])


def face_tables(data: dict, domains: Domains) -> str:
    """Faces: basic and advanced of every Mastery in turn, then the level cards, then the Campfire."""
    faces = [m[face] for m in data["masteries"]["items"] for face in FACES]
    faces += data["monument_levels"]["items"] + [{"vp": 0, "influence": 0, **data["campfire"]}]
    rows, effects = [], []
    for face in faces:
        mask = sum({1 << TRIGGERS.index(e["on"]) for e in face["effects"]})
        rows.append(braces([face["vp"], face["influence"], len(effects), len(face["effects"]), mask]))
        effects += [effect_row(e, domains) for e in face["effects"]]
    return table("kEffects", "Effect", effects) + table("kFaces", "Face", rows)


def edges(card: dict, domains: Domains) -> str:
    return braces(domains.index(card["edges"][side]) for side in SIDES)


def mastery_row(mastery: dict, domains: Domains) -> str:
    (domain, cost), = mastery["cost"].items()
    (upgrade_domain, upgrade), = mastery["advanced"]["upgrade_cost"].items()
    assert domain == upgrade_domain == mastery["domain"], "a Mastery is paid in its own Domain"
    need = mastery["prerequisite"] or {"domain": None, "value": 0}
    return braces([domains.index(domain), mastery["value"], cost, upgrade, domains.index(need["domain"]), need["value"]])


def level_row(level: dict, monuments: list[str], domains: Domains) -> str:
    cost = list(level["cost"].items()) + [(None, 0)]
    return braces([monuments.index(level["monument"]), level["level"],
                   braces(domains.index(d) for d, _ in cost[:2]), braces(n for _, n in cost[:2])])


def reward(thing, domains: Domains) -> str:
    if not thing:
        return "{Resource::vp, 255, 0}"
    return braces([f"Resource::{thing['gain']['res']}", domains.index(thing["gain"].get("domain")), thing["amount"]])


def monument_row(monument: dict, first: int, domains: Domains) -> str:
    circle = monument["shape"] == "circle"
    sides = [monument["sides"][s] for s in ("x1", "x2", "y1", "y2")] if not circle else []
    rewards = [reward(s["reward"], domains) for s in sides] or [reward(monument["city_reward"], domains)] + [reward(None, domains)] * 3
    dots = monument["dots"]["x"] + monument["dots"]["y"] if not circle else [None] * 6
    if circle:
        assert monument["city_reward"]["domain"] == monument["domain"], "a circle rewards Cities of its own Domain"
    else:
        assert monument["placement"]["requires_adjacent_city_domain"] == monument["domain"]
    return braces([int(circle), int(monument.get("half_turn_symmetric", False)), domains.index(monument["domain"]),
                   monument["levels"], first, braces([int(s["open"]) for s in sides] or [0] * 4),
                   "{{" + ", ".join(rewards) + "}}", braces(domains.index(d) for d in dots)])


def aim_row(aim: dict, domains: Domains) -> str:
    nodus, lines, cities = [0] * 6, [], [0] * 3
    if aim["type"] == "nodus":
        for domain, count in aim["need"].items():
            nodus[domains.index(domain)] = count
    if aim["type"] == "masteries":
        lines = [braces([l["count"], l["value"], sum(1 << domains.index(d) for d in l["domains"])]) for l in aim["need"]]
    if aim["type"] == "cities":
        cities = [aim["need"].get(str(level), 0) for level in (1, 2, 3)]
    lines += ["{0, 0, 0}"] * (2 - len(lines))
    assert len(lines) == 2
    return braces([f"AimKind::{aim['type']}", aim.get("count", 0), braces(nodus), "{{" + ", ".join(lines) + "}}", braces(cities)])


def tables(data: dict) -> str:
    domains = Domains(data)
    masteries, levels = data["masteries"]["items"], data["monument_levels"]["items"]
    monuments = [m["id"] for m in data["monuments"]["items"]]
    first = {m: min(i for i, l in enumerate(levels) if l["monument"] == m) for m in monuments}
    for i, level in enumerate(levels):
        assert i == first[level["monument"]] + level["level"] - 1, "level cards stand in order"
    assert len(data["campfire"]["effects"]) >= 1 and data["campfire"]["position"] == [0, 0]
    out = enum("Trigger", TRIGGERS) + enum("Deed", DEEDS) + enum("Resource", RESOURCES) + enum("Counter", COUNTERS)
    out += enum("Mod", MODS) + enum("Target", TARGETS) + enum("FreeAction", ACTIONS) + enum("Ability", ABILITIES)
    out += enum("AimKind", AIMS) + TYPES + constant("kAny", NONE)
    out += words("kDomains", domains.ids) + words("kTiles", [t["id"] for t in data["tiles"]["items"]])
    out += words("kMasteries", [m["id"] for m in masteries]) + words("kMonuments", monuments)
    out += words("kLevels", [l["id"] for l in levels]) + words("kNations", [o["id"] for o in data["objectives"]["items"]])
    out += table("kTileFaces", "Tile", [braces([domains.index(t["field"]), braces(map(domains.index, t["dots"]))])
                                        for t in data["tiles"]["items"]])
    corners = sorted(data["cradle"]["corners"], key=lambda c: c["corner"])
    out += numbers("kCradleDots", [domains.index(c["dot"]) for c in corners])
    out += face_tables(data, domains)
    cards = [copy for m in masteries for copy in m["copies"]] + levels + [data["campfire"]]
    assert all(len(m["copies"]) == 4 for m in masteries)
    out += table("kEdges", "std::array<std::uint8_t, 4>", [edges(c, domains) for c in cards])
    out += table("kMasteryCards", "Mastery", [mastery_row(m, domains) for m in masteries])
    out += table("kLevelCards", "Level", [level_row(l, monuments, domains) for l in levels])
    out += table("kMonumentPieces", "Monument", [monument_row(m, first[m["id"]], domains) for m in data["monuments"]["items"]])
    out += table("kAims", "std::array<Aim, 5>", ["{{" + ", ".join(aim_row(a, domains) for a in o["objectives"]) + "}}"
                                                 for o in data["objectives"]["items"]])
    out += numbers("kObjectivePoints", data["objective_scoring"]["vp_by_count"])
    role_of = {r["domain"]: r for r in data["domination_cards"]["items"]}
    roles = [role_of[d] for d in domains.ids]
    out += words("kRoles", [r["id"] for r in roles])
    out += table("kRoleCards", "Role", [braces([r["vp"], r["vp_2p"], r["vp_era3"], r.get("amount", 0), f"Ability::{r['ability']}"]) for r in roles])
    out += numbers("kRoleOfAbility", [next(i for i, r in enumerate(roles) if r["ability"] == a) for a in ABILITIES])
    city = data["cities"]["levels"]
    for name, key in (("Cost", "cost"), ("Influence", "influence"), ("Limit", "reserve_limit"), ("Activation", "activation")):
        out += numbers(f"kCity{name}", [0] + [level[key] for level in city])
    out += constant("kCityTokens", data["cities"]["tokens_per_player"]) + constant("kMaxLevel", data["cities"]["max_level"])
    out += constant("kBaseLimit", data["reserve"]["base_limit"]) + constant("kLimitCap", data["reserve"]["cap"])
    out += constant("kOverflowPoints", data["reserve"]["vp_per_overflow_at_cap"])
    thresholds = data["influence_thresholds"]["assimilation"]
    out += numbers("kAssimilationFrom", [t["min"] for t in thresholds])
    out += numbers("kAssimilationValue", [max(t["values"]) for t in thresholds])
    setup = data["setup"]["players"]["4"]
    out += constant("kHandSize", setup["hand_size"]) + constant("kRounds", setup["turns_per_era"]) + constant("kEras", setup["eras"])
    out += constant("kDealt", setup["objective_cards_dealt_each"])
    limited = [m["id"] for m in masteries if any(e.get("exchange", {}).get("per_turn") for f in FACES for e in m[f]["effects"])]
    out += constant("kLimitedExchanges", max(1, len(limited)))
    out += numbers("kLimitedIndex", [limited.index(m["id"]) if m["id"] in limited else NONE for m in masteries])
    return out
