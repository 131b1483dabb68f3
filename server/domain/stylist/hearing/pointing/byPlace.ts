import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { DIGIT_WORDS, ORDINAL_WORDS } from '../../../language/numbers.ts';
import type { Utterance } from '../Utterance.ts';
import type { ReferenceContext, Reference } from './ReferenceContext.ts';
import { found, isGeneral } from './ReferenceContext.ts';

const COUNTS = DIGIT_WORDS.slice(0, 6);
const NTH = `(?:${ORDINAL_WORDS.join('|')}|1st|2nd|3rd|[4-9]th|1[0-2]th)`;
const NOUN = '(?:one|option|item|piece|pair|pick|result|suggestion|look|garment|t ?shirt|[a-z]{3,12})';

const SPAN = new RegExp(
  String.raw`\b(?:the|these|those) (first|last|top) (two|three|four|five|[2-6])\b(?: (?:ones|items|pieces|picks|options|results))?`,
  'u',
);
const PAIR = new RegExp(
  String.raw`\b(?:the |number |no\.? ?|#)?(${NTH}|\d{1,2}) (?:one )?(?:and|or|with|to|vs|versus) (?:the |number |no\.? ?|#)?(${NTH}|last|\d{1,2})\b(?: ones?| items?| picks?)?`,
  'u',
);
const NUMBERED = /(?:\bnumber |\bno\. ?|\boption |\bitem |#) ?(\d{1,2}|one|two|three|four|five|six)\b/u;
const PLACE = String.raw`\b(?:the|that|your|this|of the|like) (?:very )?(second to last|second last|last but one|${NTH}|last|final|top)`;
const ORDINAL = new RegExp(String.raw`${PLACE}(?: (${NOUN}))?\b`, 'u');
const ORDINAL_ALONE = new RegExp(String.raw`${PLACE}\b`, 'u');
const BARE_ORDINAL = new RegExp(String.raw`(?:^|, ?)(${NTH}|last) one\b`, 'u');
/** 'The second time' points at nothing. */
const NO_PIECE =
  /^(?:time|date|day|thing|week|weekend|hand|season|year|month|dance|dinner|night|minute|birthday|shelf|notch)$/u;

/** 'The first two', 'the last three'. */
export function spanned(heard: Utterance, { shown }: ReferenceContext): Reference | null {
  const [, side = '', count = ''] = heard.take(SPAN) ?? [];
  if (side === '') return null;
  const many = countOf(count);
  return found(side === 'last' ? shown.slice(-many) : shown.slice(0, many));
}

/** 'The first and the third'. */
export function paired(heard: Utterance, at: ReferenceContext): Reference | null {
  const match = PAIR.exec(heard.rest);
  if (!match || (/^\d+$/u.test(match[1] ?? '') && !/number|no\.|#|options?|items?/u.test(heard.rest))) return null;
  const [, left = '', right = ''] = heard.take(PAIR) ?? [];
  return found([...nth(at.shown, left), ...nth(at.shown, right)]);
}

/** 'The second one', 'number 3', 'the third dress'. */
export function numbered(heard: Utterance, at: ReferenceContext): Reference | null {
  const [, number = ''] = heard.take(NUMBERED) ?? [];
  if (number !== '') return found(nth(at.shown, number));
  const match = ORDINAL.exec(heard.rest);
  const noun = match?.[2] ?? '';
  const isPointing = match !== null && (noun === '' || isGeneral(noun) || at.describes(noun) || !NO_PIECE.test(noun));
  if (match && isPointing) {
    const keepsNoun = noun !== '' && !isGeneral(noun) && !at.describes(noun);
    heard.take(keepsNoun ? ORDINAL_ALONE : ORDINAL);
    return found(nth(rowOf(noun, at), match[1] ?? ''));
  }
  const [, bare = ''] = heard.take(BARE_ORDINAL) ?? [];
  return bare === '' ? null : found(nth(at.shown, bare));
}

function rowOf(noun: string, at: ReferenceContext): readonly CatalogueItem[] {
  if (noun === 'pick' && at.picks.length > 0) return at.picks;
  return at.describes(noun) ? at.shown.filter((item) => at.isA(item, noun)) : at.shown;
}

function nth(row: readonly CatalogueItem[], said: string): CatalogueItem[] {
  const item =
    said === 'last' || said === 'final'
      ? row.at(-1)
      : said.startsWith('second ') || said.startsWith('last ')
        ? row.at(-2)
        : row[countOf(said) - 1];
  return item ? [item] : [];
}

function countOf(said: string): number {
  if (said === 'top') return 1;
  const digits = /^\d{1,2}/u.exec(said);
  if (digits) return Number(digits[0]);
  return (ORDINAL_WORDS.includes(said) ? ORDINAL_WORDS.indexOf(said) : COUNTS.indexOf(said)) + 1;
}
