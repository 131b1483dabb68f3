import type { WishPart } from './WishPart.ts';

/** The maximum number of characters of a refined query. */
const LONGEST = 1_900;

/**
 * Writes the wish in words that are read in the same way again: garments, their looks, then refusals. Commas separate
 * parts, and semicolons separate refusals, so that no two join into another meaning.
 */
export function wordsOf(parts: readonly WishPart[]): string {
  const wanted = parts.filter(({ stance }) => stance === 'wanted');
  const kinds = wanted
    .filter(({ facet }) => facet === 'kind')
    .map(({ words }) => words)
    .join(' or ');
  const others = wanted.filter(({ facet }) => facet !== 'kind').map(({ words }) => words);
  const refused = parts.filter(({ stance }) => stance === 'refused').map(({ words }) => `no ${words}`);
  const lessOf = parts.filter(({ stance }) => stance === 'lessOf').map(({ words }) => `not too ${words}`);
  const text = [[kinds, ...others].filter(Boolean).join(', '), ...refused, ...lessOf].filter(Boolean).join('; ');
  return text.length <= LONGEST ? text : text.slice(0, text.lastIndexOf(',', LONGEST));
}
