// The one tooltip of the page. A pointer that rests, a long press, or the explaining mode opens it.
const rest = 550;
const longPress = 450;

class Tips {
  place = $state<string | null>(null);
  box = $state.raw<DOMRect | null>(null);
  explaining = $state(false);
  heldLong = false;
  #timer = 0;

  show(place: string, element: Element): void {
    clearTimeout(this.#timer);
    this.place = place;
    this.box = element.getBoundingClientRect();
  }
  soon(place: string, element: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(place, element), rest) as unknown as number;
  }
  hold(place: string, element: Element): void {
    this.heldLong = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.heldLong = true;
      this.show(place, element);
    }, longPress) as unknown as number;
  }
  release(): void {
    clearTimeout(this.#timer);
    setTimeout(() => (this.heldLong = false));
  }
  hide(): void {
    clearTimeout(this.#timer);
    if (!this.explaining) this.place = null;
  }
  close(): void {
    this.place = null;
    this.explaining = false;
  }
}

export const tips = new Tips();
