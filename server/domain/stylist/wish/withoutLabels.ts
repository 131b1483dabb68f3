import { labelPart } from '../../search/understanding/understoodParts.ts';
import type { WishPart } from './WishPart.ts';

/** Removes what the shopper removed by hand, by the labels of the chips. */
export function withoutLabels(parts: readonly WishPart[], labels: readonly string[]): readonly WishPart[] {
  if (labels.length === 0) return parts;
  return parts.filter(({ stance, facet, words }) => !labels.includes(labelPart(stance, facet, words)));
}
