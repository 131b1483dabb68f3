import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { findPlace } from '../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { listMentions } from './listMentions.ts';
import { describes } from './plain/readDescribed.ts';
import { FAULT_PATTERN, SAME_PIECE_PATTERN } from './faultWords.ts';
import { readGarments } from './readGarments.ts';
import { changePiece } from './moved/readPieceMove.ts';
import { readDescription, saysNothing } from './readDescription.ts';

/** The change of a piece that a message finds fault with, and the other clauses of the message. */
export interface ExceptedPiece {
  readonly edits: readonly OutfitEdit[];
  readonly rest: readonly OutfitClause[];
}

/**
 * Reads a fault with one piece and the description of another one in the clauses after it: 'I love it except for the
 * pants. Do you have them cropped, in dark blue?' Returns null for other messages.
 */
export function readExceptedPiece(
  heardClauses: readonly OutfitClause[],
  outfit: OutfitPlan,
  language: Language,
): ExceptedPiece | null {
  const clauses = heardClauses.flatMap((clause) => clause.text.split(BUT_PATTERN).map((text) => ({ ...clause, text })));
  const texts = clauses.map(({ text }) => new Utterance(text).whole);
  const found = findFirstFault(texts, outfit, language);
  if (found === null) return null;
  const { fault, start, end } = found;
  const { garment, place } = fault;
  const more = clauses.slice(end, end + countDescribing(clauses.slice(end), garment, language));
  const description = [fault.tail, ...texts.slice(end, end + more.length)].map((text) =>
    text.replace(SAME_PIECE_PATTERN, ' '),
  );
  const text = description.join(', ');
  const excess = tellsQuality(fault.excess, place, language) ? fault.excess : '';
  const wantsOther = texts.slice(start).some((clause) => OTHER_ONE_PATTERN.test(clause));
  if ((isBlank(text) && excess === '' && !wantsOther && !fault.isOfDirt) || !isAboutPiece(text, garment, language))
    return null;
  const rest = [...clauses.slice(0, start).filter(isOther), ...clauses.slice(end + more.length)];
  if (place === null) return { edits: [tellAbsent(garment)], rest };
  const told = [excess, text, ...(fault.isOfDirt ? ['dark'] : [])].join(', ');
  const described = place.slot === 'accessory' ? told.replace(LIKE_KIN_PATTERN, ' ') : told;
  const isDescribed =
    fault.isOfDirt ||
    excess !== '' ||
    !saysNothing(readDescription(text, place.slot, language)) ||
    readGarments(text, language).some((named) => named.slot === place.slot && describes(named, language));
  const others = rest.filter(({ text: words }) => !OTHER_ONE_PATTERN.test(new Utterance(words).whole));
  if (isDescribed) return { edits: [changePiece(described, garment, outfit, language)], rest: others };
  return wantsOther ? { edits: [{ kind: 'swap', garment, old: garment }], rest: others } : null;
}

/** Whether the words of a fault tell what the new piece must be. */
const tellsQuality = (excess: string, place: OutfitPlace | null, language: Language): boolean =>
  excess !== '' && place !== null && !saysNothing(readDescription(excess, place.slot, language));

const BUT_PATTERN = /,? but /u;

const isBlank = (text: string): boolean => !/[a-z]/u.test(text);

const isOther = ({ move, text }: OutfitClause): boolean =>
  move !== 'praise' &&
  move !== 'chat' &&
  move !== 'keepsome' &&
  !PRAISED_PATTERN.test(new Utterance(text).whole.replace(/[’']/gu, ' '));

const tellAbsent = ({ words }: NamedGarment): OutfitEdit => ({
  kind: 'remark',
  remark: { topic: 'unanswered', itemIds: [], absent: words },
});

/** A fault with a piece. */
interface Fault {
  readonly garment: NamedGarment;
  /** The place of the piece; null if the outfit has no such piece. */
  readonly place: OutfitPlace | null;
  /** What there is too much of: 'too long'; '' if the words do not tell. */
  readonly excess: string;
  /** Whether the piece would soon look dirty, so that another one should be dark. */
  readonly isOfDirt: boolean;
  /** The words after the fault, which may describe another piece. */
  readonly tail: string;
}

/** Finds the first fault, which may be spread over two clauses: 'the shoes', 'aren't right'. */
function findFirstFault(
  texts: readonly string[],
  outfit: OutfitPlan,
  language: Language,
): { readonly fault: Fault; readonly start: number; readonly end: number } | null {
  for (const start of texts.keys())
    for (const end of [start + 1, start + 2]) {
      const isWhole =
        end <= texts.length && !texts.slice(start + 1, end).some((text) => NEW_SUBJECT_PATTERN.test(text));
      const fault = isWhole ? findFault(texts.slice(start, end).join(' '), outfit, language) : null;
      if (fault !== null) return { fault, start, end };
    }
  return null;
}

/** Matches the start of a clause that is not about the piece of the clause before: 'change the shoes', 'I don't like...'. */
const NEW_SUBJECT_PATTERN = /^(?:(?:and|but|so|also) )*(?:i|we) /u;

/** Matches a fault that tells what the new piece must be: 'too long', 'is a bit see through', 'makes me look old'. */
const EXCESS_PATTERN =
  /^(?:too [a-z]+|(?:is|looks|looks?|s|makes?) .*|is giving|reminds? me of|see ?(?:through|thru))$/u;
/** Matches whom a piece reminds of, which describes no accessory: 'like my grandad'. */
const LIKE_KIN_PATTERN = /\b(?:like|of) (?:something )?(?:(?:of|from) )?(?:my|your|an?) [a-z]+/gu;
const DIRT_PATTERN = /\b(?:shows? (?:every|all|up|the|dirt|stains?)|get (?:dirty|filthy)|stain)\b/u;
const PRAISED_PATTERN =
  /\b(?:is|are|s|re) (?:all |just |really )?(?:fine|good|great|nice|ok|okay|lovely|perfect|grand)\b/u;
/** Matches a request for any other piece instead: 'swap it', 'something else'. */
const OTHER_ONE_PATTERN =
  /\b(?:(?:swap|change|replace|switch|lose) (?:it|them|that|this)|something else|anything else|another(?: one| pair)?|a different(?: one| pair)?|try again|find (?:me )?(?:another|something))\b/u;

function findFault(text: string, outfit: OutfitPlan, language: Language): Fault | null {
  const match = FAULT_PATTERN.exec(text);
  if (match === null) return null;
  const faultEnd = match.index + match[0].length;
  const mentions = listMentions(text, language);
  const named = mentions.filter(({ isDefinite }) => isDefinite);
  // 'Hat looks like my dad's' means the hat of the outfit.
  const definite =
    named.length > 0 ? named : mentions.filter(({ isBare, garment }) => isBare && text.startsWith(garment.words));
  const [mention] = definite;
  if (mention === undefined || definite.length > 1) return null;
  const { garment } = mention;
  const nameEnd = text.indexOf(garment.words) + garment.words.length;
  const tail = text.slice(Math.max(faultEnd, nameEnd)).replace(/^[ ,.;!-]+/u, '');
  const place = findPlace(outfit, garment);
  if (place !== undefined && place.itemId === null) return null;
  const excess = EXCESS_PATTERN.test(match[0]) ? `${match[0]} ${tail}` : '';
  return { garment, place: place ?? null, excess, tail, isOfDirt: DIRT_PATTERN.test(text) };
}

/** Moves of clauses that are about something else than the piece. */
const OTHER_MOVES: ReadonlySet<OutfitClause['move']> = new Set<OutfitClause['move']>([
  'budget',
  'keepall',
  'total',
  'occasion',
  'climate',
  'compose',
  'undo',
  'why',
  'own',
]);

const isAboutPiece = (text: string, { slot }: NamedGarment, language: Language): boolean =>
  listMentions(text, language).every(({ garment }) => garment.slot === slot);

/** Counts the clauses at the start that describe the piece and name no other. */
function countDescribing(clauses: readonly OutfitClause[], garment: NamedGarment, language: Language): number {
  const end = clauses.findIndex(({ text, move }) => {
    const { whole } = new Utterance(text);
    const isOfIt =
      isAboutPiece(whole, garment, language) && !saysNothing(readDescription(whole, garment.slot, language));
    return OTHER_MOVES.has(move) || !isOfIt;
  });
  return end < 0 ? clauses.length : end;
}
