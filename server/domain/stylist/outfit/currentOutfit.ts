import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../outfits/OutfitPlan.ts';
import { removeAccents } from '../../language/text/tokens.ts';
import type { Turn, Understood } from '../Turn.ts';
import { EMPTY_PLAN } from './editing/applyEdits.ts';
import { findMainKind } from '../../outfits/OutfitPiece.ts';
import type { Language } from '../hearing/hear.ts';
import { Utterance } from '../hearing/Utterance.ts';
import {
  ALL_OF_IT_PATTERN,
  BACK_PATTERN,
  DEFINITE_PATTERN,
  LEAVES_PATTERN,
  LOOKS_FOR_PATTERN,
  NAMES_OUTFIT_PATTERN,
} from './reading/cues.ts';
import { TOGETHER_PATTERN } from './command/readTogether.ts';
import type { OutfitClause } from './reading/OutfitClause.ts';
import { listMentioned } from './reading/readGarments.ts';

/** Returns the outfit on the screen, or the earlier outfit that the words ask for; null if there is none. */
export function findCurrentOutfit(
  { conversation: { outfit, isOutfitLeft }, shown, said }: Turn,
  language: Language,
): OutfitPlan | null {
  if (outfit === null || outfit.places.length === 0) return null;
  const words = new Utterance(removeAccents(said)).whole;
  const isAboutOutfit =
    isOutfitLeft !== true ||
    isShown(outfit, shown.quick) ||
    NAMES_OUTFIT_PATTERN.test(words) ||
    BACK_PATTERN.test(words) ||
    ALL_OF_IT_PATTERN.test(words) ||
    TOGETHER_PATTERN.test(words) ||
    namesPieces(words, outfit, shown.quick, language);
  return isAboutOutfit ? completePlan(outfit) : null;
}

/**
 * Returns the state after a message that does not change the outfit. After a search for single garments, the outfit
 * is no longer the subject.
 */
export function leaveOutfit(
  { conversation, said }: Turn,
  clauses: readonly OutfitClause[],
  understanding: Understood,
): Understood {
  const { outfit } = conversation;
  if (outfit === null || understanding.outfit !== undefined || understanding.intent !== 'search') return understanding;
  const isOutfitLeft =
    conversation.isOutfitLeft === true ||
    outfit.isGuess === true ||
    clauses.some(({ move }) => move === 'leave') ||
    LOOKS_FOR_PATTERN.test(said.toLowerCase()) ||
    LEAVES_PATTERN.test(said.toLowerCase());
  return { ...understanding, conversation: { ...understanding.conversation, isOutfitLeft } };
}

/**
 * Whether the words name pieces of the outfit but none of the shown list: 'make the trousers navy' after a list of
 * ties.
 */
function namesPieces(
  words: string,
  outfit: OutfitPlan,
  shownItems: Turn['shown']['quick'],
  language: Language,
): boolean {
  if (!DEFINITE_PATTERN.test(words) || LOOKS_FOR_PATTERN.test(words)) return false;
  const shownKinds = new Set(shownItems.map(findMainKind));
  const namedGarments = listMentioned(words, language);
  return (
    namedGarments.some(({ kinds }) => kinds.some((kind) => outfit.places.some((place) => place.kind === kind))) &&
    namedGarments.every(({ kinds }) => kinds.every((kind) => !shownKinds.has(kind)))
  );
}

/**
 * Returns the message with the pieces of the outfit as the shown items, so that questions and words such as 'the
 * second' refer to them.
 */
export function lookAtOutfit(turn: Turn): Turn {
  const { conversation, shown } = turn;
  const { outfit } = conversation;
  if (outfit === null || outfit.places.length === 0 || !isShown(outfit, shown.quick)) return turn;
  const pieces = outfit.places.flatMap(({ itemId }) => shown.quick.find(({ id }) => id === itemId) ?? []);
  return pieces.length === 0 ? turn : { ...turn, shown: { ...shown, quick: pieces } };
}

function isShown({ places }: OutfitPlan, items: Turn['shown']['quick']): boolean {
  const ids = new Set(items.map(({ id }) => id));
  return places.every(({ itemId }) => itemId === null || ids.has(itemId));
}

/** Adds the fields that the plan of an older conversation does not have yet. */
export const completePlan = (plan: OutfitPlan): OutfitPlan => ({
  ...EMPTY_PLAN,
  ...plan,
  places: plan.places.map((place) => ({ ...createOpenPlace(place.slot), ...place })),
});
