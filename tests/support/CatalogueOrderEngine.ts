import type { FilterName } from '../../src/domain/filters/Filters.ts';
import type { Catalogue } from '../../server/application/ports/Catalogue.ts';
import type { EngineQuery, EngineResult, SearchEngine } from '../../server/application/ports/SearchEngine.ts';
import type { FoundOutfit } from '../../server/domain/outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../server/domain/outfits/OutfitPlan.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';

/** A search engine that returns every item in order of id and records its queries. */
export class CatalogueOrderEngine implements SearchEngine {
  readonly queries: EngineQuery[] = [];
  /** The filters that no result meets. */
  unmetFilters: readonly FilterName[] = [];
  readonly #catalogue: Catalogue;
  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  async search(query: EngineQuery): Promise<EngineResult> {
    this.queries.push(query);
    const items = await this.#listItems(query.limit);
    const deepPicks = items.slice(0, 1).map((item) => ({ item, reason: 'It is linen.' }));
    // The engine ignores filters, so every brand has all results.
    const brand = [...new Set(items.map((item) => item.brand))].map((value) => ({ value, count: items.length }));
    return {
      ...{ items, deepPicks, filters: query.filters, relaxations: [], unmetFilters: this.unmetFilters },
      ...{ remarks: [], divider: null, correctedQuery: null, facets: { brand }, reading: readWords(query) },
    };
  }

  async findSimilar(itemId: string, _filters: unknown, limit: number): Promise<readonly CatalogueItem[]> {
    return (await this.#listItems(limit)).filter(({ id }) => id !== itemId);
  }

  findSimilarToQuery(_query: string, _filters: unknown, limit: number): Promise<readonly CatalogueItem[]> {
    return this.#listItems(limit);
  }

  completeTheLook(itemId: string, filters: unknown, limit: number): Promise<readonly CatalogueItem[]> {
    return this.findSimilar(itemId, filters, limit);
  }

  async composeOutfit({ budgetCents, leaveOutIds, places }: OutfitPlan): Promise<FoundOutfit | null> {
    const item = (await this.#listItems(leaveOutIds.length + 1)).find(({ id }) => !leaveOutIds.includes(id));
    if (item === undefined || item.priceCents > (budgetCents ?? Infinity)) return null;
    return {
      pieces: [{ slot: 'top', item }],
      owned: places.filter(({ isOwned }) => isOwned).map(({ slot, words }) => ({ slot, words })),
      missing: [],
      unmet: [],
      totalCents: item.priceCents,
      reasons: [],
      outfitCount: null,
      alternatives: [],
    };
  }

  async #listItems(limit: number): Promise<readonly CatalogueItem[]> {
    for await (const batch of this.#catalogue.readBatches(limit)) return batch;
    return [];
  }
}

/** Interprets a query: every word counts as understood. */
function readWords({ query, removedWords = [] }: EngineQuery): EngineResult['reading'] {
  const words = query.split(' ').filter((word) => word !== '' && !removedWords.includes(word));
  return { understood: words, unused: [], removed: removedWords };
}
