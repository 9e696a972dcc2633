#!/usr/bin/env python3
"""Writes the texts that tell values of the components into the texts of Bora Bora and Origins, and into the tooltips of Bora Bora.

usage: derived_texts.py GAME [--check]

Run it after a change of data/GAME.json: prices, points and effects stand there and nowhere else. All other texts of
data/texts/GAME.json and data/about/GAME.json (the tooltips of the page) are written by hand and kept; what the terminal says of
a building or card of Origins is copied from its tooltip. --check changes nothing and fails where a text is out of date.
"""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("en", "pt")


def some(amount: int, one: str, many: str) -> str:
    return f"{amount} {one if amount == 1 else many}"


# Bora Bora: what a kind of people does, with the strengths of one, two and three.
PEOPLE = {
    "expand-land": ("Expands by land over a path of value up to {}.", "Expande por terra por um caminho de valor até {}."),
    "expand-water": ("Expands by water over a path of value up to {}.", "Expande por água por um caminho de valor até {}."),
    "take_person-woman": ("Takes a woman from positions up to {}.", "Tira uma mulher das posições até {}."),
    "take_person-man": ("Takes a man from positions up to {}.", "Tira um homem das posições até {}."),
    "build": ("Builds a tile of value up to {}.", "Constrói uma ficha de valor até {}."),
    "gain_material": ("Materials of your choice: {}.", "Materiais à tua escolha: {}."),
    "move_hut": ("Huts moved to the 12th space: up to {}.", "Cabanas movidas para o 12.º espaço: até {}."),
    "gain_vp": ("Scores {} VP.", "Vale {} PV."),
    "gain_god_card": ("God cards: {}.", "Cartas de deus: {}."),
    "gain_offering": ("Offerings: {}.", "Oferendas: {}."),
    "gain_status": ("Status steps: {}; you may use fewer heralds.", "Passos de estatuto: {}; podes usar menos arautos."),
    "gain_shell": ("Shells: {}.", "Conchas: {}."),
}
PERSON = (" With one, two or three of one sex. Tattoo of a man: {} status; shells of a woman: {}. (BB-8.3)",
          " Com um, dois ou três do mesmo sexo. Tatuagem do homem: {} de estatuto; conchas da mulher: {}. (BB-8.3)")


def bora_bora(data: dict) -> dict[str, dict[str, dict[str, str]]]:
    word, about = {}, {}
    jewelry, fish, tasks = data["jewelry"], data["fish"], data["tasks"]
    kinds = {k["id"]: k["name"] for k in jewelry["kinds"]}
    for tile in jewelry["tiles"]:
        name, cost, vp = kinds[tile["kind"]], tile["cost_shells"], tile["vp"]
        word[tile["id"]] = {"en": f"{name['en']} ({some(cost, 'shell', 'shells')}, {vp} VP)", "pt": f"{name['pt']} ({some(cost, 'concha', 'conchas')}, {vp} PV)"}
    six = next(b["vp"] for b in data["end_game"]["bonuses"] if b["requirement"]["metric"] == "jewelry")
    for kind, name in kinds.items():
        about[kind] = {"en": f"Jewellery: {name['en']}. Two of a kind, three different ones or four of any fulfil tasks; six score {six} VP at the end. (BB-9.3)",
                       "pt": f"Joia: {name['pt']}. Duas iguais, três diferentes ou quatro quaisquer cumprem tarefas; seis valem {six} PV no final. (BB-9.3)"}
    kinds = {k["id"]: k["name"] for k in fish["kinds"]}
    for tile in fish["tiles"]:
        name = kinds[tile["kind"]]
        word[tile["id"]] = {"en": f"{name['en']} ({tile['vp']} VP)", "pt": f"{name['pt']} ({tile['vp']} PV)"}
    materials = {m["id"]: m["name"] for m in data["materials"]}
    for space in data["player_board"]["ceremony_spaces"]:
        name = materials[space["material"]]
        word[space["id"]] = {"en": f"ceremony space row {space['row']}, column {space['col']} ({name['en']})",
                             "pt": f"espaço de cerimónia linha {space['row']}, coluna {space['col']} ({name['pt']})"}
    for kind in data["people"]["kinds"]:
        action = kind["action"]
        key = "-".join(str(action[k]) for k in ("effect", "mode", "sex") if k in action)
        strengths = " / ".join(map(str, action["n"]))
        about[kind["id"]] = {lang: PEOPLE[key][i].format(strengths) + PERSON[i].format(kind["status_on_man"], kind["shells_on_woman"]) for i, lang in enumerate(LANGUAGES)}
    yellow, unaided = tasks["vp_with_yellow_god"], tasks["vp_unaided"]
    about["yellow"] = {"en": f"Complete a task that lacks exactly one unit, for {yellow} VP. (BB-10.8)", "pt": f"Completa uma tarefa a que falta exatamente uma unidade, por {yellow} PV. (BB-10.8)"}
    about["tasks-board"] = {"en": f"Complete one task each round for {unaided} VP, {yellow} with the Yellow God, then take a new one. (BB-9.4)",
                            "pt": f"Completa uma tarefa por ronda por {unaided} PV, {yellow} com o Deus Amarelo, e tira uma nova. (BB-9.4)"}
    fishing, tile = data["action_tiles"]["fishing_space"]["vp"], data["gods"]["god_tiles"]["end_vp_each"]
    about["fishing"] = {"en": f"Any die, always open: {fishing} VP. (BB-6.7)", "pt": f"Qualquer dado, sempre aberto: {fishing} PV. (BB-6.7)"}
    about["god-tile"] = {"en": f"Pays for any god without an offering; {tile} VP at the end if unused. (BB-10.1)",
                         "pt": f"Paga qualquer deus sem oferenda; {tile} PV no final se não usada. (BB-10.1)"}
    about["task"] = {"en": f"A task: fulfil what it asks for {unaided} VP, or lack exactly one with the Yellow God for {yellow} VP. (BB-9.4)",
                     "pt": f"Uma tarefa: cumpre o que pede por {unaided} PV, ou com uma unidade a menos e o Deus Amarelo por {yellow} PV. (BB-9.4)"}
    cost = {i["id"]: i["cost"] for i in data["helper_menu"]["items"]}
    menu = [(cost[i], en, pt) for i, en, pt in (("tattoo", "tattoo", "tatuagem"), ("collect-shells", "shells", "conchas"), ("vp", "VP", "PV"), ("offering", "offering", "oferenda"),
                                                ("god-card", "god card", "carta de deus"), ("material", "material", "material"), ("move-hut", "moving a hut", "mover cabana"))]
    about["helper"] = {"en": f"Spend the die's points: {', '.join(f'{en} {n}' for n, en, _ in menu)}. (BB-6.3)",
                       "pt": f"Gasta os pontos do dado: {', '.join(f'{pt} {n}' for n, _, pt in menu)}. (BB-6.3)"}
    return {"word": word, "about": about}


# Origins: {e} is the effect, {values} its points by number.
EFFECTS = {
    "b-granary": ("{e[res][food][base]} Food plus {e[res][food][each]} Food per own Farm.", "{e[res][food][base]} de Alimento, mais {e[res][food][each]} por cada Quinta tua."),
    "b-harbor": ("{e[each]} VP per own yellow Building.", "{e[each]} PV por cada Construção amarela tua."),
    "b-market": ("{e[each]} VP per own yellow Freeman.", "{e[each]} PV por cada Homem Livre amarelo teu."),
    "b-mint": ("{e[res][gold]} Gold.", "{e[res][gold]} de Ouro."),
    "b-quarry": ("{e[res][stone][base]} Stone plus {e[res][stone][each]} Stone per empty orthogonally adjacent cell.",
                 "{e[res][stone][base]} de Pedra, mais {e[res][stone][each]} por cada espaço vazio ao lado."),
    "b-workshop": ("{e[n]} basic resource of choice.", "{e[n]} recurso básico à escolha."),
    "b-armory": ("Move {e[options][0][steps]} and/or Attack, any order.", "Avança {e[options][0][steps]} e/ou ataca, por qualquer ordem."),
    "b-chariot-yard": ("{e[steps][0][each]} VP per own red Building and {e[steps][1][each]} VP per own red Freeman.",
                       "{e[steps][0][each]} PV por cada Construção vermelha e {e[steps][1][each]} por cada Homem Livre vermelho teus."),
    "b-outpost": ("Move {e[options][0][steps]} or Attack.", "Avança {e[options][0][steps]} ou ataca."),
    "b-cavalry-field": ("Move {e[steps][0][steps]}, then 1 Stone or Food per player with less Military Strength.",
                        "Avança {e[steps][0][steps]}; depois 1 de Pedra ou de Alimento por cada jogador atrás de ti."),
    "b-veterans-camp": ("VP equal to the value of one unused red Freeman, then lower it by {e[thenReduce]}.",
                        "PV iguais ao valor de um Homem Livre vermelho por usar, que desce {e[thenReduce]}."),
    "b-castle": ("{e[base]} VP plus {e[each]} VP per closed District.", "{e[base]} PV, mais {e[each]} por cada Distrito fechado."),
    "b-stone-circle": ("{values} VP for 1/2/3/4/5 Building colours.", "{values} PV por 1/2/3/4/5 cores de Construções."),
    "b-obelisk": ("{values} VP for 1/2/3/4+ Obelisks.", "{values} PV por 1/2/3/4 ou mais Obeliscos."),
    "b-sacred-site": ("{values} VP for 1/2/3 Zodiac cards.", "{values} PV por 1/2/3 Cartas do Zodíaco."),
    "b-statue": ("Advance {e[steps]} on a Temple of choice.", "Avança {e[steps]} num Templo à escolha."),
    "b-artists-hall": ("{e[each]} VP per colour among own Freemen.", "{e[each]} PV por cada cor entre os teus Homens Livres."),
    "b-astronomy-tower": ("{e[res][wisdom][base]} Wisdom plus {e[res][wisdom][each]} per Advisor.", "{e[res][wisdom][base]} de Sabedoria, mais {e[res][wisdom][each]} por cada Conselheiro."),
    "b-fountain-of-wisdom": ("{e[steps][0][res][wisdom]} Wisdom and set any mothership to {e[steps][1][value]}.",
                             "{e[steps][0][res][wisdom]} de Sabedoria e põe uma Nave-mãe em {e[steps][1][value]}."),
    "b-gateway": ("Add up to {e[amount]} to one unused Freeman.", "Soma até {e[amount]} a um Homem Livre por usar."),
    "b-healers-mansion": ("{e[base]} VP plus {e[each]} VP per own Freeman.", "{e[base]} PV, mais {e[each]} por cada Homem Livre teu."),
    "z-sagittarius": ("Whenever you take a new Citizen or Speaker die you may add {e[amount]} to its value, to at most {e[cap][citizen]} / {e[cap][speaker]}.",
                      "Ao receber um novo dado de Cidadão ou Orador, podes somar-lhe {e[amount]}, até {e[cap][citizen]} / {e[cap][speaker]}."),
    "z-pisces": ("You may treat any Bonus action you are entitled to as 'gain {e[res][gold]} Gold'.", "Podes tratar uma Ação Bónus a que tens direito como «ganha {e[res][gold]} de Ouro»."),
    "z-capricorn": ("Whenever you build a Tower level you may add {e[amount]} to one of your Citizen dice, to at most {e[cap]}.",
                    "Ao construir um nível de Torre, podes somar {e[amount]} a um dos teus dados, até {e[cap]}."),
    "z-aquarius": ("Whenever you advance {a[steps]} spaces in a Temple you may pay {e[steps][0][res][gold]} Gold to advance {e[steps][1][steps]} in another Temple.",
                   "Ao avançar {a[steps]} degraus num Templo, podes pagar {e[steps][0][res][gold]} de Ouro para avançar {e[steps][1][steps]} noutro."),
    "z-taurus": ("Pay {less} Wisdom less for Buildings and for Citizen dice (not below {a[modifier][min]}).", "Pagas menos {less} de Sabedoria por Construções e dados de Cidadão (nunca abaixo de {a[modifier][min]})."),
    "z-aries": ("Whenever you Attack gain {e[each]} VP per own red Citizen die (Freemen and Seats of Power).",
                "Em cada ataque ganhas {e[each]} PV por cada dado vermelho teu (Homens Livres e Assentos de Poder)."),
    "z-leo": ("Whenever you close a District add {e[amount]} to that Seat of Power die, to at most {e[cap]}.", "Ao fechar um Distrito, soma {e[amount]} ao dado do Assento de Poder, até {e[cap]}."),
    "z-scorpio": ("Whenever you close a District, or a value-6 die has to rise (as an Advisor, or for VP if its colour is there), gain {e[res][wisdom]} Wisdom.",
                  "Ao fechar um Distrito, ou quando um 6 tem de subir (como Conselheiro, ou por PV se a cor já lá estiver), ganhas {e[res][wisdom]} de Sabedoria."),
    "agora": ("When a District with it is closed: {e[n]} basic resource of choice (reconstructed).", "Quando um Distrito com ela é fechado: {e[n]} recurso básico à escolha (reconstruído)."),
}
TEMPLES = {"b-forest-temple": ("the Forest", "na Floresta"), "b-mountain-temple": ("the Mountain", "na Montanha"), "b-sea-temple": ("the Sea", "no Mar")}
TEMPLE = ("Advance {e[steps][0][steps]} in {place}; may pay {o[steps][0][res][gold]} Gold to advance {o[steps][1][steps]} in another Temple.",
          "Avança {e[steps][0][steps]} {place}; podes pagar {o[steps][0][res][gold]} de Ouro para avançar {o[steps][1][steps]} noutro Templo.")


# What a visit may do; {cost} and {rest} are the two steps of a bonus with a price.
ITEMS = {
    "gain-3-stone": ("Gain {e[res][stone]} Stone.", "Ganha {e[res][stone]} de Pedra."),
    "gain-3-food": ("Gain {e[res][food]} Food.", "Ganha {e[res][food]} de Alimento."),
    "gain-3-wisdom": ("Gain {e[res][wisdom]} Wisdom.", "Ganha {e[res][wisdom]} de Sabedoria."),
    "gain-basic-and-gold": ("Gain {cost[n]} Stone, Food or Wisdom, and {rest[res][gold]} Gold.", "Ganha {cost[n]} de Pedra, Alimento ou Sabedoria, e {rest[res][gold]} de Ouro."),
    "gain-one-of-each": ("Gain {e[res][stone]} Stone, {e[res][wisdom]} Wisdom and {e[res][food]} Food.",
                         "Ganha {e[res][stone]} de Pedra, {e[res][wisdom]} de Sabedoria e {e[res][food]} de Alimento."),
    "spend-food": ("Pay {e[min]} to {e[max]} Food, one at a time: each raises an unused Freeman by 1 or moves your military disc 1 space.",
                   "Paga {e[min]} a {e[max]} de Alimento, um de cada vez: cada um eleva em 1 um Homem Livre por usar ou avança o teu disco militar 1 espaço."),
    "temple": ("At the end your two lower temples count, not the highest. The main temple action costs {cost[res][stone]} Stone, lifts one disc by up to {rest[steps]} steps "
               "and takes the Zodiac card of that temple, wherever it is.",
               "No fim contam os teus dois templos mais baixos, não o mais alto. A ação principal custa {cost[res][stone]} de Pedra, sobe um disco até {rest[steps]} "
               "degraus e dá a Carta do Zodíaco desse templo, onde quer que esteja."),
    "military": ("Your disc moves towards the end of the track; every border crossed brings a Superiority token, the last space {end} VP. The main action moves {main} "
                 "and/or attacks. An attack pays the bonus of your space, {border} VP per border behind you and {disc} VP per disc behind you. At the end of the round "
                 "discs fall back to their last border.",
                 "O teu disco avança na pista; cada fronteira cruzada dá um marcador de Superioridade e o último espaço {end} PV. A ação principal avança {main} e/ou "
                 "ataca. Um ataque dá o bónus do teu espaço, {border} PV por fronteira cruzada e {disc} PV por disco atrás de ti. No fim da ronda os discos recuam até "
                 "à última fronteira."),
    "bonus-military": ("Pay {cost[res][wisdom]} Wisdom: move {bonus} or attack.", "Paga {cost[res][wisdom]} de Sabedoria: avança {bonus} ou ataca."),
    "bonus-building": ("Pay {cost[res][food]} Food: buy a Building, with its own costs.", "Paga {cost[res][food]} de Alimento: compra uma Construção, com os seus custos."),
    "bonus-temple": ("Pay {cost[res][stone]} Stone: advance {rest[steps]} on a temple of choice. No Zodiac card is taken.",
                     "Paga {cost[res][stone]} de Pedra: avança {rest[steps]} num templo à escolha. Não dá Carta do Zodíaco."),
    "bonus-speaker": ("Take a Speaker of the offer, if there is one.", "Recebe um Orador da oferta, se houver."),
    "bonus-resource": ("Gain {e[n]} Stone, Food or Wisdom.", "Ganha {e[n]} de Pedra, Alimento ou Sabedoria."),
}
BONUS = (" For a Freeman of this colour, or the Archon if a die of it is among your Advisors: once per visit, before, between or after the main actions.",
         " Para um Homem Livre desta cor, ou para o Arconte se houver um dado dela entre os teus Conselheiros: uma vez por visita, antes, entre ou depois das ações principais.")
# The same in a sentence, where it tells a value.
WORDS = {
    "gain-3-stone": ("Gain {e[res][stone]} Stone", "Ganhar {e[res][stone]} de Pedra"),
    "gain-3-food": ("Gain {e[res][food]} Food", "Ganhar {e[res][food]} de Alimento"),
    "gain-3-wisdom": ("Gain {e[res][wisdom]} Wisdom", "Ganhar {e[res][wisdom]} de Sabedoria"),
    "gain-basic-and-gold": ("Gain {cost[n]} basic resource and {rest[res][gold]} Gold", "Ganhar {cost[n]} recurso básico e {rest[res][gold]} de Ouro"),
    "gain-one-of-each": ("Gain {e[res][stone]} Stone, {e[res][wisdom]} Wisdom and {e[res][food]} Food",
                         "Ganhar {e[res][stone]} de Pedra, {e[res][wisdom]} de Sabedoria e {e[res][food]} de Alimento"),
}
# Texts of the table that tell a value.
PLACES = {
    "gold": ("Stands for any resource, builds towers, and is worth {gold} VP at the end.", "Vale por qualquer recurso, constrói torres e dá {gold} PV no fim."),
    "population": ("Pay the Food of the leftmost base: it becomes yours and may carry a Citizen die. The last one brings {population} VP.",
                   "Paga o Alimento da base mais à esquerda: passa a ser tua e pode levar um dado de Cidadão. A última dá {population} PV."),
    "tower": ("A level costs Gold equal to the present height of your tower of that colour. At the end each die on a Seat of Power counts its value times the height of "
              "your tower of its colour. With {colours} colours or fewer left in the supply the game ends with the round.",
              "Um nível custa tanto Ouro quanto a altura atual da tua torre dessa cor. No fim, cada dado num Assento de Poder vale o seu valor vezes a altura da torre "
              "da sua cor. Com {colours} cores ou menos na reserva, o jogo termina com a ronda."),
}


def of_places(data: dict) -> tuple[dict[str, dict[str, str]], dict[str, dict[str, str]]]:
    """What can be done at a site and what else on the table tells a value: tooltips, and words of sentences."""
    track, constants = data["militaryTrack"], data["constants"]
    values = {"end": track["endSpace"]["vpOnEntry"], "border": track["attackVp"]["perBorderCrossed"], "disc": track["attackVp"]["perDiscStrictlyBehind"],
              "main": constants["militaryMainMove"]["value"], "bonus": constants["militaryBonusMove"]["value"], "gold": data["resources"]["goldVpAtEnd"],
              "population": data["playerBoard"]["populationTrack"]["spaces"][-1]["vp"],
              "colours": next(end["colors"] for end in data["endConditions"]["list"] if "colors" in end)}
    effects = {item["id"]: item["effect"] for site in data["encounterSites"]["list"] for item in (site["upper"], site["lower"])}
    effects.update({tile["id"]: tile["effect"] for tile in data["bonusTiles"]["list"]})

    def said(item: str, texts: tuple[str, str]) -> dict[str, str]:
        effect = effects.get(item, {})
        cost, rest = (effect.get("steps", []) + [{}, {}])[:2]
        return {lang: texts[i].format(e=effect, cost=cost, rest=rest, **values) + (BONUS[i] if item.startswith("bonus-") else "") for i, lang in enumerate(LANGUAGES)}

    return {item: said(item, texts) for item, texts in {**ITEMS, **PLACES}.items()}, {item: said(item, texts) for item, texts in WORDS.items()}


def origins(data: dict) -> dict[str, dict[str, dict[str, str]]]:
    about = {}
    pieces = {b["id"]: (b["effect"], {}) for b in data["buildings"]["list"]}
    pieces.update({z["id"]: (z["ability"].get("effect", {}), z["ability"]) for z in data["zodiac"]["list"]})
    pieces.update({t["id"]: (t["ability"]["effect"], {}) for t in data["startingTiles"]["list"] if t.get("ability")})
    for piece, texts in EFFECTS.items():
        effect, ability = pieces[piece]
        table = effect.get("table", {}).get("values", {})
        modifier = ability.get("modifier", {})
        if modifier.get("market_wisdom") != modifier.get("citizen_wisdom"):
            sys.exit(f"{piece}: the text tells one reduction for tiles and dice")
        values = "/".join(str(v) for n, v in table.items() if n != "0")
        about[piece] = {lang: texts[i].format(e=effect, a=ability, values=values, less=-modifier.get("market_wisdom", 0)) for i, lang in enumerate(LANGUAGES)}
    for piece, places in TEMPLES.items():
        effect = pieces[piece][0]
        about[piece] = {lang: TEMPLE[i].format(e=effect, o=effect["steps"][1]["effect"], place=places[i]) for i, lang in enumerate(LANGUAGES)}
    tips, word = of_places(data)
    return {"word": word, "about": {**about, **tips}}


class File:
    """A file of texts that is compared with what it should say, and written if it differs."""

    def __init__(self, path: str):
        self.path = ROOT / path
        self.content = json.loads(self.path.read_text(encoding="utf-8"))
        self.late = 0

    def say(self, texts: dict, key: str, said: dict[str, str]) -> None:
        before = texts.get(key, {})
        if any(before.get(lang) != said[lang] for lang in LANGUAGES):
            self.late += 1
            print(f"{self.path.relative_to(ROOT)}: {key}: {before.get('en')!r} / {before.get('pt')!r}, the data says {said['en']!r} / {said['pt']!r}")
        texts[key] = {**before, **{lang: said[lang] for lang in LANGUAGES}}

    def write(self) -> None:
        if self.late:
            self.path.write_text(json.dumps(self.content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    game, check = sys.argv[1], "--check" in sys.argv[2:]
    derived = {"bora-bora": bora_bora, "origins": origins}[game](json.loads((ROOT / f"data/{game}.json").read_text(encoding="utf-8")))
    texts, tips = File(f"data/texts/{game}.json"), File(f"data/about/{game}.json")
    files = [texts, tips]
    for key, said in derived["about"].items():
        # On the page the clause stands apart.
        tips.say(tips.content, key, said if game == "origins" else {lang: said[lang].rsplit(" (", 1)[0] for lang in LANGUAGES})
    if game == "origins":
        derived["about"] = {key: tips.content[key] for key in texts.content["about"]}
    for group, entries in derived.items():
        for key, said in entries.items():
            texts.say(texts.content[group], key, said)
    if not check:
        for file in files:
            file.write()
    return 1 if check and any(file.late for file in files) else 0


if __name__ == "__main__":
    sys.exit(main())
