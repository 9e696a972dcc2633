// The one tooltip of the page. A pointer that rests, a long press, or the explaining mode opens it.
const rest = 550;
const longRest = 1500;  // over an answer: what it would change comes first
const longPress = 450;
const grace = 260;  // time for a pointer to get from a piece to a link of its tooltip

class Tips {
  place = $state<string | null>(null);
  fact = $state<string | null>(null);  // said of something that is no place of the board
  within = $state<string | undefined>(undefined);  // the place that takes the click for it
  box = $state.raw<DOMRect | null>(null);
  explaining = $state(false);
  heldLong = false;
  #opening = 0;
  #closing = 0;

  show(place: string, element: Element, within?: string): void {
    this.#stop();
    this.place = place;
    this.fact = null;
    this.within = within;
    this.box = element.getBoundingClientRect();
  }
  tell(fact: string, element: Element): void {
    this.#stop();
    this.place = null;
    this.fact = fact;
    this.box = element.getBoundingClientRect();
  }
  soon(place: string, element: Element, within?: string, answers = false): void {
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => this.show(place, element, within), answers ? longRest : rest) as unknown as number;
  }
  tellSoon(fact: string, element: Element, held = false): void {
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => this.tell(fact, element), held ? longPress : rest / 2) as unknown as number;
  }
  get open(): boolean {
    return this.place !== null || this.fact !== null;
  }
  hold(place: string, element: Element, within?: string): void {
    this.heldLong = false;
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => {
      this.heldLong = true;
      this.show(place, element, within);
    }, longPress) as unknown as number;
  }
  release(): void {
    clearTimeout(this.#opening);
    setTimeout(() => (this.heldLong = false));
  }
  hide(): void {
    this.#stop();
    this.#drop();
  }
  // The pointer left, perhaps for a link of the tooltip; another piece may already be about to open its own.
  leave(): void {
    this.#stop();
    this.#closing = setTimeout(() => this.#drop(), grace) as unknown as number;
  }
  keep(): void {
    this.#stop();
  }
  close(): void {
    this.place = this.fact = null;
    this.explaining = false;
  }
  #drop(): void {
    if (!this.explaining) this.place = this.fact = null;
  }
  #stop(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
  }
}

export const tips = new Tips();
