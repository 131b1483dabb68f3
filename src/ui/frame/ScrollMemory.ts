/** Where each tab was scrolled to, by the place in the browser's history, for as long as the page lives. */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();

  keep(place: string, tab: string, position: number): void {
    this.#positions.set(`${place} ${tab}`, position);
  }

  recall(place: string, tab: string): number {
    return this.#positions.get(`${place} ${tab}`) ?? 0;
  }
}
