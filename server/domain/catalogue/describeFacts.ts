import { createDictionary } from '../text/createDictionary.ts';
import type { CatalogueItem } from './CatalogueItem.ts';

type DescribedItem = Pick<
  CatalogueItem,
  'materials' | 'pattern' | 'fit' | 'subkind' | 'shortDescription' | 'semanticSearchDescription' | 'description'
>;

const MAX_MATERIALS = 2;
const MAX_DETAILS = 3;

/** Names of fits that are complete without the word 'fit'. */
const FIT_NAMES: Readonly<Record<string, string>> = createDictionary({
  'a-line': 'A-line',
  'a line': 'A-line',
  bias: 'bias cut',
  bodycon: 'bodycon',
  bootcut: 'bootcut',
  cropped: 'cropped',
  fitted: 'fitted',
  flared: 'flared',
  tapered: 'tapered',
  wide: 'wide cut',
  wrap: 'wrap',
});

const LENGTH_BY_WORD: Readonly<Record<string, string>> = createDictionary({
  mini: 'mini',
  midi: 'midi',
  maxi: 'maxi',
  knee: 'knee-length',
  ankle: 'ankle-length',
  floor: 'floor-length',
});
/** Words that are a length only together with the word 'length'. */
const BODY_PARTS: ReadonlySet<string> = new Set(['knee', 'ankle', 'floor']);

const DETAIL_BY_WORD: Readonly<Record<string, string>> = createDictionary({
  pocket: 'pockets',
  pockets: 'pockets',
  hood: 'hood',
  hooded: 'hood',
  belted: 'belt',
  lined: 'lined',
  unlined: 'unlined',
  pleated: 'pleats',
  pleats: 'pleats',
  drawstring: 'drawstring',
  embroidered: 'embroidery',
  reversible: 'reversible',
  waterproof: 'waterproof',
  washable: 'washable',
});
/** Words before a detail that the item does not have: 'no pockets', 'for your pocket'. */
const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'never',
  'nor',
  'your',
  'any',
  'wear',
  'minus',
]);
const MAX_NEGATION_DISTANCE = 3;

/**
 * Lists the facts about an item in words, without duplicates: material, pattern, fit, length and details ('linen',
 * 'relaxed fit', 'midi', 'pockets').
 */
export function describeFacts(item: DescribedItem): readonly string[] {
  const nameWords = splitPlainWords(`${item.subkind} ${item.shortDescription}`);
  const allWords = [...nameWords, ...splitPlainWords(`${item.semanticSearchDescription} . ${item.description}`)];
  const facts = [
    item.materials.slice(0, MAX_MATERIALS).join(' and '),
    item.pattern === 'plain' ? '' : item.pattern.replaceAll('-', ' '),
    describeFit(item.fit),
    findLength(nameWords) || findLength(allWords),
    ...listDetails(allWords),
  ];
  return [...new Set(facts)].filter((fact) => fact !== '');
}

const splitPlainWords = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);

function describeFit(fit: string): string {
  if (fit === '' || fit === 'regular') return '';
  return FIT_NAMES[fit.toLowerCase()] ?? `${fit} fit`;
}

function findLength(words: readonly string[]): string {
  const foundIndex = words.findIndex(
    (word, index) => word in LENGTH_BY_WORD && (!BODY_PARTS.has(word) || words[index + 1] === 'length'),
  );
  return LENGTH_BY_WORD[words[foundIndex] ?? ''] ?? '';
}

function listDetails(words: readonly string[]): readonly string[] {
  const details = words.flatMap((word, index) => {
    const isDenied = words
      .slice(Math.max(0, index - MAX_NEGATION_DISTANCE), index)
      .some((wordBefore) => NEGATIONS.has(wordBefore));
    const detail = DETAIL_BY_WORD[word];
    return detail === undefined || isDenied ? [] : [detail];
  });
  return [...new Set(details)].slice(0, MAX_DETAILS);
}
