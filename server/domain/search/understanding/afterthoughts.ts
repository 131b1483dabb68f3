import type { Span } from '../../language/lexicon/Lexicon.ts';
import { splitPhrases } from './negationCues.ts';
import type { Reading } from './Reading.ts';
import { isKind, listConceptsOfFacet } from './Reading.ts';

/** Phrases by which a shopper rejects what comes before them: 'pink is not my color', 'wool makes me itch'. */
const REJECTING_PHRASES = splitPhrases(
  [
    'is not my,isnt my,are not my,arent my,aint my,not my thing,not my color,not my colour,not my style,not my vibe,not my cup of tea,is not for me,isnt for me,are not for me,arent for me,not for me,is not me,isnt me',
    'does not suit me,doesnt suit me,do not suit me,dont suit me,never suits me,never suit me,does not work on me,doesnt work on me,doesnt work for me,dont work for me,looks bad on me,looks awful on me,looks terrible on me,look bad on me,look awful on me,looks horrible on me,washes me out,wash me out,drains me,ages me,makes me look,make me look',
    'itches me,itches,itch me,itchy on me,makes me itch,make me itch,makes me itchy,makes me sneeze,gives me a rash,gives me hives,gives me rashes,irritates my skin,irritates me,brings me out in a rash,brings me out,scratches me,annoy me,annoys me,bug me,bugs me,bore me,bores me,is boring,are boring,intolerant,allergy,allergies,intolerance',
    'is a no,are a no,is a no no,are a no no,is a hard no,are a hard no,a no no,hard no,is out,are out,is banned,are banned,banned,is forbidden,forbidden,not allowed,is off limits,are off limits,off limits,out of the question,need not apply,not welcome,not needed,not wanted,not please,excluded,not included,is the enemy',
    'puts me off,put me off,turns me off,turn me off,creeps me out,creep me out,freaks me out,freak me out,weirds me out,drives me mad,drive me mad,drives me crazy,drive me crazy,drives me nuts,does my head in,do my head in,doing my head in,grosses me out,annoys me,bores me to tears,bore me to tears,bore me to death,bores me to death',
    'is a dealbreaker,are a dealbreaker,dealbreaker,dealbreakers,is a deal breaker,are a deal breaker,deal breaker,is a turn off,are a turn off,turn off,is a pass,are a pass,hard pass,is a nope,are a nope,big nope,nope,no thanks,no thank you,no ta,no ty,nty,is not happening,are not happening,isnt happening,arent happening,aint happening,not happening,can do one,can stay home,can stay at home,can get lost,can get in the bin,in the bin,has to go,have to go,need to go,must go,is dead to me,are dead to me,doesnt do it for me,dont do it for me,do nothing for me,does nothing for me,doesnt agree with me,dont agree with me,disagrees with me,disagree with me,averse,phobic,phobia,phobe,hater,haters,and i dont get along,and i dont get on,and i do not get on,and i dont mix,and me dont mix,and me dont get on,is the devil,are the devil,is evil,are evil,sucks,suck,is so last year,are so last year,is so last season,is passe,feels cheap on me,free zone,is not ok,are not ok,isnt an option,arent an option,is not an option,are not an option,not an option',
  ].join(','),
).sort((a, b) => b.length - a.length);

/** Beginnings of phrases for the effect of a garment on the wearer: 'gives me a headache', 'makes my legs sweat'. */
const EFFECT_PHRASES = splitPhrases(
  'makes,make,made,making,gives,give,gave,giving,brings,bring,leaves,leave,sets off,set off,triggers,trigger,aggravates,aggravate,inflames,irritates,irritate,flares up,flare up,hurts,hurt,kills,kill,ruins,ruin,cuts into,cut into,digs into,dig into,rubs,rub,chafes,chafe,causes,cause,breaks me out in,break me out in',
);
/** Beginnings of words for a bad effect, such as 'itch'. */
const BAD_EFFECT_BEGINNINGS =
  'itch scratch sneez sweat swelter rash hive creep ick headache migraine eczema asthma wheez pimple allerg psoriasis dermatitis sore blister chaf sick cringe shudder gag claustrophob frump dowdy washed overheat boil clammy sticky nervous uncomfortable miserable stumpy uncomfy'.split(
    ' ',
  );
/** Complete words for a bad effect. */
const BAD_EFFECT_WORDS = new Set(
  'spots bumps red ill hot skin feet toes legs neck self cry scream old older fat fatter huge wide wider short shorter pale tired dead'.split(
    ' ',
  ),
);
/** The maximum number of words of an effect: 'makes my poor old legs sweat'. */
const MAX_EFFECT_WORDS = 6;
const ADVERBS = new Set(
  'really just always totally absolutely simply definitely usually actually honestly often only also'.split(' '),
);
/** Plural verbs, which may exclude a list: 'stripes and florals bore me' excludes both. */
const PLURAL_VERBS = new Set(
  'make give bring leave set trigger aggravate irritate flare hurt kill ruin cut dig rub chafe cause bore annoy bug are arent put turn creep freak drive do dont have need suck'.split(
    ' ',
  ),
);
/** Words that make an effect good instead of bad: 'makes me look taller'. */
const PRAISE_PATTERN = /^(?:tall|slim|thin|young|good|great|lovely|nice|smart|pretty|hot$|rich|taller|slender)/u;

/** Returns the number of words of the rejecting phrase that begins at a position; 0 if no such phrase begins there. */
export function findVerdictLength(reading: Reading, position: number): number {
  const verdictLength = REJECTING_PHRASES.find((words) => reading.hasWordsAt(position, words))?.length ?? 0;
  if (
    verdictLength > 0 &&
    reading.word(position + verdictLength - 1) === 'look' &&
    PRAISE_PATTERN.test(reading.word(position + verdictLength))
  )
    return 0;
  return Math.max(verdictLength, findEffectLength(reading, position));
}

function findEffectLength(reading: Reading, position: number): number {
  const verb = EFFECT_PHRASES.find((words) => reading.hasWordsAt(position, words));
  if (
    verb === undefined ||
    !['me', 'my', 'his', 'her', 'him', 'us', 'a', 'the'].includes(reading.word(position + verb.length))
  )
    return 0;
  for (
    let nextPosition = position + verb.length;
    nextPosition <= position + MAX_EFFECT_WORDS && !reading.isBreak(nextPosition);
    nextPosition++
  ) {
    if (PRAISE_PATTERN.test(reading.word(nextPosition)) && reading.word(nextPosition - 1) === 'look') return 0;
    if (isBadEffect(reading.word(nextPosition))) return nextPosition + 1 - position;
  }
  return 0;
}

const isBadEffect = (word: string): boolean =>
  BAD_EFFECT_WORDS.has(word) || BAD_EFFECT_BEGINNINGS.some((beginning) => word.startsWith(beginning));

const REFUSABLE_FACETS = ['material', 'pattern', 'color', 'shade', 'detail', 'fit', 'function'] as const;

/**
 * Excludes the subject of a rejecting phrase ('wool' in 'wool makes me itch'), with its adjectives. Returns whether
 * there was a subject.
 */
export function refuseSubjectOfVerdict(reading: Reading, position: number): boolean {
  let end = position;
  while (ADVERBS.has(reading.word(end - 1)) && !reading.findSpanAt(end - 1)) end--;
  const subject = readSubject(reading, end);
  if (subject.length === 0) return false;
  for (const span of subject) reading.assignRole(span, 'refused');
  if (PLURAL_VERBS.has(reading.word(position)) && reading.word(subject[0]!.from - 1) === 'and')
    refuseSubjectOfVerdict(reading, subject[0]!.from - 1);
  return true;
}

/** Returns the phrases that end right before a position. Returns a garment only if nothing else ends there. */
function readSubject(reading: Reading, end: number): Span[] {
  const spans: Span[] = [];
  let index = end;
  for (let span = reading.findSpanAt(index - 1); span?.to === index; span = reading.findSpanAt(index - 1)) {
    spans.unshift(span);
    index = span.from;
  }
  const describedSpans = spans.filter(
    (span) => !isKind(span) && listConceptsOfFacet(span, ...REFUSABLE_FACETS).length > 0,
  );
  return describedSpans.length > 0 ? describedSpans : spans.filter(isExcludableGarment(reading));
}

/** Whether a garment may be excluded. Requires that another garment is wanted: 'heels hurt my feet, shoes please'. */
const isExcludableGarment =
  (reading: Reading) =>
  (span: Span): boolean =>
    isKind(span) &&
    (listConceptsOfFacet(span, 'detail').length > 0 ||
      reading.spans.some((otherSpan) => otherSpan !== span && isKind(otherSpan)));
