import type { Filters } from '../../../src/domain/filters/Filters.ts';
import { capitalize, joinWords, pluralizeKind } from '../search/ranking/phrasing.ts';
import type { WishPart } from './wish/WishPart.ts';

/** As much as a line of the history shows. */
const LONGEST = 48;
const BEFORE_KIND: ReadonlySet<string> = new Set(['shade', 'pattern', 'material', 'fit', 'style', 'function']);

/** A few words for the history: 'Green linen dresses for a wedding'. */
export function titleOf(parts: readonly WishPart[], filters: Filters): string {
  const wanted = parts.filter(({ stance }) => stance === 'wanted');
  const kinds = wanted
    .filter(({ facet }) => facet === 'kind')
    .map(({ words }) => pluralWords(words))
    .slice(0, 2);
  const before = [
    ...(filters.color.length > 0 && filters.color.length < 3 && !wanted.some(({ facet }) => facet === 'shade')
      ? [
          joinWords(
            filters.color.map((color) => color.toLowerCase()),
            'and',
          ),
        ]
      : []),
    ...wanted.filter(({ facet }) => BEFORE_KIND.has(facet)).map(({ words }) => words),
  ].slice(0, 2);
  const noun = kinds.length > 0 ? joinWords(kinds, 'and') : before.length > 0 ? 'pieces' : 'pieces for you';
  const purpose = wanted
    .filter(({ facet }) => facet === 'occasion' || facet === 'season')
    .map(({ words }) => words)
    .slice(0, 1)
    .map((words) => ` for ${words === 'job' || words === 'office' ? 'work' : words}`);
  const price = filters.priceRangeMax === null ? '' : ` under $${filters.priceRangeMax}`;
  const text = [...before, noun].join(' ');
  const full = [`${text}${purpose.join('')}${price}`, `${text}${purpose.join('')}`, `${text}${price}`, text].find(
    ({ length }) => length <= LONGEST,
  );
  return capitalize(
    full ??
      text
        .slice(0, LONGEST)
        .replace(/\s\S*$/u, '')
        .trimEnd(),
  );
}

/** The last word of a garment's name takes the plural. */
export function pluralWords(words: string): string {
  const [last = '', ...rest] = words.split(' ').reverse();
  const plural =
    /(?:s|x)$/u.test(last) && !last.endsWith('ss') ? last : last.endsWith('dress') ? `${last}es` : pluralizeKind(last);
  return [...rest.reverse(), plural].join(' ');
}
