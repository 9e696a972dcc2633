"""Writes the protocol's description, and how many components of each game are reconstructed, as
C++: embed.py <out.cpp> <openapi.json> <game data>..."""
import json
import os
import sys

LONGEST_LITERAL = 12000  # compilers bound the length of one literal


def reconstructed(value):
    if isinstance(value, list):
        return sum(reconstructed(item) for item in value)
    if not isinstance(value, dict):
        return 0
    return (value.get("source") == "reconstructed") + sum(reconstructed(item) for item in value.values())


out, openapi, games = sys.argv[1], sys.argv[2], sys.argv[3:]
with open(openapi, encoding="utf-8") as file:
    text = json.dumps(json.load(file), separators=(",", ":"), ensure_ascii=False)
pieces = [text[at:at + LONGEST_LITERAL] for at in range(0, len(text), LONGEST_LITERAL)]
counts = []
for game in sorted(games):
    with open(game, encoding="utf-8") as file:
        counts.append((os.path.basename(game)[:-len(".json")], reconstructed(json.load(file))))
os.makedirs(os.path.dirname(out), exist_ok=True)
with open(out, "w", encoding="utf-8") as cpp:
    cpp.write('#include "server/protocol/messages.h"\n\nnamespace tessera {\n\nconst std::string& openapi_document() {\n')
    cpp.write("  static const std::string text = std::string()\n")
    cpp.writelines(f'      + R"openapi({piece})openapi"\n' for piece in pieces)
    cpp.write("      ;\n  return text;\n}\n\nint reconstructed_components(std::string_view game) {\n")
    cpp.writelines(f'  if (game == "{game}") return {count};\n' for game, count in counts)
    cpp.write("  return 0;\n}\n\n}  // namespace tessera\n")
