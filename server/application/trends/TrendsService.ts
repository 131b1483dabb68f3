import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { MAX_PRICE } from '../../../src/domain/filters/price.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { ALL_STORIES, chooseStories } from '../../domain/trends/chooseStories.ts';
import { countDay } from '../../domain/trends/localDay.ts';
import { suggestItems } from '../../domain/trends/suggestItems.ts';
import { chooseTilePictures } from '../../domain/trends/tilePictures.ts';
import { describeTopic, type Topic } from '../../domain/trends/topics.ts';
import {
  isTopicFor,
  listAllTopics,
  listSeasonalTopics,
  MIN_FITTING_ITEMS,
  MIN_POPULAR_TOPICS,
  readPopularTopics,
} from '../../domain/trends/trendingSearches.ts';
import { wordPicksReason } from '../../domain/trends/wording/picksReason.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Geocoder } from '../ports/Geocoder.ts';
import type { Log } from '../ports/Log.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { Store } from '../ports/Store.ts';
import type { ComposedTrends, TrendsRequest, TrendTile } from './ComposedTrends.ts';
import { DailyOutfits } from './DailyOutfits.ts';
import { PopularityCounts } from './PopularityCounts.ts';
import { readShopperDay, type ShopperDay } from './ShopperDay.ts';
import { ShopperPlaces } from './ShopperPlaces.ts';
import { TrendCatalogue, type TrendQuery } from './TrendCatalogue.ts';

const TILE_COUNT = 6;
/** Number of topics to consider for the tiles. A small catalogue lacks items for some of them. */
const CONSIDERED_STORIES = 16;
const SEARCH_COUNT = 8;
/** Maximum number of searches for one kind of garment, so that the list is varied. */
const MAX_PER_KIND = 2;
const SUGGESTION_COUNT = 24;
/** Maximum number of saved items to consider, newest first. */
const MAX_SAVED_ITEMS = 40;

/** Combinations of genders in most profiles. */
const COMMON_GENDERS: readonly (readonly Gender[])[] = [['Women'], ['Men'], []];

export interface TrendsParts {
  readonly store: Pick<Store, 'catalogue' | 'users' | 'wishlists' | 'trendSignals' | 'dailyLeads'>;
  readonly engine: SearchEngine;
  readonly geocoder: Geocoder;
  readonly clock: Clock;
  readonly log: Log;
}

/** Composes the content of the home screen (spec section 3, trends payload). */
export class TrendsService {
  readonly #store: TrendsParts['store'];
  readonly #clock: Clock;
  readonly #geocoder: Geocoder;
  readonly #places: ShopperPlaces;
  readonly #counts: PopularityCounts;
  readonly #catalogue: TrendCatalogue;
  readonly #dailyOutfits: DailyOutfits;

  constructor({ store, engine, geocoder, clock, log }: TrendsParts) {
    this.#store = store;
    this.#clock = clock;
    this.#geocoder = geocoder;
    this.#places = new ShopperPlaces(geocoder);
    this.#counts = new PopularityCounts(store.trendSignals, clock, log);
    this.#catalogue = new TrendCatalogue(store.catalogue, engine, clock, log);
    this.#dailyOutfits = new DailyOutfits(store.dailyLeads);
  }

  /**
   * Composes the home screen. The result is the same for a shopper and a day, unless the profile, the catalogue or
   * the popularity changes.
   */
  async compose(request: TrendsRequest): Promise<ComposedTrends> {
    // Load the places before the shopper types one.
    this.#geocoder.prepare?.();
    const shopper = await readShopperDay(request, { ...this.#store, places: this.#places, clock: this.#clock });
    const { items, pieces } = await this.#catalogue.getSample();
    const daily = await this.#dailyOutfits.compose(pieces, shopper);
    const outfits = this.#dailyOutfits.composePicks(pieces, shopper, daily);
    const savedItems = await this.#readSavedItems(shopper.userId);
    const shownIds = new Set(
      [...daily.items, ...outfits.flatMap(({ items: [lead] }) => lead ?? [])].map(({ id }) => id),
    );
    const offeredItems = items.filter(createPriceTest(request.filters)).filter(({ id }) => !shownIds.has(id));
    return {
      tiles: await this.#findTiles(shopper),
      outfits,
      daily,
      ...(await this.#findSearches(shopper)),
      suggestions: await this.#suggest(offeredItems, shopper, savedItems),
      picksReason: wordPicksReason({ ...shopper, savedItems }),
      place: shopper.place,
      isPlacePending: shopper.isPlacePending,
      at: this.#clock.now(),
    };
  }

  /** Reads the catalogue and searches for common queries in advance, until `signal` aborts. */
  async prepare(signal: AbortSignal): Promise<void> {
    this.#geocoder.prepare?.();
    await this.#catalogue.getSample();
    await this.#counts.read();
    await this.#catalogue.findAll(COMMON_GENDERS.flatMap(listQueries), signal);
  }

  /** Finds tiles with enough pieces, each with different pictures, which change with the day. */
  async #findTiles({ userId, genders, styles, day, climate, season }: ShopperDay): Promise<readonly TrendTile[]> {
    const weather = climate?.weather ?? null;
    const wish = { day, weather, genders, styles, seed: userId, count: CONSIDERED_STORIES };
    const tiles: TrendTile[] = [];
    const shownUrls = new Set<string>();
    const leadKinds = new Set<string>();
    const tileDay = { dayNumber: countDay(day), climate: { season, weather }, shownUrls, leadKinds };
    for (const { headline, description, query } of chooseStories(wish)) {
      if (tiles.length === TILE_COUNT) break;
      const findings = await this.#catalogue.find({ query, genders, text: description });
      if (findings.count < MIN_FITTING_ITEMS) continue;
      const pictures = chooseTilePictures(findings.pictures, tileDay);
      for (const { url } of pictures) shownUrls.add(url);
      leadKinds.add(pictures[0]?.kind ?? '');
      tiles.push({ headline, description, query, pictureUrls: pictures.map(({ url }) => url) });
    }
    return tiles;
  }

  async #findSearches(shopper: ShopperDay): Promise<Pick<ComposedTrends, 'searches' | 'searchSource'>> {
    const popularTopics = await this.#filterFoundTopics(readPopularTopics((await this.#counts.read()).topics), shopper);
    if (popularTopics.length >= MIN_POPULAR_TOPICS)
      return { searches: popularTopics.map(describeTopic), searchSource: 'shoppers' };
    const seasonalTopics = listSeasonalTopics(shopper.climate?.weather ?? null, shopper.dayKey);
    return {
      searches: (await this.#filterFoundTopics(seasonalTopics, shopper)).map(describeTopic),
      searchSource: 'catalogue',
    };
  }

  /** The first topics with enough pieces for the shopper. */
  async #filterFoundTopics(topics: readonly Topic[], { genders }: ShopperDay): Promise<readonly Topic[]> {
    const foundTopics: Topic[] = [];
    for (const topic of topics) {
      if (foundTopics.length === SEARCH_COUNT) break;
      const isRepetitive =
        foundTopics.filter(({ kind }) => kind !== null && kind === topic.kind).length >= MAX_PER_KIND;
      if (isRepetitive || !isTopicFor(topic, genders)) continue;
      if (await this.#catalogue.hasEnoughFor(topic, genders)) foundTopics.push(topic);
    }
    return foundTopics;
  }

  async #suggest(
    items: readonly CatalogueItem[],
    shopper: ShopperDay,
    savedItems: readonly CatalogueItem[],
  ): Promise<readonly CatalogueItem[]> {
    const popular = (await this.#counts.read()).items;
    const maxWeight = Math.max(1, ...popular.map(({ weight }) => weight));
    return suggestItems(items, {
      ...shopper,
      weather: shopper.climate?.weather ?? null,
      savedItems,
      popularity: new Map(popular.map(({ key, weight }) => [key, weight / maxWeight])),
      seed: `${shopper.userId} ${shopper.dayKey} suggestions`,
      count: SUGGESTION_COUNT,
    });
  }

  async #readSavedItems(userId: string): Promise<readonly CatalogueItem[]> {
    const ids = (await this.#store.wishlists.itemIds(userId)).slice(0, MAX_SAVED_ITEMS);
    return ids.length === 0 ? [] : [...(await this.#store.catalogue.byIds(ids)).values()];
  }
}

/** All queries that the home screens of shoppers of these genders may need. */
function listQueries(genders: readonly Gender[]): readonly TrendQuery[] {
  const topics = listAllTopics().filter((topic) => isTopicFor(topic, genders));
  const stories = ALL_STORIES.filter(({ gender }) => gender === undefined || genders.includes(gender));
  return [
    ...stories.flatMap(({ query, descriptions }) => descriptions.map((text) => ({ query, genders, text }))),
    ...topics.map((topic) => ({ query: describeTopic(topic), genders, topic })),
  ];
}

function createPriceTest({ priceRangeMin, priceRangeMax }: Filters): (item: CatalogueItem) => boolean {
  const [min, max] = [(priceRangeMin ?? 0) * 100, (priceRangeMax ?? MAX_PRICE) * 100];
  return ({ priceCents }) => priceCents >= min && priceCents <= max;
}
