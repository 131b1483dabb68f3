import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { createOpenPlace } from './OutfitPlan.ts';

/** Returns the plan with the pieces that were found for it, so that they stay in the next turns. */
export function settlePlan(plan: OutfitPlan, { pieces, owned, leftOut }: FoundOutfit): OutfitPlan {
  const boughtPlaces = new Set(plan.places.filter(({ isOwned }) => !isOwned));
  const findRequestedPlace = (itemId: string, slot: OutfitPlace['slot']): OutfitPlace | undefined =>
    [...boughtPlaces].find((place) => place.itemId === itemId) ??
    [...boughtPlaces].find((place) => place.itemId === null && place.slot === slot);
  const bought = pieces.map(({ slot, item }) => {
    const place = findRequestedPlace(item.id, slot);
    if (place) boughtPlaces.delete(place);
    const { words, traits } = place ?? createOpenPlace(slot);
    return { ...createOpenPlace(slot, words, traits), itemId: item.id, kind: item.kind, priceCents: item.priceCents };
  });
  const ownedPlaces = owned.map(({ slot, words }) => ({ ...createOpenPlace(slot, words), isOwned: true }));
  const { hasNewTraits: _, leftOut: leftOutBefore, ...settled } = plan;
  const empty = leftOut ?? leftOutBefore;
  const isStillEmpty = empty !== undefined && bought.every(({ slot }) => slot !== empty.slot);
  return {
    ...settled,
    ...(isStillEmpty && { leftOut: empty }),
    places: [...bought, ...ownedPlaces],
    isOpen: false,
    targetCents: null,
    leaveOutIds: plan.leaveOutIds.filter((id) => !bought.some(({ itemId }) => itemId === id)),
  };
}

/** Adds up the prices of the pieces to buy. */
export function sumPlan({ places }: OutfitPlan): number {
  return places.reduce((sum, { priceCents }) => sum + priceCents, 0);
}
