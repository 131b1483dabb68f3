import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../../outfits/OutfitPlan.ts';
import type { NamedGarment } from '../OutfitEdit.ts';
import { findOfKind, findPlace, refuseKind, removePlaces, SEPARATE_SLOTS } from './places.ts';

/** Removes a garment. If it covers the body, another one is chosen; otherwise its place stays empty. */
export function dropGarment(plan: OutfitPlan, garment: NamedGarment, isOfPiece: boolean): OutfitPlan {
  if (plan.days !== null && plan.places.length > 0) return dropFromCapsule(plan, garment);
  const { slot, kinds } = garment;
  const placeOfKind = findOfKind(plan, kinds);
  if (slot === 'fullBody' || SEPARATE_SLOTS.includes(slot)) return replaceCovering(refuseKind(plan, garment), garment);
  const isWholeSlot = isOfPiece || slot === 'shoes' || slot === 'bag';
  const place = placeOfKind ?? (isWholeSlot && slot !== 'accessory' ? findPlace(plan, garment) : undefined);
  if (place === undefined && (slot === 'accessory' || !isWholeSlot)) return refuseKind(plan, garment);
  const reducedPlan = place === undefined ? plan : removePlaces(plan, (otherPlace) => otherPlace === place);
  const emptySlot = place?.slot ?? slot;
  // The jacket over a removed waistcoat stays.
  if (reducedPlan.places.some((otherPlace) => otherPlace.slot === emptySlot && !otherPlace.isOwned)) return reducedPlan;
  return { ...reducedPlan, without: [...reducedPlan.without.filter((name) => name !== emptySlot), emptySlot] };
}

function replaceCovering(plan: OutfitPlan, { slot, kinds }: NamedGarment): OutfitPlan {
  const place = findOfKind(plan, kinds);
  if (place === undefined) return plan;
  const reducedPlan = removePlaces(plan, (otherPlace) => otherPlace === place || otherPlace.slot === 'under');
  const slots = slot === 'fullBody' ? SEPARATE_SLOTS : [slot];
  return { ...reducedPlan, places: [...reducedPlan.places, ...slots.map((name) => createOpenPlace(name))] };
}

/** Removes all pieces of a kind from a capsule. If they cover the body, others are chosen. */
function dropFromCapsule(plan: OutfitPlan, garment: NamedGarment): OutfitPlan {
  const { slot, kinds } = garment;
  const isOfRefusedKind = ({ kind, isOwned }: OutfitPlan['places'][number]): boolean =>
    !isOwned && kinds.includes(kind);
  const removedPlaces = plan.places.filter(isOfRefusedKind);
  const coversBody = slot === 'fullBody' || SEPARATE_SLOTS.includes(slot);
  if (coversBody) {
    const stayingPlaces = plan.places.filter((place) => !removedPlaces.includes(place) && !place.isOwned);
    // If one of several bottoms is removed, it needs no replacement.
    const openedPlaces = removedPlaces
      .map((place) => createOpenPlace(place.slot === 'fullBody' ? 'top' : place.slot))
      .filter(({ slot: open }) => !stayingPlaces.some((place) => place.slot === open));
    const refusedPlan = refuseKind(removePlaces(plan, isOfRefusedKind), garment);
    return { ...refusedPlan, places: [...refusedPlan.places, ...openedPlaces] };
  }
  if (removedPlaces.length > 0) return { ...removePlaces(plan, isOfRefusedKind), without: [...plan.without, slot] };
  return {
    ...removePlaces(plan, (place) => place.slot === slot && slot !== 'accessory'),
    without: [...plan.without, slot],
  };
}

/** Removes the last piece of a slot. */
export function dropOne(plan: OutfitPlan, garment: NamedGarment): OutfitPlan {
  const placesOfKind = plan.places.filter(({ kind, isOwned }) => !isOwned && garment.kinds.includes(kind));
  const placesOfSlot = plan.places.filter(({ slot, isOwned }) => !isOwned && slot === garment.slot);
  const meantPlace = placesOfSlot.length > 1 ? (placesOfKind.at(-1) ?? placesOfSlot.at(-1)) : undefined;
  return meantPlace === undefined ? plan : removePlaces(plan, (place) => place === meantPlace);
}
