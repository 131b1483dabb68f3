import { findCommonCurrency } from './currencySigns.ts';

/** An amount in hundredths of its currency. `currency` is null if the text names none. */
export interface Money {
  readonly cents: number;
  readonly currency: string | null;
}

/** Maximum number of characters of a price with its symbols and words. */
const MAX_PRICE_CHARACTERS = 60;
/** Words before a minimum price ('from $10'), which is used as the price. */
const FROM_PREFIX_PATTERN =
  /^(?:from|ab|från|fra|vanaf|desde|da|od|dès|à partir de|starting (?:at|from)|m\.?r\.?p\.?):? /i;
/** The words between two bounds ('10 to 20'). The lower one is used. */
const RANGE_SEPARATOR_PATTERN = / ?[-–—] ?| to | bis /i;

/**
 * Notations of a number: groups of three ("1.299", "1 299", "1'299") or of two as in India ("1,29,999") with
 * decimals; plain digits, also in spreadsheet notation ("1.29E+03"); or decimals only.
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
/** A symbol, the number, a notation for no cents ('49,-', '1,299/-'), another symbol. */
const AMOUNT_PATTERN = new RegExp(
  `^([^\\d\\s.,+-][^\\d\\s,+-]{0,4})? ?(${NUMBER_PATTERN_SOURCE})(?: ?([.,:][-–—]{1,2}|/-))? ?([^\\d\\s.,:/+-][^\\d\\s,+-]{0,4})?$`,
  'i',
);

/** A price in a usual notation; null unless the whole text is a price. */
export function parsePrice(text: string): Money | null {
  if (text.length > 10 * MAX_PRICE_CHARACTERS) return null;
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length > MAX_PRICE_CHARACTERS) return null;
  const prices = line.replace(FROM_PREFIX_PATTERN, '');
  return parseAmount(prices) ?? parseRange(prices.split(RANGE_SEPARATOR_PATTERN));
}

/** An amount that is in hundredths ('6500.0', '6.5E+03'). */
export function parseCents(text: string): Money | null {
  return /^\s*\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?\s*$/i.test(text) ? createMoney(Math.round(Number(text)), null) : null;
}

/** The lower bound of a range, if both bounds are prices. */
function parseRange(bounds: readonly string[]): Money | null {
  const [low, high, ...furtherAmounts] = bounds.map(parseAmount);
  if (!low || !high || furtherAmounts.length > 0 || low.cents > high.cents) return null;
  const currency = findCommonCurrency([low, high].flatMap((end) => end.currency ?? []));
  return currency === undefined ? null : { cents: low.cents, currency };
}

function parseAmount(text: string): Money | null {
  const [, signBefore = '', number = '', ending = '', signBehind = ''] = AMOUNT_PATTERN.exec(text) ?? [];
  const currency = findCommonCurrency(
    [signBefore, ending === SWEDISH_ENDING ? ending : '', signBehind].filter((sign) => sign !== ''),
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
 * Normalizes the decimal sign. If both comma and point occur, the later one is the decimal sign. A single kind
 * separates thousands if it occurs twice or before three digits: '1.299' and '1,29,999' are whole numbers, '0.299'
 * and '1299.95' are not.
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

/** Converts amounts to US dollar cents at the operator's rates, and records the currencies without a rate. */
export class DollarPrices {
  private readonly rates: ReadonlyMap<string, number>;
  private readonly fallbackCurrency: string | null;
  private readonly countByUnconvertedCurrency = new Map<string, number>();

  /** `rates` are dollars for one unit. `fallbackCurrency` is the currency of amounts without one. */
  constructor(rates: ReadonlyMap<string, number>, fallbackCurrency: string | null) {
    this.rates = rates;
    this.fallbackCurrency = fallbackCurrency;
  }

  /** Converts an amount to cents of a dollar. Without a rate the number is treated as dollars. */
  convertToCents(money: Money): number {
    const currency = money.currency ?? this.fallbackCurrency ?? 'USD';
    const rate = currency === 'USD' ? (this.rates.get('USD') ?? 1) : this.rates.get(currency);
    if (rate === undefined)
      this.countByUnconvertedCurrency.set(currency, (this.countByUnconvertedCurrency.get(currency) ?? 0) + 1);
    return Math.round(money.cents * (rate ?? 1));
  }

  /** The number of amounts in each currency without a rate. They were taken as dollars. */
  get unconvertedCurrencies(): ReadonlyMap<string, number> {
    return this.countByUnconvertedCurrency;
  }
}
