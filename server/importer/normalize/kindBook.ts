import { NAMES_BY_GARMENT, NAMES_BY_SUBTYPE } from '../../domain/language/lexicon/garmentNames.ts';
import { FOREIGN_KINDS, KIND_ENTRIES, WORDS_WITHOUT_KIND, type Family } from './lexicon/kinds.ts';
import { NON_FASHION_WORDS } from './lexicon/nonFashion.ts';
import { PhraseBook } from './words.ts';

export interface Kind {
  readonly kind: string;
  /** A more specific name ('tuxedo'), or the kind itself. */
  readonly subkind: string;
  readonly family: Family;
}

/** The meaning of a phrase: a garment, another product, or nothing ('tie dye' is not a tie). */
export type Meaning =
  | { readonly is: 'kind'; readonly kind: Kind; readonly isWeak: boolean }
  | { readonly is: 'other'; readonly label: string }
  | { readonly is: 'nothing' };

/** Names that mean the same as dress, tee or trousers, so that they are no subkinds. */
const NAMES_WITHOUT_SUBKIND = new Set([
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

export const kindBook = new PhraseBook<Meaning>(createMeanings());

function* createMeanings(): Generator<readonly [string, Meaning]> {
  for (const phrase of WORDS_WITHOUT_KIND.split(',')) yield [phrase, { is: 'nothing' }];
  const english = new Map<string, Kind>();
  for (const { kind, family, names, sortNames = [], weakNames: weak } of KIND_ENTRIES) {
    const weakNames = weak?.split(',') ?? [];
    const listedNames = `${kind},${NAMES_BY_GARMENT[kind] ?? ''},${names}`.split(',');
    const strongNames = [
      ...listedNames,
      ...sortNames.flatMap((sort) => (NAMES_BY_SUBTYPE[sort] ?? '').split(',')),
    ].filter((name) => name !== '' && !weakNames.includes(name));
    yield* createNameEntries(kind, family, strongNames, false, english);
    yield* createNameEntries(kind, family, weakNames, true, english);
  }
  for (const [name, words] of FOREIGN_KINDS) {
    for (const word of words.split(',')) yield [word, { is: 'kind', kind: english.get(name)!, isWeak: false }];
  }
  for (const [label, words] of NON_FASHION_WORDS)
    for (const word of words.split(',')) yield [word, { is: 'other', label }];
}

function* createNameEntries(
  kind: string,
  family: Family,
  names: readonly string[],
  isWeak: boolean,
  kindByName: Map<string, Kind>,
): Generator<readonly [string, Meaning]> {
  for (const name of names) {
    const kindOfName: Kind = {
      kind,
      family,
      subkind: isWeak || isSameName(name, kind) ? kind : createDisplayName(name),
    };
    if (!kindByName.has(name)) kindByName.set(name, kindOfName);
    yield [name, { is: 'kind', kind: kindOfName, isWeak }];
  }
}

/** Writes a name in the way that the demo catalogue does. */
function createDisplayName(name: string): string {
  return name
    .replace(/\b(double|single) breasted\b/, '$1-breasted')
    .replace(/\bt ?shirt\b/, 'T-shirt')
    .replace(/\ba line\b/, 'A-line')
    .replace(/\bco ord\b/, 'co-ord')
    .replace(/^bikini (?:briefs?|panty)$/, 'briefs')
    .replace(/^longsleeve$/, 'long-sleeved T-shirt')
    .replace(/\blong ?sleeved?\b/, 'long-sleeved')
    .replace(/\bbutton (down|up)\b/, 'button-$1');
}

function isSameName(name: string, kind: string): boolean {
  return name === kind || name === `${kind}s` || NAMES_WITHOUT_SUBKIND.has(name);
}
