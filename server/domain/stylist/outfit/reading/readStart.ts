import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import {
  ADD_PATTERN,
  ANOTHER_PATTERN,
  BACK_PATTERN,
  LOOKS_FOR_PATTERN,
  MONEY_PATTERN,
  ONE_THING_PATTERN,
  NAMES_OUTFIT_PATTERN,
  OUTFIT_PATTERN,
  PACKING_PATTERN,
  PER_PIECE_PATTERN,
  TOGETHER_PATTERN,
  TRIP_PATTERN,
  WARDROBE_PATTERN,
} from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { ASIDE_ACTS } from './OutfitClause.ts';
import { readDays, withoutTimeUntil } from './readDays.ts';
import { asksForEvent, asksForTrip } from './readEvent.ts';
import { readGarments } from './readGarments.ts';
import { readTerms } from './readTerms.ts';

/** Minimum number of garments in a list that is read as an outfit. */
const MIN_LISTED = 3;

/**
 * Reads the changes that start an outfit. The words may name an outfit or a trip, list garments with one budget, or
 * name an event at the start of a conversation.
 */
export function readStart(
  wholeText: string,
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
  isOpening: boolean,
  language: Language,
): readonly OutfitEdit[] {
  const isOfCurrent = outfit !== null && (BACK_PATTERN.test(wholeText) || NAMES_OUTFIT_PATTERN.test(wholeText));
  const asksToPack =
    !(outfit !== null && ADD_PATTERN.test(wholeText)) &&
    ((PACKING_PATTERN.test(wholeText) && TRIP_PATTERN.test(wholeText)) ||
      WARDROBE_PATTERN.test(wholeText) ||
      (isOpening && asksForTrip(withoutTimeUntil(wholeText), clauses, language)));
  const askingClauses = clauses.filter(({ act }) => act === null || !ASIDE_ACTS.has(act));
  const listedGarments = askingClauses
    .filter(({ act }) => act !== 'own')
    .flatMap(({ text }) => readGarments(text.replace(OUTFIT_PATTERN, ' '), language));
  if (asksToPack && !isOfCurrent) return startTrip(wholeText, outfit, coverBody(listedGarments));
  const asksForOne =
    OUTFIT_PATTERN.test(wholeText) && !PACKING_PATTERN.test(wholeText) && !TRIP_PATTERN.test(wholeText);
  if (isOpening && outfit === null && !asksForOne && asksByMove('pack', wholeText, clauses, language))
    return [{ kind: 'pack', days: readDays(wholeText), isGuess: true }];
  const namesOutfit = OUTFIT_PATTERN.test(wholeText);
  if (namesOutfit && (outfit === null || (!isOfCurrent && isForOther(wholeText, outfit, language))))
    return [{ kind: 'compose', isWhole: true, without: listWithout(listedGarments) }];
  const asksForOutfit =
    asksForEvent(wholeText, clauses, language) || asksByMove('compose', wholeText, clauses, language);
  if (outfit === null && isOpening && asksForOutfit) return [{ kind: 'compose', isWhole: true, isGuess: true }];
  if (outfit !== null || !listsOutfit(wholeText, askingClauses, language)) return [];
  return [{ kind: 'compose', isWhole: !coverBody(listedGarments) && SOMETHING_ELSE_PATTERN.test(wholeText) }];
}

/** Matches requests to see garments without combining them: 'show me shirts, ties and shoes'. */
const BROWSES_PATTERN = /\b(?:show|see|browse|(?:do|have) (?:you|ye)|got any|you sell)\b/u;

const WORN_TOGETHER_PATTERN =
  /\b(?:(?:it |them |this |that )?(?:all|everything|them|these|those|it|the lot) (?:all )?together|as (?:an outfit|a look|one))\b/u;

/** Whether the message lists garments to wear together: 'a dark suit, white shirt, black tie and shoes'. */
function listsOutfit(wholeText: string, askingClauses: readonly OutfitClause[], language: Language): boolean {
  if (PER_PIECE_PATTERN.test(wholeText)) return false;
  const namedPieces = askingClauses
    .filter(({ act }) => act !== 'refuse')
    .flatMap((clause) => readGarments(clause.text, language).map((garment) => ({ ...garment, act: clause.act })));
  const wantedKeys = new Set(namedPieces.filter(({ act }) => act !== 'own').map(findPlaceKey));
  if (MONEY_PATTERN.test(wholeText) && TOGETHER_PATTERN.test(wholeText)) return wantedKeys.size > 1;
  const wornKeys = new Set([
    ...namedPieces.map(findPlaceKey),
    ...(SOMETHING_ELSE_PATTERN.test(wholeText) ? ['main'] : []),
  ]);
  const isBrowsed =
    BROWSES_PATTERN.test(wholeText) && !MONEY_PATTERN.test(wholeText) && !WORN_TOGETHER_PATTERN.test(wholeText);
  return wornKeys.size >= MIN_LISTED && wantedKeys.size > 1 && !isBrowsed;
}

/**
 * Matches a main piece that has no name but 'something', with shoes and accessories: 'something architectural, flat
 * shoes, earrings'.
 */
const SOMETHING_ELSE_PATTERN =
  /^(?:.{0,80}[,.] )?(?:i want |i need |need |want |looking for )?something [a-z]+(?: [a-z]+){0,3} ?,/u;

/** Returns a key for the place of a garment in an outfit. Each kind of accessory has a separate key. */
const findPlaceKey = ({ slot, kinds: [kind] }: NamedGarment): string =>
  slot === 'accessory' || slot === 'extra' ? `${slot} ${kind}` : slot;

/**
 * Matches 'clothes', which can ask for single garments ('clothes for the gym') or for packing ('clothes for a week').
 */
const CLOTHES_PATTERN = /\bclothes\b/u;
const SEVERAL_DAYS_PATTERN =
  /\b(?:days?|nights?|weeks?|weekend|fortnight|month|trip|travel\w*|holiday|vacation|honeymoon|cruise|semester|camp|wardrobe|suitcase|luggage|case|bag|backpack|everything|whole|nothing)\b/u;
/** Matches the bag that everything must fit into: 'with nothing but a rucksack'. */
const LUGGAGE_PATTERN =
  /\b(?:with|in|only|but|just|from|out of|into) (?:(?:an?|one|my|small|little) ){0,2}(?:rucksack|backpack|bag|case|duffel|holdall|suitcase)\b/gu;
/** Minimum number of words in a wish for an outfit. 'Kids clothes' is a search for single garments. */
const MIN_WORDS = 4;

/** Whether the likely move asks for an outfit, and no clause asks for a single garment. */
function asksByMove(
  move: 'compose' | 'pack',
  wholeText: string,
  clauses: readonly OutfitClause[],
  language: Language,
): boolean {
  const asksForClothes = CLOTHES_PATTERN.test(wholeText) && !SEVERAL_DAYS_PATTERN.test(wholeText);
  const isOfSeveral =
    (move === 'compose' && LOOKS_FOR_PATTERN.test(wholeText)) ||
    ONE_THING_PATTERN.test(wholeText) ||
    wholeText.split(' ').length < MIN_WORDS;
  if (asksForClothes || isOfSeveral || !clauses.some((clause) => clause.move === move)) return false;
  const askingClauses = clauses.filter(
    ({ act, move: otherMove }) => act !== 'own' && otherMove !== 'own' && otherMove !== 'refuse',
  );
  return askingClauses.every(({ text }) => readGarments(text.replace(LUGGAGE_PATTERN, ' '), language).length === 0);
}

/** Whether garments together cover the body. */
function coverBody(garments: readonly NamedGarment[]): boolean {
  const slots = new Set(garments.map(({ slot }) => slot));
  return slots.has('fullBody') || (slots.has('top') && slots.has('bottom'));
}

/** Slots of pieces that complete an outfit. They stay empty if the words list all garments. */
const COMPLETING_SLOTS: readonly OutfitSlot[] = ['layer', 'outer', 'bag', 'accessory'];

function listWithout(listedGarments: readonly NamedGarment[]): readonly OutfitSlot[] {
  const slots = new Set(listedGarments.map(({ slot }) => slot));
  return coverBody(listedGarments) && slots.has('shoes') ? COMPLETING_SLOTS.filter((slot) => !slots.has(slot)) : [];
}

/** Reads the changes that start packing for a trip or change its number of days. */
function startTrip(wholeText: string, outfit: OutfitPlan | null, isListedOnly: boolean): readonly OutfitEdit[] {
  const days = readDays(wholeText);
  const isNew =
    outfit?.days === undefined || outfit.days === null || (days !== outfit.days && /\d|\bweeks?\b/u.test(wholeText));
  return isNew ? [{ kind: 'pack', days, ...(isListedOnly && { isListed: true as const }) }] : [];
}

/** Whether a message asks for an outfit for another occasion. */
function isForOther(wholeText: string, { occasion }: OutfitPlan, { lexicon, spelling }: Language): boolean {
  if (ANOTHER_PATTERN.test(wholeText) && !/\bfor\b/u.test(wholeText)) return false;
  const namedOccasion = readTerms(readParts(wholeText, lexicon, spelling)).occasion;
  return namedOccasion !== null && namedOccasion !== occasion;
}
