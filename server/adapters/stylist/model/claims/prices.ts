import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { Known } from './Known.ts';

const NUMBER_SOURCE = String.raw`(\d[\d,]{0,15}(?:\.\d{1,4})?)`;
/** Amounts of money in their various notations. */
const DOLLAR_PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`\$\s?${NUMBER_SOURCE}`, 'gu'),
  new RegExp(String.raw`(?<![\d.,])${NUMBER_SOURCE}\s?(?:dollars?|bucks|usd|\$(?!\s?\d))`, 'giu'),
  new RegExp(String.raw`\busd\s?${NUMBER_SOURCE}`, 'giu'),
  new RegExp(
    String.raw`\b(?:costs?|costing|priced at|price (?:is|of)|sells? for|going for|yours for|(?:down|reduced|marked down) (?:to|from)|instead of|(?:for|at) (?:just|only))\s${NUMBER_SOURCE}(?!\s?(?:%|per ?cent|pieces|days|of))`,
    'giu',
  ),
  /(?<![\d.,])(\d[\d,]{0,15}\.\d\d)(?![\d%])/gu,
];
const OTHER_MONEY_PATTERNS: readonly RegExp[] = [
  /[€£¥₹₽₩₺₴₪฿¢]/u,
  /\d\s?(?:euros?|eur|gbp|pounds|quid|yen|francs?|chf|cad|aud|rupees|cents|grand)\b/iu,
  /\$\s?\d[\d,.]{0,15}\s?(?:k|m|thousand|hundred|million|grand)\b/iu,
  /\p{L}\$/u,
  /(?<!\d)(?<!\d\s)\b(?:dollars?|bucks)\b/iu,
  new RegExp(
    String.raw`\b` +
      anyOf(
        String.raw`half[\s-]price|half off|(?:two|three|2|3) for (?:one|two|1|2)|buy one|for free|free of charge`,
        'for nothing|gratis|kostenlos|gratuit',
      ) +
      String.raw`\b`,
    'iu',
  ),
];
const PERCENT_OFF = new RegExp(
  String.raw`(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|per ?cent)\s(?:\p{L}{1,12}\s){0,2}` +
    anyOf('off|discount|less|cheaper|reduc|rabatt|savings'),
  'giu',
);
const SAVING = new RegExp(
  String.raw`\b` +
    anyOf('sav(?:e|es|ing)|reduced by|discount of|down by|marked down') +
    String.raw`\s(?:\p{L}{1,12}\s){0,2}(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|per ?cent)`,
  'giu',
);

/** Words after an amount that make it a difference between two pieces or the rest of a budget. */
const PRICE_DIFFERENCE =
  /^(?:\.\d\d)?\s(?:less|more|cheaper|dearer|under|of your|below|above|over|apart|left|to spare|between)\b/iu;

interface Sum {
  readonly number: string;
  readonly isDifference: boolean;
}

/** Whether every amount and discount is known from the catalogue, the filters or the shopper. */
export function hasKnownAmounts(text: string, known: Known): boolean {
  if (OTHER_MONEY_PATTERNS.some((sign) => sign.test(text))) return false;
  const sums = DOLLAR_PATTERNS.flatMap((sign) => [...text.matchAll(sign)].map((match) => sumOf(text, match)));
  const stated = [...known.cents].filter((cents) => sums.some(({ number }) => comesTo(number, cents)));
  const percents = [PERCENT_OFF, SAVING].flatMap((sign) =>
    [...text.matchAll(sign)].map(([, number]) => Number(number)),
  );
  return (
    percents.every((percent) => known.percents.has(percent)) &&
    sums.every(
      ({ number, isDifference }) =>
        stated.some((cents) => comesTo(number, cents)) ||
        (isDifference && stated.some((one) => stated.some((other) => comesTo(number, Math.abs(one - other))))),
    )
  );
}

function sumOf(text: string, match: RegExpExecArray): Sum {
  const [{ length }, number = ''] = match;
  return { number, isDifference: PRICE_DIFFERENCE.test(text.slice(match.index + length, match.index + length + 20)) };
}

/** Whether a number of dollars denotes the price; a whole number may omit the cents of the price. */
function comesTo(number: string, cents: number): boolean {
  const sum = Math.round(Number(number.replaceAll(',', '')) * 100);
  return cents > 0 && (cents === sum || (!number.includes('.') && Math.floor(cents / 100) * 100 === sum));
}
