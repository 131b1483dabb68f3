import type { KeyValueStore } from '../../application/ports/KeyValueStore.ts';

const STORE_KEY = 'scroll';
const MAX_STORED_POSITIONS = 50;

/** The scroll position of each tab and history entry. `save` stores the newest positions for a reload of the page. */
export class ScrollMemory {
  readonly #store: KeyValueStore;
  readonly #positions: Map<string, number>;

  /**
   * With `isNewVisit`, stored positions are ignored, because history entries of an earlier visit may have the same
   * keys.
   */
  constructor(store: KeyValueStore, isNewVisit = false) {
    this.#store = store;
    this.#positions = isNewVisit ? new Map() : readPositions(store.get(STORE_KEY));
  }

  savePosition(historyKey: string, tab: string, position: number): void {
    this.#positions.set(`${historyKey} ${tab}`, position);
  }

  getPosition(historyKey: string, tab: string): number {
    return this.#positions.get(`${historyKey} ${tab}`) ?? 0;
  }

  readonly save = (): void =>
    this.#store.set(STORE_KEY, JSON.stringify([...this.#positions].slice(-MAX_STORED_POSITIONS)));
}

function readPositions(storedText: string | null): Map<string, number> {
  try {
    return new Map(JSON.parse(storedText ?? '[]'));
  } catch {
    return new Map();
  }
}
