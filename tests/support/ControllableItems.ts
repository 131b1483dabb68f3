import type { Items, SimilarMode, SimilarRequest } from '../../src/application/ports/Items.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';

/** A call that waits until the test answers it. */
interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly signal: AbortSignal | undefined;
  readonly answer: (value: Answer) => void;
  readonly fail: (error: Error) => void;
}

/** A catalogue that answers when the test says so, in any order; aborted calls may still be answered late. */
export class ControllableItems implements Items {
  readonly gets: Waiting<string, Item>[] = [];
  readonly similar: Waiting<SimilarRequest, readonly Item[]>[] = [];

  getItem(asked: string, signal?: AbortSignal): Promise<Item> {
    return waiting(this.gets, asked, signal);
  }

  getItemsByIds(): Promise<ReadonlyMap<string, Item>> {
    return Promise.reject(new Error('Not asked for here.'));
  }

  fetchSimilarItems(asked: SimilarRequest, signal?: AbortSignal): Promise<readonly Item[]> {
    return waiting(this.similar, asked, signal);
  }

  /** The newest call for what is like, or goes with, an item. */
  similarTo(itemId: string, mode: SimilarMode): Waiting<SimilarRequest, readonly Item[]> {
    const call = this.similar.findLast(({ asked }) => asked.itemId === itemId && asked.mode === mode);
    if (!call) throw new Error(`Nobody asked for '${mode}' of ${itemId}.`);
    return call;
  }
}

function waiting<Asked, Answer>(calls: Waiting<Asked, Answer>[], asked: Asked, signal?: AbortSignal): Promise<Answer> {
  return new Promise((answer, fail) => void calls.push({ asked, signal, answer, fail }));
}

/** Lets every promise that is already settled tell those who wait for it. */
export const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
