import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { addArticle, pluralizeKind } from '../../../search/phrasing.ts';
import type { Topic } from '../../answering/Answer.ts';
import { warmth, warmthOfCloth, warmthOfKind, warmthOfSeasons } from '../../answering/superlatives.ts';
import { isOrAre, itemName, listed } from '../../wording/phrases.ts';

type Direction = 'warmest' | 'lightest';

const COMPARATIVES = { warmest: 'warmer', lightest: 'lighter' } as const;
/** Minimum warmth of a piece for cold weather. */
const MIN_FOR_COLD = 0.6;

/**
 * Writes why a piece is the warmest or lightest: 'is lambswool, warmer than the linen of the Fern Camp Shirt'.
 * Returns null for other topics, or if the cloth, kind and season do not explain it.
 */
export function explainWarmth(topic: Topic, best: CatalogueItem, items: readonly CatalogueItem[]): string | null {
  if (topic !== 'warmest' && topic !== 'lightest') return null;
  const others = items.filter(({ id }) => id !== best.id);
  const [other] = others;
  if (!other) return null;
  const reason = others.length === 1 ? compare(topic, best, other) : describeFirst(topic, best);
  if (reason === null) return null;
  const isCool = topic === 'warmest' && warmth(best) < MIN_FOR_COLD;
  return isCool ? `${reason}, though not made for real cold` : reason;
}

function compare(topic: Direction, best: CatalogueItem, other: CatalogueItem): string | null {
  const sign = topic === 'warmest' ? 1 : -1;
  const leads = (measure: (item: CatalogueItem) => number): boolean => sign * (measure(best) - measure(other)) > 0;
  const comparative = COMPARATIVES[topic];
  const hasCloth = best.materials.length > 0 && other.materials.length > 0;
  if (hasCloth && leads(warmthOfCloth))
    return `is ${listed(best.materials)}, ${comparative} than the ${listed(other.materials)} of ${itemName(other)}`;
  if (leads(warmthOfKind)) return `is ${nameKind(best.kind)}, ${comparative} than ${nameKind(other.kind)}`;
  return leads(warmthOfSeasons)
    ? `is made for ${listed(best.seasons)}, and ${itemName(other)} ${isOrAre(other)} for ${listed(other.seasons)}`
    : null;
}

function describeFirst(topic: Direction, best: CatalogueItem): string | null {
  return best.materials.length > 0 ? `is ${listed(best.materials)}, the ${topic} of those shown` : null;
}

/** Names a kind: 'a coat', 'trousers'. */
const nameKind = (kind: string): string => (pluralizeKind(kind) === kind ? kind : addArticle(kind));
