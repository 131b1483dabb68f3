import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { fitsTopic, MIN_FITTING_ITEMS } from '../../domain/trends/trendingSearches.ts';
import { wordTopic, type Topic } from '../../domain/trends/topics.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import { fillShelf, type CatalogueShelf } from './CatalogueShelf.ts';

const CHECK_INTERVAL_MS = 60_000;
const SEARCH_LIMIT = 120;

/** What a query finds for shoppers of some genders. */
export interface QueryFindings {
  /** Best first; none if a part of the query had to be left out. */
  readonly items: readonly CatalogueItem[];
}

/** One state of the catalogue, with what queries find in it. */
interface ShelfState extends CatalogueShelf {
  readonly version: number;
  readonly findingsByQuery: Map<string, Promise<QueryFindings>>;
}

/** The catalogue as trends need it. After an import the older state stays in use until the new one is read. */
export class TrendCatalogue {
  readonly #catalogue: Catalogue;
  readonly #engine: SearchEngine;
  readonly #clock: Clock;
  readonly #log: Log;
  #state: ShelfState | null = null;
  #pendingState: Promise<void> | null = null;
  #checkedAt = -Infinity;

  constructor(catalogue: Catalogue, engine: SearchEngine, clock: Clock, log: Log) {
    this.#catalogue = catalogue;
    this.#engine = engine;
    this.#clock = clock;
    this.#log = log;
  }

  async readShelf(): Promise<CatalogueShelf> {
    return this.#readState();
  }

  /** Whether a search for the topic finds enough pieces that are what the topic names. */
  async hasEnoughFor(topic: Topic, genders: readonly Gender[]): Promise<boolean> {
    const { items } = await this.find(wordTopic(topic), genders);
    let count = 0;
    for (const item of items) if (fitsTopic(item, topic)) count += 1;
    return count >= MIN_FITTING_ITEMS;
  }

  /** Searches at most once per query and state of the catalogue. */
  async find(query: string, genders: readonly Gender[]): Promise<QueryFindings> {
    const { findingsByQuery } = await this.#readState();
    const key = JSON.stringify([query, [...genders].sort()]);
    const findings = findingsByQuery.get(key) ?? this.#search(query, genders);
    findingsByQuery.set(key, findings);
    return findings.catch((cause: unknown) => {
      findingsByQuery.delete(key);
      throw cause;
    });
  }

  async #search(query: string, genders: readonly Gender[]): Promise<QueryFindings> {
    const filters = { ...NO_FILTERS, gender: genders };
    const { items, relaxations } = await this.#engine.search({
      ...{ query, filters, filtersAreFinal: false, attachedItems: [], limit: SEARCH_LIMIT },
    });
    return { items: relaxations.length > 0 ? [] : items };
  }

  async #readState(): Promise<ShelfState> {
    const isDue = Math.abs(this.#clock.now() - this.#checkedAt) >= CHECK_INTERVAL_MS;
    if (this.#state === null) await this.#renew();
    else if (isDue) this.#renew().catch((cause: unknown) => this.#reportFailure(cause));
    if (this.#state === null) throw new Error('The catalogue was not read.');
    return this.#state;
  }

  #renew(): Promise<void> {
    this.#checkedAt = this.#clock.now();
    this.#pendingState ??= this.#readNewState().finally(() => (this.#pendingState = null));
    return this.#pendingState;
  }

  async #readNewState(): Promise<void> {
    const version = await this.#catalogue.version();
    if (this.#state?.version === version) return;
    this.#state = { ...(await fillShelf(this.#catalogue)), version, findingsByQuery: new Map() };
  }

  #reportFailure(cause: unknown): void {
    this.#log.warn({ cause: String(cause) }, 'Trends continue with an older state of the catalogue.');
  }
}
