import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The items on offer. Ids are unique across sources. */
export interface Catalogue {
  count(): Promise<number>;
  byId(id: string): Promise<CatalogueItem | null>;
  /** Unknown ids are left out. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueItem>>;
  /** All items in order of id, in batches of at most `batchSize`. */
  batches(batchSize: number): AsyncIterable<readonly CatalogueItem[]>;
  /**
   * Takes over all of `items` or, when anything fails or `signal` aborts, none of them.
   * An item with a known id is replaced. `source` is that of every item.
   */
  importAll(
    source: string,
    items: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal?: AbortSignal,
  ): Promise<ImportCounts>;
  /** A number that grows with each import, so that an index knows when it is stale. */
  version(): Promise<number>;
}
