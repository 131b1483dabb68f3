import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { MAX_VALUES, type Product } from './Product.ts';
import { colorsOfTag, colorsOfTitle, colorsOfValue, hintedColorsOfTitle, joinColors } from './color.ts';

/** Uses the variants' colors, else the title, else tags that are colors, else the first sentence of the description. */
export function productColors({ fields, variants }: Product, title: string, description: string): readonly Color[] {
  const given = [...new Set([...variants.flatMap((variant) => variant.colors), ...(fields.color ?? [])])].slice(
    0,
    MAX_VALUES,
  );
  const known = joinColors(given.map(colorsOfValue));
  if (known.length > 0) return known;
  const attempts = [
    () => colorsOfTitle(title),
    () => joinColors((fields.tags ?? []).map(colorsOfTag)),
    () => hintedColorsOfTitle(title),
    () => colorsOfTitle(description.slice(0, 120).split(/[.\n]/)[0] ?? ''),
  ];
  return attempts.reduce<readonly Color[]>((found, attempt) => (found.length > 0 ? found : attempt()), []);
}
