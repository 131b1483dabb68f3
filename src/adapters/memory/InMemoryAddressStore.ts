import type { Address, HistoryEntryState, AddressStore } from '../../application/ports/AddressStore.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';

type HistoryEntry = Omit<Address, 'historyTravelCount'>;

/**
 * A history of addresses in memory. With `areStepsHeld`, history steps wait for `takeNextStep`, as in a slow browser.
 */
export class InMemoryAddressStore implements AddressStore {
  areStepsHeld = false;
  #entries: readonly HistoryEntry[];
  #index: number;
  #steps: readonly number[] = [];
  readonly #state: SnapshotHolder<Address>;

  /** The last query is the current entry. */
  constructor(...queries: readonly string[]) {
    this.#entries = (queries.length > 0 ? queries : ['']).map((query) => ({ query, historyState: {} }));
    this.#index = this.#entries.length - 1;
    this.#state = new SnapshotHolder({ ...this.#entries[this.#index]!, historyTravelCount: 0 });
  }

  get snapshot(): Address {
    return this.#state.snapshot;
  }

  get entries(): readonly HistoryEntry[] {
    return this.#entries;
  }

  get index(): number {
    return this.#index;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  push(query: URLSearchParams, historyState: HistoryEntryState = {}): void {
    this.#entries = [...this.#entries.slice(0, this.#index + 1), { query: query.toString(), historyState }];
    this.#showEntry(this.#index + 1, 0);
  }

  replace(query: URLSearchParams, historyState: HistoryEntryState = {}): void {
    const entry = { query: query.toString(), historyState: { ...this.snapshot.historyState, ...historyState } };
    this.#entries = this.#entries.with(this.#index, entry);
    this.#showEntry(this.#index, 0);
  }

  go(steps: number): void {
    this.#steps = [...this.#steps, steps];
    if (!this.areStepsHeld) this.takeNextStep();
  }

  /** The sum of the waiting history steps; negative means back. */
  get heldStepSum(): number {
    return this.#steps.reduce((sum, step) => sum + step, 0);
  }

  /** Takes the next waiting step. Returns false if there is none. Throws if the step would leave the app. */
  takeNextStep(): boolean {
    const [step, ...laterSteps] = this.#steps;
    if (step === undefined) return false;
    this.#steps = laterSteps;
    const index = this.#index + step;
    if (this.#entries[index] === undefined) throw new RangeError(`Left the app: ${index} of ${this.#entries.length}.`);
    this.#showEntry(index, 1);
    return true;
  }

  /** Drops the waiting steps, as a reload of the page does. */
  dropHeldSteps(): void {
    this.#steps = [];
  }

  #showEntry(index: number, addedTravelCount: 0 | 1): void {
    this.#index = index;
    this.#state.set({
      ...this.#entries[index]!,
      historyTravelCount: this.snapshot.historyTravelCount + addedTravelCount,
    });
  }
}
