import type { Item } from '../../domain/catalogue/Item.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Wishlists } from '../ports/Wishlists.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { WishlistEntries, type WishlistEntry } from './WishlistEntries.ts';

export interface WishlistSnapshot {
  /** `idle`: nobody is signed in, or nothing was fetched yet. `failed` keeps the items that were known. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Items by item id, newest first. */
  readonly items: ReadonlyMap<string, Item>;
  /** Why the list could not be fetched; null unless `failed`. */
  readonly failure: CallFailure | null;
}

const EMPTY_SNAPSHOT: WishlistSnapshot = { status: 'idle', items: new Map(), failure: null };

/**
 * The shopper's wishlist (spec 2.7, section 4). A toggle is shown immediately; when its call fails it is rolled
 * back with a popup. Calls for one item run one after another, so the server ends with the state on the screen,
 * however fast the shopper toggles.
 */
export class WishlistService implements Observable<WishlistSnapshot> {
  readonly #wishlists: Wishlists;
  readonly #shopper: CurrentShopper;
  readonly #notices: Notices;
  readonly #state = new SnapshotHolder<WishlistSnapshot>(EMPTY_SNAPSHOT);
  #entries = new WishlistEntries();
  #userId: string | null = null;
  readonly #newest = new NewestRequest();

  constructor(wishlists: Wishlists, shopper: CurrentShopper, notices: Notices) {
    this.#wishlists = wishlists;
    this.#shopper = shopper;
    this.#notices = notices;
  }

  get snapshot(): WishlistSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  has(itemId: string): boolean {
    return this.snapshot.items.has(itemId);
  }

  /** Loads the list of the signed-in shopper, now and on each shopper change, until the returned function is called. */
  start(): () => void {
    this.#followShopper();
    const stop = this.#shopper.subscribe(() => this.#followShopper());
    return () => {
      stop();
      this.#newest.abort();
      this.#userId = null;
    };
  }

  /**
   * Reloads the list; also the retry. The snapshot and a popup show a failure; aborting keeps the current
   * list. The newest call wins.
   */
  async load(signal?: AbortSignal): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return this.#newest.abort();
    const snapshotBefore = this.snapshot;
    const entries = this.#entries;
    const changeCountBefore = entries.changeCount;
    this.#state.update({ status: 'loading', failure: null });
    try {
      const outcome = await this.#newest.run((abort) => this.#wishlists.fetch(userId, abort), signal);
      if (outcome.kind === 'canceled')
        this.#state.update({
          status: snapshotBefore.status === 'loading' ? 'idle' : snapshotBefore.status,
          failure: snapshotBefore.failure,
        });
      if (outcome.kind !== 'answered') return;
      this.#notices.clearPopup('wishlist-not-retrieved');
      entries.merge(outcome.answer, changeCountBefore);
      this.#state.set({ status: 'ready', items: entries.wantedItems, failure: null });
    } catch (error) {
      this.#showLoadFailure(error);
    }
  }

  /** Adds `item`. Does nothing when it is already on the list or nobody is signed in. */
  async add(item: Item): Promise<void> {
    if (this.#userId !== null && !this.has(item.id)) await this.#setWanted(this.#entries.findOrAdd(item), true);
  }

  /** Removes an item; the view asks for confirmation first (spec section 4). */
  async remove(itemId: string): Promise<void> {
    const entry = this.#entries.find(itemId);
    if (entry?.isWanted === true) await this.#setWanted(entry, false);
  }

  #followShopper(): void {
    const userId = this.#shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#entries = new WishlistEntries();
    this.#state.set(EMPTY_SNAPSHOT);
    void this.load();
  }

  async #setWanted(entry: WishlistEntry, isWanted: boolean): Promise<void> {
    this.#entries.change(entry, { isWanted });
    this.#showEntries(this.#entries);
    if (!entry.isBusy) await this.#sendUntilConfirmed(entry, this.#entries);
  }

  /** Sends the wanted state until the server has it, a call fails, or the shopper changes. */
  async #sendUntilConfirmed(entry: WishlistEntry, entries: WishlistEntries): Promise<void> {
    while (entry.isWanted !== entry.isConfirmed && entries === this.#entries) {
      const sentValue = entry.isWanted;
      entries.change(entry, { isBusy: true });
      try {
        await this.#send(entry.item.id, sentValue);
        this.#notices.clearPopup('wishlist-not-updated');
        entries.change(entry, { isBusy: false, isConfirmed: sentValue });
      } catch (error) {
        entries.change(entry, { isBusy: false });
        if (entry.isWanted === sentValue) this.#rollBack(entry, entries, error);
      }
    }
  }

  async #send(itemId: string, kept: boolean): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    await (kept ? this.#wishlists.add(userId, itemId) : this.#wishlists.remove(userId, itemId));
  }

  #rollBack(entry: WishlistEntry, entries: WishlistEntries, error: unknown): void {
    entries.change(entry, { isWanted: entry.isConfirmed });
    this.#showEntries(entries);
    if (entries === this.#entries) this.#notices.showFailure('wishlist-not-updated', error);
  }

  #showEntries(entries: WishlistEntries): void {
    if (entries === this.#entries) this.#state.update({ items: entries.wantedItems });
  }

  #showLoadFailure(error: unknown): void {
    this.#state.update({
      status: 'failed',
      failure: error instanceof CallError ? error.failure : 'broken',
    });
    this.#notices.showFailure('wishlist-not-retrieved', error);
  }
}
