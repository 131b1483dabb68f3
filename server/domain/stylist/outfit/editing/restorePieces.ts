import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { allowSlot, clearFor, listItemIds } from './places.ts';

/** Restores an earlier outfit, without what the shopper has refused since. */
export function restorePlan(currentPlan: OutfitPlan, formerPlan: OutfitPlan): OutfitPlan {
  return withoutRestored({
    ...formerPlan,
    leaveOutIds: [...currentPlan.leaveOutIds, ...listItemIds(currentPlan.places)],
  });
}

/** Restores an earlier piece in place of the new piece. If the earlier piece was removed, adds it again. */
export function restorePiece(plan: OutfitPlan, place: OutfitPlace): OutfitPlan {
  const successor = plan.places.find(
    ({ slot, kind, isOwned }) => !isOwned && slot === place.slot && (slot !== 'accessory' || kind === place.kind),
  );
  const restoredPlace = { ...place, replaced: null };
  if (successor !== undefined)
    return withoutRestored({
      ...plan,
      places: plan.places.map((otherPlace) => (otherPlace === successor ? restoredPlace : otherPlace)),
      leaveOutIds: [...plan.leaveOutIds, ...listItemIds([successor])],
    });
  const clearedPlan = allowSlot(place.slot === 'accessory' ? plan : clearFor(plan, place.slot), place.slot);
  return withoutRestored({ ...clearedPlan, places: [...clearedPlan.places, restoredPlace] });
}

const withoutRestored = (plan: OutfitPlan): OutfitPlan => {
  const ids = listItemIds(plan.places);
  return { ...plan, leaveOutIds: plan.leaveOutIds.filter((id) => !ids.includes(id)) };
};
