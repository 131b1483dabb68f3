import type { WishPart } from './WishPart.ts';

/** Maximum number of characters of a query. */
const MAX_QUERY_CHARACTERS = 1_900;

/**
 * Writes the wish as text: the garments, then their looks, then the refusals, as in 'coat or jacket, navy; no wool;
 * no hood'. The punctuation keeps the parts apart, so that parsing the text gives the same wish again.
 */
export function writeWish(parts: readonly WishPart[]): string {
  const wantedParts = parts.filter(({ stance }) => stance === 'wanted');
  const kinds = wantedParts
    .filter(({ facet }) => facet === 'kind')
    .map(({ words }) => words)
    .join(' or ');
  const otherWords = wantedParts.filter(({ facet }) => facet !== 'kind').map(({ words }) => words);
  const refusedWords = parts.filter(({ stance }) => stance === 'refused').map(({ words }) => `no ${words}`);
  const lessOf = parts.filter(({ stance }) => stance === 'lessOf').map(({ words }) => `not too ${words}`);
  const text = [[kinds, ...otherWords].filter(Boolean).join(', '), ...refusedWords, ...lessOf]
    .filter(Boolean)
    .join('; ');
  return text.length <= MAX_QUERY_CHARACTERS ? text : text.slice(0, text.lastIndexOf(',', MAX_QUERY_CHARACTERS));
}
