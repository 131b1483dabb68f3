import { NUMBER_WORDS } from '../../../language/numbers.ts';

const DAYS_BY_PATTERN: readonly (readonly [RegExp, number])[] = [
  [/\blong weekend\b/u, 3],
  [/\bweekend\b/u, 2],
  [/\bfortnight\b/u, 14],
  [/\bovernight\b/u, 1],
];
const COUNTED_PATTERN = /\b(\d{1,2}|[a-z]+)[ -]+(?:or so )?(days?|nights?|weeks?)\b/gu;
const DAYS_PER_WEEK = 7;
const MAX_DAYS = 30;
/** The number of days of a trip if the words name none. */
const USUAL_DAYS = 5;

const AMOUNT_SOURCE = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few)`;
const UNIT_SOURCE = String.raw`(?:days?|nights?|weeks?|months?|fortnights?)`;
/** Matches the time until an event: 'in three weeks', 'a week to go'. */
const TIME_UNTIL_PATTERN = new RegExp(
  [
    String.raw`(?<!\b(?:cities|countries|stops|places|towns|islands|outfits|events|meetings|weddings|parties) )\b(?:in|within) (?:about |around |just |only |less than |under |like )?(?:an? )?${AMOUNT_SOURCE}[ -]${UNIT_SOURCE}\b(?: time\b)?(?! (?:of|long)\b)`,
    String.raw`\b(?:an? )?${AMOUNT_SOURCE} ${UNIT_SOURCE} (?:from (?:now|today|tomorrow)|to go|left|until|till|til|before|notice|ago|(?:away|out|off)(?! (?:in|at|to|on) ))\b`,
    String.raw`\b(?:an? )?(?:${AMOUNT_SOURCE} )?weeks? (?:on|from|come) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b`,
    String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:week|fortnight)\b`,
    String.raw`\b(?:only|just) (?:got |have )?${AMOUNT_SOURCE} ${UNIT_SOURCE} to (?:find|get|sort|buy|prepare|go)\b`,
  ].join('|'),
  'gu',
);

export const tellsTimeUntil = (text: string): boolean => text.search(TIME_UNTIL_PATTERN) >= 0;

/** Removes the time until an event from the text. */
export const withoutTimeUntil = (text: string): string => text.replace(TIME_UNTIL_PATTERN, ' ');

/** Reads the number of days to pack for ('a week', 'a long weekend'). Returns `USUAL_DAYS` if the words name none. */
export function readDays(message: string): number {
  const text = withoutTimeUntil(message);
  for (const [, amount = '', unit = ''] of text.matchAll(COUNTED_PATTERN)) {
    const count = /^\d/u.test(amount) ? Number(amount) : amount === 'a' || amount === 'one' ? 1 : NUMBER_WORDS[amount];
    if (count !== undefined)
      return Math.min(MAX_DAYS, Math.max(1, unit.startsWith('week') ? count * DAYS_PER_WEEK : count));
  }
  return (
    DAYS_BY_PATTERN.find(([pattern]) => pattern.test(text))?.[1] ??
    (/\bweek\b/u.test(text) ? DAYS_PER_WEEK : USUAL_DAYS)
  );
}
