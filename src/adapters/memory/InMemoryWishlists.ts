import { CallError } from '../../application/ports/CallError.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { ChangeOptions, Wishlists } from '../../application/ports/Wishlists.ts';
import type { Item } from '../../domain/catalogue/Item.ts';

/** The latest change of one wishlist item. */
interface Change {
  readonly isKept: boolean;
  readonly changedAt: number;
}

/** Wishlists of any number of shoppers, for a given catalogue. */
export class InMemoryWishlists implements Wishlists {
  readonly #catalogue: ReadonlyMap<string, Item>;
  readonly #clock: Pick<Clock, 'now'>;
  /** The latest change of each item by item id, for each shopper. The newest addition is last. */
  readonly #changesByUser = new Map<string, Map<string, Change>>();

  constructor(catalogue: readonly Item[], clock: Pick<Clock, 'now'> = Date) {
    this.#catalogue = new Map(catalogue.map((item) => [item.id, item]));
    this.#clock = clock;
  }

  async fetch(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Item>> {
    signal?.throwIfAborted();
    const changes = [...(this.#changesByUser.get(userId) ?? [])].toReversed();
    const keptItems = changes.flatMap(([id, { isKept }]) => (isKept ? (this.#catalogue.get(id) ?? []) : []));
    return new Map(keptItems.map((item) => [item.id, item]));
  }

  async add(userId: string, itemId: string, { changedAt, signal }: ChangeOptions = {}): Promise<void> {
    signal?.throwIfAborted();
    if (!this.#catalogue.has(itemId)) throw new CallError('Failed to update wishlist', 'not-found');
    this.#change(userId, itemId, true, changedAt);
  }

  async remove(userId: string, itemId: string, { changedAt, signal }: ChangeOptions = {}): Promise<void> {
    signal?.throwIfAborted();
    this.#change(userId, itemId, false, changedAt);
  }

  #change(userId: string, itemId: string, isKept: boolean, changedAt = Number.POSITIVE_INFINITY): void {
    const time = Math.min(this.#clock.now(), changedAt);
    const changes = this.#changesByUser.get(userId) ?? new Map<string, Change>();
    this.#changesByUser.set(userId, changes);
    const latestChange = changes.get(itemId);
    if (latestChange !== undefined && (latestChange.changedAt > time || latestChange.isKept === isKept)) return;
    changes.delete(itemId);
    changes.set(itemId, { isKept, changedAt: time });
  }
}
