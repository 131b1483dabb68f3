import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { settlePlan, sumPlan } from './settlePlan.ts';

/**
 * Takes second pieces of a slot out of a plan, such as a belt besides a hat, because an outfit has one piece per
 * slot. Each of them is composed separately. A capsule stays unchanged.
 */
export function splitFurtherPieces(plan: OutfitPlan): {
  readonly main: OutfitPlan;
  readonly furtherPlaces: readonly OutfitPlace[];
} {
  if (plan.days !== null) return { main: plan, furtherPlaces: [] };
  const isFirst = (place: OutfitPlace, index: number): boolean =>
    plan.places.findIndex(({ slot }) => slot === place.slot) === index;
  const furtherPlaces = plan.places.filter((place, index) => !isFirst(place, index));
  const keptCents = sumPlan({ ...plan, places: furtherPlaces });
  const subtractKept = (cents: number | null): number | null =>
    cents === null ? null : Math.max(0, cents - keptCents);
  return {
    main: {
      ...plan,
      places: plan.places.filter(isFirst),
      budgetCents: subtractKept(plan.budgetCents),
      targetCents: subtractKept(plan.targetCents),
    },
    furtherPlaces,
  };
}

/** Creates the plan for a second piece of a slot. The pieces of all other slots stay. */
export function planFurtherPiece(plan: OutfitPlan, found: FoundOutfit, place: OutfitPlace): OutfitPlan {
  const settledPlan = settlePlan(plan, found);
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
  found: FoundOutfit,
  foundWithPlace: FoundOutfit | null,
  place: OutfitPlace,
): FoundOutfit {
  const added = foundWithPlace?.pieces.find(({ slot }) => slot === place.slot);
  const { slot, words } = place;
  if (place.isOwned) return { ...found, owned: [...found.owned, { slot, words }] };
  if (added === undefined) return { ...found, missing: [...found.missing, { slot, words, isSold: false }] };
  return {
    ...found,
    pieces: [...found.pieces, added],
    unmet: [...found.unmet, ...(foundWithPlace?.unmet ?? []).filter((place) => place.words === words)],
    totalCents: found.totalCents + added.item.priceCents,
    alternatives: found.alternatives.filter(({ id }) => id !== added.item.id),
  };
}
