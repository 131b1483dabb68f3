import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { settlePlan, sumPlan } from './settlePlan.ts';

/**
 * Takes second pieces of a slot out of a plan, such as a belt if there is a hat, because an outfit has one piece per
 * slot. Each second piece is composed separately. A capsule stays unchanged.
 */
export function splitFurtherPieces(plan: OutfitPlan): {
  readonly mainPlan: OutfitPlan;
  readonly furtherPlaces: readonly OutfitPlace[];
} {
  if (plan.days !== null) return { mainPlan: plan, furtherPlaces: [] };
  const isFirstOfSlot = (place: OutfitPlace, index: number): boolean =>
    plan.places.findIndex(({ slot }) => slot === place.slot) === index;
  const furtherPlaces = plan.places.filter((place, index) => !isFirstOfSlot(place, index));
  const keptCents = sumPlan({ ...plan, places: furtherPlaces });
  const subtractKept = (cents: number | null): number | null =>
    cents === null ? null : Math.max(0, cents - keptCents);
  return {
    mainPlan: {
      ...plan,
      places: plan.places.filter(isFirstOfSlot),
      budgetCents: subtractKept(plan.budgetCents),
      targetCents: subtractKept(plan.targetCents),
    },
    furtherPlaces,
  };
}

/** Creates the plan for a second piece of a slot. The pieces of all other slots stay. */
export function planFurtherPiece(plan: OutfitPlan, foundOutfit: FoundOutfit, place: OutfitPlace): OutfitPlan {
  const settledPlan = settlePlan(plan, foundOutfit);
  const otherPlaces = settledPlan.places.filter(({ slot }) => slot === place.slot);
  const spentCents = sumPlan({ ...plan, places: otherPlaces });
  return {
    ...settledPlan,
    places: [...settledPlan.places.filter(({ slot }) => slot !== place.slot), place],
    without: plan.without.filter((slot) => slot !== place.slot),
    budgetCents: plan.budgetCents === null ? null : Math.max(0, plan.budgetCents - spentCents),
    leaveOutIds: [...plan.leaveOutIds, ...otherPlaces.flatMap(({ itemId }) => itemId ?? [])],
  };
}

/** Adds the second piece of a slot to the outfit. */
export function addFurtherPiece(
  foundOutfit: FoundOutfit,
  foundWithPlace: FoundOutfit | null,
  place: OutfitPlace,
): FoundOutfit {
  const addedPiece = foundWithPlace?.pieces.find(({ slot }) => slot === place.slot);
  const { slot, words } = place;
  if (place.isOwned) return { ...foundOutfit, owned: [...foundOutfit.owned, { slot, words }] };
  if (addedPiece === undefined)
    return { ...foundOutfit, missing: [...foundOutfit.missing, { slot, words, isSold: false }] };
  return {
    ...foundOutfit,
    pieces: [...foundOutfit.pieces, addedPiece],
    unmet: [...foundOutfit.unmet, ...(foundWithPlace?.unmet ?? []).filter((place) => place.words === words)],
    totalCents: foundOutfit.totalCents + addedPiece.item.priceCents,
    alternatives: foundOutfit.alternatives.filter(({ id }) => id !== addedPiece.item.id),
  };
}
