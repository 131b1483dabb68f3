import { anyOf } from '../../domain/language/text/anyOf.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { check } from './Check.ts';
import { wordsOf } from './replyChecks.ts';
import type { TurnResult } from './StylistUnderTest.ts';

export interface Known {
  readonly catalogue: readonly CatalogueItem[];
  /** All items shown or attached so far, including this turn's. */
  readonly items: readonly CatalogueItem[];
  /** All messages of the shopper so far. */
  readonly said: string;
  readonly filters: Filters;
}

/** Required of every answer: it is not empty, and mentions only garments that are shown. */
export function groundednessChecks(result: TurnResult, known: Known): readonly Check[] {
  const words = wordsOf(result);
  return [
    check('honesty', result.reply.trim() !== '', 'an empty reply'),
    none(strangePrices(words, known), 'names prices that nothing shown has'),
    none(strangeNames(words, known), 'names garments that are not shown'),
    none(strangeBrands(words, known), 'names brands that are not shown'),
    none(strangePicks(result, known), 'deep picks that the catalogue lacks, or without a reason'),
  ];
}

function none(found: readonly string[], message: string): Check {
  return check('honesty', found.length === 0, `${message}: ${found.join(', ')}`);
}

/** Phrases that make an amount a bound or a remainder ("nothing under $50", "$20 less"), not a garment's price. */
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

function strangePrices(words: string, { items, said, filters }: Known): readonly string[] {
  const allowed = new Set([
    ...items.flatMap(({ priceCents, fullPriceCents }) => [priceCents, fullPriceCents]).flatMap(sayings),
    ...numbersIn(said),
    filters.priceRangeMin,
    filters.priceRangeMax,
  ]);
  return [...words.matchAll(/\$\s?(\d[\d,]*(?:\.\d{1,2})?)/gu)]
    .filter(
      (match) =>
        !BOUND_BEFORE_PATTERN.test(words.slice(0, match.index)) &&
        !BOUND_AFTER_PATTERN.test(words.slice(match.index + match[0].length)),
    )
    .filter(([, amount = '']) => !allowed.has(Number(amount.replaceAll(',', ''))))
    .map(([text]) => text);
}

function sayings(cents: number): readonly number[] {
  return [cents / 100, Math.floor(cents / 100), Math.round(cents / 100)];
}

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number));
}

/**
 * Names of catalogue items that the text mentions although they are not shown. Ignores names of one word as too
 * ambiguous.
 */
function strangeNames(words: string, { catalogue, items }: Known): readonly string[] {
  const shown = items.map(({ shortDescription }) => shortDescription).filter((name) => words.includes(name));
  const isShown = (name: string): boolean => shown.some((other) => other.includes(name));
  return [...new Set(catalogue.map(({ shortDescription }) => shortDescription))].filter(
    (name) => name.includes(' ') && words.includes(name) && !isShown(name),
  );
}

function strangeBrands(words: string, { catalogue, items, said }: Known): readonly string[] {
  const shown = new Set(items.map(({ brand }) => brand));
  return [...new Set(catalogue.map(({ brand }) => brand))].filter(
    (brand) => words.includes(brand) && !shown.has(brand) && !said.toLowerCase().includes(brand.toLowerCase()),
  );
}

function strangePicks({ deepPicks }: TurnResult, { catalogue }: Known): readonly string[] {
  const ids = new Set(catalogue.map(({ id }) => id));
  return deepPicks.filter(({ item, reason }) => !ids.has(item.id) || reason.trim() === '').map(({ item }) => item.id);
}
