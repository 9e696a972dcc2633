// The games the page can show. Each is a chunk of its own, fetched when it is needed.
import type { GameEntry, Look } from './look';

export const entries: GameEntry[] = [
  {
    id: 'gods-of-rome',
    name: 'Gods of Rome',
    line: { en: 'Favour, temples and five jealous gods', pt: 'Favores, templos e cinco deuses ciumentos' },
    minutes: 60,
    weight: 3,
    players: '1–4',
    load: () => import('./gods-of-rome').then((module) => module.look),
  },
  {
    id: 'bora-bora',
    name: 'Bora Bora',
    line: { en: 'Dice, huts and gods in the lagoon', pt: 'Dados, cabanas e deuses na lagoa' },
    minutes: 90,
    weight: 4,
    players: '2–4',
    load: () => import('./bora-bora').then((module) => module.look),
  },
  {
    id: 'origins',
    name: 'Origins',
    line: { en: 'Dice, towers and cities under the motherships', pt: 'Dados, torres e cidades sob as naves-mãe' },
    minutes: 90,
    weight: 4,
    players: '1–4',
    load: () => import('./origins').then((module) => module.look),
  },
  {
    id: 'dominations',
    name: 'Dominations',
    line: { en: 'A map of triangles, a tree of knowledge', pt: 'Um mapa de triângulos, uma árvore do saber' },
    minutes: 120,
    weight: 4,
    players: '2–4',
    load: () => import('./dominations').then((module) => module.look),
  },
];

const loaded = new Map<string, Promise<Look>>();

export function loadLook(game: string): Promise<Look> {
  const entry = entries.find((candidate) => candidate.id === game);
  if (!entry) return Promise.reject(new Error(`no look for ${game}`));
  if (!loaded.has(game)) loaded.set(game, entry.load());
  return loaded.get(game)!;
}
