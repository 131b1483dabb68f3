import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { ANOTHER, BACK, MONEY, NAMES_OUTFIT, OUTFIT, PACKING, PER_PIECE, TOGETHER, TRIP, WARDROBE } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { ASIDE } from './OutfitClause.ts';
import { readDays } from './readDays.ts';
import { asksForEvent, asksForTrip } from './readEvent.ts';
import { readGarments } from './readGarments.ts';
import { readTerms } from './readTerms.ts';

/** From this number on, garments with one budget are taken for an outfit. */
const MIN_LISTED = 3;

/**
 * Whether the turn asks for an outfit: by its name, for a trip, as garments that cost so much together, or, where it
 * opens a talk, for an event.
 */
export function readStart(
  whole: string,
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
  isOpening: boolean,
  language: Language,
): readonly OutfitEdit[] {
  const isOfCurrent = outfit !== null && (BACK.test(whole) || NAMES_OUTFIT.test(whole));
  const isPacked =
    (PACKING.test(whole) && TRIP.test(whole)) ||
    WARDROBE.test(whole) ||
    (isOpening && asksForTrip(whole, clauses, language));
  if (isPacked && !isOfCurrent) return startTrip(whole, outfit);
  const asked = clauses.filter(({ act }) => act === null || !ASIDE.has(act));
  const isNamed = OUTFIT.test(whole);
  if (isNamed && (outfit === null || (!isOfCurrent && isForOther(whole, outfit, language))))
    return [{ kind: 'compose', isWhole: true }];
  if (outfit === null && isOpening && asksForEvent(whole, clauses, language))
    return [{ kind: 'compose', isWhole: true, isGuess: true }];
  if (outfit !== null || !MONEY.test(whole)) return [];
  const slots = new Set(asked.flatMap(({ text }) => readGarments(text, language)).map(({ slot }) => slot));
  const isOfAll = TOGETHER.test(whole) || slots.size >= MIN_LISTED;
  return slots.size > 1 && isOfAll && !PER_PIECE.test(whole) ? [{ kind: 'compose', isWhole: false }] : [];
}

/** A trip that is packed for already is packed for anew where it takes other days. */
function startTrip(whole: string, outfit: OutfitPlan | null): readonly OutfitEdit[] {
  const days = readDays(whole);
  const isNew =
    outfit?.days === undefined || outfit.days === null || (days !== outfit.days && /\d|\bweeks?\b/u.test(whole));
  return isNew ? [{ kind: 'pack', days }] : [];
}

/** 'Now an outfit for work' is another one than that for the wedding. */
function isForOther(whole: string, { occasion }: OutfitPlan, { lexicon, spelling }: Language): boolean {
  if (ANOTHER.test(whole) && !/\bfor\b/u.test(whole)) return false;
  const named = readTerms(readParts(whole, lexicon, spelling)).occasion;
  return named !== null && named !== occasion;
}
