/** An amount in hundredths of its currency; `currency` is null where the text does not say. */
export interface Money {
  readonly cents: number;
  readonly currency: string | null;
}

/** Longest first, so that 'A$' is not read as '$'. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/A\$|AU\$/, 'AUD'], [/C\$|CA\$/, 'CAD'], [/NZ\$/, 'NZD'], [/HK\$/, 'HKD'], [/S\$/, 'SGD'], [/R\$/, 'BRL'], [/MX\$/, 'MXN'],
  [/\$/, 'USD'], [/€/, 'EUR'], [/£/, 'GBP'], [/₹|\brs\b\.?|\bre\b\.?/i, 'INR'], [/¥|￥/, 'JPY'], [/zł/i, 'PLN'], [/₺/, 'TRY'],
  [/₽/, 'RUB'], [/₩/, 'KRW'], [/₪/, 'ILS'], [/\bkč\b/i, 'CZK'], [/\bfr\.?\b|\bsfr\.?\b/i, 'CHF'], [/\bkr\b\.?|:-/i, 'SEK'],
];
const CODES = /\b(USD|EUR|GBP|INR|SEK|NOK|DKK|CHF|PLN|CZK|HUF|RON|BGN|TRY|RUB|JPY|CNY|KRW|AUD|CAD|NZD|HKD|SGD|BRL|MXN|ZAR|AED|SAR|ILS|ISK|UAH|THB|IDR|MYR|PHP|VND|CLP|COP|ARS)\b/i;

/** Groups of three ("1.299", "1 299", "1'299") or of two as in India ("1,29,999"), then decimals; or plain digits. */
const NUMBER = /\d{1,3}(?:(?:[  ’'.]\d{3})+|,(?:\d{2},)*\d{3}(?:,\d{3})*)(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/;

/** A price in any of the usual notations; null when there is no number, or a negative one. */
export function parsePrice(text: string): Money | null {
  const line = text.replace(/\s+/g, ' ').trim();
  const number = NUMBER.exec(line);
  if (number === null || /[-−]\s*[^\d\s]{0,3}$/.test(line.slice(0, number.index))) return null;
  const amount = Number(decimal(number[0]));
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) ? { cents, currency: currencyOf(line) } : null;
}

/** An amount that is already counted in hundredths ('6500.0'). */
export function parseCents(text: string): Money | null {
  const value = Number(text.trim());
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? { cents: Math.round(value), currency: null } : null;
}

/** The currency that a text names by code or sign; null when it names none. */
export function currencyOf(text: string): string | null {
  const signs = text.replace(/[\d.,]+/g, ' ').trim();
  if (signs === '') return null;
  const code = CODES.exec(signs);
  return code !== null ? code[1]!.toUpperCase() : SYMBOLS.find(([sign]) => sign.test(signs))?.[1] ?? null;
}

/**
 * The later of comma and point is the decimal sign. Where there is only one kind it parts thousands when it stands
 * more than once or before three digits: '1.299' and '1,29,999' are whole, '0.299' and '1299.95' are not.
 */
function decimal(number: string): string {
  const plain = number.replace(/[^\d.,]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return plain;
  const head = plain.slice(0, last).replace(/\D/g, '');
  const tail = plain.slice(last + 1);
  return partsThousands(plain, head, tail) ? head + tail : `${head}.${tail}`;
}

function partsThousands(plain: string, head: string, tail: string): boolean {
  const signs = plain.replace(/\d/g, '');
  if (new Set(signs).size > 1) return false;
  return signs.length > 1 || (tail.length === 3 && head.length <= 3 && !/^0*$/.test(head));
}

/** Turns any currency into US dollar cents by the operator's rates, and remembers which currencies had no rate. */
export class DollarPrices {
  private readonly rates: ReadonlyMap<string, number>;
  private readonly fallback: string | null;
  private readonly withoutRate = new Map<string, number>();

  /** `rates` are dollars for one unit; `fallback` is the currency of amounts that do not name one. */
  constructor(rates: ReadonlyMap<string, number>, fallback: string | null) {
    this.rates = rates;
    this.fallback = fallback;
  }

  /** Without a rate the number is taken as dollars. */
  centsOf(money: Money): number {
    const currency = money.currency ?? this.fallback ?? 'USD';
    const rate = currency === 'USD' ? this.rates.get('USD') ?? 1 : this.rates.get(currency);
    if (rate === undefined) this.withoutRate.set(currency, (this.withoutRate.get(currency) ?? 0) + 1);
    return Math.round(money.cents * (rate ?? 1));
  }

  /** Currencies whose numbers were taken as dollars, with how many amounts. */
  get unconverted(): ReadonlyMap<string, number> {
    return this.withoutRate;
  }
}
