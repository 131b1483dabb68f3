import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Act, ActReading } from '../acts/Act.ts';
import { ActModel } from '../acts/ActModel.ts';
import type { Clause } from '../acts/splitClauses.ts';
import { splitClauses } from '../acts/splitClauses.ts';
import type { Language } from '../hearing/hear.ts';
import { isWishAsked } from '../hearing/questions.ts';
import type { ReadClause, Role } from './Clause.ts';
import { ROLE_BY_ACT, marginOf } from './Clause.ts';
import { ClauseWords } from './ClauseWords.ts';
import { toActKey } from './toldActs.ts';

/** Below this margin the act is in doubt. */
const SURE = 0.3;
const MENDED_WORD = /[a-z]{4,}/giu;

/** The clauses of a turn with what each may do. */
export function readClauses(said: string, { lexicon, spelling, toldActs }: Language): readonly ReadClause[] {
  const places = withoutFragments(splitClauses(said), said, lexicon);
  const mended = places.map(({ text }) =>
    text.replace(MENDED_WORD, (word) => spelling.correctWord(word.toLowerCase()).join(' ')),
  );
  const readings = ActModel.shipped().classify(mended, lexicon);
  return places.map(({ text, end }, at) => ({
    ...createClause(new ClauseWords(mended[at] ?? '', lexicon), readings[at]!, isWishAsked(text)),
    ...asTold(toldActs?.get(toActKey(text))),
    text,
    divider: said.slice(end, places[at + 1]?.start ?? said.length) || ' ',
  }));
}

/** 'They are | so cute', 'no florals | and anything pink' are one clause each. */
function withoutFragments(clauses: readonly Clause[], said: string, lexicon: Lexicon): readonly Clause[] {
  return clauses.reduceRight<readonly Clause[]>((read, clause) => {
    const [next, ...rest] = read;
    const isJoined = next && said.slice(clause.end, next.start).trim() === '';
    const isOne =
      isJoined &&
      (new ClauseWords(clause.text, lexicon).isFragment || new ClauseWords(next.text, lexicon).isContinuation);
    if (!isOne) return [clause, ...read];
    return [{ text: said.slice(clause.start, next.end), start: clause.start, end: next.end }, ...rest];
  }, []);
}

function createClause(words: ClauseWords, reading: ActReading, isWish: boolean): Omit<ReadClause, 'text' | 'divider'> {
  const margin = marginOf(reading);
  const { isBare, namesKind, namesFashion, pointsAt, isForPieces, isForOthers, isTooMuch } = words;
  return {
    act: reading.act,
    margin,
    isDoubtful: margin < SURE,
    ...{ isBare, namesKind, namesFashion, pointsAt, isForPieces, isForOthers, isTooMuch },
    role: isWish ? 'wish' : roleOf(words, reading.act, margin < SURE),
  };
}

/** An act that is told leaves no doubt. */
function asTold(act: Act | undefined): Partial<ReadClause> {
  return act === undefined ? {} : { act, role: ROLE_BY_ACT[act], margin: 1, isDoubtful: false };
}

const ASKING: ReadonlySet<Act> = new Set<Act>(['fact', 'service']);

/** The role of the likeliest act, unless the words speak for another: a bare naming, a question, a doubt. */
function roleOf(words: ClauseWords, act: Act, isDoubtful: boolean): Role {
  const role = ROLE_BY_ACT[act];
  const isOfAnother = role === 'person' && !isDoubtful;
  if (words.isRefusal && role !== 'talk' && !isOfAnother) return 'refusal';
  if (words.isTooMuchOf || (act === 'criticise' && words.isAllOfIt)) return 'refusal';
  if (isDoubtful && words.isOfEverybody) return 'person';
  if (role === 'wish') return role;
  if (role === 'refusal') return !words.isNegated && (words.isBare || isDoubtful) ? 'wish' : role;
  if (words.isBare) return 'wish';
  if (role === 'advice') return role;
  if (role === 'talk' && words.asksWhichKind) return 'advice';
  if ((ASKING.has(act) && words.isForPieces) || words.isForCompany) return 'wish';
  const isAboutPiece = role === 'talk' && words.isAsked && words.pointsAt;
  return isDoubtful && !isAboutPiece ? 'wish' : role;
}
