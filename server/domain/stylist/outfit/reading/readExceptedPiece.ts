import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { listMentions } from './listMentions.ts';
import { describes } from './plain/readDescribed.ts';
import { SAME_PIECE_PATTERN } from './faultWords.ts';
import { findFirstFault } from './findFault.ts';
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

/** Matches whom a piece reminds of, which describes no accessory: 'like my grandad'. */
const LIKE_KIN_PATTERN = /\b(?:like|of) (?:something )?(?:(?:of|from) )?(?:my|your|an?) [a-z]+/gu;
const PRAISED_PATTERN =
  /\b(?:is|are|s|re) (?:all |just |really )?(?:fine|good|great|nice|ok|okay|lovely|perfect|grand)\b/u;
/** Matches a request for any other piece instead: 'swap it', 'something else'. */
const OTHER_ONE_PATTERN =
  /\b(?:(?:swap|change|replace|switch|lose) (?:it|them|that|this)|something else|anything else|another(?: one| pair)?|a different(?: one| pair)?|try again|find (?:me )?(?:another|something))\b/u;

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
