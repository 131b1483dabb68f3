import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { PhraseTable } from '../../language/text/spokenClauses.ts';

/** Words for clothes that somebody always wears and therefore does not want: 'I live in jeans'. */
const ALWAYS_WORN_PHRASES = new PhraseTable<true>().add(
  'live in,lives in,living in,lived in,always in,only own,only owns,only wear,only wears,only has,only have,only got,never out of,all i own is,all he owns is,all she owns is,all i have is,all i wear is,nothing but,is always wearing,has lived in',
  true,
);
const WEARING_VERBS = new Set('wears wear wearing wore'.split(' '));
const DAILY_PHRASES = new PhraseTable<true>().add(
  '365 days,every day,everyday,all year,year round,every single day,day in day out,all the time,24 7,to everything,with everything,with socks,for everything,all day every day',
  true,
);

/** Garments that are not wanted, with the words before the garments. */
export interface RuledOut {
  readonly refusals: readonly string[];
  readonly wordsBefore: readonly string[];
}

/** Reads garments that somebody always wears: 'I live in jeans and a hoodie', 'he wears shorts every day'. */
export function readHabit(words: readonly string[], lexicon: Lexicon): RuledOut | null {
  const isAlwaysWorn = words.some((word) => WEARING_VERBS.has(word)) && DAILY_PHRASES.occursIn(words);
  const index = isAlwaysWorn
    ? words.findIndex((word) => WEARING_VERBS.has(word))
    : words.findIndex((_, position) => ALWAYS_WORN_PHRASES.findAt(words, position) !== null);
  return ruleOutAfter(words, index, lexicon);
}

const LEAVING_PHRASES = new PhraseTable<true>().add(
  'get out of,getting out of,got out of,be out of,out of these,get rid of,got rid of,thrown out,threw out,chucked out,binned,burned,burnt,donated,gave away,given away,cleared out,wean me off,wean him off,wean her off,stop wearing,stopped wearing,had enough of,sick of wearing,anything but,isnt,isn t,arent,aren t,that s not,thats not,not another pair of,not another',
  true,
);

/** Reads garments that the wearer wants to replace: 'I need to get out of these maternity leggings'. */
export function readReplacedHabit(words: readonly string[], lexicon: Lexicon): RuledOut | null {
  const index = words.findIndex((_, position) => LEAVING_PHRASES.findAt(words, position) !== null);
  const isOfVerb =
    /^(?:is|are)/u.test(words[index] ?? '') && !/^(?:something|anything|that)$/u.test(words[index - 1] ?? '');
  const isOfWanted = lexicon
    .findPhrases(words.slice(0, Math.max(0, index)))
    .some(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
  return isOfVerb || isOfWanted ? null : ruleOutAfter(words, index, lexicon);
}

function ruleOutAfter(words: readonly string[], position: number, lexicon: Lexicon): RuledOut | null {
  if (position < 0) return null;
  const refusals = lexicon
    .findPhrases([...words])
    .filter((span) => span.from > position && span.concepts.some(({ facet }) => facet === 'kind'))
    .map(({ phrase }) => phrase);
  const wordsBefore = words[position - 1] === 'that' ? words.slice(0, position - 1) : words.slice(0, position);
  return refusals.length === 0 ? null : { refusals, wordsBefore };
}
