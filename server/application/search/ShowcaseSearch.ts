import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';

/** Maximum number of results for a visitor. */
export const SHOWCASE_RESULT_LIMIT = 6;
/** Number of results from which the engine chooses its deep picks. */
const SEARCHED_LIMIT = 48;

export interface ShowcasePick {
  readonly item: CatalogueItem;
  /** Why the item was chosen; null for a plain result. */
  readonly reason: string | null;
}

export interface ShowcaseFindings {
  readonly picks: readonly ShowcasePick[];
  readonly filters: Filters;
  /** What was understood apart from filters, as in `QueryReading`. */
  readonly understood: readonly string[];
}

/** Searches for visitors of the public website. Stores nothing. */
export class ShowcaseSearch {
  readonly #engine: Pick<SearchEngine, 'search'>;

  constructor(engine: Pick<SearchEngine, 'search'>) {
    this.#engine = engine;
  }

  /** Finds items, deep picks first. Rejects with the signal's reason. */
  async search(query: string, signal?: AbortSignal): Promise<ShowcaseFindings> {
    const { items, deepPicks, filters, reading } = await this.#engine.search(
      { query, filters: NO_FILTERS, filtersAreFinal: false, attachedItems: [], limit: SEARCHED_LIMIT },
      signal,
    );
    const deepIds = new Set(deepPicks.map(({ item }) => item.id));
    const plainPicks = items.filter(({ id }) => !deepIds.has(id)).map((item) => ({ item, reason: null }));
    const picks = [...deepPicks, ...plainPicks].slice(0, SHOWCASE_RESULT_LIMIT);
    return { picks, filters, understood: reading.understood };
  }
}
