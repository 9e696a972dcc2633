#include "cli/words.h"

#include <algorithm>
#include <cassert>

namespace tessera::cli {
namespace {

// Sorted by key. Polish speaks English here until somebody writes it.
constexpr Text kWords[] = {
    {"advisors", {"Advisors", "Conselheiros", ""}},
    {"bases", {"bases", "bases", ""}},
    {"blessings", {"blessings", "bênçãos", ""}},
    {"board-actions", {"Actions", "Ações", ""}},
    {"board-cards", {"Cards", "Cartas", ""}},
    {"board-dice", {"Dice", "Dados", ""}},
    {"board-discards", {"Discarded", "Descartadas", ""}},
    {"board-districts", {"Districts", "Distritos", ""}},
    {"board-favour", {"Favour", "Favor", ""}},
    {"board-gods", {"God cards", "Cartas de deus", ""}},
    {"board-hand", {"Hand", "Mão", ""}},
    {"board-initiative", {"Initiative", "Iniciativa", ""}},
    {"board-jewels", {"Jewellery", "Joias", ""}},
    {"board-knowledge", {"Knowledge", "Conhecimento", ""}},
    {"board-market", {"Market", "Mercado", ""}},
    {"board-masteries", {"Masteries", "Maestrias", ""}},
    {"board-men", {"Men", "Homens", ""}},
    {"board-military", {"Military track", "Pista Militar", ""}},
    {"board-monuments", {"Monuments", "Monumentos", ""}},
    {"board-objectives", {"Objectives", "Objetivos", ""}},
    {"board-order", {"Turn order", "Ordem de jogo", ""}},
    {"board-points", {"Points", "Pontos", ""}},
    {"board-roles", {"Roles", "Funções", ""}},
    {"board-stacks", {"Next tiles", "Próximas", ""}},
    {"board-supply", {"Supply", "Reserva", ""}},
    {"board-tableau", {"Tableau", "Tabuleiro", ""}},
    {"board-tasks", {"Tasks", "Tarefas", ""}},
    {"board-temple", {"Temple", "Templo", ""}},
    {"board-towers", {"Towers", "Torres", ""}},
    {"board-women", {"Women", "Mulheres", ""}},
    {"building-space", {"building space", "espaço da cabana", ""}},
    {"bulwark", {"Bulwark", "Baluarte", ""}},
    {"bye", {"Goodbye.", "Até à próxima.", ""}},
    {"cannot-save",
     {"cannot write {}: is there such a folder, and may you write there?", "não foi possível gravar {}: a pasta existe e permite escrever?",
      ""}},
    {"chance", {"chance", "sorte", ""}},
    {"choose",
     {"Your choice (a number, the words of an action, or help)", "A tua escolha (um número, as palavras de uma ação, ou ajuda)", ""}},
    {"city-tokens", {"City tokens", "marcadores de Cidade", ""}},
    {"deck", {"deck", "baralho", ""}},
    {"dice", {"dice", "dados", ""}},
    {"did-you-mean", {"; did you mean '{}'?", "; querias dizer '{}'?", ""}},
    {"discards", {"discarded", "descartadas", ""}},
    {"discs", {"discs", "discos", ""}},
    {"ended", {"The game is over.", "O jogo terminou.", ""}},
    {"era", {"Era", "Era", ""}},
    {"face-down", {"face down", "por revelar", ""}},
    {"farm", {"Farm", "Quinta", ""}},
    {"help",
     {"  3                  take the third choice\n"
      "  {:<18} or say it in its own words; a part that fits only one will do\n"
      "  board              draw the board again\n"
      "  hint               what a bot would do here\n"
      "  undo               take back your last action, unless something was revealed since\n"
      "  points             points by category\n"
      "  log                what has happened so far\n"
      "  save game.json     write the game to a file; 'tessera play --load game.json' goes on with it\n"
      "  quit               leave\n",
      "  3                  fazer a terceira escolha\n"
      "  {:<18} ou dizê-la por palavras; basta uma parte que só sirva a uma\n"
      "  tabuleiro          desenhar o tabuleiro outra vez\n"
      "  dica               o que um robô faria aqui\n"
      "  desfazer           anular a tua última ação, se nada foi revelado desde então\n"
      "  pontos             pontos por categoria\n"
      "  registo            o que aconteceu até agora\n"
      "  guardar jogo.json  gravar o jogo; 'tessera play --load jogo.json' continua-o\n"
      "  sair               sair\n",
      ""}},
    {"hint", {"{} would play", "{} jogaria", ""}},
    {"last-round", {"this round is the last", "esta ronda é a última", ""}},
    {"line-of-choice", {"{} to move", "joga {}", ""}},
    {"map-legend",
     {"i,j of free cells; tiles in the colour of their Field; level of a City and its owner",
      "i,j das casas livres; peças na cor do Campo; nível de cada Cidade e o seu dono", ""}},
    {"meeples-in", {"meeples in", "seguidores em", ""}},
    {"no-choice-fits", {"no choice is called '{}'", "nenhuma escolha se chama '{}'", ""}},
    {"no-winner", {"Nobody won.", "Ninguém ganhou.", ""}},
    {"nothing-to-undo", {"there is nothing of yours to take back yet", "ainda não há nada teu para anular", ""}},
    {"number-outside", {"there are {} choices, from 1", "há {} escolhas, a partir de 1", ""}},
    {"on-the-12th", {"on the 12th space", "no 12.º espaço", ""}},
    {"out-of-play", {"out of play", "fora do jogo", ""}},
    {"passed", {"has passed", "já passou", ""}},
    {"per-priest", {"per priest", "por sacerdote", ""}},
    {"player", {"player", "jogador", ""}},
    {"players", {"players", "jogadores", ""}},
    {"replaced", {"saved to {}, in place of what was there", "guardado em {}, em vez do que lá estava", ""}},
    {"reserve", {"reserve", "reserva", ""}},
    {"revealed-since",
     {"something was drawn, rolled or revealed since your last action", "algo foi tirado, lançado ou revelado desde a tua última ação",
      ""}},
    {"rival-won", {"The {} won.", "O {} venceu.", ""}},
    {"round", {"round", "ronda", ""}},
    {"saved", {"saved to {}", "guardado em {}", ""}},
    {"seed", {"seed", "semente", ""}},
    {"several-fit", {"'{}' fits {} choices; say more", "'{}' serve a {} escolhas; diz mais", ""}},
    {"shells-to-points", {"shells → points", "conchas → pontos", ""}},
    {"ship", {"ship", "nave", ""}},
    {"step", {"step", "passo", ""}},
    {"target", {"target", "meta", ""}},
    {"temple", {"temple", "templo", ""}},
    {"temples", {"temples", "templos", ""}},
    {"tokens", {"Superiority", "Superioridade", ""}},
    {"total", {"Total", "Total", ""}},
    {"towers", {"towers", "torres", ""}},
    {"turn", {"turn", "turno", ""}},
    {"undone", {"taken back", "anulado", ""}},
    {"unseen", {"not seen", "por ver", ""}},
    {"vp", {"VP", "PV", ""}},
    {"winner", {"Winner", "Vence", ""}},
    {"worth-points", {"{} points", "{} pontos", ""}},
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
