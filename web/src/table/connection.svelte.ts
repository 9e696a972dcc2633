// One socket to one table that comes back by itself: after a lost line, a restart of the server, a sleep.
import { tokenOf, view, type ClientMessage, type ServerMessage } from '../protocol/api';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

const final = ['unknown-table', 'bad-token', 'not-found', 'old-version'];  // refusals that no waiting changes
const firstWait = 250;
const longestWait = 5000;
const silence = 20000;  // then a ping; no answer in as much again: the line is dead

type Order = ClientMessage extends infer M ? (M extends { do: string } ? Omit<M, 'id'> : never) : never;

export class Connection {
  state = $state<LineState>('connecting');
  refusal = $state.raw<{ code: string } | null>(null);  // why the table is gone
  #socket: WebSocket | null = null;
  #wait = firstWait;
  #timer = 0;
  #heartbeat = 0;
  #nextId = 1;
  #closed = false;

  constructor(
    readonly table: string,
    readonly receive: (message: ServerMessage) => void,
    readonly dropped: () => void,  // what was asked on this line is not answered any more
  ) {
    addEventListener('online', this.#retry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#retry);
    this.#connect();
  }

  send(order: Order): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ ...order, id: this.#nextId++ }));
    return true;
  }

  // With another token: a seat was taken.
  renew(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    removeEventListener('online', this.#retry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#retry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/socket`);
    let heard = Date.now();
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      socket.send(JSON.stringify({ do: 'watch', token: tokenOf(this.table), after: null }));
    };
    socket.onmessage = (event) => {
      heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'update') {
        this.state = 'open';
        this.#wait = firstWait;
      }
      if (message.type === 'error') this.#refuse(message.error);
      this.receive(message);
    };
    socket.onclose = () => {
      // Why a line was not opened a page learns only by asking otherwise.
      if (!opened && !this.#closed && this.state === 'connecting') view(this.table).catch((fault) => this.#refuse(fault));
      this.#lost(socket);
    };
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => {
      if (Date.now() - heard > 2 * silence) socket.close();
      else if (Date.now() - heard > silence) this.send({ do: 'ping' });
    }, silence / 2) as unknown as number;
  }

  #refuse(fault: { code: string }): void {
    if (this.#closed || !final.includes(fault.code)) return;
    this.refusal = fault;
    this.state = 'gone';
    this.close();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.dropped();
    if (this.state === 'open') this.state = 'lost';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait) as unknown as number;
    this.#wait = Math.min(longestWait, this.#wait * 2);
  }

  #retry = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
  #drop = (): void => this.#socket?.close();
}
