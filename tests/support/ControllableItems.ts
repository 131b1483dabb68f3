import type { Items, SimilarMode, SimilarRequest } from '../../src/application/ports/Items.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';
import { HeldCalls, type HeldCall } from './HeldCalls.ts';

type SimilarCall = [request: SimilarRequest, signal?: AbortSignal];

/** A catalogue whose calls the test settles in any order, even aborted ones. */
export class ControllableItems implements Items {
  readonly gets = new HeldCalls<[itemId: string, signal?: AbortSignal], Item>();
  readonly similar = new HeldCalls<SimilarCall, readonly Item[]>();
  readonly getItem = this.gets.call;
  readonly fetchSimilarItems = this.similar.call;
  readonly getItemsByIds = (): Promise<ReadonlyMap<string, Item>> => Promise.reject(new Error('Not asked for here.'));

  /** The newest pending request for items similar to an item, or for items that complete its look. */
  similarTo(itemId: string, mode: SimilarMode): HeldCall<SimilarCall, readonly Item[]> {
    const call = this.similar.waitingCalls.findLast(
      ({ args: [askedRequest] }) => askedRequest.itemId === itemId && askedRequest.mode === mode,
    );
    if (!call) throw new Error(`Nobody waits for '${mode}' of ${itemId}.`);
    return call;
  }
}
