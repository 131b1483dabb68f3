import { labelPart } from '../../search/understanding/understoodParts.ts';
import type { WishPart } from './WishPart.ts';

/** Removes the parts that the shopper removed by hand. `labels` are the labels of their chips. */
export function withoutLabels(parts: readonly WishPart[], labels: readonly string[]): readonly WishPart[] {
  if (labels.length === 0) return parts;
  return parts.filter(({ stance, facet, words }) => !labels.includes(labelPart(stance, facet, words)));
}
