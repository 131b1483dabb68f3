import type { Leaning } from '../hearing/qualities.ts';
import { FAULT_SOURCE, POSITIVE_ADJECTIVE_SOURCE, createLessLeaning } from '../hearing/qualities.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { ReadClause } from './Clause.ts';
import { VERDICT_PATTERNS } from './verdicts.ts';

/** Adjectives that complain after 'very': 'very formal' is a complaint, 'very elegant' is praise. */
const NEUTRAL_SOURCE =
  'formal|dressy|fancy|posh|casual|informal|everyday|warm|hot|thick|heavy|light|thin|long|short|cropped|high|low|flat|small|' +
  'tiny|little|large|huge|big|wide|patterned|bold|plain|simple|basic|minimal|quiet|slim|fitted|snug|narrow|skinny|loose|' +
  'oversized|dark|pale|serious|sporty|sparkly|sexy|feminine|structured|tailored|mature|sensible|covered up|vintage|retro';
const HEDGE_SOURCE =
  '(?:just )?a (?:wee )?(?:bit|little|touch|tad|smidge|smidgen|trifle)|bit|slightly|kinda|kind of|sort of|rather|awfully|terribly|ridiculously|horribly|way|somewhat|painfully|incredibly';
const STRESS_SOURCE =
  'so|very|really|pretty|quite|super|extremely|all so|all very|all quite|dead|proper|mega|rather|well';
/**
 * Matches words that turn a possible complaint into a wish ('something a bit formal') or a remark about the shopper
 * ('I am a bit short').
 */
const NO_COMPLAINT_SOURCE =
  'a|wee|something|anything|make it|make them|make that|want|like|love|prefer|need|maybe|perhaps|to be|only|even|for|with|in|or|im|i am|shes|hes|she is|he is|were|run|runs|me|get|go|going|wear|looking for|less|not|nothing|isnt|arent';
const HEDGED_PATTERN = new RegExp(
  String.raw`(?<!\b(?:${NO_COMPLAINT_SOURCE}) )\b(?:${HEDGE_SOURCE})(?: on the| too)? (${POSITIVE_ADJECTIVE_SOURCE})(?: side)?(?: looking)?\b(?! (?:of|than|dress|skirt|coat|jacket|top|shirt|suit|shoes|boots|bag|one|ones|sleeves?|heels?)\b)`,
  'u',
);
const SHOWN_SOURCE = String.raw`(?<!\b(?:make|makes|want|like|need|have|prefer|get|keep|with|if) )\b(?:its|it is|theyre|they are|these are|those are|this is|that is|thats|these|those|they|it|everything(?:s| is)?|most of (?:these|them)(?: are)?|all of (?:these|them)(?: are)?|(?:they |these |those |it |this |that |she )?(?:all |just |both )?(?:looks?|feels?|seems?))`;
const BLAMED_PATTERN = new RegExp(
  String.raw`${SHOWN_SOURCE}(?: (?:all|both|just|mostly|still|a bit|look|feel|are|seem|far|${STRESS_SOURCE})){0,6} (${FAULT_SOURCE})(?: looking)?\b(?! (?:dress|skirt|coat|jacket|top|shirt|suit|shoes|boots|bag|one|ones|enough)\b)`,
  'u',
);
const STRESSED_PATTERN = new RegExp(
  String.raw`${SHOWN_SOURCE}(?: (?:all|both|just|mostly|still|look|feel|are|seem)){0,6} (?:${STRESS_SOURCE}) (${NEUTRAL_SOURCE})(?: looking)?\b(?! (?:dress|skirt|coat|jacket|top|shirt|suit|shoes|boots|bag|one|ones|enough)\b)`,
  'u',
);
/** Matches words for a fault that are a wish if they are the whole message. */
const WISHED_ALONE_PATTERN =
  /^(?:much|bright|neon|tight|shiny|frilly|girly|sweet|princess|boxy|baggy|puffy|sheer|low cut|bare|glittery|gothic|disco|old|young|youthful|dramatic|extra|bling|fluffy|conservative|acid|see through|voluminous|billowy|novelty|bodycon|busy prints?)$/u;
const CRY_SOURCE =
  '(?:(?:ugh|hm+|meh|nah|oh|ooh|god|good lord|lord|wow|jeez|omg|blimey|yikes|ew+|eek|well|ok|okay|sorry|no|lol|haha|erm|um|honestly|tbh|yeah)[ ,.!]+)*';
const END_SOURCE =
  '(?: (?:these|those|this|that|they are|all of them|for me|for my taste|for my liking|tbh|imo|sorry|lol|haha|mate|innit|though|no))*[ .!]*$';
const ALONE_PATTERN = new RegExp(
  String.raw`^${CRY_SOURCE}(?:how |just |all )?(${FAULT_SOURCE})(?: looking)?${END_SOURCE}`,
  'u',
);
const STRESSED_ALONE_PATTERN = new RegExp(
  String.raw`^${CRY_SOURCE}(?:${STRESS_SOURCE}|all a bit|${HEDGE_SOURCE}) (${FAULT_SOURCE}|${NEUTRAL_SOURCE})(?: looking)?${END_SOURCE}`,
  'u',
);
const PRAISE_PATTERN = /\b(?:love|loving|adore|perfect|gorgeous|yes please|ideal|exactly what)\b/u;
const MAX_COMPLAINTS = 4;
/** 'Very much' and 'so much' say thanks, whereas 'a bit much' complains. */
const isThanks = (words: string): boolean => /\b(?:so|very|that|how) much\b/u.test(words);

/**
 * A complaint such as 'too short': the words of the clause without the complaint, and the difference that other
 * pieces should have (longer).
 */
export interface Complaint {
  readonly clause: ReadClause;
  readonly leanings: readonly Leaning[];
}

/** Matches the subject of a complaint, as in 'heels a bit high'. */
const SUBJECT_PATTERN =
  /^(?:(?:and|but|so|the|all the|its|their|these|those|this|that|my) ){0,2}(?:[a-z-]+ ){0,2}(?:is|are|s|look|looks|feels?|seems?)? ?$/u;
const WISHING_PATTERN =
  /\b(?:want|need|like|love|prefer|show|find|get|in|with|for|under|over|no|not|lovely|nice|great|but|and)\b/u;

/** Finds the complaints about shown pieces in a clause: 'a bit short', 'like something my nan would wear'. */
export function readComplaints(clause: ReadClause): Complaint {
  const utterance = new Utterance(clause.text);
  const isQuestion = clause.text.includes('?') && !/^(?:isnt|arent|is not)/u.test(utterance.whole);
  if (isQuestion || PRAISE_PATTERN.test(utterance.whole)) return { clause, leanings: [] };
  const leanings: Leaning[] = [];
  while (leanings.length < MAX_COMPLAINTS) {
    const fault = takeFault(utterance, clause);
    if (fault === null) break;
    leanings.push(findLeaning(fault, utterance));
  }
  return leanings.length === 0 ? { clause, leanings } : { clause: withoutFault(clause, utterance), leanings };
}

/**
 * Returns the change that corrects a fault. The subject of the complaint may decide the change: sleeves that are too
 * long need short sleeves.
 */
function findLeaning(fault: string, utterance: Utterance): Leaning {
  const position = utterance.rest.indexOf(' , ');
  const subject = utterance.rest.slice(0, Math.max(0, position));
  const isSubject = SUBJECT_PATTERN.test(`${subject} `) && !WISHING_PATTERN.test(subject);
  if (isSubject && subject !== '') utterance.cut(0, position);
  const partFault = isSubject
    ? PART_FAULTS.find(([part, faults]) => part.test(subject) && faults.test(fault))
    : undefined;
  return partFault ? { wantedWords: [partFault[2]], lessOf: [], said: partFault[3] } : createLessLeaning(fault);
}

/**
 * Faults of a part of a garment. Each row has the pattern of the part, the pattern of the fault, the words to search
 * for, and a name for better pieces.
 */
const PART_FAULTS: readonly (readonly [RegExp, RegExp, string, string])[] = [
  [/\b(?:sleeves?|arms?)\b/u, /^(?:long|lengthy)$/u, 'short sleeves', 'shorter-sleeved'],
  [/\b(?:sleeves?|arms?)\b/u, /^(?:short|cropped)$/u, 'long sleeves', 'longer-sleeved'],
  [/\b(?:necks?|necklines?|fronts?|tops?)\b/u, /^(?:low|deep|plunging|open|wide)$/u, 'high neckline', 'higher-necked'],
  [/\b(?:necks?|necklines?|collars?)\b/u, /^(?:high|tight)$/u, 'v neck', 'lower-necked'],
  [/\b(?:rises?|waists?|waistbands?)\b/u, /^(?:low)$/u, 'high waist', 'higher-waisted'],
];

/** Qualities in `VERDICT_PATTERNS` that are also read in clauses about the wearer. */
const WEARER_QUALITIES: ReadonlySet<string> = new Set(['granny', 'young']);

function takeFault(utterance: Utterance, { role }: ReadClause): string | null {
  const alone = ALONE_PATTERN.exec(utterance.rest);
  const isComplaint = alone !== null && !WISHED_ALONE_PATTERN.test(alone[1] ?? '');
  const foundWords =
    (isComplaint ? utterance.take(ALONE_PATTERN) : null) ??
    (isThanks(utterance.rest) ? null : utterance.take(STRESSED_ALONE_PATTERN)) ??
    utterance.take(BLAMED_PATTERN) ??
    utterance.take(STRESSED_PATTERN) ??
    utterance.take(HEDGED_PATTERN);
  if (foundWords) return foundWords[1] ?? null;
  const verdict = VERDICT_PATTERNS.find(
    ([pattern, quality]) => (role !== 'person' || WEARER_QUALITIES.has(quality)) && utterance.has(pattern),
  );
  if (verdict === undefined) return null;
  utterance.take(verdict[0]);
  return verdict[1];
}

const WORD_PATTERN = /[a-z]{2,}/u;

/** Returns the clause without its complaint. If no words are left, the clause asks for nothing. */
function withoutFault(clause: ReadClause, { rest }: Utterance): ReadClause {
  const isEmpty = !WORD_PATTERN.test(rest);
  return isEmpty
    ? { ...clause, text: '', role: 'talk', act: 'social', isBare: false, namesKind: false, namesFashion: false }
    : { ...clause, text: rest };
}
