import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { joinWords } from '../../search/phrasing.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { nounPhrase } from './nounPhrase.ts';
import { pluralWords } from './pluralWords.ts';

/** The wish in words: 'linen dresses for a wedding, nothing floral, up to $250'. */
export function soughtWords(parts: readonly WishPart[], filters: Filters, things = 'pieces'): string {
  const { noun, details, purpose } = nounPhrase(parts, filters, things);
  if (noun === 'pieces' && parts.length === 0 && details.length === 0)
    return ['a few ideas', ...priceWords(filters)].join(', ');
  return [
    [noun, ...details, purpose].filter(Boolean).join(' '),
    ...(filters.sale ? ['on sale'] : []),
    ...refusals(parts),
    ...priceWords(filters),
  ].join(', ');
}

const MAX_REFUSED = 3;
/** 'Nothing floral', but 'no wool' and 'no cardigans'. */
const DESCRIBES: ReadonlySet<string> = new Set(['pattern', 'color', 'shade', 'style', 'fit', 'detail', 'function']);

/** 'No stripes', 'no hood', though both describe. */
const NOUN = /(?:[^s]s|hood|heel|belt|collar|zip|zipper|lining|logo|bow|lace|fringe|print|slit)$/u;
const ADJECTIVE = /(?:ing|y|ed|ish|al|ous|ive|less|ful)$/u;

/** The refusals in words: 'nothing floral or striped', 'no wool'. */
export function refusalWords(refused: readonly WishPart[]): string[] {
  const isDescribing = ({ facet, words }: WishPart): boolean =>
    (DESCRIBES.has(facet) && !NOUN.test(words)) || (facet === 'word' && ADJECTIVE.test(words));
  const describing = refused.filter(isDescribing).map(({ words }) => words);
  const named = refused
    .filter((part) => !isDescribing(part))
    .map(({ words, facet }) => (facet === 'kind' ? pluralWords(words) : words));
  return [
    ...(describing.length > 0 ? [`nothing ${joinWords(describing, 'or')}`] : []),
    ...(named.length > 0 ? [`no ${joinWords(named, 'or')}`] : []),
  ];
}

function refusals(parts: readonly WishPart[]): string[] {
  const lessOf = parts
    .filter(({ stance }) => stance === 'lessOf')
    .map(({ words }) => words)
    .slice(0, 2);
  return [
    ...refusalWords(parts.filter(({ stance }) => stance === 'refused').slice(0, MAX_REFUSED)),
    ...(lessOf.length > 0 ? [`not too ${joinWords(lessOf, 'or')}`] : []),
  ];
}

function priceWords({ priceRangeMin: min, priceRangeMax: max }: Filters): string[] {
  if (min !== null && max !== null) return [`between $${min} and $${max}`];
  if (max !== null) return [`up to $${max}`];
  return min !== null ? [`over $${min - 1}`] : [];
}
