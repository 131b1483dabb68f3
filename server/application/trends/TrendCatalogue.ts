import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { fitsTopic, MIN_FITTING_ITEMS } from '../../domain/trends/trendingSearches.ts';
import { describeTopic, type Topic } from '../../domain/trends/topics.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import { chooseMatchingItems } from '../../domain/trends/showsWords.ts';
import { createTilePicture, type TilePicture } from '../../domain/trends/tilePictures.ts';
import { sampleCatalogue, type CatalogueSample } from './CatalogueSample.ts';

const CHECK_INTERVAL_MS = 60_000;
const SEARCH_LIMIT = 120;
const MAX_PICTURES = 40;
/** Pause between two searches in the background, in milliseconds. */
const PAUSE_MS = 20;

/** The results of a query for some genders; empty if a part of the query was relaxed. */
export interface QueryFindings {
  /** The number of found items that fit the topic. */
  readonly count: number;
  /** The pictures of the best items. */
  readonly pictures: readonly TilePicture[];
}

/** A search whose results trends show. It runs again after each import. */
export interface TrendQuery {
  readonly query: string;
  readonly genders: readonly Gender[];
  /** The topic that found items must fit; if absent, all fit. */
  readonly topic?: Topic;
  /** The text beside the pictures. Items that it names come first. */
  readonly text?: string;
}

interface KnownFindings {
  readonly query: TrendQuery;
  readonly findings: Promise<QueryFindings>;
}

/** A version of the catalogue, with the results of queries. */
interface SampleState extends CatalogueSample {
  readonly version: number;
  readonly findingsByKey: Map<string, KnownFindings>;
}

/** The catalogue for trends. After an import, the older version stays in use until the new one is read. */
export class TrendCatalogue {
  readonly #catalogue: Catalogue;
  readonly #engine: SearchEngine;
  readonly #clock: Clock;
  readonly #log: Log;
  #state: SampleState | null = null;
  #pendingState: Promise<void> | null = null;
  #checkedAt = -Infinity;

  constructor(catalogue: Catalogue, engine: SearchEngine, clock: Clock, log: Log) {
    this.#catalogue = catalogue;
    this.#engine = engine;
    this.#clock = clock;
    this.#log = log;
  }

  async getSample(): Promise<CatalogueSample> {
    return this.#readState();
  }

  /** Whether a search finds enough items that fit the topic. */
  async hasEnoughFor(topic: Topic, genders: readonly Gender[]): Promise<boolean> {
    return (await this.find({ query: describeTopic(topic), genders, topic })).count >= MIN_FITTING_ITEMS;
  }

  /** Runs a query, at most once for each version of the catalogue. */
  async find(query: TrendQuery): Promise<QueryFindings> {
    return this.#findIn((await this.#readState()).findingsByKey, query);
  }

  /** Runs queries in advance, slowly, so that shoppers need not wait for them. */
  async findAll(queries: readonly TrendQuery[], signal: AbortSignal): Promise<void> {
    for (const query of queries) {
      if (signal.aborted) return;
      await this.find(query);
      await pause();
    }
  }

  async #findIn(findingsByKey: Map<string, KnownFindings>, query: TrendQuery): Promise<QueryFindings> {
    const key = JSON.stringify([query.query, [...query.genders].sort(), query.text ?? '']);
    const cachedSearch = findingsByKey.get(key) ?? { query, findings: this.#search(query) };
    findingsByKey.set(key, cachedSearch);
    return cachedSearch.findings.catch((cause: unknown) => {
      findingsByKey.delete(key);
      throw cause;
    });
  }

  async #search({ query, genders, topic, text = '' }: TrendQuery): Promise<QueryFindings> {
    const filters = { ...NO_FILTERS, gender: genders };
    const { items, relaxations } = await this.#engine.search({
      ...{ query, filters, filtersAreFinal: false, attachedItems: [], limit: SEARCH_LIMIT },
    });
    const fittingItems =
      relaxations.length > 0 ? [] : items.filter((item) => topic === undefined || fitsTopic(item, topic));
    const pictures = chooseMatchingItems(fittingItems, text)
      .slice(0, MAX_PICTURES)
      .flatMap((item) => createTilePicture(item) ?? []);
    return { count: fittingItems.length, pictures };
  }

  async #readState(): Promise<SampleState> {
    const isDue = Math.abs(this.#clock.now() - this.#checkedAt) >= CHECK_INTERVAL_MS;
    if (this.#state === null) await this.#renewFindings();
    else if (isDue) this.#renewFindings().catch((cause: unknown) => this.#reportFailure(cause));
    if (this.#state === null) throw new Error('The catalogue was not read.');
    return this.#state;
  }

  #renewFindings(): Promise<void> {
    this.#checkedAt = this.#clock.now();
    this.#pendingState ??= this.#readNewState().finally(() => (this.#pendingState = null));
    return this.#pendingState;
  }

  async #readNewState(): Promise<void> {
    const version = await this.#catalogue.readVersion();
    if (this.#state?.version === version) return;
    const findingsByKey = new Map<string, KnownFindings>();
    const sample = await sampleCatalogue(this.#catalogue);
    // The older version's queries will probably be needed again.
    for (const { query } of [...(this.#state?.findingsByKey.values() ?? [])]) {
      await this.#findIn(findingsByKey, query);
      await pause();
    }
    this.#state = { ...sample, version, findingsByKey };
  }

  #reportFailure(cause: unknown): void {
    this.#log.warn({ cause: String(cause) }, 'Trends continue with an older state of the catalogue.');
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
