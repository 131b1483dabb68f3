import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import {
  ADD,
  ANOTHER,
  BACK,
  LOOKS_FOR,
  MONEY,
  ONE_THING,
  NAMES_OUTFIT,
  OUTFIT,
  PACKING,
  PER_PIECE,
  TOGETHER,
  TRIP,
  WARDROBE,
} from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { ASIDE } from './OutfitClause.ts';
import { readDays, withoutTimeUntil } from './readDays.ts';
import { asksForEvent, asksForTrip } from './readEvent.ts';
import { readGarments } from './readGarments.ts';
import { readTerms } from './readTerms.ts';

/** Minimum number of garments in a list that is read as an outfit. */
const MIN_LISTED = 3;

/**
 * Reads the changes that start an outfit. It is asked for by name, for a trip, as a list of garments with one budget,
 * or by naming an event at the start of a conversation.
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
    !(outfit !== null && ADD.test(whole)) &&
    ((PACKING.test(whole) && TRIP.test(whole)) ||
      WARDROBE.test(whole) ||
      (isOpening && asksForTrip(withoutTimeUntil(whole), clauses, language)));
  const asked = clauses.filter(({ act }) => act === null || !ASIDE.has(act));
  const listed = asked
    .filter(({ act }) => act !== 'own')
    .flatMap(({ text }) => readGarments(text.replace(OUTFIT, ' '), language));
  if (isPacked && !isOfCurrent) return startTrip(whole, outfit, covers(listed));
  if (isOpening && outfit === null && asksByMove('pack', whole, clauses, language))
    return [{ kind: 'pack', days: readDays(whole), isGuess: true }];
  const isNamed = OUTFIT.test(whole);
  if (isNamed && (outfit === null || (!isOfCurrent && isForOther(whole, outfit, language))))
    return [{ kind: 'compose', isWhole: true, without: listWithout(listed) }];
  const isMeant = asksForEvent(whole, clauses, language) || asksByMove('compose', whole, clauses, language);
  if (outfit === null && isOpening && isMeant) return [{ kind: 'compose', isWhole: true, isGuess: true }];
  if (outfit !== null || !listsOutfit(whole, asked, language)) return [];
  return [{ kind: 'compose', isWhole: !covers(listed) && SOMETHING_ELSE.test(whole) }];
}

/** Matches requests to see garments without combining them: 'show me shirts, ties and shoes'. */
const BROWSES = /\b(?:show|see|browse|(?:do|have) (?:you|ye)|got any|you sell)\b/u;

/** Whether the message lists garments to wear together: 'a dark suit, white shirt, black tie and shoes'. */
function listsOutfit(whole: string, asked: readonly OutfitClause[], language: Language): boolean {
  if (PER_PIECE.test(whole)) return false;
  const named = asked
    .filter(({ act }) => act !== 'refuse')
    .flatMap((clause) => readGarments(clause.text, language).map((garment) => ({ ...garment, act: clause.act })));
  const wanted = new Set(named.filter(({ act }) => act !== 'own').map(placeOf));
  if (MONEY.test(whole) && TOGETHER.test(whole)) return wanted.size > 1;
  const worn = new Set([...named.map(placeOf), ...(SOMETHING_ELSE.test(whole) ? ['main'] : [])]);
  return worn.size >= MIN_LISTED && wanted.size > 1 && (!BROWSES.test(whole) || MONEY.test(whole));
}

/**
 * Matches a main piece that is only called 'something', with shoes and accessories: 'something architectural, flat
 * shoes, earrings'.
 */
const SOMETHING_ELSE =
  /^(?:.{0,80}[,.] )?(?:i want |i need |need |want |looking for )?something [a-z]+(?: [a-z]+){0,3} ?,/u;

/** Returns a key for the place of a garment in an outfit. Each kind of accessory has its own. */
const placeOf = ({ slot, kinds: [kind] }: NamedGarment): string =>
  slot === 'accessory' || slot === 'extra' ? `${slot} ${kind}` : slot;

/** Matches 'clothes'. They may be searched for singly ('clothes for the gym') or packed ('clothes for a week'). */
const CLOTHES = /\bclothes\b/u;
const SEVERAL_DAYS =
  /\b(?:days?|nights?|weeks?|weekend|fortnight|month|trip|travel\w*|holiday|vacation|honeymoon|cruise|semester|camp|wardrobe|suitcase|luggage|case|bag|backpack|everything|whole|nothing)\b/u;
/** Matches the bag that everything must fit into: 'with nothing but a rucksack'. */
const LUGGAGE =
  /\b(?:with|in|only|but|just|from|out of|into) (?:(?:an?|one|my|small|little) ){0,2}(?:rucksack|backpack|bag|case|duffel|holdall|suitcase)\b/gu;
/** Minimum number of words in a wish for an outfit. 'Kids clothes' is a search for single garments. */
const MIN_WORDS = 4;

/** Whether the likely move asks for an outfit, and no clause asks for a single garment. */
function asksByMove(
  move: 'compose' | 'pack',
  whole: string,
  clauses: readonly OutfitClause[],
  language: Language,
): boolean {
  const isOfClothes = CLOTHES.test(whole) && !SEVERAL_DAYS.test(whole);
  const isOfSome =
    (move === 'compose' && LOOKS_FOR.test(whole)) || ONE_THING.test(whole) || whole.split(' ').length < MIN_WORDS;
  if (isOfClothes || isOfSome || !clauses.some((clause) => clause.move === move)) return false;
  const asked = clauses.filter(({ act, move: other }) => act !== 'own' && other !== 'own' && other !== 'refuse');
  return asked.every(({ text }) => readGarments(text.replace(LUGGAGE, ' '), language).length === 0);
}

/** Whether garments together cover the body. */
function covers(garments: readonly NamedGarment[]): boolean {
  const slots = new Set(garments.map(({ slot }) => slot));
  return slots.has('fullBody') || (slots.has('top') && slots.has('bottom'));
}

/** Slots of pieces that complete an outfit. They stay empty if the words list all garments. */
const COMPLETING: readonly OutfitSlot[] = ['layer', 'outer', 'bag', 'accessory'];

function listWithout(listed: readonly NamedGarment[]): readonly OutfitSlot[] {
  const slots = new Set(listed.map(({ slot }) => slot));
  return covers(listed) && slots.has('shoes') ? COMPLETING.filter((slot) => !slots.has(slot)) : [];
}

/** Reads the changes that pack for a trip, or for another number of days. */
function startTrip(whole: string, outfit: OutfitPlan | null, isListed: boolean): readonly OutfitEdit[] {
  const days = readDays(whole);
  const isNew =
    outfit?.days === undefined || outfit.days === null || (days !== outfit.days && /\d|\bweeks?\b/u.test(whole));
  return isNew ? [{ kind: 'pack', days, ...(isListed && { isListed: true as const }) }] : [];
}

/** Whether a message asks for an outfit for another occasion. */
function isForOther(whole: string, { occasion }: OutfitPlan, { lexicon, spelling }: Language): boolean {
  if (ANOTHER.test(whole) && !/\bfor\b/u.test(whole)) return false;
  const named = readTerms(readParts(whole, lexicon, spelling)).occasion;
  return named !== null && named !== occasion;
}
