import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import { findStem } from '../../language/text/wordForms.ts';
import type { Reading } from './Reading.ts';
import { isKind, ofFacet } from './Reading.ts';

const splitPhrases = (text: string): string[][] => text.split(',').map((phrase) => phrase.trim().split(' '));

/** Phrases that start an exclusion, longest first. */
const NEGATION_CUES = splitPhrases(
  [
    'anything but not,anything but,everything but,anything except,anything other than,something other than,other than,rather than,instead of,except for,apart from,aside from,besides,barring,save for,outside of,with the exception of,the exception of,anything bar,everything bar,all bar,any bar',
    'any color but,any colour but,any shade but,every color but,every colour but,all colors but,all colours but,any color bar,any colour bar,any shade bar,but not,but no,just not,only not,definitely not,absolutely no,absolutely not,please not,pls not,no more,not another,no further',
    'i do not want,do not want,dont want any,dont want,did not want,dont like,do not like,dont love,doesnt like,does not like,not a fan of,no fan of,not a lover of,not into,not keen on,not big on,not fond of,not crazy about,not mad about,not interested in,not after,not looking for,not for,cant stand,can not stand,cannot stand,cant bear,cannot bear,cant abide,cant do,cannot do,dont do,do not do,wont do,refuse to wear,never wear,dont wear,do not wear,doesnt wear,wont wear,cant wear,cannot wear,can not wear,would never wear,not wear,wouldnt be seen dead in,wouldnt be caught dead in,not be seen dead in,not be caught dead in,rather die than wear,rather not wear,rather not have,rather not,prefer not to wear,prefer not to have,prefer no,prefer not,dislike,dislikes,detest,detests,loathe,loathes,despise,abhor,hate,hates,hating,averse to,opposed to,object to,against wearing',
    'tired of,sick of,bored of,bored with,fed up with,fed up of,had enough of,have enough of,had it with,had my fill of,enough of,done with,so over,over it with,through with,dont need any more,dont need a,dont need any,dont need,doesnt need a,doesnt need,no get,no want,dont need more,dont need another,do not need another,not need another',
    'allergic to,allergies to,allergy to,sensitive to,intolerant to,intolerant of,intolerance to,react to,reacts to,reaction to,come out in hives from,itch from,rash from',
    'should not have,shouldnt have,must not have,mustnt have,must not be,mustnt be,cant have,cannot have,cant be,cannot be,wont have,wouldnt have,hasnt got,hasnt,havent got,not have,anti,free of,free from,devoid of,without any,without,w o,w or o,w or out,nothing with,nothing in,nothing too,nothing of,skip the,skip,leave out,leaving out,left out,leave off,lose the,losing the,ditch the,drop the,forget the,forget about,forget,spare me the,spare me,hold the,cut the,stay away from,stay clear of,stay off,keep away from,keep clear of,keep off,steer clear of,steer away from,shy away from,move away from,avoid,avoiding,avoids,exclude,excluding,excludes,excl,except,minus,sans,ban,banning,lacking,zero,nil,nix,nowt,nout,nuffin,nada,neither,nor,never,nothing,isnt,arent,isn,aint,doesnt have,does not have,dont have any,dont have,do not have any,do not have,no,not,non,nah to,nope to',
  ].join(','),
).sort((a, b) => b.length - a.length);
/** 'I look ill in beige'. */
const UNBECOMING_CUES = ['look', 'looks', 'looked', 'looking'].flatMap((look) =>
  'washed out,pale,ill,sick,sickly,awful,terrible,dreadful,horrible,bad,fat,huge,old,tired,dead,dreadful,ridiculous,silly,hideous,frumpy'
    .split(',')
    .flatMap((looks) => [`${look} ${looks} in`, `${look} so ${looks} in`, `${look} really ${looks} in`])
    .map((phrase) => phrase.split(' ')),
);
/** Phrases that exclude what precedes them: 'pink is not my color', 'wool makes me itch'. */
const AFTERTHOUGHT_PHRASES = splitPhrases(
  [
    'is not my,isnt my,are not my,arent my,aint my,not my thing,not my color,not my colour,not my style,not my vibe,not my cup of tea,is not for me,isnt for me,are not for me,arent for me,not for me,is not me,isnt me',
    'does not suit me,doesnt suit me,do not suit me,dont suit me,never suits me,never suit me,does not work on me,doesnt work on me,doesnt work for me,dont work for me,looks bad on me,looks awful on me,looks terrible on me,look bad on me,look awful on me,looks horrible on me,washes me out,wash me out,drains me,ages me,makes me look,make me look',
    'itches me,itches,itch me,itchy on me,makes me itch,make me itch,makes me itchy,makes me sneeze,gives me a rash,gives me hives,gives me rashes,irritates my skin,irritates me,brings me out in a rash,brings me out,scratches me,annoy me,annoys me,bug me,bugs me,bore me,bores me,is boring,are boring,intolerant,allergy,allergies,intolerance',
    'is a no,are a no,is a no no,are a no no,is a hard no,are a hard no,a no no,hard no,is out,are out,is banned,are banned,banned,is forbidden,forbidden,not allowed,is off limits,are off limits,off limits,out of the question,need not apply,not welcome,not needed,not wanted,not please,excluded,not included,is the enemy',
  ].join(','),
).sort((a, b) => b.length - a.length);
/** Phrases that look like exclusions but are not. */
const HARMLESS_PHRASES = splitPhrases(
  'not only,not just,not sure,not necessarily,not bad,not required,not important,no idea,no matter,no problem,no rush,no preference,no worries,no need,no fuss,no nonsense,no iron,why not,if not,not fussy,not picky,dont mind,do not mind,dont care,do not care,no limit,no budget,not yet,whether or not,cant find,cannot find,can not find,could not find,couldnt find,cant get enough of,never get enough of,never enough,i dont have,i do not have,we dont have,i have no,i have nothing to wear,have nothing to wear,nothing to wear,no one,no frills,ive got no,i got no,i dont have any,live without,do without,go without,no longer,no doubt,not long,zero waste,hate to ask,hate shopping,hate to,hates shopping,skip to,never worn,never wore,never had,never owned,not afraid of,not shy of,not worried about,not against',
);
const SOFTENING_WORDS = new Set('too overly super very particularly so that'.split(' '));
/** Words allowed between the cue and the excluded phrase. */
const WORDS_BETWEEN = new Set(
  'a an the any anything something in with of is are be like look looks looking too overly super very really my that has have having made from at all show showing shows flash flashing bare see seeing wants on over another more kinda sorta want wearing wear to please do it its be being particularly so too kind sort style type one ones those these'.split(
    ' ',
  ),
);
const JOINING_WORDS = new Set(['or', 'and', 'nor', 'and/or']);
/** Words that end an exclusion. */
const ENDING_WORDS = new Set(
  'but just only for instead prefer preferably need want looking i im something under with who which because'.split(
    ' ',
  ),
);

/** Excluded single words outside the lexicon. */
export interface RefusedWords {
  readonly stems: readonly string[];
}

/** Marks every phrase within the scope of an exclusion; returns the excluded words that the lexicon does not know. */
export function readNegations(reading: Reading): RefusedWords {
  const stems: string[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.isUsed(at)) continue;
    const harmlessLength = findLongestLength(reading, at, HARMLESS_PHRASES);
    const cue = Math.max(
      findLongestLength(reading, at, NEGATION_CUES),
      findLongestLength(reading, at, UNBECOMING_CUES),
      isExceptionFromAny(reading, at) ? 1 : 0,
    );
    const afterthoughtLength = findLongestLength(reading, at, AFTERTHOUGHT_PHRASES);
    if (afterthoughtLength > 0 && refuseBefore(reading, at)) {
      at += afterthoughtLength - 1;
    } else if (harmlessLength > 0 && harmlessLength >= cue) {
      at += harmlessLength - 1;
    } else if (cue > 0 && !isInsidePhrase(reading, at)) {
      stems.push(...refuseWordsFrom(reading, at + cue, reading.word(at + cue - 1) === 'too'));
      reading.markUsed(at, at + cue);
      at += cue - 1;
    } else {
      stems.push(...refuseWordBefore(reading, at));
    }
  }
  return { stems };
}

/** Whether 'but' makes an exception: 'any green but olive', 'any shade of green but olive'. */
function isExceptionFromAny(reading: Reading, at: number): boolean {
  if (reading.word(at) !== 'but') return false;
  for (let position = at - 1; position >= at - 4 && !reading.isBreak(position); position--)
    if (['any', 'every', 'all'].includes(reading.word(position))) return true;
  return false;
}

function findLongestLength(reading: Reading, at: number, options: readonly (readonly string[])[]): number {
  return options.find((option) => reading.hasWordsAt(at, option))?.length ?? 0;
}

/** Whether the cue is a part of a longer lexicon phrase, such as 'no iron' and 'no sleeves'. */
function isInsidePhrase(reading: Reading, at: number): boolean {
  const span = reading.findSpanAt(at);
  return span !== undefined && span.to - span.from > 1;
}

/** Words after what is excluded: 'wool-free', 'hood less'. */
const FREE_WORDS = new Set(['free', 'less']);

/** Excludes the phrase before 'free', or the word if the lexicon lacks it ('logo-free'). */
function refuseWordBefore(reading: Reading, at: number): string[] {
  if (!FREE_WORDS.has(reading.word(at)) || at === 0 || isInsidePhrase(reading, at)) return [];
  const word = reading.word(at - 1);
  if (refuseBefore(reading, at)) {
    reading.markUsed(at, at + 1);
    return [];
  }
  if (reading.word(at) !== 'free' || isFiller(word) || reading.findSpanAt(at - 1) || reading.isUsed(at - 1)) return [];
  reading.markUsed(at - 1, at + 1);
  return [findStem(word)];
}

/** Excludes the phrase before 'free', as in 'wool-free' and 'fur free'. Returns whether there is one. */
function refuseBefore(reading: Reading, at: number): boolean {
  const span = reading.findSpanAt(at - 1);
  if (!span || span.to !== at || ofFacet(span, 'material', 'pattern', 'color', 'shade', 'detail', 'fit').length === 0)
    return false;
  reading.assignRole(span, 'refused');
  return true;
}

function refuseWordsFrom(reading: Reading, start: number, isSoft: boolean): string[] {
  let at = start;
  let soft = isSoft;
  while (at < reading.tokens.length && !reading.findSpanAt(at) && WORDS_BETWEEN.has(reading.word(at))) {
    soft ||= SOFTENING_WORDS.has(reading.word(at));
    at++;
  }
  const role = soft ? 'disliked' : 'refused';
  const first = reading.findSpanAt(at);
  if (first) return refuseChain(reading, first, role);
  return isSoft ? [] : refuseWord(reading, at, role);
}

/**
 * Excludes a word without a concept ('no logos'), the phrases joined to it, and the phrase that it describes ('not
 * itchy wool').
 */
function refuseWord(reading: Reading, at: number, role: 'refused' | 'disliked'): string[] {
  const word = reading.word(at);
  if (word === '' || FILLER_WORDS.has(word) || reading.isUsed(at)) return [];
  const describedSpan = reading.findSpanAt(at + 1);
  const describesMake =
    describedSpan !== undefined && ofFacet(describedSpan, 'material', 'pattern', 'color', 'shade').length > 0;
  const joinedSpan = describesMake
    ? describedSpan
    : JOINING_WORDS.has(reading.word(at + 1))
      ? reading.findSpanAt(skipLittleWords(reading, at + 2))
      : undefined;
  const furtherStems = joinedSpan ? refuseChain(reading, joinedSpan, role) : [];
  reading.markUsed(at, at + 1);
  return role === 'refused' ? [findStem(word), ...furtherStems] : furtherStems;
}

/** The position after little words such as 'anything' in 'no skulls or anything gothic'. */
function skipLittleWords(reading: Reading, from: number): number {
  let at = from;
  while (!reading.findSpanAt(at) && WORDS_BETWEEN.has(reading.word(at))) at++;
  return at;
}

/** Excludes a noun phrase and the list that it belongs to. */
function refuseChain(reading: Reading, first: Span, role: 'refused' | 'disliked'): string[] {
  let currentPhrase = [first];
  let last = first;
  const lists: Span[][] = [currentPhrase];
  const stems: string[] = [];
  for (;;) {
    const step = findNextInScope(reading, last);
    if (step === null) break;
    if (typeof step === 'string') {
      stems.push(step);
      break;
    }
    if (step.isListed) lists.push((currentPhrase = [step.span]));
    else currentPhrase.push(step.span);
    last = step.span;
  }
  for (const list of lists) refusePhrase(reading, list, role);
  return stems;
}

type ScopeStep = { span: Span; isListed: boolean } | string | null;

/** The next phrase or word that the exclusion covers; null where it ends. */
function findNextInScope(reading: Reading, last: Span): ScopeStep {
  const adjacentSpan = reading.findSpanAt(last.to);
  if (adjacentSpan && !isKind(last) && isDescription(adjacentSpan)) return { span: adjacentSpan, isListed: false };
  const link = readLinkAfter(reading, last);
  if (link === null || reading.isUsed(link.to)) return null;
  const span = reading.findSpanAt(link.to);
  if (span === undefined) return readListedWord(reading, link);
  if (link.joiningWord === '' && (isEndOfList(reading, span) || namesBothExtremes(reading, last, span))) return null;
  return continuesList(last, span, isAlternative(link)) ? { span, isListed: true } : null;
}

/** The connection between two entries of a list: a comma, a joiner or both. */
interface ListLink {
  readonly joiningWord: string;
  /** The position after the connection and the little words that follow it. */
  readonly to: number;
}

const WORDS_AFTER_LINK = new Set(['any', 'a', 'an', 'the', 'in', 'too', 'with']);

function readLinkAfter(reading: Reading, last: Span): ListLink | null {
  let at = last.to;
  if (reading.tokens[at]?.text === ',') at++;
  const joiner = JOINING_WORDS.has(reading.word(at)) ? reading.word(at) : '';
  if (joiner !== '') at++;
  if (at === last.to || ENDING_WORDS.has(reading.word(at))) return null;
  while (joiner !== 'and' && WORDS_AFTER_LINK.has(reading.word(at))) at++;
  return { joiningWord: joiner, to: at };
}

function isAlternative({ joiningWord }: ListLink): boolean {
  return joiningWord === 'or' || joiningWord === 'nor';
}

/** 'No stripes or logos': after 'or', a word that the lexicon lacks is excluded too. */
function readListedWord(reading: Reading, { joiningWord, to }: ListLink): string | null {
  const word = reading.word(to);
  return joiningWord === 'and' || joiningWord === '' || isFiller(word) ? null : findStem(word);
}

/**
 * After a comma: a garment without a later 'or', or a phrase with its own negation ('not sheer, long sleeve, not
 * white').
 */
function isEndOfList(reading: Reading, span: Span): boolean {
  const startsNegation =
    reading.tokens[span.to]?.text === ',' && findLongestLength(reading, span.to + 1, NEGATION_CUES) > 0;
  return startsNegation || (isKind(span) && !hasJoinerAhead(reading, span.to));
}

const NARROW_FITS: ReadonlySet<string> = new Set(['fit:slim', 'fit:fitted']);
const WIDE_FITS: ReadonlySet<string> = new Set(['fit:wide', 'fit:relaxed', 'fit:oversized', 'fit:boxy', 'fit:flared']);

/** 'Not skinny, straight or wide leg': naming both extremes requests one of them. */
function namesBothExtremes(reading: Reading, last: Span, next: Span): boolean {
  const hasFit = (span: Span | undefined, ends: ReadonlySet<string>): boolean =>
    span?.concepts.some(({ id }) => ends.has(id)) === true;
  for (let at = next.from; at < next.from + 8 && !['', ',', ';', '.'].includes(reading.tokens[at]?.text ?? ''); at++) {
    const span = reading.findSpanAt(at);
    if (
      (hasFit(last, NARROW_FITS) && hasFit(span, WIDE_FITS)) ||
      (hasFit(last, WIDE_FITS) && hasFit(span, NARROW_FITS))
    )
      return true;
  }
  return false;
}

/** Whether an 'or' follows later in the list: 'no jeans, skirts or shorts'. */
function hasJoinerAhead(reading: Reading, from: number): boolean {
  for (let at = from; at < from + 8; at++) if (JOINING_WORDS.has(reading.word(at))) return true;
  return false;
}

const isFiller = (word: string): boolean => word === '' || FILLER_WORDS.has(word);

function isDescription(span: Span): boolean {
  return ofFacet(span, 'kind', 'color', 'shade', 'material', 'pattern', 'fit', 'detail').length > 0;
}

/** After 'or' the exclusion always continues; after 'and' or a comma only for the same facet. */
function continuesList(last: Span, next: Span, isAfterOr: boolean): boolean {
  if (ofFacet(next, 'gender', 'size').length > 0) return false;
  if (ofFacet(next, 'brand').length > 0) return ofFacet(last, 'brand').length > 0;
  if (isAfterOr) return true;
  const facetGroups = new Set(last.concepts.map(getFacetGroup));
  return next.concepts.some((entry) => facetGroups.has(getFacetGroup(entry)));
}

function getFacetGroup({ facet }: { facet: string }): string {
  if (facet === 'shade') return 'color';
  return ['detail', 'fit', 'pattern', 'material'].includes(facet) ? 'make' : facet;
}

/** 'No black dresses' excludes black, 'a not too formal dress' requests one; 'not a dress' excludes dresses. */
function refusePhrase(reading: Reading, list: readonly Span[], role: 'refused' | 'disliked'): void {
  const hasDescription = list.some((span) => !isKind(span));
  for (const span of list) {
    if (!isKind(span) || !hasDescription) reading.assignRole(span, role);
    else if (role === 'refused') reading.assignRole(span, 'spared');
  }
}
