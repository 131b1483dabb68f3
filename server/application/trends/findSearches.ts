import { describeTopic, type Topic } from '../../domain/trends/topics.ts';
import {
  isTopicFor,
  listSeasonalTopics,
  MIN_POPULAR_TOPICS,
  readPopularTopics,
} from '../../domain/trends/trendingSearches.ts';
import type { ComposedTrends } from './ComposedTrends.ts';
import type { PopularityCounts } from './PopularityCounts.ts';
import type { ShopperDay } from './ShopperDay.ts';
import type { TrendCatalogue } from './TrendCatalogue.ts';

const SEARCH_COUNT = 8;
/** Maximum number of searches for one kind of garment, so that the list is varied. */
const MAX_PER_KIND = 2;

/** Finds topics that several shoppers searched for; if there are too few, topics of the season. */
export async function findSearches(
  shopper: ShopperDay,
  counts: PopularityCounts,
  catalogue: TrendCatalogue,
): Promise<Pick<ComposedTrends, 'searches' | 'searchSource'>> {
  const popularTopics = await filterFoundTopics(readPopularTopics((await counts.read()).topics), shopper, catalogue);
  if (popularTopics.length >= MIN_POPULAR_TOPICS)
    return { searches: popularTopics.map(describeTopic), searchSource: 'shoppers' };
  const seasonalTopics = listSeasonalTopics(shopper.climate?.weather ?? null, shopper.dayKey);
  return {
    searches: (await filterFoundTopics(seasonalTopics, shopper, catalogue)).map(describeTopic),
    searchSource: 'catalogue',
  };
}

/** The first topics with enough pieces for the shopper. */
async function filterFoundTopics(
  topics: readonly Topic[],
  { genders }: ShopperDay,
  catalogue: TrendCatalogue,
): Promise<readonly Topic[]> {
  const foundTopics: Topic[] = [];
  for (const topic of topics) {
    if (foundTopics.length === SEARCH_COUNT) break;
    const isRepetitive = foundTopics.filter(({ kind }) => kind !== null && kind === topic.kind).length >= MAX_PER_KIND;
    if (isRepetitive || !isTopicFor(topic, genders)) continue;
    if (await catalogue.hasEnoughFor(topic, genders)) foundTopics.push(topic);
  }
  return foundTopics;
}
