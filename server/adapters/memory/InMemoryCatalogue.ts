import { isDeepStrictEqual } from 'node:util';
import { ForeignItemError, refuseMostMissing } from '../../application/ports/Catalogue.ts';
import type { Catalogue, ImportCounts, ImportScope } from '../../application/ports/Catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

type ItemsById = Map<string, CatalogueItem>;

export class InMemoryCatalogue implements Catalogue {
  #items: ItemsById = new Map();
  readonly #withdrawnItems: ItemsById = new Map();
  #version = 0;

  async count(): Promise<number> {
    return this.#items.size;
  }

  async byId(id: string): Promise<CatalogueItem | null> {
    return this.#items.get(id) ?? this.#withdrawnItems.get(id) ?? null;
  }

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueItem>> {
    return new Map(
      ids.flatMap((id) => this.#items.get(id) ?? this.#withdrawnItems.get(id) ?? []).map((item) => [item.id, item]),
    );
  }

  async findExistingIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(ids.filter((id) => this.#items.has(id) || this.#withdrawnItems.has(id)));
  }

  async *readBatches(batchSize: number): AsyncIterable<readonly CatalogueItem[]> {
    const ids = [...this.#items.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    for (let start = 0; start < ids.length; start += batchSize) {
      yield ids.slice(start, start + batchSize).flatMap((id) => this.#items.get(id) ?? []);
    }
  }

  async importAll(
    source: string,
    batches: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal?: AbortSignal,
    scope: ImportScope = {},
  ): Promise<ImportCounts> {
    const { isComplete = false } = scope;
    const items = new Map(this.#items);
    const importedIds = new Set<string>();
    const counts = { inserted: 0, updated: 0, unchanged: 0 };
    for await (const batch of batches) {
      signal?.throwIfAborted();
      for (const item of batch) {
        counts[putItem(items, { ...item, source })] += 1;
        importedIds.add(item.id);
      }
    }
    signal?.throwIfAborted();
    const missingItems = isComplete ? listMissingItems(items, source, importedIds) : [];
    refuseMostMissing(counts, missingItems.length, scope);
    for (const { id } of missingItems) items.delete(id);
    this.#withdraw(missingItems, importedIds);
    this.#items = items;
    if (counts.inserted + counts.updated + missingItems.length > 0) this.#version += 1;
    return isComplete ? { ...counts, withdrawn: missingItems.length } : counts;
  }

  #withdraw(missingItems: readonly CatalogueItem[], importedIds: ReadonlySet<string>): void {
    for (const id of importedIds) this.#withdrawnItems.delete(id);
    for (const item of missingItems) this.#withdrawnItems.set(item.id, { ...item, isWithdrawn: true });
  }

  async readVersion(): Promise<number> {
    return this.#version;
  }
}

/**
 * The items of the source that are missing in the import. Returns none for an empty import, which counts as a failure
 * of the source.
 */
function listMissingItems(items: ItemsById, source: string, importedIds: ReadonlySet<string>): CatalogueItem[] {
  if (importedIds.size === 0) return [];
  return [...items.values()].filter((item) => item.source === source && !importedIds.has(item.id));
}

function putItem(items: ItemsById, item: CatalogueItem): 'inserted' | 'updated' | 'unchanged' {
  const knownItem = items.get(item.id);
  if (knownItem !== undefined && knownItem.source !== item.source) throw new ForeignItemError(item.source, [item.id]);
  items.set(item.id, item);
  if (knownItem === undefined) return 'inserted';
  return isDeepStrictEqual(knownItem, item) ? 'unchanged' : 'updated';
}
