import { createDictionary } from '../../text/createDictionary.ts';
import { NUMBER_WORDS } from '../../language/numbers.ts';

/** Rough rates, fixed on 2025-10-01: the dollars for one unit. They only serve to understand a budget. */
const CURRENCIES: readonly (readonly [words: string, name: string, rate: number])[] = [
  ['pounds sterling|pounds?|quid|squid|nicker|gbp|sterling', 'pounds', 1.34],
  ['euros?|eur|eu?ros', 'euros', 1.17],
  ['indian rupees?|rupees?|rupiya|rs|inr', 'rupees', 0.0113],
  ['pakistani rupees?|pkr', 'Pakistani rupees', 0.0036],
  ['(?:aussie|australian|aud) (?:dollars?|bucks)|aud', 'Australian dollars', 0.66],
  ['(?:canadian|cad) (?:dollars?|bucks)|cad', 'Canadian dollars', 0.72],
  ['(?:new zealand|kiwi|nzd?) (?:dollars?|bucks)|nzd', 'New Zealand dollars', 0.58],
  ['(?:singapore) dollars?|sgd', 'Singapore dollars', 0.78],
  ['naira|ngn', 'naira', 0.00067],
  ['rands?|zar', 'rand', 0.058],
  ['cedis?|ghs', 'cedis', 0.08],
  ['kenyan shillings?|kes|ksh', 'Kenyan shillings', 0.0077],
  ['(?:philippine )?pesos?|php', 'pesos', 0.017],
  ['yen|jpy', 'yen', 0.0068],
  ['yuan|rmb|cny', 'yuan', 0.14],
  ['reais|reals|brl', 'reais', 0.19],
  ['zlotys?|zloty|zl|pln', 'zloty', 0.27],
  ['(?:swedish )?kron(?:or|a)|sek', 'kronor', 0.106],
  ['swiss francs?|francs|chf', 'Swiss francs', 1.25],
  ['dirhams?|aed', 'dirhams', 0.272],
  ['taka|bdt', 'taka', 0.0082],
  ['ringgits?|myr', 'ringgit', 0.24],
];
const SYMBOLS: Readonly<Record<string, number>> = createDictionary({ '£': 0, '€': 1, '₹': 2 });

const NUMBER_WORD = Object.keys(NUMBER_WORDS).join('|');
const NUMBER_SOURCE = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d{1,2})?)(?: ?(k|thousand|lakhs?))?|((?:an?|${NUMBER_WORD}) (?:hundred|thousand|grand)(?:(?: and)? (?:${NUMBER_WORD}))?|(?:${NUMBER_WORD})(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)`;
const AMOUNT_PATTERN = new RegExp(
  String.raw`(?<![\w$.,])(?:${NUMBER_SOURCE}) ?(?:${CURRENCIES.map(([words]) => `(${words})`).join('|')})\b(?! (?:lighter|heavier|overweight|less than i))`,
  'giu',
);
const SYMBOL_PATTERN =
  /(?:([£€₹])|\brs\.? ?(?=\d)) ?(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d{1,2})?)(?: ?(k|thousand|lakhs?)\b)?/giu;
/** Matches a currency without an amount, which corrects the one before: 'rupees i mean', 'in euros'. */
const CURRENCY_ALONE_PATTERN = new RegExp(
  String.raw`^(?:(?:sorry|no|oh|actually|wait|ah|but|and)[ ,]+)*(?:(?:i (?:mean|meant)|thats|that['’]?s|its|it['’]?s|in|that is|make that) )?(?:${CURRENCIES.map(([words]) => `(${words})`).join('|')})(?: (?:i (?:mean|meant)|not dollars|obviously|obvs|sorry|not usd|though|of course))*[ .!]*$`,
  'iu',
);
const WEIGHING_PATTERN =
  /\b(?:lost|lose|gained|gain|weigh|weighs|put on|dropped|shed|down|heavier|lighter) (?:about |around |over )?$/iu;
const FIRST_CURRENCY_GROUP = 4;

export interface ConvertedMoney {
  /** The message with dollars. */
  readonly said: string;
  /** What the reply tells of the conversion; '' if nothing was converted. */
  readonly note: string;
}

/** Replaces sums in other currencies with dollars. `maxPrice` is the present limit, which a currency alone corrects. */
export function withDollars(message: string, maxPrice: number | null): ConvertedMoney {
  const notes: string[] = [];
  const convert = (amount: number, currency: number): string => {
    const [, name, rate] = CURRENCIES[currency]!;
    const dollars = roundDollars(amount * rate);
    notes.push(`${amount.toLocaleString('en-US')} ${name} is about $${dollars.toLocaleString('en-US')}`);
    return `$${dollars}`;
  };
  const alone = maxPrice === null ? null : CURRENCY_ALONE_PATTERN.exec(message);
  if (alone !== null) {
    const said = `under ${convert(
      maxPrice!,
      alone.slice(1).findIndex((group) => group !== undefined),
    )}`;
    return { said, note: writeNote(notes) };
  }
  const said = message
    .replace(SYMBOL_PATTERN, (match, symbol: string | undefined, digits: string, scale?: string) =>
      match === '' ? match : convert(readDigits(digits, scale), SYMBOLS[symbol ?? '₹'] ?? 2),
    )
    .replace(AMOUNT_PATTERN, (match: string, ...groups: readonly (string | number | undefined)[]) => {
      const offset = groups.findLast((group) => typeof group === 'number') as number;
      if (WEIGHING_PATTERN.test(message.slice(0, offset))) return match;
      const [digits, scale, words] = groups as readonly (string | undefined)[];
      const currency = groups.slice(FIRST_CURRENCY_GROUP - 1).findIndex((group) => group !== undefined);
      return convert(digits === undefined ? readNumberWords(words ?? '') : readDigits(digits, scale), currency);
    });
  return { said, note: writeNote(notes) };
}

const writeNote = (notes: readonly string[]): string => (notes.length === 0 ? '' : `${notes.join(', ')}.`);

const roundDollars = (dollars: number): number =>
  dollars < 50 ? Math.max(1, Math.round(dollars)) : Math.round(dollars / 5) * 5;

function readDigits(digits: string, scale = ''): number {
  const value = Number(digits.replaceAll(',', ''));
  return value * (/^l/iu.test(scale) ? 100_000 : scale === '' ? 1 : 1000);
}

const SCALES: Readonly<Record<string, number>> = createDictionary({ hundred: 100, thousand: 1000, grand: 1000 });

function readNumberWords(words: string): number {
  let sum = 0;
  for (const word of words.toLowerCase().split(/[ -]+/u)) {
    const scale = SCALES[word];
    sum = scale === undefined ? sum + (NUMBER_WORDS[word] ?? 0) : Math.max(1, sum) * scale;
  }
  return sum;
}
