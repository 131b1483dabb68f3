import type { Difference, OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { createOpenPlace } from './OutfitPlan.ts';
import { joinTraits } from './traits/hasTraits.ts';
import type { PieceTrait } from './traits/PieceTrait.ts';

/** Empties a place, so that it gets another piece with the given differences. The present piece is not chosen again. */
export function reopenPlace(
  plan: OutfitPlan,
  place: OutfitPlace,
  words: string,
  differences: readonly Difference[] = [],
  newTraits: readonly PieceTrait[] = [],
): OutfitPlan {
  const itemId = place.itemId ?? place.replaced?.itemId ?? null;
  // New words may contradict the traits.
  const traits = joinTraits(words === place.words ? (place.traits ?? []) : [], newTraits);
  const open = {
    ...createOpenPlace(place.slot, words, traits),
    replaced: itemId === null ? null : { itemId, differences },
  };
  return {
    ...plan,
    places: plan.places.map((otherPlace) => (otherPlace === place ? open : otherPlace)),
    leaveOutIds: itemId === null ? plan.leaveOutIds : [...plan.leaveOutIds, itemId],
  };
}
