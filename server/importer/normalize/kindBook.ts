import { GARMENT_NAMES, SORT_NAMES } from '../../domain/language/lexicon/garmentNames.ts';
import { FOREIGN_KINDS, KIND_ENTRIES, NO_KINDS, type Family } from './lexicon/kinds.ts';
import { NON_FASHION } from './lexicon/nonFashion.ts';
import { PhraseBook } from './words.ts';

export interface Kind {
  readonly kind: string;
  /** A more specific name ('tuxedo'), or the kind itself. */
  readonly subkind: string;
  readonly family: Family;
}

/** The meaning of a phrase: a garment, another product, or nothing ('tie dye' is not a tie). */
export type Meaning =
  | { readonly is: 'kind'; readonly kind: Kind; readonly weak: boolean }
  | { readonly is: 'other'; readonly label: string }
  | { readonly is: 'nothing' };

/** Synonyms that are not more specific than dress, tee and trousers. */
const PLAIN_NAMES = new Set([
  't shirt',
  'tshirt',
  'tee shirt',
  'tees shirt',
  'pant',
  'pants',
  'trouser',
  'jean',
  'pajama',
  'pyjama',
  'pyjamas',
  'jewellery',
  'sari',
  'brief',
  'sock',
  'tight',
  'short',
  'shoe',
  'boot',
  'sandal',
  'heel',
  'flat',
  'sneaker',
  'watches',
  'rings',
  'earring',
  'loafer',
  'slipper',
  'glove',
  'topwear',
  'scarves',
  'hoody',
  'sweat shirt',
  'legging',
  'bowtie',
]);

export const kindBook = new PhraseBook<Meaning>(meanings());

function* meanings(): Generator<readonly [string, Meaning]> {
  for (const phrase of NO_KINDS.split(',')) yield [phrase, { is: 'nothing' }];
  const english = new Map<string, Kind>();
  for (const { kind, family, names, sorts = [], weak } of KIND_ENTRIES) {
    const inPassing = weak?.split(',') ?? [];
    const listed = `${kind},${GARMENT_NAMES[kind] ?? ''},${names}`.split(',');
    const strong = [...listed, ...sorts.flatMap((sort) => (SORT_NAMES[sort] ?? '').split(','))].filter(
      (name) => name !== '' && !inPassing.includes(name),
    );
    yield* namesOf(kind, family, strong, false, english);
    yield* namesOf(kind, family, inPassing, true, english);
  }
  for (const [name, words] of FOREIGN_KINDS) {
    for (const word of words.split(',')) yield [word, { is: 'kind', kind: english.get(name)!, weak: false }];
  }
  for (const [label, words] of NON_FASHION) for (const word of words.split(',')) yield [word, { is: 'other', label }];
}

function* namesOf(
  kind: string,
  family: Family,
  names: readonly string[],
  weak: boolean,
  known: Map<string, Kind>,
): Generator<readonly [string, Meaning]> {
  for (const name of names) {
    const found: Kind = { kind, family, subkind: weak || isSameName(name, kind) ? kind : displayName(name) };
    if (!known.has(name)) known.set(name, found);
    yield [name, { is: 'kind', kind: found, weak }];
  }
}

/** Formats a name like the demo catalogue. */
function displayName(name: string): string {
  return name
    .replace(/\b(double|single) breasted\b/, '$1-breasted')
    .replace(/\bt shirt\b/, 'T-shirt')
    .replace(/\ba line\b/, 'A-line')
    .replace(/\bco ord\b/, 'co-ord')
    .replace(/^longsleeve$/, 'long-sleeved T-shirt')
    .replace(/\blong ?sleeved?\b/, 'long-sleeved')
    .replace(/\bbutton (down|up)\b/, 'button-$1');
}

function isSameName(name: string, kind: string): boolean {
  return name === kind || name === `${kind}s` || PLAIN_NAMES.has(name);
}
