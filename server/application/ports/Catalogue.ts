import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of items that this import withdrew; absent unless the import is complete. */
  readonly withdrawn?: number;
}

export interface ImportScope {
  /**
   * Whether the import has all items of the source. Items that it lacks are then withdrawn, unless `items` is empty,
   * which counts as a failure of the source.
   */
  readonly isComplete?: boolean;
  /** Whether a complete import that lacks most of the source's items is refused, because it may be cut off. */
  readonly keepsMost?: boolean;
}

/** If fewer items are missing, they are always withdrawn, because a small shop may change most of its range. */
const MIN_REFUSED_MISSING_ITEMS = 10;

/** A complete import lacked most of the source's items. Nothing was stored. */
export class MostMissingError extends Error {
  override readonly name = 'MostMissingError';
  constructor(missingCount: number, knownCount: number) {
    super(
      `The file lacks ${missingCount} of the ${knownCount} items that its source had, so it may be cut off. If they are no longer sold, add --withdraw-most.`,
    );
  }
}

/** Throws a `MostMissingError` if the scope refuses to withdraw so many items. */
export function refuseMostMissing(
  { updated, unchanged }: ImportCounts,
  missingCount: number,
  scope: ImportScope,
): void {
  const knownCount = updated + unchanged + missingCount;
  if (scope.keepsMost === true && missingCount >= MIN_REFUSED_MISSING_ITEMS && missingCount > knownCount / 2)
    throw new MostMissingError(missingCount, knownCount);
}

/** An import contained the id of another source's item. Nothing was stored. */
export class ForeignItemError extends Error {
  override readonly name = 'ForeignItemError';
  readonly itemIds: readonly string[];
  constructor(source: string, itemIds: readonly string[]) {
    super(`Not items of '${source}', but of another source: ${itemIds.join(', ')}`);
    this.itemIds = itemIds;
  }
}

/**
 * The items on offer. Ids are unique across sources. Withdrawn items can still be found by id, because wishlists,
 * histories and links refer to them.
 */
export interface Catalogue {
  count(): Promise<number>;
  byId(id: string): Promise<CatalogueItem | null>;
  /** The items by id, including withdrawn ones. Leaves out unknown ids. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueItem>>;
  /** The ids among `ids` that belong to items, including withdrawn ones. Does not read the items. */
  findExistingIds(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** All items in the order of their ids, in batches of at most `batchSize`. */
  readBatches(batchSize: number): AsyncIterable<readonly CatalogueItem[]>;
  /**
   * Stores all of `items`; none if anything fails or `signal` aborts. An item with a known id is replaced. Of several
   * items with the same id, the last one is stored. All items belong to `source`. Rejects with a `ForeignItemError`
   * for another source's item, with a `MostMissingError`, or with the signal's reason.
   */
  importAll(
    source: string,
    items: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal?: AbortSignal,
    scope?: ImportScope,
  ): Promise<ImportCounts>;
  /** A number that grows with each import that changed something, so that an index can detect that it is outdated. */
  readVersion(): Promise<number>;
}
