import { composePlan } from './composePlan.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import type { OutfitShopper, OutfitSources } from './OutfitSources.ts';

const SLOTS_BY_IMPORTANCE: readonly OutfitPlace['slot'][] = [
  'fullBody',
  'top',
  'bottom',
  'layer',
  'outer',
  'shoes',
  'bag',
];

/**
 * Composes an outfit whose pieces should all change, but may also stay. If they cannot all change together, changes
 * them one after another, the most visible first. Returns null if the plan asks for no such change.
 */
export async function composeRestyled(
  plan: OutfitPlan,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<FoundOutfit | null> {
  const openedPlaces = plan.places.filter(({ replaced }) => replaced?.isOptional === true);
  if (openedPlaces.length === 0) return null;
  const isFound = (foundOutfit: FoundOutfit | null): foundOutfit is FoundOutfit =>
    foundOutfit !== null &&
    foundOutfit.missing.length === 0 &&
    foundOutfit.totalCents <= (plan.budgetCents ?? Infinity);
  const changedTogether = await composePlan(plan, shopper, sources);
  if (isFound(changedTogether)) return changedTogether;
  const order = ({ slot }: OutfitPlace): number =>
    (SLOTS_BY_IMPORTANCE.indexOf(slot) + SLOTS_BY_IMPORTANCE.length) % SLOTS_BY_IMPORTANCE.length;
  let places = plan.places.map((place) => (openedPlaces.includes(place) ? takeBack(place) : place));
  let bestOutfit = await composePlan({ ...plan, places, isOpen: false }, shopper, sources);
  for (const openedPlace of openedPlaces.toSorted(
    (firstPlace, secondPlace) => order(firstPlace) - order(secondPlace),
  )) {
    const triedPlaces = places.map((place) => (place.itemId === openedPlace.replaced?.itemId ? openedPlace : place));
    const foundOutfit = await composePlan({ ...plan, places: triedPlaces, isOpen: false }, shopper, sources);
    if (!isFound(foundOutfit)) continue;
    bestOutfit = foundOutfit;
    places = triedPlaces.map((place) => (place === openedPlace ? fillPlace(openedPlace, foundOutfit) : place));
  }
  return bestOutfit;
}

const takeBack = (place: OutfitPlace): OutfitPlace => ({
  ...place,
  itemId: place.replaced?.itemId ?? null,
  replaced: null,
});

/** Returns the place with the piece that was found for it. */
function fillPlace(place: OutfitPlace, { pieces }: FoundOutfit): OutfitPlace {
  const item = pieces.find(({ slot }) => slot === place.slot)?.item;
  return item === undefined
    ? takeBack(place)
    : { ...place, itemId: item.id, kind: item.kind, priceCents: item.priceCents, replaced: null };
}
