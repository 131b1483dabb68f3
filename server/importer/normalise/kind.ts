import type { TryOnCategory } from '../../../src/domain/catalogue/vocabulary.ts';
import { FASHION_TAXONOMY, NON_FASHION, NON_FASHION_TREES } from './lexicon/nonFashion.ts';
import { FOREIGN_KINDS, KIND_ENTRIES, NO_KINDS, type Family } from './lexicon/kinds.ts';
import type { SizedAs } from './size.ts';
import { PhraseBook, wordsOf, type PhraseMatch } from './words.ts';

export interface Kind {
  readonly kind: string;
  /** A narrower name ('tuxedo'), or the kind itself. */
  readonly subkind: string;
  readonly family: Family;
}

/** What a product is: a kind of fashion, something else by its name, or unknown. */
export type Judgement =
  | { readonly is: 'fashion'; readonly kind: Kind }
  | { readonly is: 'other'; readonly label: string }
  | { readonly is: 'unknown' };

export interface KindTexts {
  readonly title: string;
  /** Types and category paths, the shop's own before Google's. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly description: string;
  /** Addresses or file names of pictures; they often say more than the title ('lorene-bikini-top.jpg'). */
  readonly pictures: readonly string[];
}

type Meaning =
  | { readonly is: 'kind'; readonly kind: Kind; readonly weak: boolean }
  | { readonly is: 'other'; readonly label: string }
  | { readonly is: 'nothing' };

/** 'dresses', 't shirt' and 'pants' are no narrower than dress, tee and trousers. */
const PLAIN_NAMES = new Set(['t shirt', 'tshirt', 'tee shirt', 'tees shirt', 'pant', 'pants', 'trouser', 'jean', 'pajama', 'pyjama', 'pyjamas', 'jewellery', 'sari', 'brief', 'sock', 'tight', 'short', 'shoe', 'boot', 'sandal', 'heel', 'flat', 'sneaker', 'watches', 'rings', 'earring', 'loafer', 'slipper', 'glove', 'topwear', 'scarves', 'hoody', 'sweat shirt', 'legging', 'bowtie']);

const book = new PhraseBook<Meaning>(meanings());

function* meanings(): Generator<readonly [string, Meaning]> {
  for (const phrase of NO_KINDS.split(',')) yield [phrase, { is: 'nothing' }];
  const english = new Map<string, Kind>();
  for (const { kind, family, names, weak } of KIND_ENTRIES) {
    const inPassing = weak?.split(',') ?? [];
    yield* namesOf(kind, family, [kind, ...names.split(',')].filter((name) => !inPassing.includes(name)), false, english);
    yield* namesOf(kind, family, inPassing, true, english);
  }
  for (const [name, words] of FOREIGN_KINDS) {
    for (const word of words.split(',')) yield [word, { is: 'kind', kind: english.get(name)!, weak: false }];
  }
  for (const [label, words] of NON_FASHION) for (const word of words.split(',')) yield [word, { is: 'other', label }];
}

function* namesOf(kind: string, family: Family, names: readonly string[], weak: boolean, known: Map<string, Kind>): Generator<readonly [string, Meaning]> {
  for (const name of names) {
    const found: Kind = { kind, family, subkind: weak || isSameName(name, kind) ? kind : displayName(name) };
    if (!known.has(name)) known.set(name, found);
    yield [name, { is: 'kind', kind: found, weak }];
  }
}

/** As the demo catalogue writes such names. */
function displayName(name: string): string {
  return name.replace(/\b(double|single) breasted\b/, '$1-breasted').replace(/\bt shirt\b/, 'T-shirt').replace(/\ba line\b/, 'A-line')
    .replace(/\bco ord\b/, 'co-ord').replace(/^longsleeve$/, 'long-sleeved T-shirt').replace(/\blong ?sleeved?\b/, 'long-sleeved').replace(/\bbutton (down|up)\b/, 'button-$1');
}

function isSameName(name: string, kind: string): boolean {
  return name === kind || name === `${kind}s` || PLAIN_NAMES.has(name);
}

/** Families that a category decides: a watch with a leather strap and a dress ring stay what their shelf says. */
const DECISIVE: ReadonlySet<Family> = new Set(['footwear', 'watch', 'jewelry', 'eyewear', 'bag']);

/**
 * The title decides, by its last garment before 'with' or 'for'; a category with a shelf of its own (shoes, watches)
 * overrules it; where the title names none, the category, the tags and at last the description do.
 */
export function judgeKind(texts: KindTexts): Judgement {
  const tree = texts.categories.map(otherTree).find((label) => label !== null);
  const shelf = shelfOf(texts.categories);
  if (tree !== undefined && shelf === null) return { is: 'other', label: tree! };
  const context = [...texts.categories, ...texts.tags, ...texts.pictures].join(' ');
  const found = fromTitle(texts.title, shelf, context) ?? shelf ?? fromText(texts.tags.join(' , ')) ?? fromDescription(texts.description);
  if (found === null) return texts.categories.some(isFashionTree) ? { is: 'fashion', kind: UNNAMED } : { is: 'unknown' };
  return found.is === 'other' ? found : { is: 'fashion', kind: breasted(inContext(found.kind, context), texts.title) };
}

/** In a sentence 'ties' and 'chain' are details more often than products. */
const TOLD_IN_PROSE: ReadonlySet<Family> = new Set(['upper', 'lower', 'dress', 'suit', 'swimwear', 'sleepwear', 'footwear', 'bag']);

function fromDescription(description: string): Found | null {
  const found = fromText(description.slice(0, 240), true);
  return found?.is === 'kind' && TOLD_IN_PROSE.has(found.kind.family) && !found.weak ? found : null;
}

/** How a jacket closes is part of its name wherever the title says it. */
function breasted(kind: Kind, title: string): Kind {
  const cut = /\b(double|single)[ -]breasted\b/i.exec(title)?.[1]?.toLowerCase();
  const isTailored = kind.kind === 'blazer' || kind.kind === 'suit' || kind.kind === 'coat';
  if (cut === undefined || !isTailored || kind.subkind.includes('breasted')) return kind;
  return { ...kind, subkind: `${cut}-breasted ${kind.subkind}` };
}

/** A piece from a clothing category whose kind nobody names. */
const UNNAMED: Kind = { kind: 'clothing', subkind: 'clothing', family: 'set' };

function otherTree(category: string): string | null {
  return NON_FASHION_TREES.find(([, pattern]) => pattern.test(category.trim()))?.[0] ?? null;
}

function isFashionTree(category: string): boolean {
  return FASHION_TAXONOMY.has(category.trim()) || /\b(?:apparel|clothing|clothes|clothng|fashion|kleidung|bekleidung|mode|klader|klær|ropa|moda|abbigliamento|v[eê]tements|[a-z]*wear)\b/i.test(category);
}

type Found = Exclude<Meaning, { is: 'nothing' }>;

/** The narrowest step of a category path that names something ('Apparel > Hoodies' is hoodie). */
function shelfOf(categories: readonly string[]): Found | null {
  for (const category of categories) {
    for (const step of category.split(/\s*(?:>|»|\/|\|)\s*/).reverse()) {
      const found = fromText(step, true);
      if (found !== null) return found;
    }
  }
  return null;
}

function fromTitle(title: string, shelf: Found | null, context: string): Found | null {
  const head = title.replace(/\([^)]*\)/g, ' ').split(/\s(?:with|w\/|featuring|for|mit|aus|med|con|avec|para|f[öo]r|plus)\s|\s\+\s/i)[0] ?? title;
  const found = best(meaningsIn(head), shelf) ?? best(meaningsIn(title), shelf);
  if (found === null || shelf === null) return found;
  if (shelf.is === 'other') return found.is === 'kind' && !found.weak && isStrong(found.kind) ? found : shelf;
  const placed = found.is === 'kind' ? { ...found, kind: inContext(found.kind, context) } : found;
  return overruled(placed, shelf.kind) ? shelf : placed;
}

/** Only what nobody else sells outweighs a shelf of other things ('Sporting Goods > ... > cycling jersey' is one). */
function isStrong(kind: Kind): boolean {
  return kind.family === 'upper' || kind.family === 'lower' || kind.family === 'dress' || kind.family === 'suit';
}

function overruled(found: Found, shelf: Kind): boolean {
  const family = found.is === 'kind' ? found.kind.family : null;
  if (family === shelf.family) return false;
  if (DECISIVE.has(shelf.family)) return true;
  return found.is === 'other' || found.weak;
}

function meaningsIn(text: string): readonly PhraseMatch<Meaning>[] {
  return book.findWidened(wordsOf(text));
}

/** The last strong name, else the last weak one; names of the shelf's own family first where the shelf decides. */
function best(matches: readonly PhraseMatch<Meaning>[], shelf: Found | null): Found | null {
  const found = matches.map((match) => match.value).filter((value): value is Found => value.is !== 'nothing');
  const decisive = shelf?.is === 'kind' && DECISIVE.has(shelf.kind.family) ? shelf.kind.family : null;
  const fitting = decisive === null ? found : found.filter((value) => value.is === 'kind' && value.kind.family === decisive);
  if (endsInSet(matches)) return found.at(-1) ?? null;
  const strong = (fitting.length > 0 ? fitting : found).filter((value) => value.is === 'other' || !value.weak);
  return strong.at(-1) ?? found.at(-1) ?? null;
}

/** 'Skirt and strappy top set': a garment directly before 'set' makes one of it. */
function endsInSet(matches: readonly PhraseMatch<Meaning>[]): boolean {
  const [before, last] = matches.slice(-2);
  if (before?.value.is !== 'kind' || last?.value.is !== 'kind' || last.value.kind.kind !== 'set') return false;
  return before.end === last.start && isStrong(before.value.kind);
}

function fromText(text: string, firstWins = false): Found | null {
  const matches = meaningsIn(text);
  if (!firstWins) return best(matches, null);
  const found = matches.map((match) => match.value).filter((value): value is Found => value.is !== 'nothing');
  return found.find((value) => value.is === 'other' || !value.weak) ?? found[0] ?? null;
}

interface Context {
  readonly pattern: RegExp;
  readonly kinds: Readonly<Record<string, string>>;
}

/** A top from the beach shelf is a bikini top; a set from the ethnic one is no suit. */
const CONTEXTS: readonly Context[] = [
  { pattern: /swim|bikini|beachwear|bademode|badkl/i, kinds: { top: 'bikini top', camisole: 'bikini top', bra: 'bikini top', trousers: 'bikini bottom', briefs: 'bikini bottom', shorts: 'swim shorts', set: 'bikini', bodysuit: 'swimsuit', tank: 'bikini top' } },
  { pattern: /lingerie|nightwear|sleepwear|innerwear/i, kinds: { dress: 'nightdress', set: 'pajamas', suit: 'pajamas', waistcoat: 'undershirt', clothing: 'lingerie' } },
  { pattern: /ethnic|indian ?wear/i, kinds: { suit: 'kurta set', set: 'kurta set', waistcoat: 'jacket' } },
];

const BY_NAME = new Map(KIND_ENTRIES.map(({ kind, family }) => [kind, { kind, family, subkind: kind } satisfies Kind]));

function inContext(kind: Kind, context: string): Kind {
  const renamed = CONTEXTS.find(({ pattern, kinds }) => pattern.test(context) && kind.kind in kinds)?.kinds[kind.kind];
  return renamed === undefined ? kind : BY_NAME.get(renamed) ?? kind;
}

/** The kinds that search knows, for the finer ones by which this importer tells sizes, wearers and pictures. */
const CATALOGUE_KINDS: Readonly<Record<string, string>> = {
  bra: 'underwear', briefs: 'underwear', undershirt: 'underwear', lingerie: 'underwear', shapewear: 'underwear',
  nightdress: 'pajamas', robe: 'pajamas', swimsuit: 'swimwear', bikini: 'swimwear', 'bikini top': 'swimwear',
  'bikini bottom': 'swimwear', 'swim shorts': 'swimwear', 'cover-up': 'swimwear', tights: 'socks', sneakers: 'shoes',
  sandals: 'shoes', heels: 'shoes', flats: 'shoes', loafers: 'shoes', slippers: 'shoes', backpack: 'bag', suspenders: 'belt',
  'bow tie': 'tie', dupatta: 'scarf', cap: 'hat', beanie: 'hat', necklace: 'jewelry', earrings: 'jewelry', bracelet: 'jewelry',
  ring: 'jewelry', cufflinks: 'jewelry', lehenga: 'saree', set: 'coord', shrug: 'cardigan', kimono: 'cardigan', poncho: 'coat',
};

/** The kind under which the catalogue keeps it; the finer name stays its subkind. */
export function catalogueKind({ kind }: Kind): string {
  return CATALOGUE_KINDS[kind] ?? kind;
}

/** The fitting room's category of a kind (spec section 3); null for what it cannot dress. */
export function tryOnCategoryOf({ kind, family }: Kind): TryOnCategory | null {
  if (kind === 'bodysuit') return null;
  if (family === 'upper') return 'upper_body';
  if (family === 'lower') return 'lower_body';
  if (family === 'dress') return 'dresses';
  return family === 'suit' ? 'suits' : null;
}

/** Which sizes count for a kind; belts, hats and shoes have sizes that are not those of clothes. */
export function sizedAs({ kind, family }: Kind): SizedAs {
  if (family === 'lower' || kind === 'bikini bottom' || kind === 'briefs' || kind === 'swim shorts' || kind === 'tights') return 'lower';
  if (family === 'upper' || kind === 'bikini top' || kind === 'undershirt' || kind === 'bra') return 'upper';
  if (family === 'dress' || family === 'suit' || family === 'set' || family === 'sleepwear' || family === 'swimwear' || family === 'underwear') return 'whole';
  return kind === 'gloves' || kind === 'belt' ? 'whole' : 'unsized';
}
