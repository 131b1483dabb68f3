/** What shops write beside an amount, without a dot at its end and in small letters. */
const SIGNS: Readonly<Record<string, string>> = {
  '$': 'USD', 'us$': 'USD', '$us': 'USD', 'a$': 'AUD', 'au$': 'AUD', 'c$': 'CAD', 'ca$': 'CAD', '$ca': 'CAD', 'nz$': 'NZD', 'hk$': 'HKD',
  's$': 'SGD', 'r$': 'BRL', 'mx$': 'MXN', '€': 'EUR', 'euro': 'EUR', '£': 'GBP', '₹': 'INR', 'rs': 'INR', 're': 'INR', '₨': 'INR', '¥': 'JPY', '￥': 'JPY',
  '円': 'JPY', '元': 'CNY', 'zł': 'PLN', '₺': 'TRY', 'tl': 'TRY', '₽': 'RUB', '₩': 'KRW', '₪': 'ILS', 'kč': 'CZK', 'ft': 'HUF', 'lei': 'RON', '₴': 'UAH', '฿': 'THB',
  '₫': 'VND', '₱': 'PHP', 'rm': 'MYR', 'rp': 'IDR', 'r': 'ZAR', 'dhs': 'AED', 'fr': 'CHF', 'sfr': 'CHF', 'kr': 'SEK', ':-': 'SEK',
};
/** Signs of several currencies; a code beside one says which is meant. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  USD: ['AUD', 'CAD', 'NZD', 'HKD', 'SGD', 'MXN', 'CLP', 'COP', 'ARS', 'TWD'], SEK: ['NOK', 'DKK', 'ISK'], INR: ['PKR', 'LKR', 'NPR'], JPY: ['CNY'],
};
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The currency whose code (ISO 4217) or sign a text is; null where it is neither. */
export function currencyOf(text: string): string | null {
  const sign = text.trim().replace(/\.$/, '').toLowerCase();
  const code = sign.toUpperCase();
  return Object.hasOwn(SIGNS, sign) ? SIGNS[sign]! : CODES.has(code) ? code : null;
}

/** The one currency that the signs of a price mean: null where there is none; undefined where one is unknown or contradicts another. */
export function agreedCurrency(signs: readonly string[]): string | null | undefined {
  const named = [...new Set(signs.map(currencyOf))];
  if (named.length === 0) return null;
  return named.find((meant) => meant !== null && named.every((one) => one === meant || (one !== null && SHARED[one]?.includes(meant)))) ?? undefined;
}
