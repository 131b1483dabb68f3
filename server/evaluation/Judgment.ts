import { parseShoeSize } from '../../src/domain/catalogue/shoeSizes.ts';
import { KINDS_WITHOUT_LETTER_SIZES } from '../domain/language/lexicon/kinds.ts';
import { GENDERS, type Color, type Gender, type Size } from '../../src/domain/catalogue/vocabulary.ts';

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

/** Requirements. A missing key requires nothing. One entry of a list must match. */
export interface Requirements {
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
  /** Other excluded words (a cut, a detail), which the item's names must not contain. */
  readonly notWords?: readonly string[];
}

/** An excluded shade of a color family, such as navy but not other blues. */
export interface Shade {
  readonly family: Color;
  readonly word: string;
}

/** Preferences. Each key is a preference, and any of its entries meets it. */
export interface ItemPreferences {
  readonly shadeWords?: readonly string[];
  readonly materials?: readonly string[];
  readonly patterns?: readonly string[];
  readonly fits?: readonly string[];
  readonly occasions?: readonly string[];
  readonly seasons?: readonly string[];
  readonly styles?: readonly string[];
  /** Each inner list is a preference with alternative wordings. */
  readonly words?: readonly (readonly string[])[];
}

export interface JudgedQuery {
  readonly id: string;
  readonly query: string;
  readonly must: Requirements;
  readonly should: ItemPreferences;
  readonly notes?: string;
  /** An id shared by all queries for the same wish in other words. */
  readonly same?: string;
  /** Set if clothes shops need not sell what the query asks for. */
  readonly unsold?: true;
}

/** The attributes that are needed for a judgment. */
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
  /** The price in units of the currency: 79.5, not 7950 cents. */
  readonly price: number;
  readonly fullPrice: number;
}

export type Grade = 0 | 1 | 2 | 3;
export type WrongReason = 'kind' | 'color' | 'gender' | 'price' | 'size' | 'sale' | 'negation';

export interface Judgment {
  readonly grade: Grade;
  /** The violated requirements, without duplicates; empty for an acceptable item. */
  readonly wrongReasons: readonly WrongReason[];
}

/**
 * Grades an item for an annotated query. An item that violates a requirement (`must`) gets 0. Other items are graded
 * by the fraction of preferences (`should`) that they meet.
 */
export function grade(query: JudgedQuery, item: JudgedItem): Judgment {
  const wrongReasons = findViolations(query.must, item);
  return { grade: wrongReasons.length > 0 ? 0 : gradeAcceptable(query, item), wrongReasons };
}

/** Whether any item meets every requirement. If none does, every result is wrong. */
export function isAnswerable(query: JudgedQuery, items: Iterable<JudgedItem>): boolean {
  for (const item of items) if (findViolations(query.must, item).length === 0) return true;
  return false;
}

/** Whether any item has a grade above 0. If none has, nDCG is undefined. */
export function isGradable(query: JudgedQuery, items: Iterable<JudgedItem>): boolean {
  for (const item of items) if (grade(query, item).grade > 0) return true;
  return false;
}

function findViolations(must: Requirements, item: JudgedItem): WrongReason[] {
  const violations: readonly (readonly [WrongReason, boolean])[] = [
    ['kind', must.kinds !== undefined && lacksAll(must.kinds, findKinds(item))],
    ['color', lacksAll(must.colors, findColors(item))],
    ['gender', lacksAll(must.genders, findGenders(item))],
    ['price', isOutOfBudget(must, item.price)],
    ['size', !isOneSize(item) && lacksAll(must.sizes, item.sizes)],
    ['sale', must.sale === true && item.price >= item.fullPrice],
    ['negation', isExcluded(must, item)],
  ];
  return violations.filter(([, isBreached]) => isBreached).map(([reason]) => reason);
}

/**
 * The kinds that an item counts as. An item called a camisole always counts as one; a long puffer or parka also
 * counts as a coat and a jacket.
 */
function findKinds({ kind, subkind }: JudgedItem): readonly string[] {
  if (subkind === null) return [kind];
  if (/\bcamisole$/iu.test(subkind)) return [kind, 'camisole'];
  return /\b(?:long puffer|parka|anorak)\b/iu.test(subkind) ? [kind, 'coat', 'jacket'] : [kind];
}

/** Whether the item's kind has no letter sizes, so that it matches every size. */
function isOneSize({ kind, sizes }: JudgedItem): boolean {
  return KINDS_WITHOUT_LETTER_SIZES.has(kind) && sizes.every((size) => parseShoeSize(size) !== null);
}

/** The item's colors. Three or more also count as Multicolor. */
function findColors(item: JudgedItem): readonly string[] {
  return item.colors.length >= 3 ? [...item.colors, 'Multicolor'] : item.colors;
}

/** The genders that an item suits. Unisex items, and items for women and men, suit all. */
function findGenders(item: JudgedItem): readonly string[] {
  if (overlaps(item.genders, ['Unisex'])) return GENDERS;
  const isForBoth = overlaps(item.genders, ['Women']) && overlaps(item.genders, ['Men']);
  return isForBoth ? GENDERS : item.genders;
}

function isOutOfBudget(must: Requirements, price: number): boolean {
  return price < (must.priceMin ?? 0) || price > (must.priceMax ?? Infinity);
}

function isExcluded(must: Requirements, item: JudgedItem): boolean {
  return (
    overlaps(must.notKinds ?? [], findKinds(item)) ||
    overlaps(must.notColors ?? [], findColors(item)) ||
    (must.notShades ?? []).some((shade) => hasShade(item, shade)) ||
    mentions(listItemNames(item), must.notPatterns ?? []) ||
    mentions(listItemNames(item), must.notMaterials ?? []) ||
    mentions(listItemNames(item), must.notWords ?? [])
  );
}

/**
 * Whether a text of the item names the shade. The color family must match too, because texts mention other garments.
 */
function hasShade(item: JudgedItem, { family, word }: Shade): boolean {
  return overlaps(item.colors, [family]) && mentions(listItemTexts(item), [word]);
}

/**
 * The grade of an item that meets the requirements, by the fraction of preferences that it meets. Never 0 if the
 * query requires a kind or color.
 */
function gradeAcceptable(query: JudgedQuery, item: JudgedItem): Grade {
  const metPreferences = findMetPreferences(query.should, item);
  const share = metPreferences.length === 0 ? 1 : metPreferences.filter(Boolean).length / metPreferences.length;
  if (share === 1) return 3;
  if (share >= 0.5) return 2;
  const requiresKindOrColor = (query.must.kinds ?? query.must.colors ?? []).length > 0;
  return share > 0 || requiresKindOrColor ? 1 : 0;
}

/** Whether each preference is met. Attributes must match the item's names; wordings may match any of its texts. */
function findMetPreferences(should: ItemPreferences, item: JudgedItem): boolean[] {
  const { materials, patterns, fits, occasions, seasons, shadeWords, styles } = should;
  const attributePreferences = [
    isPreferenceMet(materials, listItemNames(item)),
    isPreferenceMet(patterns, listItemNames(item)),
    isPreferenceMet(fits, listItemNames(item)),
    isPreferenceMet(occasions, [...item.occasions, ...listItemNames(item)]),
    isPreferenceMet(seasons, [...item.seasons, ...listItemNames(item)]),
  ];
  const wordPreferences = [shadeWords, styles, ...(should.words ?? [])];
  return [
    ...attributePreferences,
    ...wordPreferences.map((terms) => isPreferenceMet(terms, listItemTexts(item))),
  ].filter((isMet) => isMet !== undefined);
}

/** Whether a preference is met; undefined if there is no preference. */
function isPreferenceMet(terms: readonly string[] | undefined, texts: readonly string[]): boolean | undefined {
  return terms === undefined || terms.length === 0 ? undefined : mentions(texts, terms);
}

/** The item's name and make, without its description, which mentions other garments. */
function listItemNames(item: JudgedItem): readonly string[] {
  const { shortDescription, kind, subkind, pattern, fit, materials } = item;
  return [shortDescription, kind, subkind ?? '', pattern ?? '', fit ?? '', ...materials];
}

function listItemTexts(item: JudgedItem): readonly string[] {
  return [
    ...listItemNames(item),
    item.brand,
    item.description,
    item.semanticSearchDescription,
    ...item.styles,
    ...item.occasions,
    ...item.seasons,
  ];
}

function lacksAll(acceptedValues: readonly string[] | undefined, actualValues: readonly string[]): boolean {
  return acceptedValues !== undefined && acceptedValues.length > 0 && !overlaps(acceptedValues, actualValues);
}

function overlaps(left: readonly string[], right: readonly string[]): boolean {
  const leftValues = new Set(left.map(normalize));
  return right.some((value) => leftValues.has(normalize(value)));
}

const WORD_ENDINGS = ['', 's', 'es', 'd', 'ed'] as const;

/** Whether any text contains any term as whole words, with an optional plural or participle ending. */
function mentions(texts: readonly string[], terms: readonly string[]): boolean {
  if (terms.length === 0) return false;
  const haystack = texts.map((text) => ` ${normalize(text)} `).join('|');
  return terms.some((term) => WORD_ENDINGS.some((ending) => haystack.includes(` ${normalize(term)}${ending} `)));
}

/** Normalizes a text: lower case, no accents or apostrophes; other punctuation becomes a space. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019]/gu, '')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}
