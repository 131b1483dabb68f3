import type { WeatherBand } from '../climate/Climate.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { PopularKey } from './popularity.ts';
import { rotateValues } from './rotate.ts';
import { readTopicKey, writeTopicKey, type Topic } from './topics.ts';
import { KINDS_FOR_WOMEN } from './wording/topicWords.ts';
import { createDictionary } from '../text/createDictionary.ts';

/** Minimum number of popular topics. With fewer, topics are chosen by catalogue and season. */
export const MIN_POPULAR_TOPICS = 4;
export const MIN_FITTING_ITEMS = 12;

type TopicParts = Partial<Topic>;

const topic = (parts: TopicParts): Topic => ({ kind: null, color: null, adjective: null, purpose: null, ...parts });

/** Topics by weather, used if too few shoppers searched. */
const TOPICS_BY_WEATHER: Readonly<Record<'warm' | 'between' | 'cold' | 'any', readonly Topic[]>> = {
  warm: [
    topic({ adjective: 'material:linen', kind: 'shirt' }),
    topic({ adjective: 'material:linen', kind: 'trousers' }),
    topic({ kind: 'swimwear' }),
    topic({ kind: 'shorts' }),
    topic({ kind: 'dress', purpose: 'season:summer' }),
    topic({ kind: 'dress', purpose: 'occasion:holiday' }),
    topic({ adjective: 'material:cotton', kind: 'tee' }),
    topic({ kind: 'polo' }),
    topic({ adjective: 'material:linen', purpose: 'season:summer' }),
    topic({ color: 'White', purpose: 'season:summer' }),
    topic({ kind: 'shoes', purpose: 'season:summer' }),
    topic({ kind: 'shirt', purpose: 'occasion:holiday' }),
  ],
  between: [
    topic({ kind: 'jacket', purpose: 'season:spring' }),
    topic({ kind: 'cardigan' }),
    topic({ kind: 'blazer', purpose: 'occasion:work' }),
    topic({ kind: 'trousers', purpose: 'occasion:work' }),
    topic({ adjective: 'material:denim', kind: 'jacket' }),
    topic({ kind: 'shirt', purpose: 'occasion:weekend' }),
    topic({ adjective: 'material:cotton', kind: 'trousers' }),
    topic({ kind: 'coat' }),
  ],
  cold: [
    topic({ kind: 'coat', purpose: 'season:winter' }),
    topic({ adjective: 'material:wool', kind: 'coat' }),
    topic({ adjective: 'material:wool', kind: 'sweater' }),
    topic({ kind: 'sweater', purpose: 'season:winter' }),
    topic({ kind: 'jacket', purpose: 'season:winter' }),
    topic({ adjective: 'material:velvet', purpose: 'occasion:evening' }),
    topic({ adjective: 'material:wool', purpose: 'season:winter' }),
    topic({ kind: 'hoodie' }),
  ],
  any: [
    topic({ kind: 'dress', purpose: 'occasion:party' }),
    topic({ kind: 'dress', purpose: 'occasion:wedding' }),
    topic({ kind: 'dress', purpose: 'occasion:work' }),
    topic({ kind: 'shoes', purpose: 'occasion:wedding' }),
    topic({ color: 'Blue', kind: 'jeans' }),
    topic({ color: 'Black', kind: 'dress' }),
    topic({ color: 'White', kind: 'shirt' }),
    topic({ kind: 'blouse', purpose: 'occasion:work' }),
    topic({ kind: 'skirt', purpose: 'occasion:work' }),
    topic({ kind: 'suit' }),
    topic({ adjective: 'material:leather', kind: 'jacket' }),
    topic({ adjective: 'style:minimalist', purpose: 'occasion:work' }),
    topic({ adjective: 'style:vintage', purpose: 'occasion:weekend' }),
    topic({ adjective: 'material:silk', purpose: 'occasion:evening' }),
    topic({ kind: 'bag' }),
    topic({ kind: 'jumpsuit' }),
    topic({ color: 'Green', purpose: 'occasion:work' }),
    topic({ color: 'Red', purpose: 'occasion:party' }),
    topic({ kind: 'trousers', purpose: 'occasion:evening' }),
    topic({ kind: 'shirt', purpose: 'occasion:work' }),
  ],
};

/** The number of weather topics at the beginning. */
const TOPICS_OF_WEATHER_FIRST = 4;

/**
 * Lists topics of the catalogue for the weather, in a new order each day. If the place is unknown, lists topics for
 * any weather.
 */
export function listSeasonalTopics(weather: WeatherBand | null, dayKey: string): readonly Topic[] {
  const { warm, between, cold, any } = TOPICS_BY_WEATHER;
  const byBand = { hot: warm, warm, mild: between, cool: between, cold, freezing: cold };
  const seasonal = shuffle(weather === null ? [] : byBand[weather], dayKey);
  const otherTopics = shuffle(any, dayKey);
  return [...seasonal.slice(0, TOPICS_OF_WEATHER_FIRST), ...otherTopics, ...seasonal.slice(TOPICS_OF_WEATHER_FIRST)];
}

export function listAllTopics(): readonly Topic[] {
  return Object.values(TOPICS_BY_WEATHER).flat();
}

function shuffle(topics: readonly Topic[], seed: string): readonly Topic[] {
  return rotateValues(topics, { seed, dayNumber: 0, count: topics.length, getId: writeTopicKey });
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

/** Whether an item matches a topic. */
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
