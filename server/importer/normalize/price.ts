import { findCommonCurrency } from './currencySigns.ts';

/** An amount in hundredths of its currency; `currency` is null if the text names none. */
export interface Money {
  readonly cents: number;
  readonly currency: string | null;
}

/** Maximum number of characters of a price with its symbols and words. */
const MAX_PRICE_CHARACTERS = 60;
/** Words before the lowest price of a product ('from $10'). */
const FROM_PREFIX_PATTERN =
  /^(?:from|ab|från|fra|vanaf|desde|da|od|dès|à partir de|starting (?:at|from)|m\.?r\.?p\.?):? /i;
/** Matches what stands between the bounds of a price range ('10 to 20'). */
const RANGE_SEPARATOR_PATTERN = / ?[-–—] ?| to | bis /i;

/**
 * Matches a number in one of these notations: groups of three digits ("1.299", "1 299", "1'299") or of two as in
 * India ("1,29,999"); plain digits, also in scientific notation ("1.29E+03"); or decimals only.
 */
const NUMBER_PATTERN_SOURCE = [
  '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,4})?',
  '\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,4})?',
  '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,4})?',
  '\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,4})?',
  "\\d{1,3}(?:['’]\\d{3})+(?:[.,]\\d{1,4})?",
  '\\d+(?:[.,]\\d+)?(?:e[+-]?\\d{1,3})?',
  '\\.\\d{1,2}',
].join('|');
const SWEDISH_ENDING = ':-';
/** Matches a symbol, a number, a sign for no cents ('49,-', '1,299/-'), and another symbol. */
const AMOUNT_PATTERN = new RegExp(
  `^([^\\d\\s.,+-][^\\d\\s,+-]{0,4})? ?(${NUMBER_PATTERN_SOURCE})(?: ?([.,:][-–—]{1,2}|/-))? ?([^\\d\\s.,:/+-][^\\d\\s,+-]{0,4})?$`,
  'i',
);

/** Parses a price; null if the text contains anything else. */
export function parsePrice(text: string): Money | null {
  if (text.length > 10 * MAX_PRICE_CHARACTERS) return null;
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length > MAX_PRICE_CHARACTERS) return null;
  const prices = line.replace(FROM_PREFIX_PATTERN, '');
  return parseAmount(prices) ?? parseRange(prices.split(RANGE_SEPARATOR_PATTERN));
}

/** Parses an amount that is already in hundredths ('6500.0', '6.5E+03'). */
export function parseCents(text: string): Money | null {
  return /^\s*\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?\s*$/i.test(text) ? createMoney(Math.round(Number(text)), null) : null;
}

/** Returns the lower bound of a price range; null if one of the bounds is not a price. */
function parseRange(bounds: readonly string[]): Money | null {
  const [lowerBound, upperBound, ...furtherAmounts] = bounds.map(parseAmount);
  if (!lowerBound || !upperBound || furtherAmounts.length > 0 || lowerBound.cents > upperBound.cents) return null;
  const currency = findCommonCurrency([lowerBound, upperBound].flatMap((bound) => bound.currency ?? []));
  return currency === undefined ? null : { cents: lowerBound.cents, currency };
}

function parseAmount(text: string): Money | null {
  const [, signBeforeNumber = '', number = '', ending = '', signAfterNumber = ''] = AMOUNT_PATTERN.exec(text) ?? [];
  const currency = findCommonCurrency(
    [signBeforeNumber, ending === SWEDISH_ENDING ? ending : '', signAfterNumber].filter((sign) => sign !== ''),
  );
  if (number === '' || currency === undefined) return null;
  return createMoney(Math.round(parseCentAmount(number) * 100), currency);
}

function createMoney(cents: number, currency: string | null): Money | null {
  return Number.isSafeInteger(cents) ? { cents, currency } : null;
}

function parseCentAmount(number: string): number {
  return Number(/e/i.test(number) ? number.replace(',', '.') : normalizeDecimal(number));
}

/**
 * Converts the number to one with a decimal point. If it has commas and points, the sign that comes last is the
 * decimal sign. If it has only one kind of sign, that sign separates thousands if it occurs twice or before three
 * digits: '1.299' and '1,29,999' are whole numbers, '0.299' and '1299.95' are not.
 */
function normalizeDecimal(number: string): string {
  const digits = number.replace(/[^\d.,]/g, '');
  const lastSignIndex = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (lastSignIndex < 0) return digits;
  const wholePart = digits.slice(0, lastSignIndex).replace(/\D/g, '');
  const decimalPart = digits.slice(lastSignIndex + 1);
  return separatesThousands(digits, wholePart, decimalPart) ? wholePart + decimalPart : `${wholePart}.${decimalPart}`;
}

function separatesThousands(digits: string, wholePart: string, decimalPart: string): boolean {
  const signs = digits.replace(/\d/g, '');
  if (new Set(signs).size > 1) return false;
  return signs.length > 1 || (decimalPart.length === 3 && wholePart.length <= 3 && !/^0*$/.test(wholePart));
}

/** Converts amounts to cents of a US dollar at the operator's rates. Records the currencies that have no rate. */
export class DollarPrices {
  private readonly rates: ReadonlyMap<string, number>;
  private readonly fallbackCurrency: string | null;
  private readonly countByUnconvertedCurrency = new Map<string, number>();

  /**
   * `rates` has the dollars for one unit of each currency. `fallbackCurrency` is the currency of amounts that name
   * none.
   */
  constructor(rates: ReadonlyMap<string, number>, fallbackCurrency: string | null) {
    this.rates = rates;
    this.fallbackCurrency = fallbackCurrency;
  }

  /** Converts an amount to cents of a US dollar. An amount without a rate counts as dollars. */
  convertToCents(money: Money): number {
    const currency = money.currency ?? this.fallbackCurrency ?? 'USD';
    const rate = currency === 'USD' ? (this.rates.get('USD') ?? 1) : this.rates.get(currency);
    if (rate === undefined)
      this.countByUnconvertedCurrency.set(currency, (this.countByUnconvertedCurrency.get(currency) ?? 0) + 1);
    return Math.round(money.cents * (rate ?? 1));
  }

  /** The number of amounts in each currency that has no rate. */
  get unconvertedCurrencies(): ReadonlyMap<string, number> {
    return this.countByUnconvertedCurrency;
  }
}
