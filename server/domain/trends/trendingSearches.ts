import type { WeatherBand } from '../climate/Climate.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { PopularKey } from './popularity.ts';
import { shuffle } from './rotate.ts';
import { readTopicKey, writeTopicKey, type Topic } from './topics.ts';
import { KINDS_FOR_WOMEN } from './wording/topicWords.ts';
import { createDictionary } from '../text/createDictionary.ts';

/** Minimum number of popular topics. With fewer, topics are chosen by catalogue and season. */
export const MIN_POPULAR_TOPICS = 4;
export const MIN_FITTING_ITEMS = 12;

type TopicParts = Partial<Topic>;

const createTopic = (parts: TopicParts): Topic => ({
  kind: null,
  color: null,
  adjective: null,
  purpose: null,
  ...parts,
});

/** Topics by weather, used if too few shoppers searched. */
const TOPICS_BY_WEATHER: Readonly<Record<'warm' | 'between' | 'cold' | 'any', readonly Topic[]>> = {
  warm: [
    createTopic({ adjective: 'material:linen', kind: 'shirt' }),
    createTopic({ adjective: 'material:linen', kind: 'trousers' }),
    createTopic({ kind: 'swimwear' }),
    createTopic({ kind: 'shorts' }),
    createTopic({ kind: 'dress', purpose: 'season:summer' }),
    createTopic({ kind: 'dress', purpose: 'occasion:holiday' }),
    createTopic({ adjective: 'material:cotton', kind: 'tee' }),
    createTopic({ kind: 'polo' }),
    createTopic({ adjective: 'material:linen', purpose: 'season:summer' }),
    createTopic({ color: 'White', purpose: 'season:summer' }),
    createTopic({ kind: 'shoes', purpose: 'season:summer' }),
    createTopic({ kind: 'shirt', purpose: 'occasion:holiday' }),
  ],
  between: [
    createTopic({ kind: 'jacket', purpose: 'season:spring' }),
    createTopic({ kind: 'cardigan' }),
    createTopic({ kind: 'blazer', purpose: 'occasion:work' }),
    createTopic({ kind: 'trousers', purpose: 'occasion:work' }),
    createTopic({ adjective: 'material:denim', kind: 'jacket' }),
    createTopic({ kind: 'shirt', purpose: 'occasion:weekend' }),
    createTopic({ adjective: 'material:cotton', kind: 'trousers' }),
    createTopic({ kind: 'coat' }),
  ],
  cold: [
    createTopic({ kind: 'coat', purpose: 'season:winter' }),
    createTopic({ adjective: 'material:wool', kind: 'coat' }),
    createTopic({ adjective: 'material:wool', kind: 'sweater' }),
    createTopic({ kind: 'sweater', purpose: 'season:winter' }),
    createTopic({ kind: 'jacket', purpose: 'season:winter' }),
    createTopic({ adjective: 'material:velvet', purpose: 'occasion:evening' }),
    createTopic({ adjective: 'material:wool', purpose: 'season:winter' }),
    createTopic({ kind: 'hoodie' }),
  ],
  any: [
    createTopic({ kind: 'dress', purpose: 'occasion:party' }),
    createTopic({ kind: 'dress', purpose: 'occasion:wedding' }),
    createTopic({ kind: 'dress', purpose: 'occasion:work' }),
    createTopic({ kind: 'shoes', purpose: 'occasion:wedding' }),
    createTopic({ color: 'Blue', kind: 'jeans' }),
    createTopic({ color: 'Black', kind: 'dress' }),
    createTopic({ color: 'White', kind: 'shirt' }),
    createTopic({ kind: 'blouse', purpose: 'occasion:work' }),
    createTopic({ kind: 'skirt', purpose: 'occasion:work' }),
    createTopic({ kind: 'suit' }),
    createTopic({ adjective: 'material:leather', kind: 'jacket' }),
    createTopic({ adjective: 'style:minimalist', purpose: 'occasion:work' }),
    createTopic({ adjective: 'style:vintage', purpose: 'occasion:weekend' }),
    createTopic({ adjective: 'material:silk', purpose: 'occasion:evening' }),
    createTopic({ kind: 'bag' }),
    createTopic({ kind: 'jumpsuit' }),
    createTopic({ color: 'Green', purpose: 'occasion:work' }),
    createTopic({ color: 'Red', purpose: 'occasion:party' }),
    createTopic({ kind: 'trousers', purpose: 'occasion:evening' }),
    createTopic({ kind: 'shirt', purpose: 'occasion:work' }),
  ],
};

/** Number of topics for the weather that come before the topics for any weather. */
const TOPICS_OF_WEATHER_FIRST = 4;

/**
 * Lists topics of the catalogue for the weather, in a new order each day. If the place is unknown, lists topics for
 * any weather.
 */
export function listSeasonalTopics(weather: WeatherBand | null, dayKey: string): readonly Topic[] {
  const { warm, between, cold, any } = TOPICS_BY_WEATHER;
  const topicsByBand = { hot: warm, warm, mild: between, cool: between, cold, freezing: cold };
  const seasonalTopics = shuffle(weather === null ? [] : topicsByBand[weather], dayKey, writeTopicKey);
  const otherTopics = shuffle(any, dayKey, writeTopicKey);
  return [
    ...seasonalTopics.slice(0, TOPICS_OF_WEATHER_FIRST),
    ...otherTopics,
    ...seasonalTopics.slice(TOPICS_OF_WEATHER_FIRST),
  ];
}

export function listAllTopics(): readonly Topic[] {
  return Object.values(TOPICS_BY_WEATHER).flat();
}

/** Reads the topics of popular searches, most popular first. Leaves out unknown keys. */
export function readPopularTopics(popularKeys: readonly PopularKey[]): readonly Topic[] {
  return popularKeys.flatMap(({ key }) => readTopicKey(key) ?? []);
}

/** Whether a topic suits shoppers with these genders. */
export function isTopicFor({ kind }: Topic, genders: readonly string[]): boolean {
  const isForMen = genders.length > 0 && !genders.includes('Women');
  return !isForMen || kind === null || !KINDS_FOR_WOMEN.has(kind);
}

/** The catalogue's pattern names for each concept. */
const PATTERNS_BY_CONCEPT: Readonly<Record<string, readonly string[]>> = createDictionary({
  'pattern:striped': ['stripe', 'breton'],
  'pattern:check': ['check', 'tartan', 'gingham', 'windowpane', 'houndstooth'],
});

export function fitsTopic(item: CatalogueItem, { kind, color, adjective, purpose }: Topic): boolean {
  return (
    (kind === null || item.kind === kind) &&
    (color === null || item.colors.includes(color)) &&
    (adjective === null || hasConcept(item, adjective)) &&
    (purpose === null || hasConcept(item, purpose))
  );
}

function hasConcept(item: CatalogueItem, id: string): boolean {
  const [facet, name = ''] = id.split(':');
  if (facet === 'occasion') return item.occasions.includes(name);
  if (facet === 'season') return item.seasons.includes(name);
  if (facet === 'style') return item.styles.some((style) => style.toLowerCase() === name);
  if (facet === 'material') return item.materials.some((material) => material.includes(name));
  return (PATTERNS_BY_CONCEPT[id] ?? [name.replaceAll(' ', '-')]).some((word) => item.pattern.includes(word));
}
