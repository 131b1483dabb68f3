import type { ItemViewerSnapshot } from '../../application/viewer/ItemViewerSession.ts';
import type { Observable } from '../../application/Snapshots.ts';

/**
 * Where an address stands: the entry of the view history that it shows, the place of that entry in the
 * view history, and how many steps of the browser lie between it and the page below the viewer. Kept
 * with the browser's own history, so that it survives a reload.
 */
export interface ViewerPlace {
  readonly key: number;
  readonly index: number;
  readonly depth: number;
}

export interface ViewerAddress {
  /** The value of `?item=`; null while the viewer is closed. */
  readonly itemId: string | null;
  /** Null for a link that came from outside. */
  readonly place: ViewerPlace | null;
}

/** The part of the browser's history that the viewer needs. Every call answers later, by an arrival. */
export interface AddressBar {
  push(itemId: string, place: ViewerPlace): void;
  /** A null `itemId` takes the item out of the address. */
  replace(itemId: string | null, place: ViewerPlace | null): void;
  go(steps: number): void;
}

export interface AddressedViewer extends Observable<Pick<ItemViewerSnapshot, 'history' | 'current' | 'loadingItemId'>> {
  openShared(itemId: string): Promise<void>;
  backTo(key: number, itemId: string): boolean;
  close(): void;
}

/**
 * Keeps the address and the viewer together: an open item is in the address, Back returns along the view
 * history and then closes, a reload or a link opens the item again.
 */
export class ViewerAddressSync {
  readonly #viewer: AddressedViewer;
  readonly #bar: AddressBar;
  #here: ViewerAddress = { itemId: null, place: null };
  /** The address that was asked for and has not arrived. */
  #expected: ViewerAddress | null = null;
  /** A step through the browser's history is under way; no second one is taken before it has arrived. */
  #travelling = false;
  /** The item on its way was named by the address, which therefore needs no new step. */
  #linked = false;

  constructor(viewer: AddressedViewer, bar: AddressBar) {
    this.#viewer = viewer;
    this.#bar = bar;
  }

  /**
   * Opens what the address names and follows the viewer, until the returned function is called. An item
   * that was opened before there was anybody to follow it is put in the address.
   */
  start(address: ViewerAddress): () => void {
    this.#travelling = address.itemId === null && this.#viewer.snapshot.current !== null;
    this.#travelled(address);
    return this.#viewer.subscribe(() => this.#follow());
  }

  /** The address has changed; `travelled` when the browser stepped through its history. */
  arrived(address: ViewerAddress, travelled: boolean): void {
    if (travelled) return this.#travelled(address);
    if (this.#expected !== null) {
      if (isSame(address, this.#expected)) this.#expected = null;
      return;
    }
    if (isSame(address, this.#here)) return;
    this.#obey(address);
  }

  #travelled(address: ViewerAddress): void {
    const wanted = this.#travelling;
    this.#travelling = false;
    this.#expected = null;
    if (!wanted) return this.#obey(address);
    this.#here = address;
    this.#follow();
  }

  #obey(address: ViewerAddress): void {
    this.#here = address;
    if (address.itemId === null) return this.#viewer.close();
    if (address.place && this.#viewer.backTo(address.place.key, address.itemId)) return;
    this.#linked = true;
    void this.#viewer.openShared(address.itemId);
  }

  #follow(): void {
    if (this.#travelling) return;
    const { current, history, loadingItemId } = this.#viewer.snapshot;
    if (current) this.#show(current.item.id, current.key, history.length - 1);
    else if (loadingItemId === null) this.#leave();
  }

  #show(itemId: string, key: number, index: number): void {
    const { place } = this.#here;
    const linked = this.#linked && itemId === this.#here.itemId;
    this.#linked = false;
    if (this.#here.itemId === null) this.#push({ itemId, place: { key, index, depth: 1 } });
    else if (linked || place === null) this.#replace({ itemId, place: { key, index, depth: place?.depth ?? 0 } });
    else if (place.key === key) this.#replace({ itemId, place });
    else if (key < place.key && index < place.index) this.#travel(index - place.index);
    else this.#push({ itemId, place: { key, index, depth: place.depth + 1 } });
  }

  #leave(): void {
    this.#linked = false;
    const { itemId, place } = this.#here;
    if (itemId === null) return;
    if (place && place.depth > 0) this.#travel(-place.depth);
    else this.#replace({ itemId: null, place: null });
  }

  #push(address: ViewerAddress & { itemId: string; place: ViewerPlace }): void {
    this.#expect(address);
    this.#bar.push(address.itemId, address.place);
  }

  #replace(address: ViewerAddress): void {
    if (isSame(address, this.#here)) return;
    this.#expect(address);
    this.#bar.replace(address.itemId, address.place);
  }

  #expect(address: ViewerAddress): void {
    this.#here = address;
    this.#expected = address;
  }

  #travel(steps: number): void {
    this.#travelling = true;
    this.#bar.go(steps);
  }
}

const isSame = (one: ViewerAddress, other: ViewerAddress): boolean =>
  one.itemId === other.itemId && one.place?.key === other.place?.key && one.place?.depth === other.place?.depth;
