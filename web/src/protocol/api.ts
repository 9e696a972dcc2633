// The server's HTTP side. All shapes come from its OpenAPI document.
import type { components } from './types';

type Schemas = components['schemas'];
export type Update = Schemas['Update'];
export type Legal = Schemas['Legal'];
export type Hint = Schemas['Hint'];
export type LogLine = Schemas['LogLine'];
export type Preview = Schemas['Preview'];
export type Change = Schemas['Change'];
export type SeatState = Schemas['SeatState'];
export type Game = Schemas['Game'];
export type Games = Schemas['Games'];
export type NewTable = Schemas['NewTable'];
export type NewSeat = Schemas['NewSeat'];
export type MyTable = Schemas['MyTable'];
export type Seated = Schemas['Seated'];
export type Text = Schemas['Text'];
export type PastPosition = Schemas['PastPosition'];
export type Log = Schemas['Log'];
export type Record = Schemas['Record'];
export type ServerMessage = Schemas['ServerMessage'];
export type ClientMessage = Schemas['ClientMessage'];

export class Refused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }
}

async function ask<T>(path: string, token: string | null, body?: unknown, headers: { [name: string]: string } = {}): Promise<T> {
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused('unreachable', 'The server cannot be reached.');
  }
  const content = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(content?.error?.code ?? String(answer.status), content?.error?.message ?? answer.statusText);
  return content as T;
}

// The tokens of my seats, kept in this browser.
const tokensKey = 'tessera.tokens';

export function tokens(): { [table: string]: string } {
  try {
    return JSON.parse(localStorage.getItem(tokensKey) ?? '{}');
  } catch {
    return {};
  }
}
export function tokenOf(table: string): string | null {
  return tokens()[table] ?? null;
}
function keepToken(seated: Seated): Seated {
  localStorage.setItem(tokensKey, JSON.stringify({ ...tokens(), [seated.table]: seated.token }));
  return seated;
}

let knownGames: Promise<Games> | null = null;

export function games(): Promise<Games> {
  knownGames ??= ask<Games>('/api/games', null).catch((fault) => {
    knownGames = null;
    throw fault;
  });
  return knownGames;
}
export async function openTable(table: NewTable): Promise<Seated> {
  return keepToken(await ask<Seated>('/api/tables', null, table));
}
export async function join(table: string, name: string, seat?: number): Promise<Seated> {
  return keepToken(await ask<Seated>(`/api/tables/${table}/join`, tokenOf(table), { ...(name && { name }), ...(seat !== undefined && { seat }) }));
}
export async function myTables(): Promise<MyTable[]> {
  const mine = Object.values(tokens()).slice(-100);
  if (!mine.length) return [];
  return (await ask<{ tables: MyTable[] }>('/api/tables', null, undefined, { 'Seat-Tokens': mine.join(',') })).tables;
}
export const view = (table: string) => ask<Update>(`/api/tables/${table}`, tokenOf(table));
export const log = (table: string) => ask<Log>(`/api/tables/${table}/log`, tokenOf(table));
export const record = (table: string) => ask<Record>(`/api/tables/${table}/record`, tokenOf(table));
export const position = (table: string, step: number) => ask<PastPosition>(`/api/tables/${table}/position?step=${step}`, tokenOf(table));
