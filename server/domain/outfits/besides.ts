import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { settlePlan, sumPlan } from './settlePlan.ts';

/**
 * Separates the further pieces of a slot, such as a belt besides a hat, since an outfit is composed with one piece per
 * slot. Each is then composed by itself, without the other pieces of its slot. A capsule needs no separation.
 */
export function splitBeside(plan: OutfitPlan): { readonly main: OutfitPlan; readonly beside: readonly OutfitPlace[] } {
  if (plan.days !== null) return { main: plan, beside: [] };
  const isFirst = (place: OutfitPlace, index: number): boolean =>
    plan.places.findIndex(({ slot }) => slot === place.slot) === index;
  const beside = plan.places.filter((place, index) => !isFirst(place, index));
  const keptCents = sumPlan({ ...plan, places: beside });
  const spend = (cents: number | null): number | null => (cents === null ? null : Math.max(0, cents - keptCents));
  return {
    main: {
      ...plan,
      places: plan.places.filter(isFirst),
      budgetCents: spend(plan.budgetCents),
      targetCents: spend(plan.targetCents),
    },
    beside,
  };
}

/** The plan for one further piece: the pieces found so far stay, except those of its slot. */
export function planBeside(plan: OutfitPlan, found: FoundOutfit, place: OutfitPlace): OutfitPlan {
  const settled = settlePlan(plan, found);
  const aside = settled.places.filter(({ slot }) => slot === place.slot);
  const spent = sumPlan({ ...plan, places: aside });
  return {
    ...settled,
    places: [...settled.places.filter(({ slot }) => slot !== place.slot), place],
    without: plan.without.filter((slot) => slot !== place.slot),
    budgetCents: plan.budgetCents === null ? null : Math.max(0, plan.budgetCents - spent),
    leaveOutIds: [...plan.leaveOutIds, ...aside.flatMap(({ itemId }) => itemId ?? [])],
  };
}

/** The outfit with the further piece that was found for a slot. */
export function joinBeside(found: FoundOutfit, withPlace: FoundOutfit | null, place: OutfitPlace): FoundOutfit {
  const added = withPlace?.pieces.find(({ slot }) => slot === place.slot);
  const { slot, words } = place;
  if (place.isOwned) return { ...found, owned: [...found.owned, { slot, words }] };
  if (added === undefined) return { ...found, missing: [...found.missing, { slot, words, isSold: false }] };
  return {
    ...found,
    pieces: [...found.pieces, added],
    totalCents: found.totalCents + added.item.priceCents,
    alternatives: found.alternatives.filter(({ id }) => id !== added.item.id),
  };
}
