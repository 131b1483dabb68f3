import { createDictionary } from '../text/createDictionary.ts';

/** Joins words into a list: 'a', 'a or b', 'a, b or c'. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

const PLURAL_BY_KIND: Readonly<Record<string, string>> = createDictionary({
  tee: 'T-shirts',
  jeans: 'jeans',
  trousers: 'trousers',
  leggings: 'leggings',
  shorts: 'shorts',
  dress: 'dresses',
  swimwear: 'swimwear',
  pajamas: 'pajamas',
  underwear: 'underwear',
  socks: 'socks',
  shoes: 'shoes',
  boots: 'boots',
  gloves: 'gloves',
  jewelry: 'jewelry',
  sunglasses: 'sunglasses',
  watch: 'watches',
  scarf: 'scarves',
  coord: 'co-ords',
  perfume: 'perfume',
  polo: 'polo shirts',
  tank: 'tank tops',
});

const UNCOUNTABLE_KINDS: ReadonlySet<string> = new Set([
  'swimwear',
  'jewelry',
  'jewellery',
  'clothing',
  'underwear',
  'perfume',
]);
const ENDINGS_OF_GOODS =
  'wear clothes lingerie luggage bedding linen perfume fragrance cologne scent parfum toilette aftershave deodorant makeup make-up polish varnish shampoo spray lotion cream gel soap mascara balm paste';
const UNCOUNTABLE_ENDING_PATTERN = new RegExp(`(?:${ENDINGS_OF_GOODS.replaceAll(' ', '|').replace('-', ' ')})$`, 'u');

/** Whether a noun has no plural: 'swimwear', 'nail polish'. */
export const isUncountable = (noun: string): boolean =>
  UNCOUNTABLE_KINDS.has(noun) || UNCOUNTABLE_ENDING_PATTERN.test(noun);

/** The plural of a kind's name: 'blazers', 'T-shirts', 'trousers'. */
export function pluralizeKind(kind: string): string {
  const irregularPlural = PLURAL_BY_KIND[kind];
  if (irregularPlural !== undefined) return irregularPlural;
  if (isUncountable(kind)) return kind;
  if (/(?:ch|sh|x|z|ss)$/u.test(kind)) return `${kind}es`;
  if (kind.endsWith('s')) return kind;
  return /[^aeiou]y$/u.test(kind) ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}

/** Returns a count with its noun: '1 linen dress', '3 linen dresses', '1 pair of linen trousers'. */
export function nameCount(count: number, singular: string, plural: string): string {
  if (count !== 1) return `${count} ${plural}`;
  if (isUncountable(singular)) return `1 piece of ${singular}`;
  return singular === plural ? `1 pair of ${plural}` : `1 ${singular}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a price: '$189', '$24.50' or '$1,164'. */
export function formatDollars(cents: number): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  const digits = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `$${digits}`;
}

/** Adds the indefinite article: 'an ivory blouse', 'a uniform'. */
export function addArticle(words: string): string {
  return `${/^(?:[aeio]|u(?!ni|se)|hono|hour)/iu.test(words) ? 'an' : 'a'} ${words}`;
}
