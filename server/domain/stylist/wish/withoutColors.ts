import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { WishPart } from './WishPart.ts';

/** A color chip that was taken away takes its shades with it ('navy'). */
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
