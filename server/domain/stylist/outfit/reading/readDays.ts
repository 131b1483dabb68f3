import { NUMBER_WORDS } from '../../../language/numbers.ts';

const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/\blong weekend\b/u, 3],
  [/\bweekend\b/u, 2],
  [/\bfortnight\b/u, 14],
  [/\bovernight\b/u, 1],
];
const COUNTED = /\b(\d{1,2}|[a-z]+)[ -]+(?:or so )?(days?|nights?|weeks?)\b/gu;
const DAYS_PER_WEEK = 7;
const MAX_DAYS = 30;
/** Where no length is said. */
const USUAL_DAYS = 5;

/** For how many days to pack: 'a week', 'ten days', 'a long weekend'; `USUAL_DAYS` where nothing is said. */
export function readDays(text: string): number {
  for (const [, amount = '', unit = ''] of text.matchAll(COUNTED)) {
    const count = /^\d/u.test(amount) ? Number(amount) : amount === 'a' || amount === 'one' ? 1 : NUMBER_WORDS[amount];
    if (count !== undefined)
      return Math.min(MAX_DAYS, Math.max(1, unit.startsWith('week') ? count * DAYS_PER_WEEK : count));
  }
  return LENGTHS.find(([pattern]) => pattern.test(text))?.[1] ?? (/\bweek\b/u.test(text) ? DAYS_PER_WEEK : USUAL_DAYS);
}
