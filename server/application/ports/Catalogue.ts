import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** An import held an item whose id belongs to another source. Nothing of it was taken over. */
export class ForeignItemError extends Error {
  override readonly name = 'ForeignItemError';
  readonly itemIds: readonly string[];
  constructor(source: string, itemIds: readonly string[]) {
    super(`Not items of '${source}', but of another source: ${itemIds.join(', ')}`);
    this.itemIds = itemIds;
  }
}

/** The items on offer. Ids are unique across sources. */
export interface Catalogue {
  count(): Promise<number>;
  byId(id: string): Promise<CatalogueItem | null>;
  /** Unknown ids are left out. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueItem>>;
  /** Those of `ids` that are on offer, without reading the items. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** All items in order of id, in batches of at most `batchSize`. */
  batches(batchSize: number): AsyncIterable<readonly CatalogueItem[]>;
  /**
   * Takes over all of `items` or, when anything fails or `signal` aborts, none of them.
   * An item with a known id is replaced; where an id comes twice, the last one stands. `source` is that
   * of every item. Rejects with a `ForeignItemError` for another source's item, or the signal's reason.
   */
  importAll(
    source: string,
    items: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal?: AbortSignal,
  ): Promise<ImportCounts>;
  /** A number that grows with each import that changed something, so that an index knows when it is stale. */
  version(): Promise<number>;
}
