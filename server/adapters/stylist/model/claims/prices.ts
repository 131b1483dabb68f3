import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { spaceWords } from './Piece.ts';
import { listSums, mentionsSum } from './sums.ts';
import { splitSentences } from './words.ts';

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
const PERCENT_OFF_PATTERN = new RegExp(
  String.raw`(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|per ?cent)\s(?:\p{L}{1,12}\s){0,2}` +
    anyOf('off|discount|less|cheaper|reduc|rabatt|savings'),
  'giu',
);
const SAVING_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf('sav(?:e|es|ing)|reduced by|discount of|down by|marked down') +
    String.raw`\s(?:\p{L}{1,12}\s){0,2}(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|per ?cent)`,
  'giu',
);

/** Words after an amount that make it a price difference or the remaining budget. */
const PRICE_DIFFERENCE_PATTERN =
  /^(?:\.\d\d)?\s(?:less|more|cheaper|dearer|under|of your|below|above|over|apart|left|to spare|between)\b/iu;

interface StatedAmount {
  readonly digits: string;
  readonly isDifference: boolean;
}

/** Whether every amount and discount is known from the catalogue, the filters or the shopper. */
export function hasKnownAmounts(text: string, knownFacts: KnownFacts): boolean {
  if (OTHER_MONEY_PATTERNS.some((pattern) => pattern.test(text))) return false;
  const statedAmounts = DOLLAR_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => readAmount(text, match)),
  );
  const statedCents = [...knownFacts.knownCents].filter((cents) =>
    statedAmounts.some(({ digits }) => equalsCents(digits, cents)),
  );
  const statedPercents = [PERCENT_OFF_PATTERN, SAVING_PATTERN].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, number]) => Number(number)),
  );
  const sums = listStatedSums(text, knownFacts);
  const comparedCents = statedAmounts.some(({ isDifference }) => isDifference)
    ? [...statedCents, ...listNamedCents(text, knownFacts), ...sums]
    : [];
  return (
    statedPercents.every((percent) => knownFacts.knownPercents.has(percent)) &&
    statedAmounts.every(
      ({ digits, isDifference }) =>
        [...statedCents, ...sums].some((cents) => equalsCents(digits, cents)) ||
        (isDifference &&
          comparedCents.some((firstCents) =>
            comparedCents.some((secondCents) => equalsCents(digits, Math.abs(firstCents - secondCents))),
          )),
    )
  );
}

/** The sums that a text may state. `hasFalseSum` checks each against its sentence. */
function listStatedSums(text: string, knownFacts: KnownFacts): readonly number[] {
  if (!mentionsSum(text)) return [];
  const sentences = splitSentences(text);
  return sentences.flatMap((sentence, index) =>
    mentionsSum(sentence) ? listSums(sentence, sentences.slice(0, index).join(' '), knownFacts) : [],
  );
}

/** Words before an amount that make it a limit instead of a sum: 'together under $250'. */
const BOUND_BEFORE_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      'under|below|within|over|above|less than|more than|up to|at most|budget(?: of)?|of your|limit(?: of)?|from|than',
    ) +
    String.raw`\s(?:your\s)?$`,
  'iu',
);

/** Whether a sentence states a wrong sum of its pieces. `textBefore` is the text right before the sentence. */
export function hasFalseSum(sentence: string, textBefore: string, knownFacts: KnownFacts): boolean {
  if (!mentionsSum(sentence)) return false;
  const amounts = DOLLAR_PATTERNS.flatMap((pattern) => [...sentence.matchAll(pattern)])
    .filter(({ index }) => !BOUND_BEFORE_PATTERN.test(sentence.slice(Math.max(0, index - 30), index)))
    .map((match) => readAmount(sentence, match))
    .filter(({ isDifference }) => !isDifference);
  if (amounts.length === 0) return false;
  const sums = listSums(sentence, textBefore, knownFacts);
  return !amounts.some(({ digits }) => sums.some((cents) => equalsCents(digits, cents)));
}

/** The prices of the pieces that the text names, in cents. The text may state their differences. */
function listNamedCents(text: string, { pieces }: KnownFacts): readonly number[] {
  const spacedText = ` ${spaceWords(text)} `;
  return pieces.filter((piece) => piece.isNamedIn(spacedText)).map(({ priceCents }) => priceCents);
}

function readAmount(text: string, match: RegExpExecArray): StatedAmount {
  const [{ length }, number = ''] = match;
  return {
    digits: number,
    isDifference: PRICE_DIFFERENCE_PATTERN.test(text.slice(match.index + length, match.index + length + 20)),
  };
}

/** Whether a number of dollars equals a price. A whole number may leave out the cents. */
function equalsCents(number: string, cents: number): boolean {
  const amountCents = Math.round(Number(number.replaceAll(',', '')) * 100);
  return (
    cents > 0 && (cents === amountCents || (!number.includes('.') && Math.floor(cents / 100) * 100 === amountCents))
  );
}
