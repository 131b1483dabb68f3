/** The scroll position of each tab, by history entry, until the page is unloaded. */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();

  savePosition(historyKey: string, tab: string, position: number): void {
    this.#positions.set(`${historyKey} ${tab}`, position);
  }

  getPosition(historyKey: string, tab: string): number {
    return this.#positions.get(`${historyKey} ${tab}`) ?? 0;
  }
}
