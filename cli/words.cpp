#include "cli/words.h"

#include <algorithm>
#include <cassert>

namespace tessera::cli {
namespace {

// Sorted by key. Polish speaks English here until somebody writes it.
constexpr Text kWords[] = {
    {"blessings", {"blessings", "bênçãos", ""}},
    {"board-cards", {"Cards", "Cartas", ""}},
    {"board-favour", {"Favour", "Favor", ""}},
    {"board-objectives", {"Objectives", "Objetivos", ""}},
    {"board-points", {"Points", "Pontos", ""}},
    {"bye", {"Goodbye.", "Até à próxima.", ""}},
    {"chance", {"chance", "sorte", ""}},
    {"choose", {"Your choice (a number, the words of an action, or help)", "A tua escolha (um número, as palavras de uma ação, ou ajuda)", ""}},
    {"deck", {"deck", "baralho", ""}},
    {"discs", {"discs", "discos", ""}},
    {"ended", {"The game is over.", "O jogo terminou.", ""}},
    {"face-down", {"face down", "por revelar", ""}},
    {"help",
     {"  3                  take the third choice\n"
      "  visit jupiter      or say it in its own words; a part that fits only one will do\n"
      "  board              draw the board again\n"
      "  hint               what a bot would do here\n"
      "  undo               take back your last action, unless something was revealed since\n"
      "  points             points by category\n"
      "  log                what has happened so far\n"
      "  save game.json     write the game to a file; 'tessera play --load game.json' goes on with it\n"
      "  quit               leave\n",
      "  3                  fazer a terceira escolha\n"
      "  visit jupiter      ou dizê-la por palavras; basta uma parte que só sirva a uma\n"
      "  tabuleiro          desenhar o tabuleiro outra vez\n"
      "  dica               o que um robô faria aqui\n"
      "  desfazer           anular a tua última ação, se nada foi revelado desde então\n"
      "  pontos             pontos por categoria\n"
      "  registo            o que aconteceu até agora\n"
      "  guardar jogo.json  gravar o jogo; 'tessera play --load jogo.json' continua-o\n"
      "  sair               sair\n",
      ""}},
    {"hint", {"{} would play", "{} jogaria", ""}},
    {"line-of-choice", {"{} to move", "joga {}", ""}},
    {"no-choice-fits", {"no choice is called '{}'", "nenhuma escolha se chama '{}'", ""}},
    {"no-winner", {"Nobody won.", "Ninguém ganhou.", ""}},
    {"number-outside", {"there are {} choices, from 1", "há {} escolhas, a partir de 1", ""}},
    {"out-of-play", {"out of play", "fora do jogo", ""}},
    {"player", {"player", "jogador", ""}},
    {"players", {"players", "jogadores", ""}},
    {"reserve", {"reserve", "reserva", ""}},
    {"saved", {"saved to {}", "guardado em {}", ""}},
    {"seed", {"seed", "semente", ""}},
    {"several-fit", {"'{}' fits {} choices; say more", "'{}' serve a {} escolhas; diz mais", ""}},
    {"step", {"step", "passo", ""}},
    {"temple", {"temple", "templo", ""}},
    {"temples", {"temples", "templos", ""}},
    {"total", {"Total", "Total", ""}},
    {"turn", {"turn", "turno", ""}},
    {"undone", {"taken back", "anulado", ""}},
    {"winner", {"Winner", "Vence", ""}},
    {"you", {"you", "tu", ""}},
};

}  // namespace

std::string_view word(std::string_view key, Language language) {
  assert(std::ranges::is_sorted(kWords, {}, &Text::key));
  static const Texts texts{kWords};
  const std::string_view found = texts.find(key, language);
  assert(!found.empty());
  return found;
}

}  // namespace tessera::cli
