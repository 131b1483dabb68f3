import type { Item } from '../../domain/catalogue/Item.ts';
import type { OutfitPiece } from '../../domain/trends/Trends.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Items } from '../ports/Items.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';

/** The item ids of the pieces. A piece that cannot be opened has none. */
export const listItemIds = (pieces: readonly OutfitPiece[]): readonly string[] =>
  pieces.flatMap(({ itemId }) => itemId ?? []);

/** Fetches the complete items of an outfit, each item once. Shows the pulse `thinking` meanwhile (spec section 4). */
export class OutfitItems {
  readonly #loadItems: () => Promise<Pick<Items, 'getItemsByIds'>>;
  readonly #notices: Pick<Notices, 'showFailure'>;
  readonly #pulse: PulseStatus;
  readonly #itemById = new Map<string, Item>();

  /** `loadItems` loads the adapter of `Items` on first use. */
  constructor(
    loadItems: () => Promise<Pick<Items, 'getItemsByIds'>>,
    notices: Pick<Notices, 'showFailure'>,
    pulse: PulseStatus,
  ) {
    this.#loadItems = loadItems;
    this.#notices = notices;
    this.#pulse = pulse;
  }

  /** Caches items, so that they need no fetch. */
  add(items: readonly Item[]): void {
    for (const item of items) this.#itemById.set(item.id, item);
  }

  /** The items of the pieces, without withdrawn ones. A failure shows 'Error Fetching Items' and resolves to null. */
  async fetch(pieces: readonly OutfitPiece[]): Promise<readonly Item[] | null> {
    const ids = listItemIds(pieces);
    const missingIds = ids.filter((id) => !this.#itemById.has(id));
    if (missingIds.length > 0) {
      const endPulse = this.#pulse.begin('thinking');
      try {
        const lookups = await this.#loadItems();
        this.add([...(await lookups.getItemsByIds(missingIds)).values()]);
      } catch (error) {
        this.#notices.showFailure('items-not-fetched', error);
        return null;
      } finally {
        endPulse();
      }
    }
    return ids.flatMap((id) => this.#itemById.get(id) ?? []);
  }
}
