import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { MAX_PRICE } from '../../../src/domain/filters/price.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { ALL_STORIES } from '../../domain/trends/chooseStories.ts';
import { suggestItems } from '../../domain/trends/suggestItems.ts';
import { describeTopic } from '../../domain/trends/topics.ts';
import { isTopicFor, listAllTopics } from '../../domain/trends/trendingSearches.ts';
import { wordPicksReason } from '../../domain/trends/wording/picksReason.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Geocoder } from '../ports/Geocoder.ts';
import type { Log } from '../ports/Log.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { Store } from '../ports/Store.ts';
import type { ComposedTrends, TrendsRequest } from './ComposedTrends.ts';
import { DailyOutfits } from './DailyOutfits.ts';
import { findSearches } from './findSearches.ts';
import { findTiles } from './findTiles.ts';
import { PopularityCounts } from './PopularityCounts.ts';
import { readShopperDay, type ShopperDay } from './ShopperDay.ts';
import { ShopperPlaces } from './ShopperPlaces.ts';
import { TrendCatalogue, type TrendQuery } from './TrendCatalogue.ts';

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
    const dailyOutfit = await this.#dailyOutfits.compose(pieces, shopper);
    const outfits = this.#dailyOutfits.composePicks(pieces, shopper, dailyOutfit);
    const savedItems = await this.#readSavedItems(shopper.userId);
    const shownIds = new Set(
      [...dailyOutfit.items, ...outfits.flatMap(({ items: [lead] }) => lead ?? [])].map(({ id }) => id),
    );
    const offeredItems = items.filter(createPriceTest(request.filters)).filter(({ id }) => !shownIds.has(id));
    return {
      tiles: await findTiles(shopper, this.#catalogue),
      outfits,
      dailyOutfit,
      ...(await findSearches(shopper, this.#counts, this.#catalogue)),
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

  async #suggest(
    items: readonly CatalogueItem[],
    shopper: ShopperDay,
    savedItems: readonly CatalogueItem[],
  ): Promise<readonly CatalogueItem[]> {
    const popularItems = (await this.#counts.read()).items;
    const maxWeight = Math.max(1, ...popularItems.map(({ weight }) => weight));
    return suggestItems(items, {
      ...shopper,
      weather: shopper.climate?.weather ?? null,
      savedItems,
      popularity: new Map(popularItems.map(({ key, weight }) => [key, weight / maxWeight])),
      seed: `${shopper.userId} ${shopper.dayKey} suggestions`,
      count: SUGGESTION_COUNT,
    });
  }

  async #readSavedItems(userId: string): Promise<readonly CatalogueItem[]> {
    const ids = (await this.#store.wishlists.listItemIds(userId)).slice(0, MAX_SAVED_ITEMS);
    return ids.length === 0 ? [] : [...(await this.#store.catalogue.byIds(ids)).values()];
  }
}

/** All queries that the home screen may need for the given genders. */
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
