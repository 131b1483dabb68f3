import { GROUPS, PRONOUNS } from './personWords.ts';
import { PEOPLE } from './wearerWords.ts';

/** Words that name the wearer wherever they stand: 'tank top men'. */
const LABELS = new Set('women womens womans ladies men mens gents gentlemen male female males females'.split(' '));

const ROLE_LEADS = new Set(
  'a an the his her their your my only just also both like one of still now another is am going to get be being'.split(
    ' ',
  ),
);

const NO_ROLE_AFTER = new Set(
  'with for to from of meeting at by in on looking buying dressing shopping getting wearing'.split(' '),
);

/** Whether words such as 'I am', 'as' or 'asked me to be' stand before the position. */
function leadsToRole(words: readonly string[], at: number): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  if (word === 'am') return before === 'i';
  if (word === 'me') return /^(?:asked|making|made|chose|picked)$/u.test(before);
  return /^(?:im|being|as|be)$/u.test(word);
}

/**
 * Whether the shopper is this person: 'I am his sister', 'as a mum', 'asked me to be godmother', 'like 6 1 and a
 * girl'.
 */
export function isRoleOfSpeaker(words: readonly string[], from: number, to: number): boolean {
  if (PRONOUNS.has(words[from] ?? '')) return false;
  if (words[to] === 's' || (words[to - 1]?.endsWith('s') === true && PEOPLE.at(words, from) === null)) return false;
  for (let at = from - 1; at >= Math.max(0, from - 5); at--) {
    const word = words[at]!;
    if (leadsToRole(words, at)) return true;
    if (word === 'my' || word === 'our' || (PEOPLE.at(words, at) !== null && !PRONOUNS.has(word))) return false;
    if (!ROLE_LEADS.has(word) && !/^(?:\w{3,}|\d+)$/u.test(word)) return false;
    if (NO_ROLE_AFTER.has(word)) return false;
  }
  return false;
}

/**
 * Whether a word for people stands without a sentence: 'gents', 'man 67', 'bridesmaid', 'womens', 'can guys wear',
 * 'size 7 womens'.
 */
export function isGroupAlone(words: readonly string[], from: number, to: number): boolean {
  const word = words[from] ?? '';
  const lead = words[from - 1] ?? '';
  if (isLabel(words, from, to) || isWholeClause(words, from, to)) return true;
  if (/^(?:bridesmaid|groomsman|usher)$/u.test(word)) return from === 0 || /^(?:a|as)$/u.test(lead);
  if (!GROUPS.has(word)) return false;
  const isLast = to === words.length && lead === 'a' && /^(?:and|also|\d)$/u.test(words[from - 2] ?? '');
  const isAged = from === 0 && /^\d+$/u.test(words[to] ?? '');
  return isLast || isAged || /^(?:can|do|should|could|would|for|are|will|must)$/u.test(lead);
}

/** Whether the words name the wearer of a garment or size: 'size 7 womens', 'a man s cardigan'. */
function isLabel(words: readonly string[], from: number, to: number): boolean {
  const [lead = '', word = '', next = ''] = [words[from - 1], words[from], words[to]];
  if (/^(?:man|woman|lady|gentleman)$/u.test(word)) return next === 's';
  const isOfSome = /^(?:the|my|our|all|other|these|those|most|some|old)$/u.test(lead);
  return LABELS.has(word) && !isOfSome && !/^(?:are|is|in|at|who|have|say|says|wear|were|will|was|has)$/u.test(next);
}

/** Whether the words are the whole clause: 'bridesmaid', 'a woman'. */
function isWholeClause(words: readonly string[], from: number, to: number): boolean {
  const word = words[from] ?? '';
  if (words.length <= 2 && GROUPS.has(word) && (words[from - 1] ?? 'a') === 'a') return true;
  return to - from === words.length && !PRONOUNS.has(word) && (ROLES_ALONE.has(word) || words.length > 1);
}

const ROLES_ALONE = new Set(
  'gents man woman ladies women men womens mens bridesmaid groomsman usher groom bride godmother godfather girl lad lads girls male female gentleman lady guy guys'.split(
    ' ',
  ),
);
