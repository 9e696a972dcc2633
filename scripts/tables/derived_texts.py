#!/usr/bin/env python3
"""Writes the texts that tell values of the components into the texts of Bora Bora and Origins, and into the tooltips of Bora Bora.

usage: derived_texts.py GAME [--check]

Run it after a change of data/GAME.json: prices, points and effects stand there and nowhere else. All other texts of
data/texts/GAME.json and data/about/GAME.json are written by hand and kept. --check changes nothing and fails where a text is out of date.
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
    "z-scorpio": ("Whenever you close a District or a value-6 die becomes an Advisor, gain {e[res][wisdom]} Wisdom.",
                  "Ao fechar um Distrito, ou quando um 6 tem de subir, ganhas {e[res][wisdom]} de Sabedoria."),
    "agora": ("When a District with it is closed: {e[n]} basic resource of choice (reconstructed).", "Quando um Distrito com ela é fechado: {e[n]} recurso básico à escolha (reconstruído)."),
}
TEMPLES = {"b-forest-temple": ("the Forest", "na Floresta"), "b-mountain-temple": ("the Mountain", "na Montanha"), "b-sea-temple": ("the Sea", "no Mar")}
TEMPLE = ("Advance {e[steps][0][steps]} in {place}; may pay {o[steps][0][res][gold]} Gold to advance {o[steps][1][steps]} in another Temple.",
          "Avança {e[steps][0][steps]} {place}; podes pagar {o[steps][0][res][gold]} de Ouro para avançar {o[steps][1][steps]} noutro Templo.")


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
    return {"about": about}


def tooltips(game: str, about: dict[str, dict[str, str]], check: bool) -> int:
    """The same texts on the page, where the clause stands apart, one tooltip a line."""
    path = ROOT / f"data/about/{game}.json"
    tips, late = json.loads(path.read_text(encoding="utf-8")), 0
    for key, said in about.items():
        text = {lang: said[lang].rsplit(" (", 1)[0] for lang in LANGUAGES}
        if any(tips[key][lang] != text[lang] for lang in LANGUAGES):
            late += 1
            print(f"{game}: the tooltip of {key} {'is' if check else 'was'} {tips[key]['en']!r} / {tips[key]['pt']!r}, the data says {text['en']!r} / {text['pt']!r}")
        tips[key] = {**tips[key], **text}
    if not check and late:
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(tip, ensure_ascii=False)}" for key, tip in tips.items())
        path.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    return late


def main() -> int:
    game, check = sys.argv[1], "--check" in sys.argv[2:]
    derived = {"bora-bora": bora_bora, "origins": origins}[game](json.loads((ROOT / f"data/{game}.json").read_text(encoding="utf-8")))
    path = ROOT / f"data/texts/{game}.json"
    texts = json.loads(path.read_text(encoding="utf-8"))
    late = 0
    for group, entries in derived.items():
        for key, said in entries.items():
            before = texts[group].get(key, {})
            if any(before.get(lang) != said[lang] for lang in LANGUAGES):
                late += 1
                print(f"{game}: {group}.{key} {'is' if check else 'was'} {before.get('en')!r} / {before.get('pt')!r}, the data says {said['en']!r} / {said['pt']!r}")
            texts[group][key] = {**before, **said}
    if not check and late:
        path.write_text(json.dumps(texts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if game == "bora-bora":
        late += tooltips(game, derived["about"], check)
    return 1 if check and late else 0


if __name__ == "__main__":
    sys.exit(main())
