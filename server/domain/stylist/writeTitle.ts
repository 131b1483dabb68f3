import type { Filters } from '../../../src/domain/filters/Filters.ts';
import { capitalize } from '../search/phrasing.ts';
import type { WishPart } from './wish/WishPart.ts';
import { createNounPhrase } from './wording/createNounPhrase.ts';

/** Maximum number of characters of a title in the history. */
const MAX_TITLE_CHARACTERS = 48;

/**
 * Returns the title of a selection: 'Green linen dresses for a wedding', 'Gifts under $100'. Leaves out less
 * important parts if the title is too long. Returns '' for an empty wish.
 */
export function writeTitle(parts: readonly WishPart[], filters: Filters, isPresent = false): string {
  const { noun, details, purpose } = createNounPhrase(parts, filters, isPresent ? 'gifts' : 'pieces');
  const price = filters.priceRangeMax === null ? '' : `under $${filters.priceRangeMax}`;
  const remainingWords = [...details, purpose, filters.sale ? 'on sale' : '', price].filter(Boolean);
  if (noun === 'pieces' && remainingWords.length === 0) return 'A look around';
  const shorter = Array.from({ length: remainingWords.length + 1 }, (_, remainingCount) =>
    remainingWords.slice(0, remainingWords.length - remainingCount),
  );
  const candidates = [...shorter, [purpose], [price]].map((keptWords) =>
    [noun, ...keptWords].filter(Boolean).join(' '),
  );
  return capitalize(candidates.find(({ length }) => length <= MAX_TITLE_CHARACTERS) ?? shortenNoun(noun));
}

function shortenNoun(noun: string): string {
  return noun
    .slice(0, MAX_TITLE_CHARACTERS)
    .replace(/\s\S*$/u, '')
    .trimEnd();
}
