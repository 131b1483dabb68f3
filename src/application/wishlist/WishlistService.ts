import type { Item } from '../../domain/catalogue/Item.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { ChangeOptions, Wishlists } from '../ports/Wishlists.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { DeviceWishlist } from './DeviceWishlist.ts';
import { WishlistEntries, type WishlistEntry } from './WishlistEntries.ts';

export interface WishlistSnapshot {
  /** `idle`: nobody is signed in, or nothing was fetched yet. `failed` keeps the last known items. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Items by item id, newest first. */
  readonly items: ReadonlyMap<string, Item>;
  /** Why the list could not be fetched; null unless `failed`. */
  readonly failure: CallFailure | null;
}

const EMPTY_SNAPSHOT: WishlistSnapshot = { status: 'idle', items: new Map(), failure: null };

const REFUSALS: ReadonlySet<CallFailure> = new Set(['not-found', 'rejected', 'forbidden']);

/**
 * The shopper's wishlist (spec 2.7, section 4). A toggle is shown immediately, and rolled back with a popup if its
 * call fails. Calls for the same item run one after another, so the server ends with the state on the screen. Toggles
 * made offline are sent before the list is next loaded (docs/adr/0168).
 */
export class WishlistService implements Observable<WishlistSnapshot> {
  readonly #wishlists: Wishlists;
  readonly #shopper: CurrentShopper;
  readonly #notices: Notices;
  readonly #device: DeviceWishlist;
  readonly #state = new SnapshotHolder<WishlistSnapshot>(EMPTY_SNAPSHOT);
  #entries = new WishlistEntries();
  #userId: string | null = null;
  #sendingWaiting: Promise<void> | null = null;
  #cancelRetry = (): void => {};
  readonly #newest = new NewestRequest();

  constructor(wishlists: Wishlists, shopper: CurrentShopper, notices: Notices, device: DeviceWishlist) {
    this.#wishlists = wishlists;
    this.#shopper = shopper;
    this.#notices = notices;
    this.#device = device;
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

  /**
   * Loads the list of the signed-in shopper now, on each shopper change, and when the device is online again, until the
   * returned function is called.
   */
  start(): () => void {
    this.#followShopper();
    const stopFollowing = this.#shopper.subscribe(() => this.#followShopper());
    const stopWaiting = this.#device.onOnline(() => void this.load());
    return () => {
      stopFollowing();
      stopWaiting();
      this.#cancelRetry();
      this.#newest.abort();
      this.#userId = null;
    };
  }

  /**
   * Reloads the list while the current one stays on the screen. A newer call replaces a pending one. The snapshot and
   * a popup show a failure. Aborting keeps the current list.
   */
  async load(signal?: AbortSignal): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return this.#newest.abort();
    const snapshotBefore = this.snapshot;
    const entries = this.#entries;
    let changeCountBefore = 0;
    this.#state.update({ status: snapshotBefore.status === 'ready' ? 'ready' : 'loading', failure: null });
    try {
      const outcome = await this.#newest.run(async (abort) => {
        if (this.#device.listChanges(userId).length > 0) await this.#sendWaitingOnce(userId, entries);
        changeCountBefore = entries.changeCount;
        return this.#wishlists.fetch(userId, abort);
      }, signal);
      if (outcome.kind === 'canceled')
        this.#state.update({
          status: snapshotBefore.status === 'loading' ? 'idle' : snapshotBefore.status,
          failure: snapshotBefore.failure,
        });
      if (outcome.kind !== 'answered') return;
      this.#notices.clearPopup('wishlist-not-retrieved');
      entries.merge(outcome.answer, changeCountBefore);
      this.#device.recordAnswer(userId);
      this.#setItems(entries, { status: 'ready', failure: null });
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
    this.#showStored(userId);
    void this.load();
  }

  async #setWanted(entry: WishlistEntry, isWanted: boolean): Promise<void> {
    this.#entries.change(entry, { isWanted });
    this.#showEntries(this.#entries);
    if (entry.isBusy) return;
    if (this.#device.isOffline) this.#keepForLater(entry, this.#entries);
    else await this.#sendUntilConfirmed(entry, this.#entries);
  }

  /** Sends the wanted state until the server has it, a call fails, or the shopper changes. */
  async #sendUntilConfirmed(entry: WishlistEntry, entries: WishlistEntries): Promise<void> {
    while (entry.isWanted !== entry.isConfirmed && entries === this.#entries) {
      const isSentWanted = entry.isWanted;
      entries.change(entry, { isBusy: true });
      try {
        await this.#send(entry.item.id, isSentWanted);
        this.#notices.clearPopup('wishlist-not-updated');
        entries.change(entry, { isBusy: false, isConfirmed: isSentWanted });
      } catch (error) {
        entries.change(entry, { isBusy: false });
        if (this.#device.isOffline || isUnreachable(error)) {
          this.#keepForLater(entry, entries);
          return this.#retryLater();
        }
        if (entry.isWanted === isSentWanted) this.#rollBack(entry, entries, error);
      }
    }
    if (entry.isWaiting) this.#keepForLater(entry, entries);
  }

  async #send(itemId: string, isWanted: boolean, options?: ChangeOptions): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    await this.#wishlists[isWanted ? 'add' : 'remove'](userId, itemId, options);
    this.#device.recordAnswer(userId);
  }

  /** Stores the wanted state on the device until the server has confirmed it. */
  #keepForLater(entry: WishlistEntry, entries: WishlistEntries): void {
    const userId = this.#userId;
    if (userId === null || entries !== this.#entries) return;
    const isWaiting = entry.isWanted !== entry.isConfirmed;
    entries.change(entry, { isWaiting });
    if (isWaiting) this.#device.addChange(userId, entry.item, entry.isWanted);
    else this.#device.removeChange(userId, entry.item.id);
  }

  /** Shows the stored list with its offline changes, until the server's list is loaded. */
  #showStored(userId: string | null): void {
    if (userId === null) return;
    this.#entries.merge(this.#device.listItems(userId), 0);
    for (const { item, isWanted } of this.#device.listChanges(userId))
      this.#entries.change(this.#entries.findOrAdd(item), { isWanted, isConfirmed: !isWanted, isWaiting: true });
    this.#state.update({ items: this.#entries.wantedItems });
  }

  /** Sends the waiting changes. Concurrent calls share one run, so that each change is sent once and in order. */
  #sendWaitingOnce(userId: string, entries: WishlistEntries): Promise<void> {
    this.#sendingWaiting ??= this.#sendWaiting(userId, entries).finally(() => (this.#sendingWaiting = null));
    return this.#sendingWaiting;
  }

  /**
   * Sends the changes in order. Stops when a call fails; the next load sends the others. A change made in another tab
   * is also adopted here, because this tab would otherwise send its older state afterwards.
   */
  async #sendWaiting(userId: string, entries: WishlistEntries): Promise<void> {
    for (const change of this.#device.listChanges(userId)) {
      const entry = entries.findOrAdd(change.item);
      if (entries !== this.#entries || entry.isBusy) return;
      entries.change(entry, { isBusy: true, isWanted: change.isWanted, isWaiting: true });
      this.#showEntries(entries);
      try {
        await this.#send(change.item.id, change.isWanted, { changedAt: change.at });
        entries.change(entry, { isBusy: false, isConfirmed: change.isWanted });
      } catch (error) {
        entries.change(entry, { isBusy: false });
        if (!isRefusal(error)) return;
        this.#rollBack(entry, entries, error);
      }
      await this.#sendUntilConfirmed(entry, entries);
    }
  }

  #rollBack(entry: WishlistEntry, entries: WishlistEntries, error: unknown): void {
    entries.change(entry, { isWanted: entry.isConfirmed });
    this.#showEntries(entries);
    if (entries === this.#entries) this.#notices.showFailure('wishlist-not-updated', error);
  }

  #showEntries(entries: WishlistEntries): void {
    if (entries === this.#entries) this.#setItems(entries, {});
  }

  #setItems(entries: WishlistEntries, change: Partial<WishlistSnapshot>): void {
    const items = entries.wantedItems;
    this.#state.update({ ...change, items });
    if (this.#userId !== null) this.#device.storeItems(this.#userId, items);
  }

  /** Retries after a delay. An online event does not say whether the server can be reached. */
  #retryLater(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#device.afterRetryDelay(() => void this.load());
  }

  #showLoadFailure(error: unknown): void {
    this.#state.update({
      status: 'failed',
      failure: error instanceof CallError ? error.failure : 'broken',
    });
    const isKnownListShown = this.#userId !== null && this.#device.hasList(this.#userId);
    if (isKnownListShown && isUnreachable(error)) this.#retryLater();
    else this.#notices.showFailure('wishlist-not-retrieved', error, () => void this.load());
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof CallError && error.failure === 'unreachable';
}

/** Whether the server refused the change for good. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && REFUSALS.has(error.failure);
}
