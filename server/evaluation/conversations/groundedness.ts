import { anyOf } from '../../domain/language/text/anyOf.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { createCheck } from './Check.ts';
import { findReplyText } from './replyChecks.ts';
import type { TurnResult } from './StylistUnderTest.ts';

export interface GroundingContext {
  readonly catalogue: readonly CatalogueItem[];
  /** All items shown or attached so far, including this turn's. */
  readonly items: readonly CatalogueItem[];
  /** All messages of the shopper so far, in one text. */
  readonly messages: string;
  readonly filters: Filters;
}

/** Checks that the answer is not empty and mentions only shown garments. */
export function checkGroundedness(result: TurnResult, context: GroundingContext): readonly Check[] {
  const words = findReplyText(result);
  return [
    createCheck('honesty', result.reply.trim() !== '', 'an empty reply'),
    createAbsenceCheck(findUngroundedPrices(words, context, result), 'names prices that nothing shown has'),
    createAbsenceCheck(findUngroundedNames(words, context), 'names garments that are not shown'),
    createAbsenceCheck(findUngroundedBrands(words, context), 'names brands that are not shown'),
    createAbsenceCheck(
      findUngroundedPicks(result, context),
      'deep picks that the catalogue lacks, or without a reason',
    ),
  ];
}

function createAbsenceCheck(missingNames: readonly string[], message: string): Check {
  return createCheck('honesty', missingNames.length === 0, `${message}: ${missingNames.join(', ')}`);
}

/** Phrases that make an amount a limit or a remainder ("nothing under $50", "$20 less"), not a price. */
const BOUND_BEFORE_PATTERN = new RegExp(
  String.raw`\b(` +
    anyOf(
      'under|below|over|above|beyond|within|up to|than|to|between|and|around|about|near|by|budget of',
      'extra|save|saves|saving|leave|leaves|leaving|keep|keeps',
    ) +
    String.raw`)( you)?\s*$`,
  'iu',
);
const BOUND_AFTER_PATTERN =
  /^\s*(less|more|cheaper|dearer|off|under|over|below|above|budget|or less|limit|to spare|left|to go)\b/iu;

function findUngroundedPrices(
  words: string,
  { items, messages, filters }: GroundingContext,
  { outfit = [] }: Pick<TurnResult, 'outfit'>,
): readonly string[] {
  const outfitCents = outfit.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const allowedAmounts = new Set([
    ...findWordings(outfitCents),
    ...findSums(words, items).flatMap(findWordings),
    ...items.flatMap(({ priceCents, fullPriceCents }) => [priceCents, fullPriceCents]).flatMap(findWordings),
    ...findNumbers(messages),
    filters.priceRangeMin,
    filters.priceRangeMax,
  ]);
  return [...words.matchAll(/\$\s?(\d[\d,]*(?:\.\d{1,2})?)/gu)]
    .filter(
      (match) =>
        !BOUND_BEFORE_PATTERN.test(words.slice(0, match.index)) &&
        !BOUND_AFTER_PATTERN.test(words.slice(match.index + match[0].length)),
    )
    .filter(([, amount = '']) => !allowedAmounts.has(Number(amount.replaceAll(',', ''))))
    .map(([text]) => text);
}

const SUM_PATTERN = /\b(?:together|in total|altogether)\b/iu;

/** Sums of two shown items that the text names and adds up. */
function findSums(words: string, items: readonly CatalogueItem[]): readonly number[] {
  if (!SUM_PATTERN.test(words)) return [];
  const namedItems = items.filter(({ shortDescription }) => words.includes(shortDescription));
  return namedItems.flatMap((item) =>
    namedItems.filter(({ id }) => id !== item.id).map((secondItem) => item.priceCents + secondItem.priceCents),
  );
}

function findWordings(cents: number): readonly number[] {
  return [cents / 100, Math.floor(cents / 100), Math.round(cents / 100)];
}

function findNumbers(text: string): readonly number[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number));
}

/** Names of catalogue items in the text that are not shown. Ignores names of one word, which are ambiguous. */
function findUngroundedNames(words: string, { catalogue, items }: GroundingContext): readonly string[] {
  const shownTexts = items.map(({ shortDescription }) => shortDescription).filter((name) => words.includes(name));
  const isShown = (name: string): boolean => shownTexts.some((shownName) => shownName.includes(name));
  return [...new Set(catalogue.map(({ shortDescription }) => shortDescription))].filter(
    (name) => name.includes(' ') && words.includes(name) && !isShown(name),
  );
}

function findUngroundedBrands(words: string, { catalogue, items, messages }: GroundingContext): readonly string[] {
  const shownTexts = new Set(items.map(({ brand }) => brand));
  return [...new Set(catalogue.map(({ brand }) => brand))].filter(
    (brand) => words.includes(brand) && !shownTexts.has(brand) && !messages.toLowerCase().includes(brand.toLowerCase()),
  );
}

function findUngroundedPicks({ deepPicks }: TurnResult, { catalogue }: GroundingContext): readonly string[] {
  const ids = new Set(catalogue.map(({ id }) => id));
  return deepPicks.filter(({ item, reason }) => !ids.has(item.id) || reason.trim() === '').map(({ item }) => item.id);
}
