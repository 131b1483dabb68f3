import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { joinWords } from '../../search/ranking/phrasing.ts';
import type { Change } from '../Conversation.ts';
import { pluralWords } from '../titleOf.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { listed } from './phrases.ts';
import { createDictionary } from '../../text/createDictionary.ts';

const BEFORE: ReadonlySet<string> = new Set(['shade', 'pattern', 'material', 'fit', 'style', 'function']);
const OCCASIONS_WITH_ARTICLE =
  /^(?:wedding|party|date|first date|birthday|beach holiday|birthday party|picnic|funeral|gala|ball|prom|concert|graduation|interview|job interview|christening|birthday party|garden party|cocktail party|dinner|dinner party|baby shower|barbecue|cruise|honeymoon|holiday|vacation|festival|road trip|meeting|night out|date night|date)$/u;

/** What is sought, as one says it: 'linen dresses for a wedding, no floral, up to $250'. */
export function soughtWords(parts: readonly WishPart[], filters: Filters): string {
  const wanted = parts.filter(({ stance, facet }) => stance === 'wanted' && facet !== 'word');
  const kinds = wanted.filter(({ facet }) => facet === 'kind').map(({ words }) => pluralWords(words));
  const adjectives = [
    ...colorWords(wanted, filters),
    ...wanted.filter(({ facet }) => BEFORE.has(facet) && facet !== 'shade').map(({ words }) => words),
  ].slice(0, 3);
  const details = wanted
    .filter(({ facet }) => facet === 'detail')
    .map(({ words }) => words)
    .slice(0, 2);
  const noun = [...adjectives, kinds.length > 0 ? joinWords(kinds.slice(0, 3), 'or') : 'pieces'].join(' ');
  const occasions = wanted
    .filter(({ facet }) => facet === 'occasion')
    .map(({ words }) => withArticle(words))
    .slice(0, 2);
  const seasons = wanted
    .filter(({ facet }) => facet === 'season')
    .map(({ words }) => capitalMonth(words))
    .slice(0, 1);
  if (noun === 'pieces' && parts.length === 0) return ['a few ideas', ...priceWords(filters)].join(', ');
  return [
    `${noun}${occasions.length > 0 ? ` for ${joinWords(occasions, 'and')}` : ''}${seasons.map((season) => ` in ${season}`).join('')}`,
    ...(details.length > 0 ? [joinWords(details, 'and')] : []),
    ...(filters.sale ? ['on sale'] : []),
    ...refusals(parts),
    ...priceWords(filters),
  ].join(', ');
}

function colorWords(wanted: readonly WishPart[], { color }: Filters): string[] {
  const shades = wanted.filter(({ facet }) => facet === 'shade').map(({ words }) => words);
  if (shades.length > 0) return [joinWords(shades.slice(0, 2), 'or')];
  return color.length > 0 && color.length < 4
    ? [
        joinWords(
          color.map((value) => value.toLowerCase()),
          'or',
        ),
      ]
    : [];
}

const MOST_REFUSED = 3;
/** 'Nothing floral', but 'no wool' and 'no cardigans'. */
const DESCRIBES: ReadonlySet<string> = new Set(['pattern', 'color', 'shade', 'style', 'fit', 'detail', 'function']);

/** 'No stripes', 'no hood', though both describe. */
const NOUN = /(?:[^s]s|hood|heel|belt|collar|zip|zipper|lining|logo|bow|lace|fringe|print|slit)$/u;
const ADJECTIVE = /(?:ing|y|ed|ish|al|ous|ive|less|ful)$/u;

/** What is refused, as one says it: 'nothing floral or striped', 'no wool'. */
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
    ...refusalWords(parts.filter(({ stance }) => stance === 'refused').slice(0, MOST_REFUSED)),
    ...(lessOf.length > 0 ? [`not too ${joinWords(lessOf, 'or')}`] : []),
  ];
}

function priceWords({ priceRangeMin: min, priceRangeMax: max }: Filters): string[] {
  if (min !== null && max !== null) return [`between $${min} and $${max}`];
  if (max !== null) return [`up to $${max}`];
  return min !== null ? [`over $${min - 1}`] : [];
}

const OCCASIONS_WITH_THE =
  /^(?:beach|weekend|evening|gym|races|opera|theatre|theater|airport|pub|countryside|mountains|seaside|club|sofa|day to day)$/u;

const FEASTS =
  /^(?:new years? eve|new year|christmas|xmas|valentines(?: day)?|easter|thanksgiving|halloween|diwali|eid|hanukkah|ascot)$/u;

export function withArticle(words: string): string {
  if (FEASTS.test(words))
    return words
      .replace(/\b(new year|valentine)s\b/u, '$1’s')
      .replace(/\b(?<!’)\w/gu, (letter) => letter.toUpperCase());
  if (words === 'job' || words === 'office') return 'work';
  if (OCCASIONS_WITH_THE.test(words)) return `the ${words}`;
  return OCCASIONS_WITH_ARTICLE.test(words) ? `${/^[aeiou]/u.test(words) ? 'an' : 'a'} ${words}` : words;
}

function capitalMonth(words: string): string {
  return /^(?:january|february|march|april|june|july|august|september|october|november|december)$/u.test(words)
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
}

/** Parts that a garment has, in the plural or one of a kind; other details are said of the garment itself. */
const PARTS = /^(?:.*(?:sleeves|pockets|buttons|straps|lapels|pleats|ruffles|rips|holes))$/u;
const PART =
  /^(?:.*(?:sleeve|pocket|collar|hood|zip|zipper|belt|bow|slit|lining|lapel|heel|neck|neckline|waist|rise))$/u;

/** A detail as one says that it is there: 'with pockets', 'with a hood', 'midi'. */
export function detailWords(words: string): string {
  if (PARTS.test(words)) return `with ${words}`;
  return PART.test(words) ? `with ${/^[aeiou]/u.test(words) ? 'an' : 'a'} ${words}` : words;
}

const FORGOTTEN: Readonly<Record<string, string>> = createDictionary({
  price: 'with no price limit',
  color: 'in any color',
  size: 'in every size',
  sale: 'full price included',
  gender: 'for anyone',
  brand: 'from any brand',
  occasion: 'for any occasion',
  pattern: 'in any pattern',
  everything: 'starting afresh',
  sort: 'in order of fit',
  minimum: 'with no lowest price',
});

/** Of a garment one says after it: 'for a wedding', 'in linen', 'zip up'. */
const STANDS_AFTER = /^(?:for|in|with|to|from) |^(?:below|above|zip|button)|[ -]up$|(?:, )/u;

/** What a turn changed, as one says it: 'in green, under $120'; '' where it only began. */
export function changeWords(changes: readonly Change[]): string {
  const isNewKind = changes.some(({ kind }) => kind === 'kind');
  const describing = isNewKind ? changes.filter(({ kind, words }) => kind === 'wish' && !STANDS_AFTER.test(words)) : [];
  const company = isNewKind ? changes.filter(({ kind }) => kind === 'goesWith') : [];
  const named = changes.map((change) =>
    change.kind === 'kind'
      ? {
          ...change,
          words: [...describing.map(({ words }) => words), change.words, ...company.flatMap(saying)].join(' '),
        }
      : change,
  );
  return listed([
    ...new Set(
      named
        .filter((change) => !describing.includes(change) && !company.includes(change))
        .flatMap((change) => saying(change)),
    ),
  ]);
}

function saying({ kind, words }: Change): string[] {
  switch (kind) {
    case 'color':
      return [`in ${words}`];
    case 'size':
      return [`in size ${words}`];
    case 'forgot':
      return [FORGOTTEN[words] ?? `${words} welcome again`];
    case 'dropped':
      return [`${words} no longer a must`];
    case 'like':
      return [`close to ${words}`];
    case 'goesWith':
      return [`to go with ${words}`];
    case 'brand':
      return [`leaving out ${words}`];
    case 'unshown':
      return [words === 'color' ? 'in another color' : 'others than those before'];
    case 'kind':
    case 'refused':
    case 'wish':
    case 'returned':
    case 'wearer':
    case 'lessOf':
    case 'cheaper':
    case 'dearer':
    case 'price':
    case 'sale':
      return [words];
    default:
      return [];
  }
}
