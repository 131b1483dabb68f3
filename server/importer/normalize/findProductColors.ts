import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { MAX_VALUES, type Product } from './Product.ts';
import { findColorsInTag, findColorsInTitle, findColorsInValue, findHintedColorsInTitle, joinColors } from './color.ts';

/**
 * Finds the colors of a product in its variants; if they have none, in its title, its tags or the first sentence of
 * its description.
 */
export function findProductColors({ fields, variants }: Product, title: string, description: string): readonly Color[] {
  const givenColors = [...new Set([...variants.flatMap((variant) => variant.colors), ...(fields.color ?? [])])].slice(
    0,
    MAX_VALUES,
  );
  const knownColors = joinColors(givenColors.map(findColorsInValue));
  if (knownColors.length > 0) return knownColors;
  const attempts = [
    () => findColorsInTitle(title),
    () => joinColors((fields.tags ?? []).map(findColorsInTag)),
    () => findHintedColorsInTitle(title),
    () => findColorsInTitle(description.slice(0, 120).split(/[.\n]/)[0] ?? ''),
  ];
  return attempts.reduce<readonly Color[]>(
    (foundColors, attempt) => (foundColors.length > 0 ? foundColors : attempt()),
    [],
  );
}
