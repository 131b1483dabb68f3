import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of items that are no longer sold since this import. Only a complete import has it. */
  readonly withdrawn?: number;
}

export interface ImportScope {
  /**
   * Whether these are all items of the source. Its other items are then withdrawn, unless `items` is empty, which is
   * taken for a failure of the source.
   */
  readonly isComplete?: boolean;
}

/** An import contained an item whose id belongs to another source. Nothing was stored. */
export class ForeignItemError extends Error {
  override readonly name = 'ForeignItemError';
  readonly itemIds: readonly string[];
  constructor(source: string, itemIds: readonly string[]) {
    super(`Not items of '${source}', but of another source: ${itemIds.join(', ')}`);
    this.itemIds = itemIds;
  }
}

/**
 * The items on offer. Ids are unique across sources. Withdrawn items are still found by id, marked as withdrawn, since
 * wishlists, histories, conversations and links name them.
 */
export interface Catalogue {
  count(): Promise<number>;
  byId(id: string): Promise<CatalogueItem | null>;
  /** Unknown ids are omitted; withdrawn items are included. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueItem>>;
  /** The existing ones of these ids, including those of withdrawn items. Does not read the items. */
  findExistingIds(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** All items in the order of their ids, in batches of at most `batchSize`. */
  batches(batchSize: number): AsyncIterable<readonly CatalogueItem[]>;
  /**
   * Stores all of `items`, or none if anything fails or `signal` aborts. An item with a known id is replaced; of
   * several items with the same id, the last one is stored. `source` is the source of all items. Rejects with a
   * `ForeignItemError` for an item of another source, or with the signal's reason.
   */
  importAll(
    source: string,
    items: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal?: AbortSignal,
    scope?: ImportScope,
  ): Promise<ImportCounts>;
  /** A number that grows with each import that changed something, so that an index can detect that it is stale. */
  version(): Promise<number>;
}
