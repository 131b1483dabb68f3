import { GENDERS, type Color, type Gender, type Size } from '../../src/domain/catalogue/vocabulary.ts';

/**
 * Relevance judgment of one catalogue item for one annotated query.
 *
 * An item that violates a requirement (`must`) is wrong and worth 0. Other items are graded by the share of the
 * preferences (`should`) that they meet.
 */

export const CLOTHES = [
  'tee',
  'tank',
  'camisole',
  'polo',
  'shirt',
  'blouse',
  'sweater',
  'cardigan',
  'hoodie',
  'sweatshirt',
  'blazer',
  'suit',
  'waistcoat',
  'coat',
  'jacket',
  'dress',
  'skirt',
  'jeans',
  'trousers',
  'leggings',
  'shorts',
  'jumpsuit',
] as const;
export const KINDS = [...CLOTHES, 'swimwear', 'shoes', 'boots', 'bag', 'hat', 'scarf', 'belt'] as const;

export type Kind = (typeof KINDS)[number];

/** Requirements. An absent key requires nothing; a list accepts any of its entries. */
export interface Demands {
  readonly kinds?: readonly Kind[];
  readonly genders?: readonly Gender[];
  readonly colors?: readonly Color[];
  readonly sizes?: readonly Size[];
  /** Inclusive, in the catalogue's own currency. */
  readonly priceMin?: number;
  /** Inclusive, in the catalogue's own currency. */
  readonly priceMax?: number;
  readonly sale?: true;
  readonly notKinds?: readonly Kind[];
  readonly notColors?: readonly Color[];
  readonly notPatterns?: readonly string[];
  readonly notMaterials?: readonly string[];
  readonly notShades?: readonly Shade[];
  /** Other exclusions (a cut, a detail), matched against the item's names. */
  readonly notWords?: readonly string[];
}

/** One excluded shade of a color family, e.g. navy but not other blues. */
export interface Shade {
  readonly family: Color;
  readonly word: string;
}

/** Preferences. Each key is one preference, met by any of its entries. */
export interface Wishes {
  readonly shadeWords?: readonly string[];
  readonly materials?: readonly string[];
  readonly patterns?: readonly string[];
  readonly fits?: readonly string[];
  readonly occasions?: readonly string[];
  readonly seasons?: readonly string[];
  readonly styles?: readonly string[];
  /** Each inner list is one preference in alternative wordings. */
  readonly words?: readonly (readonly string[])[];
}

export interface JudgedQuery {
  readonly id: string;
  readonly query: string;
  readonly must: Demands;
  readonly should: Wishes;
  readonly notes?: string;
}

/** The attributes that a judgment depends on; any catalogue with them can be judged. */
export interface JudgedItem {
  readonly id: string;
  readonly brand: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly semanticSearchDescription: string;
  readonly kind: string;
  readonly subkind: string | null;
  readonly colors: readonly string[];
  readonly genders: readonly string[];
  readonly sizes: readonly string[];
  readonly materials: readonly string[];
  readonly pattern: string | null;
  readonly fit: string | null;
  readonly seasons: readonly string[];
  readonly occasions: readonly string[];
  readonly styles: readonly string[];
  /** In whole units of the currency: 79.5, not 7950 cents. */
  readonly price: number;
  readonly fullPrice: number;
}

export type Grade = 0 | 1 | 2 | 3;
export type WrongReason = 'kind' | 'color' | 'gender' | 'price' | 'size' | 'sale' | 'negation';

export interface Judgment {
  readonly grade: Grade;
  /** The violated requirements, without duplicates; empty for an acceptable item. */
  readonly wrong: readonly WrongReason[];
}

/** Grades `item` for `query`. Pure. */
export function grade(query: JudgedQuery, item: JudgedItem): Judgment {
  const wrong = breaches(query.must, item);
  return { grade: wrong.length > 0 ? 0 : gradeOfAcceptable(query, item), wrong };
}

/** Whether any item meets every requirement; otherwise every result is wrong. */
export function isAnswerable(query: JudgedQuery, items: Iterable<JudgedItem>): boolean {
  for (const item of items) if (breaches(query.must, item).length === 0) return true;
  return false;
}

/** Whether any item is worth more than 0; otherwise nDCG is undefined. */
export function isGradable(query: JudgedQuery, items: Iterable<JudgedItem>): boolean {
  for (const item of items) if (grade(query, item).grade > 0) return true;
  return false;
}

function breaches(must: Demands, item: JudgedItem): WrongReason[] {
  const checks: readonly (readonly [WrongReason, boolean])[] = [
    ['kind', must.kinds !== undefined && misses(must.kinds, kindsOf(item))],
    ['color', misses(must.colors, familiesOf(item))],
    ['gender', misses(must.genders, wearersOf(item))],
    ['price', isOutOfBudget(must, item.price)],
    ['size', !isOneSize(item) && misses(must.sizes, item.sizes)],
    ['sale', must.sale === true && item.price >= item.fullPrice],
    ['negation', isRefused(must, item)],
  ];
  return checks.filter(([, breached]) => breached).map(([reason]) => reason);
}

/**
 * The kinds that an item counts as: a camisole counts as one under any kind, a long puffer or parka as coat and jacket.
 */
function kindsOf({ kind, subkind }: JudgedItem): readonly string[] {
  if (subkind === null) return [kind];
  if (/\bcamisole$/iu.test(subkind)) return [kind, 'camisole'];
  return /\b(?:long puffer|parka|anorak)\b/iu.test(subkind) ? [kind, 'coat', 'jacket'] : [kind];
}

/** Whether the item's kind has no letter sizes, so that it matches any size. */
function isOneSize({ kind, sizes }: JudgedItem): boolean {
  return sizes.length === 0 && ['shoes', 'boots', 'bag', 'hat', 'scarf', 'belt'].includes(kind);
}

/** The item's colors; three or more also count as Multicolor. */
function familiesOf(item: JudgedItem): readonly string[] {
  return item.colors.length >= 3 ? [...item.colors, 'Multicolor'] : item.colors;
}

/** The genders that an item suits: all of them if it is unisex, or for both women and men. */
function wearersOf(item: JudgedItem): readonly string[] {
  if (overlaps(item.genders, ['Unisex'])) return GENDERS;
  const forBoth = overlaps(item.genders, ['Women']) && overlaps(item.genders, ['Men']);
  return forBoth ? GENDERS : item.genders;
}

function isOutOfBudget(must: Demands, price: number): boolean {
  return price < (must.priceMin ?? 0) || price > (must.priceMax ?? Infinity);
}

function isRefused(must: Demands, item: JudgedItem): boolean {
  return (
    overlaps(must.notKinds ?? [], kindsOf(item)) ||
    overlaps(must.notColors ?? [], familiesOf(item)) ||
    (must.notShades ?? []).some((shade) => hasShade(item, shade)) ||
    says(naming(item), must.notPatterns ?? []) ||
    says(naming(item), must.notMaterials ?? []) ||
    says(naming(item), must.notWords ?? [])
  );
}

/**
 * Whether a text of the item names the shade. Texts also mention other garments, so the color family must match too.
 */
function hasShade(item: JudgedItem, { family, word }: Shade): boolean {
  return overlaps(item.colors, [family]) && says(wording(item), [word]);
}

/**
 * The grade of an item without violations, by the share of preferences that it meets. Never 0 if the query requires a
 * kind or color.
 */
function gradeOfAcceptable(query: JudgedQuery, item: JudgedItem): Grade {
  const answers = wishesGranted(query.should, item);
  const share = answers.length === 0 ? 1 : answers.filter(Boolean).length / answers.length;
  if (share === 1) return 3;
  if (share >= 0.5) return 2;
  const namesItem = (query.must.kinds ?? query.must.colors ?? []).length > 0;
  return share > 0 || namesItem ? 1 : 0;
}

/** One entry per preference. Attributes are matched against the item's names, wordings against any text. */
function wishesGranted(should: Wishes, item: JudgedItem): boolean[] {
  const { materials, patterns, fits, occasions, seasons, shadeWords, styles } = should;
  const named = [
    granted(materials, naming(item)),
    granted(patterns, naming(item)),
    granted(fits, naming(item)),
    granted(occasions, [...item.occasions, ...naming(item)]),
    granted(seasons, [...item.seasons, ...naming(item)]),
  ];
  const worded = [shadeWords, styles, ...(should.words ?? [])];
  return [...named, ...worded.map((terms) => granted(terms, wording(item)))].filter((answer) => answer !== undefined);
}

/** Whether a preference is met; undefined if there is none. */
function granted(terms: readonly string[] | undefined, texts: readonly string[]): boolean | undefined {
  return terms === undefined || terms.length === 0 ? undefined : says(texts, terms);
}

/** Name and make of the item, without prose, which also mentions other garments. */
function naming(item: JudgedItem): readonly string[] {
  const { shortDescription, kind, subkind, pattern, fit, materials } = item;
  return [shortDescription, kind, subkind ?? '', pattern ?? '', fit ?? '', ...materials];
}

function wording(item: JudgedItem): readonly string[] {
  return [
    ...naming(item),
    item.brand,
    item.description,
    item.semanticSearchDescription,
    ...item.styles,
    ...item.occasions,
    ...item.seasons,
  ];
}

function misses(accepted: readonly string[] | undefined, actual: readonly string[]): boolean {
  return accepted !== undefined && accepted.length > 0 && !overlaps(accepted, actual);
}

function overlaps(left: readonly string[], right: readonly string[]): boolean {
  const known = new Set(left.map(plain));
  return right.some((value) => known.has(plain(value)));
}

const WORD_ENDINGS = ['', 's', 'es', 'd', 'ed'] as const;

/** Whether any text contains any term as whole words, allowing a plural or participle ending. */
function says(texts: readonly string[], terms: readonly string[]): boolean {
  if (terms.length === 0) return false;
  const haystack = texts.map((text) => ` ${plain(text)} `).join('|');
  return terms.some((term) => WORD_ENDINGS.some((ending) => haystack.includes(` ${plain(term)}${ending} `)));
}

/** Lower case, without accents or apostrophes; other punctuation becomes a single space. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019]/gu, '')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}
