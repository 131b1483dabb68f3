import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Act, ActReading } from '../acts/Act.ts';
import { ActModel } from '../acts/ActModel.ts';
import type { Clause } from '../acts/splitClauses.ts';
import { splitClauses } from '../acts/splitClauses.ts';
import type { Language } from '../hearing/hear.ts';
import { isWishAsked } from '../hearing/questions.ts';
import type { ReadClause, Role } from './Clause.ts';
import { ROLE_BY_ACT, computeMargin } from './Clause.ts';
import { ClauseWords } from './ClauseWords.ts';
import { putInFirstPerson, findWordsAboutShopper } from './ownWords.ts';
import { findPerson } from './people.ts';
import { toActKey } from './toldActs.ts';

/** Margin below which the act of a clause is doubtful. */
const MIN_SURE_MARGIN = 0.3;
const MENDED_WORD_PATTERN = /[a-z]{4,}/giu;

/** Reads the clauses of a message, with what each may change. */
export function readClauses(message: string, { lexicon, spelling, toldActs }: Language): readonly ReadClause[] {
  const places = withoutFragments(splitClauses(message), message, lexicon);
  const clauses = places.map(({ text: wholeText, end }, position): ReadClause => {
    const text = findWordsAboutShopper(wholeText) ?? wholeText;
    const correctedText = text.replace(MENDED_WORD_PATTERN, (word) =>
      spelling.correctWord(word.toLowerCase()).join(' '),
    );
    const clause = createClause(correctedText, isWishAsked(text), lexicon);
    const toldAct = toldActs?.get(toActKey(wholeText));
    return {
      ...clause,
      ownRole: toldAct === undefined && findPerson(correctedText) ? findOwnRole(correctedText, lexicon) : null,
      ...createToldChanges(toldAct),
      text,
      divider: message.slice(end, places[position + 1]?.start ?? message.length) || ' ',
    };
  });
  const isAsking = clauses.some(({ text }) => text.endsWith('?'));
  return withListsOwned(
    withRelatives(
      clauses
        .map(readAsSetting)
        .map(isAsking ? (clause) => clause : readAsWishOfIt)
        .map(readAsRefusal),
    ),
  );
}

const SUPPOSED_PATTERN = /^(?:(?:and|but|so|or) )*(?:if|when|in case) (?:i|we|he|she|they|my|the|somebody|someone)\b/iu;

/** Changes a clause that only supposes something into a setting: 'if I want a thick sweater under it'. */
function readAsSetting(clause: ReadClause): ReadClause {
  const isSupposed =
    (clause.role === 'wish' || clause.role === 'advice') &&
    !clause.text.endsWith('?') &&
    SUPPOSED_PATTERN.test(clause.text);
  return isSupposed ? { ...clause, act: 'context', role: 'setting' } : clause;
}

const WHO_SOURCE = String.raw`(?:and|but|so|or|actually|honestly|ideally|also|just|maybe| )*(?:i|we|she|he|they)`;
const OBJECT_SOURCE = '(?: (?:it|them|one|ones|something|that|this|these|those))';
const WISH_OF_IT_PATTERN = new RegExp(
  String.raw`^${WHO_SOURCE}(?:(?:['’]?d| would)(?: really| rather| much)* (?:want|like|love|need|prefer|have)${OBJECT_SOURCE}?| (?:want|like|need|prefer)s?${OBJECT_SOURCE}|['’]?m (?:really )?(?:after|thinking(?: of| about)?|leaning towards?|wanting|hoping for)${OBJECT_SOURCE}?)(?: to (?:be|have|come|go|sit|fall|reach|cover))?(?! (?:i|he|she|they|we|you|when|how|that)\b)`,
  'iu',
);
const OWN_THINGS_PATTERN = /\b(?:i|we)(?:['’]ve)? (?:have|love|like)\b/iu;

/** Changes a clause about how 'it' should be into a wish: 'I'd want it below the knee', 'I'm thinking backless'. */
function readAsWishOfIt(clause: ReadClause): ReadClause {
  const isWishClause =
    clause.namesFashion &&
    !clause.namesKind &&
    clause.role !== 'refusal' &&
    clause.ownRole === null &&
    !clause.text.includes('?') &&
    WISH_OF_IT_PATTERN.test(clause.text) &&
    !OWN_THINGS_PATTERN.test(clause.text);
  return isWishClause ? { ...clause, act: 'want', role: 'wish', isDoubtful: false } : clause;
}

/** Matches a rejection that contains no negation: 'a red coat is a mistake', 'I look washed out in pink'. */
const TURNED_DOWN_PATTERN =
  /\b(?:(?:is|was|were|be|are) (?:probably |maybe |really )?(?:a (?:mistake|bad idea|terrible idea|no go|no-go|no no|disaster|bad look|nightmare)|(?:off the table|out of the question|not an option|banned|forbidden|not happening))|washe[sd] me (?:right |totally |completely )?out|washed out in|(?:look|looking) (?:ill|dead|awful|terrible|sallow|like (?:a ghost|death|a corpse))(?: warmed up)? in|gone off|going off|(?:im|i['’]m|i am|were|we['’]re|so|totally|completely) over|sick of|fed up (?:of|with)|bored of|tired of|had enough of|done with)\b/iu;

function readAsRefusal(clause: ReadClause): ReadClause {
  const isRefusal =
    clause.namesFashion &&
    clause.role !== 'refusal' &&
    !clause.text.includes('?') &&
    TURNED_DOWN_PATTERN.test(clause.text) &&
    !/\b(?:over|go) (?:it|this|that|the|a|my)\b/iu.test(clause.text);
  return isRefusal ? { ...clause, act: 'refuse', role: 'refusal', isDoubtful: false } : clause;
}

/** Matches what happened to a piece that somebody had: 'the old ones are ruined'. */
const WORN_OUT_PATTERN =
  /\b(?:old|last|current|other|existing) (?:ones?|pair|[a-z]+) (?:is|are|was|were|has|have|got|fell|just)[a-z ]{0,16}\b(?:ruined|dead|knackered|apart|worn out|broken|shrunk|shot|finished|had it|gone|threadbare|torn|past it|wrecked|destroyed)\b/iu;

const OWNING_PATTERN = /\b(?:i|we)(?:['’]ve)?(?: (?:only|just|already|still))* (?:own|have|got)\b/iu;
const ASKS_AFTER_PATTERN = /\b(?:please|pls|need|want|looking|show|so|but|now(?! *$))\b/iu;

/**
 * Changes a list after an owned piece so that all its pieces are owned: 'I only have formals, white shirt, black
 * trousers'.
 */
function withListsOwned(clauses: readonly ReadClause[]): readonly ReadClause[] {
  return clauses.reduce<readonly ReadClause[]>((joinedClauses, clause) => {
    const lastClause = joinedClauses.at(-1);
    const isOwning =
      lastClause?.act === 'own' || (lastClause?.role === 'setting' && OWNING_PATTERN.test(lastClause.text));
    const isListedWithOwned = isOwning && /^,? ?$/u.test(lastClause.divider) && clause.isBare && clause.namesKind;
    const isOfWornOut =
      lastClause !== undefined &&
      WORN_OUT_PATTERN.test(lastClause.text) &&
      /^, ?$/u.test(lastClause.divider) &&
      clause.isBare;
    const isOwned =
      (isOfWornOut && !ASKS_AFTER_PATTERN.test(clause.text)) ||
      (isListedWithOwned && !/[.!?]$/u.test(lastClause.text) && !ASKS_AFTER_PATTERN.test(clause.text));
    return [...joinedClauses, isOwned ? { ...clause, act: 'own', role: 'owned', isDoubtful: false } : clause];
  }, []);
}

const RELATIVE_PATTERN = /^(?:that|which|i can|i could|with|in|for|so that) /iu;

/** Joins a relative clause to the previous wish: 'something warm' and 'I can zip up'. */
function withRelatives(clauses: readonly ReadClause[]): readonly ReadClause[] {
  return clauses.map((clause, index) => {
    const clauseBefore = clauses[index - 1];
    const followsWish =
      clauseBefore?.act === 'want' && clauseBefore.role === 'wish' && !/\S/u.test(clauseBefore.divider);
    const isRelativeClause = followsWish && clause.role === 'wish' && RELATIVE_PATTERN.test(clause.text);
    return isRelativeClause ? { ...clause, act: 'want', isDoubtful: false } : clause;
  });
}

function findOwnRole(text: string, lexicon: Lexicon): Role | null {
  const ownText = putInFirstPerson(text);
  return ownText === null ? null : createClause(ownText, false, lexicon).role;
}

/** Joins incomplete clauses to their neighbors: 'they are' to 'so cute', 'and anything pink' to 'no florals'. */
function withoutFragments(clauses: readonly Clause[], message: string, lexicon: Lexicon): readonly Clause[] {
  return clauses.reduceRight<readonly Clause[]>((joinedClauses, clause) => {
    const [nextClause, ...remainingClauses] = joinedClauses;
    const isJoined = nextClause && message.slice(clause.end, nextClause.start).trim() === '';
    const isSingleWord =
      isJoined &&
      (new ClauseWords(clause.text, lexicon).isFragment ||
        (!/[.!?]$/u.test(clause.text) && new ClauseWords(nextClause.text, lexicon).isContinuation) ||
        (/^\s+$/u.test(message.slice(clause.end, nextClause.start)) &&
          !/[.!?]$/u.test(clause.text) &&
          (PREDICATE_PATTERN.test(nextClause.text) ||
            isObject(clause.text, nextClause.text, lexicon) ||
            (OWNED_BY_PATTERN.test(nextClause.text) && new ClauseWords(clause.text, lexicon).isBare))));
    if (!isSingleWord) return [clause, ...joinedClauses];
    return [
      { text: message.slice(clause.start, nextClause.end), start: clause.start, end: nextClause.end },
      ...remainingClauses,
    ];
  }, []);
}

/** Matches a verb without a subject, which continues the previous clause: 'looks too big' after 'but the jacket'. */
const PREDICATE_PATTERN =
  /^(?:is|are|was|were|looks?|feels?|seems?|has|makes|would be|should be)\b(?! (?:i|you|it|they|he|she|we|this|that|there|these|those|the|my)\b)/iu;
/** Matches a clause that says that the previous thing is owned: 'I already own' after 'a bag'. */
const OWNED_BY_PATTERN =
  /^(?:that |which )?(?:i|we|he|she|they)(?:['’]ve)? (?:(?:already|still|just) )*(?:own|have|has|got|bought|wear)s?\b/iu;
const HAVING_PATTERN =
  /\b(?:have|has|had|got|own|owns|owned|bought|wears?|wearing|wore|hates?|loves?)\b(?: \S+){0,2}$/iu;

/** Whether `nextText` is the object of a clause: 'white blouse' after 'I already have'. */
function isObject(text: string, nextText: string, lexicon: Lexicon): boolean {
  const words = new ClauseWords(text, lexicon);
  const follower = new ClauseWords(nextText, lexicon);
  return HAVING_PATTERN.test(text) && !words.namesKind && follower.namesKind && !follower.isSentence;
}

function createClause(
  text: string,
  isWish: boolean,
  lexicon: Lexicon,
): Omit<ReadClause, 'text' | 'divider' | 'ownRole'> {
  const words = new ClauseWords(text, lexicon);
  const [reading] = ActModel.shipped().classify([text], lexicon) as [ActReading];
  const margin = computeMargin(reading);
  const { isBare, namesKind, namesFashion, pointsAt, isRequest, isForPieces, isForOthers, isTooMuch } = words;
  const role = isWish ? 'wish' : findRole(words, reading.act, margin < MIN_SURE_MARGIN);
  return {
    act: role === 'refusal' && reading.act === 'social' ? 'refuse' : reading.act,
    probability: reading.probability,
    margin,
    isDoubtful: margin < MIN_SURE_MARGIN,
    ...{ isBare, namesKind, namesFashion, pointsAt, isRequest, isForPieces, isForOthers, isTooMuch },
    role,
  };
}

/** Returns the changes to a clause whose act a better reader, such as a language model, has corrected. */
function createToldChanges(act: Act | undefined): Partial<ReadClause> {
  return act === undefined ? {} : { act, role: ROLE_BY_ACT[act], probability: 1, margin: 1, isDoubtful: false };
}

/** Acts of clauses about the day or the shopper. Such clauses are no wish unless they name a garment. */
const TELLING_ACTS: ReadonlySet<Act> = new Set<Act>(['context', 'self']);
const ASKING_ACTS: ReadonlySet<Act> = new Set<Act>(['fact', 'service']);

/**
 * Returns the role of the most likely act. If the clause is a mere list, a question or doubtful, its words may give
 * another role.
 */
function findRole(words: ClauseWords, act: Act, isDoubtful: boolean): Role {
  const role = ROLE_BY_ACT[act];
  const isOfAnother = role === 'person' && !isDoubtful;
  const isPolite = act === 'social' && !words.namesFashion;
  if (words.isRefusal && (role !== 'talk' || act === 'social') && !isPolite && !isOfAnother) return 'refusal';
  if (words.isTooMuchOf || (act === 'criticise' && words.isAllOfIt)) return 'refusal';
  if (isDoubtful && words.isOfEverybody) return 'person';
  if (words.isReserved) return 'talk';
  if (role === 'wish') return role;
  if (role === 'refusal') return !words.isNegated && (words.isBare || isDoubtful || words.isPraise) ? 'wish' : role;
  if (words.isBare && !(words.isSimile && act !== 'want')) return 'wish';
  if (role === 'advice') return role;
  if (role === 'talk' && words.asksWhichKind) return 'advice';
  if ((ASKING_ACTS.has(act) && words.isForPieces) || words.isForCompany) return 'wish';
  const isAboutPiece = role === 'talk' && words.isQuestion && words.pointsAt;
  const isToldOnly = TELLING_ACTS.has(act) && !words.namesKind && !words.isForPieces;
  return isDoubtful && !isAboutPiece && !isToldOnly ? 'wish' : role;
}
