import { createDictionary } from '../../domain/text/createDictionary.ts';

/** The currency of each symbol or word beside an amount. The words are in lower case without a final dot. */
const CURRENCY_BY_SIGN: Readonly<Record<string, string>> = createDictionary({
  $: 'USD',
  us$: 'USD',
  $us: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  $ca: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  r$: 'BRL',
  mx$: 'MXN',
  '€': 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  rs: 'INR',
  re: 'INR',
  '₨': 'INR',
  '¥': 'JPY',
  '￥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  zł: 'PLN',
  '₺': 'TRY',
  tl: 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  '₴': 'UAH',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  rm: 'MYR',
  rp: 'IDR',
  r: 'ZAR',
  dhs: 'AED',
  fr: 'CHF',
  sfr: 'CHF',
  kr: 'SEK',
  ':-': 'SEK',
});
/** Symbols that several currencies use. A currency code beside the symbol decides. */
const CURRENCIES_SHARING_SIGN: Readonly<Record<string, readonly string[]>> = createDictionary({
  USD: ['AUD', 'CAD', 'NZD', 'HKD', 'SGD', 'MXN', 'CLP', 'COP', 'ARS', 'TWD'],
  SEK: ['NOK', 'DKK', 'ISK'],
  INR: ['PKR', 'LKR', 'NPR'],
  JPY: ['CNY'],
});
const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Returns the currency of a code (ISO 4217) or symbol; null for other texts. */
export function parseCurrency(text: string): string | null {
  const sign = text.trim().replace(/\.$/, '').toLowerCase();
  const code = sign.toUpperCase();
  return Object.hasOwn(CURRENCY_BY_SIGN, sign) ? CURRENCY_BY_SIGN[sign]! : CURRENCY_CODES.has(code) ? code : null;
}

/**
 * Returns the currency that all symbols beside a price have in common; null if there are no symbols. Returns
 * undefined if a symbol is unknown or contradicts another.
 */
export function findCommonCurrency(signs: readonly string[]): string | null | undefined {
  const namedCurrencies = [...new Set(signs.map(parseCurrency))];
  if (namedCurrencies.length === 0) return null;
  return (
    namedCurrencies.find(
      (currency) =>
        currency !== null &&
        namedCurrencies.every(
          (otherCurrency) =>
            otherCurrency === currency ||
            (otherCurrency !== null && CURRENCIES_SHARING_SIGN[otherCurrency]?.includes(currency)),
        ),
    ) ?? undefined
  );
}
