// Words drawn on the board and beside it.
import type { Language } from '../../frame/settings.svelte';

interface Words {
  map: string;
  checkpoint: string;
  reached: string;
  at: (space: number) => string;
  atEnd: (space: number) => string;
  favour: string;
  turn: string;
  nextCheckpoint: (numeral: string) => string;
  goal: string;
  discs: string;
  temples: string;
  temple: string;
  controlledBy: (name: string) => string;
  meeples: string;
  blessings: string;
  controls: string;
  visits: string;
  scoreNow: string;
  objectives: string;
  actionCards: string;
  deck: string;
  left: (count: number) => string;
  opensAt: (numeral: string) => string;
  perTerritory: string;
  oncePerScore: string;
  patronus: string;
  noGod: string;
  takesControl: (name: string) => string;
  losesControl: (name: string) => string;
  reachesCheckpoint: (numeral: string) => string;
  blessing: (name: string) => string;
  blocked: string;
  blockedBy: (name: string) => string;
  comesHome: (name: string) => string;
  usesBlessing: (name: string) => string;
  itsBlessing: string;
  meepleCount: (count: number) => string;
  empty: string;
  slot: string;
  scoring: string;
  reserve: string;
  spaces: (free: number) => string;
  used: string;
}

export const words: { [language in Language]: Words } = {
  en: {
    map: 'Board of Gods of Rome',
    checkpoint: 'Checkpoint',
    reached: 'reached',
    at: (space) => `at ${space} favour`,
    atEnd: (space) => `at ${space}, game ends`,
    favour: 'Favour',
    turn: 'Turn',
    nextCheckpoint: (numeral) => `checkpoint ${numeral} at`,
    goal: 'most points after checkpoint III wins',
    discs: 'discs',
    temples: 'temples',
    temple: 'temple',
    controlledBy: (name) => `controlled by ${name}`,
    meeples: 'meeples',
    blessings: 'blessings',
    controls: 'territories controlled',
    visits: 'visits made',
    scoreNow: 'Scoring now brings',
    objectives: 'Objectives',
    actionCards: 'Action cards',
    deck: 'Deck',
    left: (count) => `${count} left`,
    opensAt: (numeral) => `opens at checkpoint ${numeral}`,
    perTerritory: 'per territory',
    oncePerScore: 'once a score',
    patronus: 'Patronus',
    noGod: 'no god yet',
    takesControl: (name) => `${name} takes control`,
    losesControl: (name) => `${name} loses control`,
    reachesCheckpoint: (numeral) => `reaches checkpoint ${numeral}`,
    blessing: (name) => `blessing of ${name}`,
    blocked: 'blocked by its god',
    blockedBy: (name) => `${name} blocks`,
    comesHome: (name) => `${name} comes home`,
    usesBlessing: (name) => `uses the blessing of ${name}`,
    itsBlessing: 'its blessing',
    meepleCount: (count) => (count === 1 ? '1 meeple' : `${count} meeples`),
    empty: 'empty',
    slot: 'slot',
    scoring: 'next score',
    reserve: 'in reserve',
    spaces: (free) => (free === 1 ? '1 free space' : `${free} free spaces`),
    used: 'used',
  },
  pt: {
    map: 'Tabuleiro de Gods of Rome',
    checkpoint: 'Etapa',
    reached: 'alcançada',
    at: (space) => `aos ${space} de favor`,
    atEnd: (space) => `aos ${space}, fim do jogo`,
    favour: 'Favor',
    turn: 'Turno',
    nextCheckpoint: (numeral) => `etapa ${numeral} aos`,
    goal: 'vence quem tiver mais pontos após a etapa III',
    discs: 'discos',
    temples: 'templos',
    temple: 'templo',
    controlledBy: (name) => `controlado por ${name}`,
    meeples: 'seguidores',
    blessings: 'bênçãos',
    controls: 'territórios controlados',
    visits: 'visitas feitas',
    scoreNow: 'Pontuar agora dá',
    objectives: 'Objetivos',
    actionCards: 'Cartas de ação',
    deck: 'Baralho',
    left: (count) => (count === 1 ? 'resta 1' : `restam ${count}`),
    opensAt: (numeral) => `abre na etapa ${numeral}`,
    perTerritory: 'por território',
    oncePerScore: 'por pontuação',
    patronus: 'Patronus',
    noGod: 'ainda sem deus',
    takesControl: (name) => `${name} ganha o controlo`,
    losesControl: (name) => `${name} perde o controlo`,
    reachesCheckpoint: (numeral) => `alcança a etapa ${numeral}`,
    blessing: (name) => `bênção de ${name}`,
    blocked: 'bloqueado pelo seu deus',
    blockedBy: (name) => `${name} bloqueia`,
    comesHome: (name) => `${name} volta a casa`,
    usesBlessing: (name) => `usa a bênção de ${name}`,
    itsBlessing: 'a sua bênção',
    meepleCount: (count) => (count === 1 ? '1 seguidor' : `${count} seguidores`),
    empty: 'vazio',
    slot: 'espaço',
    scoring: 'próxima pontuação',
    reserve: 'na reserva',
    spaces: (free) => (free === 1 ? '1 lugar livre' : `${free} lugares livres`),
    used: 'usada',
  },
};
