import type { AddressStore } from '../../application/ports/AddressStore.ts';
import type { ItemViewerSession } from '../../application/viewer/ItemViewerSession.ts';
import { QUERY } from '../shared/paths.ts';

/**
 * The state of a browser history entry: the `key` and index of its view history entry, and `depth`, the number of
 * browser history entries added since the viewer was opened.
 */
interface ViewerHistoryState {
  readonly key: number;
  readonly index: number;
  readonly depth: number;
}

interface ViewerAddress {
  /** The value of `?item=`; null while the viewer is closed. */
  readonly itemId: string | null;
  /** The viewer's state in the browser's history entry; null for an external link. */
  readonly historyState: ViewerHistoryState | null;
}

const CLOSED_ADDRESS: ViewerAddress = { itemId: null, historyState: null };

type SyncedViewer = Pick<ItemViewerSession, 'snapshot' | 'subscribe' | 'openSharedItem' | 'goBackTo' | 'close'>;

/**
 * Keeps the URL and the viewer in sync. The URL has the open item. Back goes back through the view history, then
 * closes the viewer. A reload or a link opens the item.
 */
export class ViewerAddressSync {
  readonly #viewer: SyncedViewer;
  readonly #address: AddressStore;
  #currentAddress = CLOSED_ADDRESS;
  #lastTravelCount = 0;
  /** Whether a step through the browser's history is pending. The next step must wait. */
  #isStepping = false;
  /** Whether the item that is loading came from the URL, so that it needs no new history entry. */
  #isSharedLink = false;

  constructor(viewer: SyncedViewer, address: AddressStore) {
    this.#viewer = viewer;
    this.#address = address;
  }

  /**
   * Opens the URL's item, or writes the open item to the URL. Keeps both in sync until the returned function is
   * called.
   */
  start(): () => void {
    const addressInUrl = this.#readAddress();
    this.#lastTravelCount = this.#address.snapshot.historyTravelCount;
    this.#isStepping = addressInUrl.itemId === null && this.#viewer.snapshot.current !== null;
    this.#onHistoryStep(addressInUrl);
    const stopFunctions = [
      this.#viewer.subscribe(() => this.#followViewer()),
      this.#address.subscribe(() => this.#onAddress(this.#hasTraveled())),
    ];
    return () => stopFunctions.forEach((stop) => stop());
  }

  #readAddress(): ViewerAddress {
    const { query, historyState } = this.#address.snapshot;
    return {
      itemId: new URLSearchParams(query).get(QUERY.item) || null,
      historyState: readViewerHistoryState(historyState['viewer']),
    };
  }

  #hasTraveled(): boolean {
    const countBefore = this.#lastTravelCount;
    this.#lastTravelCount = this.#address.snapshot.historyTravelCount;
    return this.#lastTravelCount !== countBefore;
  }

  #onAddress(hasTraveled: boolean): void {
    const addressInUrl = this.#readAddress();
    if (hasTraveled) this.#onHistoryStep(addressInUrl);
    else if (!isSameAddress(addressInUrl, this.#currentAddress)) this.#showAddress(addressInUrl);
  }

  #onHistoryStep(addressInUrl: ViewerAddress): void {
    const wasStepping = this.#isStepping;
    this.#isStepping = false;
    if (!wasStepping) return this.#showAddress(addressInUrl);
    this.#currentAddress = addressInUrl;
    this.#followViewer();
  }

  #showAddress(addressInUrl: ViewerAddress): void {
    this.#currentAddress = addressInUrl;
    if (addressInUrl.itemId === null) return this.#viewer.close();
    if (addressInUrl.historyState && this.#viewer.goBackTo(addressInUrl.historyState.key, addressInUrl.itemId)) return;
    this.#isSharedLink = true;
    void this.#viewer.openSharedItem(addressInUrl.itemId);
  }

  #followViewer(): void {
    if (this.#isStepping) return;
    const { current, history, loadingItemId } = this.#viewer.snapshot;
    if (current) this.#writeItem(current.item.id, current.key, history.length - 1);
    else if (loadingItemId === null) this.#writeClosed();
  }

  #writeItem(itemId: string, key: number, index: number): void {
    const { historyState } = this.#currentAddress;
    const isLinkedItem = this.#isSharedLink && itemId === this.#currentAddress.itemId;
    this.#isSharedLink = false;
    if (this.#currentAddress.itemId === null)
      this.#writeAddress('push', { itemId, historyState: { key, index, depth: 1 } });
    else if (isLinkedItem || historyState === null)
      this.#replaceAddress({ itemId, historyState: { key, index, depth: historyState?.depth ?? 0 } });
    else if (historyState.key === key) this.#replaceAddress({ itemId, historyState });
    else if (key < historyState.key && index < historyState.index) this.#stepHistory(index - historyState.index);
    else this.#writeAddress('push', { itemId, historyState: { key, index, depth: historyState.depth + 1 } });
  }

  #writeClosed(): void {
    this.#isSharedLink = false;
    const { itemId, historyState } = this.#currentAddress;
    if (itemId === null) return;
    if (historyState && historyState.depth > 0) this.#stepHistory(-historyState.depth);
    else this.#replaceAddress(CLOSED_ADDRESS);
  }

  #replaceAddress(next: ViewerAddress): void {
    if (!isSameAddress(next, this.#currentAddress)) this.#writeAddress('replace', next);
  }

  #writeAddress(historyMethod: 'push' | 'replace', next: ViewerAddress): void {
    this.#currentAddress = next;
    const query = new URLSearchParams(this.#address.snapshot.query);
    if (next.itemId === null) query.delete(QUERY.item);
    else query.set(QUERY.item, next.itemId);
    this.#address[historyMethod](query, { viewer: next.historyState });
  }

  #stepHistory(steps: number): void {
    this.#isStepping = true;
    this.#address.go(steps);
  }
}

function readViewerHistoryState(value: unknown): ViewerHistoryState | null {
  const { key, index, depth } = (value ?? {}) as Partial<ViewerHistoryState>;
  if (typeof key !== 'number' || typeof index !== 'number' || typeof depth !== 'number') return null;
  return { key, index, depth };
}

const isSameAddress = (firstAddress: ViewerAddress, secondAddress: ViewerAddress): boolean =>
  firstAddress.itemId === secondAddress.itemId &&
  firstAddress.historyState?.key === secondAddress.historyState?.key &&
  firstAddress.historyState?.depth === secondAddress.historyState?.depth;
