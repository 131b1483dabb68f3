import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { shortenTitle } from '../../catalogue/shortenTitle.ts';
import { joinWords } from '../../search/phrasing.ts';
import { createDictionary } from '../../text/createDictionary.ts';

type Titled = Pick<CatalogueItem, 'shortDescription' | 'brand' | 'colors'>;

/** Names an item in a sentence, as on its card: 'the Meadow Tank'. */
export function nameItem(item: Titled): string {
  const title = shortenTitle(item);
  return /^the\b/iu.test(title) ? title : `the ${title}`;
}

/** Names an item with 'is' or 'are': 'the Boots are', 'the Meadow Tank is'. */
export function isOrAre(item: Titled): string {
  return isPlural(nameItem(item)) ? 'are' : 'is';
}

/** Matches plural words at the end of an item's name. Other names that end in 's' are singular. */
const PLURAL_NAME_PATTERN =
  /\b(?:shoes|boots|loafers|sandals|sneakers|trainers|pumps|heels|flats|slippers|clogs|mules|flip-flops|gloves|mittens|earrings|hoops|studs|drops|socks|tights|stockings|trousers|pants|chinos|jeans|shorts|trunks|leggings|briefs|sunglasses|glasses|shades|cufflinks|overalls|dungarees|suspenders|braces)$/iu;

function isPlural(name: string): boolean {
  return PLURAL_NAME_PATTERN.test(name);
}

const PLURAL_VERBS: Readonly<Record<string, string>> = createDictionary({
  is: 'are',
  has: 'have',
  comes: 'come',
  costs: 'cost',
});

/** Corrects the verb after the name of a pair: 'the First Frost Gloves are'. */
export function makeAgree(text: string, name: string): string {
  if (!isPlural(name)) return text;
  const wording = text.toLowerCase();
  const position = wording.indexOf(`${name.toLowerCase()} `);
  const start = position + name.length + 1;
  const verb = position < 0 ? '' : (/^[a-z]+/u.exec(text.slice(start))?.[0] ?? '');
  const plural = PLURAL_VERBS[verb];
  return plural === undefined ? text : text.slice(0, start) + plural + text.slice(start + verb.length);
}

export function toPlainWord(word: string): string {
  return word.replaceAll('-', ' ');
}

/** Joins words into a list: 'S, M and L'. */
export function listWithAnd(words: readonly string[]): string {
  return joinWords(words, 'and');
}

/** Lists the colors of an item: 'black and white'. */
export function listColors({ colors }: Pick<CatalogueItem, 'colors'>): string {
  return listWithAnd(colors.map((color) => color.toLowerCase()));
}

/** Fills the slots of a template. Capitalizes the sentences, and removes spaces around empty slots. */
export function fillTemplate(template: string, slots: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{(\w+)\}/gu, (_, name: string) => slots[name] ?? '');
  return text
    .replace(/ {2,}/gu, ' ')
    .replace(/ ([.,!?])/gu, '$1')
    .replace(/([.!?])\.(?!\.)/gu, '$1')
    .trim()
    .replace(/(^|[.!?]["”]? )(\p{Ll})/gu, (_, prefix: string, letter: string) => prefix + letter.toUpperCase());
}

/** Computes a number from a text (FNV-1a). The same text always gives the same number. */
export function computeSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position++)
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193) >>> 0;
  return hash;
}
