import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Turn } from '../Turn.ts';
import type { OutfitEdit } from './OutfitEdit.ts';

/** The number of changes that can be undone. */
const MAX_EARLIER = 6;

/** Returns the earlier outfits without pieces that the shopper has refused. */
export function listEarlier(
  { outfit, earlierOutfits = [] }: Turn['conversation'],
  edits: readonly OutfitEdit[],
): readonly OutfitPlan[] {
  const [restoredPlan] = edits.flatMap((edit) => (edit.kind === 'restore' ? [edit.plan] : []));
  if (restoredPlan !== undefined) return earlierOutfits.slice(earlierOutfits.indexOf(restoredPlan) + 1);
  return outfit === null ? earlierOutfits : [{ ...outfit, leaveOutIds: [] }, ...earlierOutfits].slice(0, MAX_EARLIER);
}
