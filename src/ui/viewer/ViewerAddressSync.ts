import type { AddressStore } from '../../application/ports/AddressStore.ts';
import type { ItemViewerSession } from '../../application/viewer/ItemViewerSession.ts';
import { QUERY } from '../shared/paths.ts';

/**
 * Stored with a browser history entry: the `key` of the shown view history entry, its index there, and the number of
 * browser history entries (`depth`) from the page below the viewer to this one.
 */
interface ViewerNotes {
  readonly key: number;
  readonly index: number;
  readonly depth: number;
}

interface ViewerAddress {
  /** The value of `?item=`; null while the viewer is closed. */
  readonly itemId: string | null;
  /** The notes of the history entry; null for an external link. */
  readonly notes: ViewerNotes | null;
}

const CLOSED_ADDRESS: ViewerAddress = { itemId: null, notes: null };

type SyncedViewer = Pick<ItemViewerSession, 'snapshot' | 'subscribe' | 'openSharedItem' | 'goBackTo' | 'close'>;

/**
 * Keeps the URL and the viewer in sync: the URL contains the open item, Back goes back through the view history and
 * then closes the viewer, and a reload or a link opens the item.
 */
export class ViewerAddressSync {
  readonly #viewer: SyncedViewer;
  readonly #address: AddressStore;
  #here = CLOSED_ADDRESS;
  #travels = 0;
  /** Whether a navigation through the browser's history is pending; the next one has to wait. */
  #stepping = false;
  /** Whether the loading item came from the URL, so that it needs no new history entry. */
  #linked = false;

  constructor(viewer: SyncedViewer, address: AddressStore) {
    this.#viewer = viewer;
    this.#address = address;
  }

  /**
   * Opens the URL's item and observes the viewer until the returned function is called. An item that is already open is
   * added to the URL.
   */
  start(): () => void {
    const named = this.#named();
    this.#travels = this.#address.snapshot.historyTravelCount;
    this.#stepping = named.itemId === null && this.#viewer.snapshot.current !== null;
    this.#onStep(named);
    const stops = [
      this.#viewer.subscribe(() => this.#follow()),
      this.#address.subscribe(() => this.#onAddress(this.#hasTraveled())),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #named(): ViewerAddress {
    const { query, historyState } = this.#address.snapshot;
    return { itemId: new URLSearchParams(query).get(QUERY.item) || null, notes: viewerNotesIn(historyState['viewer']) };
  }

  #hasTraveled(): boolean {
    const before = this.#travels;
    this.#travels = this.#address.snapshot.historyTravelCount;
    return this.#travels !== before;
  }

  #onAddress(traveled: boolean): void {
    const named = this.#named();
    if (traveled) this.#onStep(named);
    else if (!isSame(named, this.#here)) this.#show(named);
  }

  #onStep(named: ViewerAddress): void {
    const expected = this.#stepping;
    this.#stepping = false;
    if (!expected) return this.#show(named);
    this.#here = named;
    this.#follow();
  }

  #show(named: ViewerAddress): void {
    this.#here = named;
    if (named.itemId === null) return this.#viewer.close();
    if (named.notes && this.#viewer.goBackTo(named.notes.key, named.itemId)) return;
    this.#linked = true;
    void this.#viewer.openSharedItem(named.itemId);
  }

  #follow(): void {
    if (this.#stepping) return;
    const { current, history, loadingItemId } = this.#viewer.snapshot;
    if (current) this.#name(current.item.id, current.key, history.length - 1);
    else if (loadingItemId === null) this.#leave();
  }

  #name(itemId: string, key: number, index: number): void {
    const { notes } = this.#here;
    const linked = this.#linked && itemId === this.#here.itemId;
    this.#linked = false;
    if (this.#here.itemId === null) this.#write('push', { itemId, notes: { key, index, depth: 1 } });
    else if (linked || notes === null) this.#replace({ itemId, notes: { key, index, depth: notes?.depth ?? 0 } });
    else if (notes.key === key) this.#replace({ itemId, notes });
    else if (key < notes.key && index < notes.index) this.#step(index - notes.index);
    else this.#write('push', { itemId, notes: { key, index, depth: notes.depth + 1 } });
  }

  #leave(): void {
    this.#linked = false;
    const { itemId, notes } = this.#here;
    if (itemId === null) return;
    if (notes && notes.depth > 0) this.#step(-notes.depth);
    else this.#replace(CLOSED_ADDRESS);
  }

  #replace(next: ViewerAddress): void {
    if (!isSame(next, this.#here)) this.#write('replace', next);
  }

  #write(how: 'push' | 'replace', next: ViewerAddress): void {
    this.#here = next;
    const query = new URLSearchParams(this.#address.snapshot.query);
    if (next.itemId === null) query.delete(QUERY.item);
    else query.set(QUERY.item, next.itemId);
    this.#address[how](query, { viewer: next.notes });
  }

  #step(steps: number): void {
    this.#stepping = true;
    this.#address.go(steps);
  }
}

function viewerNotesIn(value: unknown): ViewerNotes | null {
  const { key, index, depth } = (value ?? {}) as Partial<ViewerNotes>;
  if (typeof key !== 'number' || typeof index !== 'number' || typeof depth !== 'number') return null;
  return { key, index, depth };
}

const isSame = (one: ViewerAddress, other: ViewerAddress): boolean =>
  one.itemId === other.itemId && one.notes?.key === other.notes?.key && one.notes?.depth === other.notes?.depth;
