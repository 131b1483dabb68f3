import { anyOf } from '../../domain/language/text/anyOf.ts';
import { SIZES, type Gender, type Size } from '../../../src/domain/catalogue/vocabulary.ts';
import type { ItemSize } from '../../../src/domain/catalogue/ItemSize.ts';
import { parseShoeSizes } from './shoeSize.ts';
import { splitIntoWords } from './words.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

/** The size table of a product (see `docs/importing.md`). */
export type SizeTableName = 'upper' | 'lower' | 'whole' | 'shoes' | 'unsized';
export type SizeSystem = 'EU' | 'US' | 'UK' | 'IN';

export interface SizeContext {
  readonly tableName: SizeTableName;
  readonly gender: Gender;
  /** The system of numeric sizes that the operator chose; null to infer it from the numbers. */
  readonly system: SizeSystem | null;
}

const SIZE_BY_LETTERS: Readonly<Record<string, Size>> = createDictionary({
  xxs: 'XXS',
  '2xs': 'XXS',
  xs: 'XS',
  s: 'S',
  ss: 'S',
  m: 'M',
  l: 'L',
  xl: 'XL',
  xxl: 'XXL',
  '2xl': 'XXL',
  '2x': 'XXL',
});
const SIZE_PATTERNS: readonly (readonly [RegExp, Size | null])[] = [
  [/^(?:xx|2x|extra extra|double extra)[ -]?small$/, 'XXS'],
  [/^(?:x|extra)[ -]?small$/, 'XS'],
  [/^(?:x|extra)[ -]?large$/, 'XL'],
  [/^(?:xx|2x|extra extra|double extra)[ -]?large$/, 'XXL'],
  [/^(?:extra klein|extra liten|extra pequen[oa]|muy pequen[oa])$/, 'XS'],
  [/^(?:small|klein|liten|lille|pequen[oa]|chic[oa]|petit|piccol[oa]|pequena)$/, 'S'],
  [/^(?:medium|mittel|mellan|median[oa]|moyen|medi[oa]|medel)$/, 'M'],
  [/^(?:large|gross|stor|grande|grand|groot)$/, 'L'],
  [/^(?:extra gross|extra stor|extra grande|muy grande)$/, 'XL'],
];
const ONE_SIZE_PATTERN = new RegExp(
  '^' +
    anyOf(
      'one ?size(?: fits (?:all|most))?|os|onesize|free ?size|frsz|fs|universal|einheitsgr(?:o|oe)s?s?e',
      'einheitsgrosse|en storlek|one size only|talla unica|unica|unitalla|taille unique|tu|taglia unica',
      'uni',
    ) +
    '$',
);
const SIZES_OF_ONE_SIZE: readonly Size[] = ['S', 'M', 'L'];

type SizeTable = readonly [
  xxs: number,
  xs: number,
  s: number,
  m: number,
  l: number,
  xl: number,
  xxl: number,
  end: number,
];
const SIZE_TABLES = {
  /** Women's EU (German) sizes 32 to 44. Men's trousers may have numbers of this table too. */
  womenEu: [32, 34, 36, 38, 40, 42, 44, 46],
  womenUs: [0, 0, 4, 8, 12, 16, 20, 24],
  womenUk: [4, 6, 8, 10, 12, 14, 16, 20],
  womenWaist: [22, 24, 27, 29, 31, 33, 35, 39],
  womenBust: [30, 32, 34, 36, 38, 40, 42, 44],
  menEu: [42, 44, 46, 48, 50, 52, 54, 58],
  menChest: [30, 32, 34, 38, 42, 46, 50, 54],
  menWaist: [24, 27, 29, 31, 33, 35, 38, 42],
  collarInch: [13, 13.5, 14, 15, 16, 17, 18, 19],
  collarCm: [34, 35, 37, 39, 41, 43, 45, 47],
} as const satisfies Record<string, SizeTable>;

/**
 * Parses the letter sizes of a product and its shoe sizes, in order. Returns none for rings, bras and children's
 * clothes.
 */
export function parseSizes(values: readonly string[], context: SizeContext): readonly ItemSize[] {
  if (context.tableName === 'unsized') return [];
  const sizeTexts = values.map(normalizeSize).filter((value) => value !== '');
  if (context.tableName === 'shoes') return parseShoeSizes(sizeTexts, context.system === 'IN' ? 'UK' : context.system);
  const numbers = sizeTexts.flatMap(parseSizeNumbers);
  const table = numbers.length > 0 ? chooseSizeTable(numbers, sizeTexts, context) : null;
  const matchingSizes = new Set(
    sizeTexts.flatMap((part) => parseLetterSizes(part) ?? findTableSizes(parseSizeNumbers(part)[0], table)),
  );
  return SIZES.filter((size) => matchingSizes.has(size));
}

/** Normalizes a size and removes words such as 'size' before it. */
function normalizeSize(value: string): string {
  const plainLetters = value.replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  return plainLetters
    .replace(/^(?:size|sizes|gr|grosse|storlek|talla|taille|taglia|str)[\s._:-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parses letters, words, ranges ('XS - M') and pairs ('S/M'); returns null for other values. */
function parseLetterSizes(value: string): readonly Size[] | null {
  if (ONE_SIZE_PATTERN.test(splitIntoWords(value).join(' '))) return SIZES_OF_ONE_SIZE;
  const singleSize = parseLetterSize(value);
  if (singleSize !== undefined) return singleSize === null ? [] : [singleSize];
  const range = value.split(/-|–|to|bis/).map((part) => parseLetterSize(part.trim()));
  if (range.length === 2 && range.every((size) => size))
    return SIZES.slice(SIZES.indexOf(range[0]!), SIZES.indexOf(range[1]!) + 1);
  const sizePair = value.split(/[/,&+]/).map((part) => parseLetterSize(part.trim()));
  if (sizePair.length > 1 && sizePair.every((size) => size !== undefined))
    return sizePair.filter((size): size is Size => size !== null);
  const textBeforeBracket = /^([a-z0-9]{1,3}) ?\(/.exec(value)?.[1];
  const sizeInBrackets = textBeforeBracket === undefined ? undefined : parseLetterSize(textBeforeBracket);
  return sizeInBrackets === undefined ? null : sizeInBrackets === null ? [] : [sizeInBrackets];
}

/**
 * Parses a letter size. Returns null for a letter size that the filters do not have (3XL), undefined for other texts.
 */
function parseLetterSize(value: string): Size | null | undefined {
  if (value in SIZE_BY_LETTERS) return SIZE_BY_LETTERS[value];
  if (/^(?:[3-9]|1\d)x(?:l|s|[ -]?large)?$|^x{3,}l$|^x{3,}[ -]?large$/.test(value)) return null;
  return SIZE_PATTERNS.find(([pattern]) => pattern.test(value))?.[1];
}

const NUMBERED_PATTERN = new RegExp(
  String.raw`^(?:eu|us|uk|it|fr|de|w|usa|int)?[ -]?(\d{1,2}(?:[.,]5)?)` +
    anyOf(String.raw` ?(?:[srl]|eu|us|uk|w|inch|"|short|regular|long)\b|$|[/x ]\s*(?:l?\d{2})`),
);

/**
 * Returns the numbers that decide the size, as in '36R', 'EU 38', 'W32 L34', '15.5/32-33' and '40,5'. Returns none
 * for bras and children.
 */
function parseSizeNumbers(value: string): readonly number[] {
  if (/^\d{2}[ -]?[a-k]{1,2}$/.test(value) && !/^\d{2}[lr]$/.test(value)) return [];
  if (/\d ?-? ?(?:y|yrs?|years?|j|jahre|m|mths?|months?|monate|t|cm|ml|g)\b|^size_\d/.test(value)) return [];
  const match = NUMBERED_PATTERN.exec(value);
  return match === null ? [] : [Number(match[1]!.replace(',', '.'))];
}

/**
 * Chooses the size table that a product's numbers belong to. Considers all numbers, because a single one would be
 * ambiguous.
 */
function chooseSizeTable(
  numbers: readonly number[],
  values: readonly string[],
  context: SizeContext,
): SizeTable | null {
  const leastNumber = Math.min(...numbers);
  const greatestNumber = Math.max(...numbers);
  const namedSystem = findNamedSystem(values) ?? context.system;
  if (context.gender === 'Men') return chooseMenTable(leastNumber, greatestNumber, values, context, namedSystem);
  if (namedSystem === 'IN')
    return context.tableName === 'lower' && leastNumber < 32 ? SIZE_TABLES.womenWaist : SIZE_TABLES.womenBust;
  if (greatestNumber <= 24) return namedSystem === 'UK' ? SIZE_TABLES.womenUk : SIZE_TABLES.womenUs;
  if (context.tableName === 'lower' && (leastNumber < 32 || values.some((value) => /^w ?\d/.test(value))))
    return SIZE_TABLES.womenWaist;
  return SIZE_TABLES.womenEu;
}

function chooseMenTable(
  leastNumber: number,
  greatestNumber: number,
  values: readonly string[],
  { tableName }: SizeContext,
  namedSystem: SizeSystem | null,
): SizeTable | null {
  const isCollar = tableName === 'upper' && greatestNumber < 20;
  if (isCollar) return leastNumber >= 13 ? SIZE_TABLES.collarInch : null;
  if (greatestNumber < 20) return null;
  if (tableName === 'lower')
    return leastNumber >= 42 || namedSystem === 'EU' ? SIZE_TABLES.menEu : SIZE_TABLES.menWaist;
  if (namedSystem !== 'EU' && (leastNumber < 42 || values.some((value) => /^\d{2} ?[srl]$/.test(value))))
    return isShirtCollarInCm(leastNumber, greatestNumber, values) ? SIZE_TABLES.collarCm : SIZE_TABLES.menChest;
  return SIZE_TABLES.menEu;
}

/** Whether the numbers are men's shirt collars in centimeters. Collars increase by one (37, 38, 39), jackets by two. */
function isShirtCollarInCm(leastNumber: number, greatestNumber: number, values: readonly string[]): boolean {
  return leastNumber >= 36 && greatestNumber <= 48 && values.some((value) => /^(?:37|39|41|43|45)$/.test(value));
}

function findNamedSystem(values: readonly string[]): SizeSystem | null {
  const text = values.join(' ');
  if (/\b(?:uk)\b ?\d/.test(text)) return 'UK';
  if (/\b(?:us|usa)\b ?\d/.test(text)) return 'US';
  return /\b(?:eu|de)\b ?\d/.test(text) ? 'EU' : null;
}

function findTableSizes(value: number | undefined, table: SizeTable | null): readonly Size[] {
  if (value === undefined || table === null || value < table[0] || value >= table[7]) return [];
  let size: Size = SIZES[0];
  SIZES.forEach((candidate, index) => {
    if (value >= table[index]!) size = candidate;
  });
  return [size];
}
