import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { NO_LEADS } from '../Conversation.ts';
import { preselectFilters } from '../filters/preselectFilters.ts';
import type { Speech } from '../hearing/Speech.ts';
import { rememberPast } from '../recall.ts';
import { rememberTurn } from '../rememberTurn.ts';
import type { Turn, Understood } from '../Turn.ts';
import { writeWish } from '../wish/writeWish.ts';
import { describeEdits } from './describeEdits.ts';
import { listHeld } from './heldTerms.ts';
import { listEarlier } from './listEarlier.ts';
import { mergeTerms } from './mergeTerms.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import { STARTING_EDITS } from './OutfitEdit.ts';
import { chooseFilters } from './outfitFilters.ts';
import { titleOutfit } from './titleOutfit.ts';
import { toHeard } from './toHeard.ts';

/** Kinds of changes that only ask about the outfit. */
export const QUESTION_EDITS: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>([
  'total',
  'keep',
  'count',
  'list',
  'remark',
]);

/** Whether a plan has other pieces than an outfit. */
const hasOtherPieces = ({ places }: OutfitPlan, outfit: OutfitPlan | null): boolean =>
  places.some(({ itemId }) => itemId !== null && outfit?.places.every((place) => place.itemId !== itemId) === true);

/** Describes the outfit after the changes of a message, and what the reply says of them. */
export function describeChange(
  turn: Turn,
  speech: Speech,
  editedPlan: OutfitPlan,
  edits: readonly OutfitEdit[],
): Understood {
  const startsOutfit = edits.some(({ kind }) => STARTING_EDITS.has(kind));
  const isOnlyAsked = edits.every(({ kind }) => QUESTION_EDITS.has(kind));
  const { conversation, profile } = turn;
  const earlierPlans = conversation.earlierOutfits ?? [];
  const memory = rememberTurn(turn);
  const terms = speech.wish.parts.filter(
    ({ facet, stance }) => facet !== 'kind' && facet !== 'word' && (stance !== 'lessOf' || editedPlan.isGuess === true),
  );
  const keptParts = startsOutfit
    ? listHeld(conversation.wish)
    : conversation.wish.filter(({ facet }) => facet !== 'kind');
  const wish = mergeTerms(keptParts, terms);
  const startFilters = conversation.isBegun
    ? turn.filters
    : preselectFilters(turn.filters, memory.undone, profile.preferences, speech);
  const filters = isOnlyAsked ? turn.filters : chooseFilters(startFilters, turn, speech, editedPlan, edits);
  const plan = filters.gender.length === 1 ? { ...editedPlan, likelyWearer: filters.gender[0] ?? null } : editedPlan;
  const title = titleOutfit(plan);
  const [heardQuestion] = edits.flatMap((edit) => toHeard(edit, plan));
  return {
    intent: isOnlyAsked ? 'answer' : 'search',
    title,
    refinedQuery: writeWish(wish),
    filters,
    companionsOf: null,
    outfit: plan,
    conversation: {
      ...memory,
      isBegun: true,
      wish,
      filters,
      outfit: isOnlyAsked && !hasOtherPieces(plan, conversation.outfit) ? conversation.outfit : plan,
      isOutfitLeft: false,
      earlierOutfits: isOnlyAsked ? earlierPlans : startsOutfit ? [] : listEarlier(conversation, edits),
      leads: { ...NO_LEADS, tastes: conversation.leads.tastes },
      title,
      asked: 0,
      ownsBudget: false,
      saidBounds: null,
      wearer: speech.wearer ?? (startsOutfit ? 'self' : conversation.wearer),
      past: isOnlyAsked ? conversation.past : rememberPast(turn),
      spokenOf: [],
      heard: {
        changes: describeEdits(edits).map((words) => ({ kind: 'wish', words })),
        answer: null,
        ...heardQuestion,
      },
    },
  };
}
