import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { addArticle, pluralizeKind } from '../../../search/phrasing.ts';
import type { Topic } from '../../answering/Answer.ts';
import {
  measureWarmth,
  measureClothWarmth,
  measureKindWarmth,
  measureSeasonWarmth,
} from '../../answering/superlatives.ts';
import { isOrAre, nameItem, listWithAnd } from '../../wording/phrases.ts';

type Direction = 'warmest' | 'lightest';

const COMPARATIVES = { warmest: 'warmer', lightest: 'lighter' } as const;
/** Minimum warmth of a piece for cold weather. */
const MIN_FOR_COLD = 0.6;

/**
 * Writes why a piece is the warmest or lightest: 'is lambswool, warmer than the linen of the Fern Camp Shirt'.
 * Returns null for other topics, or if the cloth, kind and season do not explain it.
 */
export function explainWarmth(topic: Topic, bestItem: CatalogueItem, items: readonly CatalogueItem[]): string | null {
  if (topic !== 'warmest' && topic !== 'lightest') return null;
  const otherItems = items.filter(({ id }) => id !== bestItem.id);
  const [otherItem] = otherItems;
  if (!otherItem) return null;
  const reason = otherItems.length === 1 ? compare(topic, bestItem, otherItem) : describeFirst(topic, bestItem);
  if (reason === null) return null;
  const isTooCool = topic === 'warmest' && measureWarmth(bestItem) < MIN_FOR_COLD;
  return isTooCool ? `${reason}, though not made for real cold` : reason;
}

function compare(topic: Direction, bestItem: CatalogueItem, otherItem: CatalogueItem): string | null {
  const sign = topic === 'warmest' ? 1 : -1;
  const isFirstBy = (measure: (item: CatalogueItem) => number): boolean =>
    sign * (measure(bestItem) - measure(otherItem)) > 0;
  const comparative = COMPARATIVES[topic];
  const hasCloth = bestItem.materials.length > 0 && otherItem.materials.length > 0;
  if (hasCloth && isFirstBy(measureClothWarmth))
    return `is ${listWithAnd(bestItem.materials)}, ${comparative} than the ${listWithAnd(otherItem.materials)} of ${nameItem(otherItem)}`;
  if (isFirstBy(measureKindWarmth))
    return `is ${nameKind(bestItem.kind)}, ${comparative} than ${nameKind(otherItem.kind)}`;
  return isFirstBy(measureSeasonWarmth)
    ? `is made for ${listWithAnd(bestItem.seasons)}, and ${nameItem(otherItem)} ${isOrAre(otherItem)} for ${listWithAnd(otherItem.seasons)}`
    : null;
}

function describeFirst(topic: Direction, bestItem: CatalogueItem): string | null {
  return bestItem.materials.length > 0 ? `is ${listWithAnd(bestItem.materials)}, the ${topic} of those shown` : null;
}

/** Names a kind: 'a coat', 'trousers'. */
const nameKind = (kind: string): string => (pluralizeKind(kind) === kind ? kind : addArticle(kind));
