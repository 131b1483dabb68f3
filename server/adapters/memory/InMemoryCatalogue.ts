import { isDeepStrictEqual } from 'node:util';
import { ForeignItemError } from '../../application/ports/Catalogue.ts';
import type { Catalogue, ImportCounts } from '../../application/ports/Catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

type ItemsById = Map<string, CatalogueItem>;

export class InMemoryCatalogue implements Catalogue {
  #items: ItemsById = new Map();
  #version = 0;

  async count(): Promise<number> {
    return this.#items.size;
  }

  async byId(id: string): Promise<CatalogueItem | null> {
    return this.#items.get(id) ?? null;
  }

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueItem>> {
    return new Map(ids.flatMap((id) => this.#items.get(id) ?? []).map((item) => [item.id, item]));
  }

  async findExistingIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(ids.filter((id) => this.#items.has(id)));
  }

  async *batches(batchSize: number): AsyncIterable<readonly CatalogueItem[]> {
    const ids = [...this.#items.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    for (let start = 0; start < ids.length; start += batchSize) {
      yield ids.slice(start, start + batchSize).flatMap((id) => this.#items.get(id) ?? []);
    }
  }

  async importAll(
    source: string,
    batches: AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>,
    signal?: AbortSignal,
  ): Promise<ImportCounts> {
    const items = new Map(this.#items);
    const counts = { inserted: 0, updated: 0, unchanged: 0 };
    for await (const batch of batches) {
      signal?.throwIfAborted();
      for (const item of batch) counts[putItem(items, { ...item, source })] += 1;
    }
    signal?.throwIfAborted();
    this.#items = items;
    if (counts.inserted + counts.updated > 0) this.#version += 1;
    return counts;
  }

  async version(): Promise<number> {
    return this.#version;
  }
}

function putItem(items: ItemsById, item: CatalogueItem): keyof ImportCounts {
  const knownItem = items.get(item.id);
  if (knownItem !== undefined && knownItem.source !== item.source) throw new ForeignItemError(item.source, [item.id]);
  items.set(item.id, item);
  if (knownItem === undefined) return 'inserted';
  return isDeepStrictEqual(knownItem, item) ? 'unchanged' : 'updated';
}
