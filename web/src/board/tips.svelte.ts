// The one tooltip of the page. A pointer that rests, a long press, or the explaining mode opens it.
const rest = 550;
const longPress = 450;
const grace = 260;  // time for a pointer to get from a piece to a link of its tooltip

class Tips {
  place = $state<string | null>(null);
  within = $state<string | undefined>(undefined);  // the place that takes the click for it
  box = $state.raw<DOMRect | null>(null);
  explaining = $state(false);
  heldLong = false;
  #opening = 0;
  #closing = 0;

  show(place: string, element: Element, within?: string): void {
    this.#stop();
    this.place = place;
    this.within = within;
    this.box = element.getBoundingClientRect();
  }
  soon(place: string, element: Element, within?: string): void {
    clearTimeout(this.#opening);
    this.#opening = setTimeout(() => this.show(place, element, within), rest) as unknown as number;
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
    this.place = null;
    this.explaining = false;
  }
  #drop(): void {
    if (!this.explaining) this.place = null;
  }
  #stop(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
  }
}

export const tips = new Tips();
