import { GROUP_WORDS, PRONOUNS } from './personWords.ts';
import { PEOPLE } from './wearerWords.ts';

/** Words that name the wearer wherever they stand: 'tank top men'. */
const WEARER_LABELS = new Set(
  'women womens womans ladies men mens gents gentlemen male female males females'.split(' '),
);

const WORDS_BEFORE_ROLE = new Set(
  'a an the his her their your my only just also both like one of still now another is am going to get be being'.split(
    ' ',
  ),
);

const WORDS_BEFORE_NO_ROLE = new Set(
  'with for to from of meeting at by in on looking buying dressing shopping getting wearing'.split(' '),
);

/** Whether words such as 'I am', 'as' or 'asked me to be' precede the position. */
function leadsToRole(words: readonly string[], position: number): boolean {
  const [wordBefore = '', word = ''] = [words[position - 1], words[position]];
  if (word === 'am') return wordBefore === 'i';
  if (word === 'me') return /^(?:asked|making|made|chose|picked)$/u.test(wordBefore);
  return /^(?:im|being|as|be)$/u.test(word);
}

/**
 * Whether the shopper is this person: 'I am his sister', 'as a mum', 'asked me to be godmother', 'like 6 1 and a
 * girl'.
 */
export function isRoleOfSpeaker(words: readonly string[], start: number, end: number): boolean {
  if (PRONOUNS.has(words[start] ?? '')) return false;
  if (words[end] === 's' || (words[end - 1]?.endsWith('s') === true && PEOPLE.findAt(words, start) === null))
    return false;
  for (let index = start - 1; index >= Math.max(0, start - 5); index--) {
    const word = words[index]!;
    if (leadsToRole(words, index)) return true;
    if (word === 'my' || word === 'our' || (PEOPLE.findAt(words, index) !== null && !PRONOUNS.has(word))) return false;
    if (!WORDS_BEFORE_ROLE.has(word) && !/^(?:\w{3,}|\d+)$/u.test(word)) return false;
    if (WORDS_BEFORE_NO_ROLE.has(word)) return false;
  }
  return false;
}

/**
 * Whether a word for people stands without a sentence: 'gents', 'man 67', 'bridesmaid', 'womens', 'can guys wear',
 * 'size 7 womens'.
 */
export function isGroupAlone(words: readonly string[], start: number, end: number): boolean {
  const word = words[start] ?? '';
  const wordBefore = words[start - 1] ?? '';
  if (isLabel(words, start, end) || isWholeClause(words, start, end)) return true;
  if (/^(?:bridesmaid|groomsman|usher)$/u.test(word)) return start === 0 || /^(?:a|as)$/u.test(wordBefore);
  if (!GROUP_WORDS.has(word)) return false;
  const isLast = end === words.length && wordBefore === 'a' && /^(?:and|also|\d)$/u.test(words[start - 2] ?? '');
  const isAged = start === 0 && /^\d+$/u.test(words[end] ?? '');
  return isLast || isAged || /^(?:can|do|should|could|would|for|are|will|must)$/u.test(wordBefore);
}

/** Whether the words name the wearer of a garment or size: 'size 7 womens', 'a man s cardigan'. */
function isLabel(words: readonly string[], start: number, end: number): boolean {
  const [wordBefore = '', word = '', nextWord = ''] = [words[start - 1], words[start], words[end]];
  if (/^(?:man|woman|lady|gentleman)$/u.test(word)) return nextWord === 's';
  const isOfGroup = /^(?:the|my|our|all|other|these|those|most|some|old)$/u.test(wordBefore);
  return (
    WEARER_LABELS.has(word) &&
    !isOfGroup &&
    !/^(?:are|is|in|at|who|have|say|says|wear|were|will|was|has)$/u.test(nextWord)
  );
}

/** Whether the words are the whole clause: 'bridesmaid', 'a woman'. */
function isWholeClause(words: readonly string[], start: number, end: number): boolean {
  const word = words[start] ?? '';
  if (words.length <= 2 && GROUP_WORDS.has(word) && (words[start - 1] ?? 'a') === 'a') return true;
  return end - start === words.length && !PRONOUNS.has(word) && (STANDALONE_ROLES.has(word) || words.length > 1);
}

const STANDALONE_ROLES = new Set(
  'gents man woman ladies women men womens mens bridesmaid groomsman usher groom bride godmother godfather girl lad lads girls male female gentleman lady guy guys'.split(
    ' ',
  ),
);
