/** The scroll position of each tab, by history entry, until the page is unloaded. */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();

  keep(place: string, tab: string, position: number): void {
    this.#positions.set(`${place} ${tab}`, position);
  }

  recall(place: string, tab: string): number {
    return this.#positions.get(`${place} ${tab}`) ?? 0;
  }
}
