import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Clock } from '../ports/Clock.ts';

/** How long an item is cached, in milliseconds. A new price appears after at most this time. */
export const REMEMBERED_MS = 60_000;
/** Maximum number of cached items. */
const MAX_REMEMBERED_ITEMS = 1_000;

interface RememberedItem {
  readonly item: Promise<CatalogueItem | null>;
  readonly readAt: number;
}

/**
 * The items that shared links show to everybody, including withdrawn ones. Lookups are cached briefly, even of
 * unknown ids, because many people may open a link at once.
 */
export class SharedPieces {
  readonly #catalogue: Pick<Catalogue, 'byId'>;
  readonly #clock: Clock;
  readonly #rememberedItems = new Map<string, RememberedItem>();

  constructor(catalogue: Pick<Catalogue, 'byId'>, clock: Clock) {
    this.#catalogue = catalogue;
    this.#clock = clock;
  }

  find(id: string): Promise<CatalogueItem | null> {
    const now = this.#clock.now();
    const rememberedItem = this.#rememberedItems.get(id);
    if (rememberedItem !== undefined && isRecent(rememberedItem, now)) return rememberedItem.item;
    const item = this.#catalogue.byId(id);
    this.#rememberedItems.delete(id);
    this.#rememberedItems.set(id, { item, readAt: now });
    // Do not cache a failed lookup.
    item.catch(() => this.#rememberedItems.delete(id));
    const [oldestId] = this.#rememberedItems.keys();
    if (this.#rememberedItems.size > MAX_REMEMBERED_ITEMS && oldestId !== undefined)
      this.#rememberedItems.delete(oldestId);
    return item;
  }
}

/** Whether a cached item is recent. If the clock was set back, no cached item counts as recent. */
const isRecent = ({ readAt }: RememberedItem, now: number): boolean => readAt <= now && now - readAt < REMEMBERED_MS;
