import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { decidesFor } from '../../chosenPieces.ts';
import type { Speech } from '../../hearing/Speech.ts';
import type { Turn } from '../../Turn.ts';
import { applyEdits } from '../editing/applyEdits.ts';
import { addItem } from '../offeredPieces.ts';

/**
 * Puts the pieces that the shopper chose from lists since the outfit into it, when the words mean the whole outfit
 * again: 'how much is all that?' after 'the first shoes are lovely'.
 */
export function withChosenPieces(plan: OutfitPlan, turn: Turn, speech: Speech): OutfitPlan {
  if (turn.conversation.isOutfitLeft !== true) return plan;
  const newItems = listChosen(turn, speech).filter(
    ({ id }) => !plan.places.some(({ itemId }) => itemId === id) && !plan.leaveOutIds.includes(id),
  );
  return newItems.length === 0 ? plan : applyEdits(plan, newItems.toReversed().flatMap(addItem));
}

/** Lists the pieces that the message or an earlier one decided for, newest first. */
function listChosen({ said, conversation, recalled, shown }: Turn, { reference }: Speech): readonly CatalogueItem[] {
  const { chosenIds = [] } = conversation;
  const items = reference?.items ?? [];
  const named = items.length === 1 && decidesFor(said) ? items : [];
  const known = [...recalled, ...shown.quick];
  return [...named, ...chosenIds.flatMap((id) => known.find((item) => item.id === id) ?? [])];
}
