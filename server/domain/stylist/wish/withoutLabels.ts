import { labelPart } from '../../search/understanding/understoodParts.ts';
import type { WishPart } from './WishPart.ts';

/** The wish without what the shopper took off by hand, as the chips called it. */
export function withoutLabels(parts: readonly WishPart[], labels: readonly string[]): readonly WishPart[] {
  if (labels.length === 0) return parts;
  return parts.filter(({ stance, facet, words }) => !labels.includes(labelPart(stance, facet, words)));
}
