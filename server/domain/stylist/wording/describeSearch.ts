import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { createNounPhrase } from './createNounPhrase.ts';
import { listLessWords, listRefusalWords } from './listRefusalWords.ts';

const MAX_REFUSED = 3;

/** Describes the wish: 'linen dresses for a wedding, nothing floral, up to $250'. */
export function describeSearch(parts: readonly WishPart[], filters: Filters, things = 'pieces'): string {
  const { noun, details, purpose } = createNounPhrase(parts, filters, things);
  if (noun === 'pieces' && parts.length === 0 && details.length === 0)
    return ['a few ideas', ...writePrice(filters)].join(', ');
  const refusedParts = parts.filter(({ stance }) => stance === 'refused').slice(0, MAX_REFUSED);
  return [
    [noun, ...details, purpose, filters.sale ? 'on sale' : ''].filter(Boolean).join(' '),
    ...listRefusalWords(refusedParts),
    listLessWords(parts.filter(({ stance }) => stance === 'lessOf')),
    ...writePrice(filters),
  ]
    .filter(Boolean)
    .join(', ');
}

function writePrice({ priceRangeMin: min, priceRangeMax: max }: Filters): string[] {
  if (min !== null && max !== null) return [`between $${min} and $${max}`];
  if (max !== null) return [`up to $${max}`];
  return min !== null ? [`over $${min - 1}`] : [];
}
