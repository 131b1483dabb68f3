import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { WishPart } from './WishPart.ts';

/** Removes the shades ('navy') of a color that the shopper removed from the filters. */
export function withoutColors(
  parts: readonly WishPart[],
  colors: readonly Color[],
  lexicon: Lexicon,
): readonly WishPart[] {
  if (colors.length === 0) return parts;
  return parts.filter(
    ({ stance, concepts }) =>
      stance !== 'wanted' ||
      !concepts.some((id) => {
        const entry = lexicon.byId(id);
        return (
          (entry?.facet === 'shade' || entry?.facet === 'color') && entry.colors.some((color) => colors.includes(color))
        );
      }),
  );
}
