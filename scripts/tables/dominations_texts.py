#!/usr/bin/env python3
"""Writes the names of components and the texts of effects and objectives into the texts of Dominations.

usage: dominations_texts.py data/dominations.json data/texts/dominations.json [--check]

Run it after a change of the data; --check changes nothing and fails where a text is out of date. Everything under "about" and every name of a component is made
here from the data; verbs, questions and other words in the file are written by hand and kept.
"""
import json
import pathlib
import sys

LANGUAGES = ("en", "pt")
VESTIGIUM = {"en": "Vestigium", "pt": "Vestigium"}

WHEN = {
    "acquire": ("At once", "De imediato"), "start_of_turn": ("Start of your turn", "Início do teu turno"),
    "start_of_era": ("Start of Eras II and III", "Início das Eras II e III"), "produce": ("When you place a tile", "Ao colocar uma peça"),
    "locus": ("When you complete a Locus", "Ao completar um Locus"), "build_city": ("When you build a City", "Ao construir uma Cidade"),
    "upgrade_city": ("When you raise a City", "Ao elevar uma Cidade"), "monument": ("When you take a level card", "Ao receber uma carta de nível"),
    "develop": ("When you develop a Mastery", "Ao desenvolver uma Maestria"), "upgrade": ("When you turn a Mastery over", "Ao virar uma Maestria"),
    "end_of_era": ("End of each Era", "Fim de cada Era"), "free_action": ("In your turn", "No teu turno"),
}
TARGETS = {"city": ("building and raising Cities costs", "construir e elevar Cidades custa"), "monument": ("level cards cost", "cartas de nível custam"),
           "develop": ("developing Masteries costs", "desenvolver Maestrias custa"), "upgrade": ("turning Masteries over costs", "virar Maestrias custa")}


class Writer:
    def __init__(self, data: dict):
        self.domains = {d["id"]: d["name"] for d in data["domains"]["items"]}

    def domain(self, name: str, lang: int) -> str:
        return {**self.domains, "vestigium": VESTIGIUM}[name][LANGUAGES[lang]]

    def thing(self, gain: dict, amount: int, lang: int) -> str:
        if gain["res"] == "knowledge":
            name = self.domain(gain["domain"], lang)
            return (f"{amount} {name} Knowledge", f"{amount} de {name}")[lang]
        many = {"vp": ("VP", "PV"), "influence": ("Influence", "de Influência"),
                "tile": ("tile" if amount == 1 else "tiles", "peça" if amount == 1 else "peças")}
        return f"{amount} {many[gain['res']][lang]}"

    def counter(self, per: dict, lang: int) -> str:
        each, kind = per["each"], per["count"]
        some = "" if each == 1 else f"{each} "
        plural = each != 1
        dom = self.domain(per["domain"], lang) if per.get("domain") not in (None, "all") else ""
        level = per.get("min_level", 0)
        texts = {
            "produced": (f"{each} {dom} Produced", f"{each} de {dom} Produzidos"),
            "cities": (f"{some}{dom + ' ' if dom else ''}{'Cities' if plural else 'City'}" + (f" of level {level} or more" if level else ""),
                       f"{some}{'Cidades' if plural else 'Cidade'}{' de ' + dom if dom else ''}" + (f" de nível {level} ou mais" if level else "")),
            "city_levels": (f"{some}City level{'s' if plural else ''}", f"{some}{'níveis' if plural else 'nível'} de Cidade"),
            "city_domains": (f"{some}Domain{'s' if plural else ''} with a City of yours", f"{some}Domínio{'s' if plural else ''} com uma Cidade tua"),
            "city_groups": (f"{some}group{'s' if plural else ''} of your Cities", f"{some}grupo{'s' if plural else ''} de Cidades tuas"),
            "largest_city_group": (f"{some}{'Cities' if plural else 'City'} of your largest group", f"{some}{'Cidades' if plural else 'Cidade'} do teu maior grupo"),
            "nodus": (f"{some}{dom + ' ' if dom else ''}Nodus in your tree", f"{some}Nodus{' de ' + dom if dom else ''} na tua árvore"),
            "nodus_domains": (f"{some}Domain{'s' if plural else ''} with a Nodus in your tree", f"{some}Domínio{'s' if plural else ''} com Nodus na tua árvore"),
            "masteries": (self.masteries(per, dom, plural, some, 0), self.masteries(per, dom, plural, some, 1)),
            "monument_cards": (f"{some}level card{'s' if plural else ''} in your tree", f"{some}carta{'s' if plural else ''} de nível na tua árvore"),
            "influence": (f"{some}Influence you have", f"{some}da tua Influência"),
            "reserve_limit": (f"{some}point{'s' if plural else ''} of your {dom} Reserve limit", f"{some}ponto{'s' if plural else ''} do teu limite de Reserva de {dom}"),
        }
        return texts[kind][lang]

    def masteries(self, per: dict, dom: str, plural: bool, some: str, lang: int) -> str:
        face = {"basic": ("basic", "básica"), "advanced": ("advanced", "avançada"), None: ("", "")}[per.get("face")][lang]
        if lang == 0:
            words = [w for w in (some.strip(), face, dom, "Masteries" if plural else "Mastery") if w]
            return " ".join(words) + (f" of value {per['value']}" if "value" in per else "") + " in your tree"
        face += "s" if plural and face else ""
        return f"{some}Maestria{'s' if plural else ''}" + (f" {face}" if face else "") + (f" de {dom}" if dom else "") + \
            (f" de valor {per['value']}" if "value" in per else "") + " na tua árvore"

    def effect(self, effect: dict, lang: int) -> str:
        if "mod" in effect:
            return self.mod(effect, lang)
        if "exchange" in effect:
            return self.exchange(effect["exchange"], lang)
        if "action" in effect:
            value = effect["max_value"]
            return {"free_develop": (f"At once: you may develop a Mastery of value {value} or less without paying.",
                                     f"De imediato: podes desenvolver sem pagar uma Maestria de valor até {value}."),
                    "free_upgrade": (f"At once: you may turn a basic Mastery of value {value} or less to its advanced face without paying.",
                                     f"De imediato: podes virar sem pagar uma Maestria básica de valor até {value} para a face avançada.")}[effect["action"]][lang]
        when = WHEN[effect["on"]][lang] if effect["on"] != "nodus" else \
            (f"For each new {self.domain(effect['if']['domain'], 0)} Nodus", f"A cada novo Nodus de {self.domain(effect['if']['domain'], 1)}")[lang]
        gain = self.thing(effect["gain"], effect["amount"], lang)
        verb = ("draw", "tira") if effect["gain"]["res"] == "tile" else ("score", "marca") if effect["gain"]["res"] == "vp" else ("gain", "ganha")
        per = f" {('per', 'por cada')[lang]} {self.counter(effect['per'], lang)}" if "per" in effect else ""
        return f"{when}: {verb[lang]} {gain}{per}."

    def mod(self, effect: dict, lang: int) -> str:
        n = effect["amount"]
        domain = effect.get("domain")
        of = "" if domain in (None, "all") else self.domain(domain, lang)
        texts = {
            "field_bonus": (f"{'An' if of[:1] in 'AEIOU' else 'A'} {of} Field you place Produces {n} more.", f"Um Campo de {of} que colocas Produz mais {n}."),
            "city_bonus": (f"Each {of + ' ' if of else ''}City of yours Produces {n} more.", f"Cada Cidade tua{' de ' + of if of else ''} Produz mais {n}."),
            "reserve_bonus": (f"Your {of + ' ' if of else ''}Reserve limit{'' if of else 's'} {'is' if of else 'are'} {n} higher, up to 20.",
                              f"{'O teu limite' if of else 'Os teus limites'} de Reserva{' de ' + of if of else ''} {'aumenta' if of else 'aumentam'} {n}, até 20."),
            "hand_size": (f"Your hand size at each refill is {n} higher.", f"A tua mão em cada reposição tem mais {n} peças."),
            "keep_knowledge": (f"Between Eras you keep up to {n} Knowledge of your choice.", f"Entre as Eras guardas até {n} de Conhecimento à tua escolha."),
            "discount": (f"For you {TARGETS.get(effect.get('target'), ('', ''))[0]} {n} less.", f"Para ti, {TARGETS.get(effect.get('target'), ('', ''))[1]} menos {n}."),
        }
        return texts[effect["mod"]][lang]

    def exchange(self, exchange: dict, lang: int) -> str:
        give, get = exchange["give"], exchange["get"]
        any_domain = ("of one Domain", "de um mesmo Domínio")
        given = f"{give['n']} " + (any_domain[lang] if give["domain"] == "any" else ("", "de ")[lang] + self.domain(give["domain"], lang))
        other = ("of another Domain", "de outro Domínio")
        if get["res"] == "influence":
            received = self.thing(get, exchange["get_n"], lang)
        else:
            received = f"{exchange['get_n']} " + (other[lang] if get["domain"] == "other" else ("", "de ")[lang] + self.domain(get["domain"], lang))
        limit = exchange.get("per_turn")
        often = "" if not limit else (f", up to {limit} time{'s' if limit > 1 else ''} a turn", f", até {limit} vez{'es' if limit > 1 else ''} por turno")[lang]
        return (f"In your turn: exchange {given} for {received}{often}.", f"No teu turno: troca {given} por {received}{often}.")[lang]

    def objective(self, aim: dict, lang: int) -> str:
        count = aim.get("count")
        kind = aim["type"]
        if kind == "nodus":
            parts = [(f"{n} {self.domain(d, 0)}", f"{n} de {self.domain(d, 1)}")[lang] for d, n in aim["need"].items()]
            return ("Nodus: ", "Nodus: ")[lang] + ", ".join(parts)
        if kind == "masteries":
            lines = []
            for line in aim["need"]:
                names = (" or ", " ou ")[lang].join(self.domain(d, lang) for d in line["domains"])
                lines.append((f"{line['count']} of value {line['value']} ({names})", f"{line['count']} de valor {line['value']} ({names})")[lang])
            return ("Masteries: ", "Maestrias: ")[lang] + ", ".join(lines)
        if kind == "cities":
            return ("Cities: ", "Cidades: ")[lang] + ", ".join((f"{n} of level {l}", f"{n} de nível {l}")[lang] for l, n in aim["need"].items())
        return {"adjacent_cities": (f"{count} adjacent Cities", f"{count} Cidades adjacentes"),
                "separate_cities": (f"{count} separate groups of Cities", f"{count} grupos separados de Cidades"),
                "influence": (f"{count} Influence", f"{count} de Influência"),
                "monument_control": (f"Control of {count} Monument{'s' if count > 1 else ''}", f"Controlo de {count} Monumento{'s' if count > 1 else ''}")}[kind][lang]


def both(make) -> dict[str, str]:
    return {language: make(i) for i, language in enumerate(LANGUAGES)}


def effects_text(writer: Writer, effects: list[dict]) -> dict[str, str]:
    return both(lambda lang: " ".join(writer.effect(e, lang) for e in effects))


def main() -> None:
    data_path, texts_path = map(pathlib.Path, sys.argv[1:3])
    data = json.loads(data_path.read_text(encoding="utf-8"))
    texts = json.loads(texts_path.read_text(encoding="utf-8"))
    writer = Writer(data)
    word, about = texts["word"], {}
    for group in ("domains", "masteries", "monuments", "objectives", "domination_cards"):
        for item in data[group]["items"]:
            word[item["id"]] = item["name"]
    for tile in data["tiles"]["items"]:
        names = [[writer.domain(d, lang) for d in [tile["field"], *tile["dots"]]] for lang in (0, 1)]
        number = int(tile["id"][1:])
        word[tile["id"]] = {"en": f"tile {number} ({names[0][0]}: {', '.join(names[0][1:])})", "pt": f"peça {number} ({names[1][0]}: {', '.join(names[1][1:])})"}
    for mastery in data["masteries"]["items"]:
        about[mastery["id"]] = effects_text(writer, mastery["basic"]["effects"])
        about[mastery["id"] + ".advanced"] = effects_text(writer, mastery["advanced"]["effects"])
    monuments = {m["id"]: m["name"] for m in data["monuments"]["items"]}
    for level in data["monument_levels"]["items"]:
        name = monuments[level["monument"]]
        word[level["id"]] = {"en": f"{name['en']} {level['level']}", "pt": f"{name['pt']} {level['level']}"}
        if level["effects"]:
            about[level["id"]] = effects_text(writer, level["effects"])
    about["campfire"] = effects_text(writer, data["campfire"]["effects"])
    for nation in data["objectives"]["items"]:
        for aim in nation["objectives"]:
            about[f"{nation['id']}.{aim['slot']}"] = both(lambda lang: writer.objective(aim, lang))
    for role in data["domination_cards"]["items"]:
        about[role["id"]] = {"en": role["text"], "pt": role["text_pt"]}
    texts["about"] = about
    made = json.dumps(texts, ensure_ascii=False, indent=1) + "\n"
    if "--check" not in sys.argv[3:]:
        texts_path.write_text(made, encoding="utf-8")
    elif texts_path.read_text(encoding="utf-8") != made:
        sys.exit(f"{texts_path} is out of date: run {sys.argv[0]}")


if __name__ == "__main__":
    main()
