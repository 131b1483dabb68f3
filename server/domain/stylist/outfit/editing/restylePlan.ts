import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { reopenPlace } from '../../../outfits/reopenPlace.ts';
import { joinTraits } from '../../../outfits/traits/hasTraits.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { leanTo } from './chooseAnew.ts';

type Restyle = Extract<OutfitEdit, { kind: 'restyle' }>;

/** Gives the outfit, or the piece of one slot, other qualities. */
export function restylePlan(plan: OutfitPlan, edit: Restyle): OutfitPlan {
  return edit.slot === null ? restyleAll(plan, edit) : restyleOne(plan, edit);
}

function restyleOne(plan: OutfitPlan, { slot, traits, differences, isOther }: Restyle): OutfitPlan {
  const place = plan.places.find((otherPlace) => otherPlace.slot === slot && !otherPlace.isOwned);
  if (place === undefined) return plan;
  const restyledPlace: OutfitPlace =
    traits.length === 0 ? place : { ...place, traits: joinTraits(place.traits ?? [], traits) };
  const changedPlan: OutfitPlan = {
    ...plan,
    places: plan.places.map((otherPlace) => (otherPlace === place ? restyledPlace : otherPlace)),
    ...(traits.length > 0 && { hasNewTraits: true }),
  };
  const isReplaced = differences.length > 0 || isOther;
  const hasPieceBefore = place.itemId !== null || place.replaced !== null;
  return isReplaced && hasPieceBefore
    ? reopenPlace(changedPlan, restyledPlace, restyledPlace.words, differences)
    : changedPlan;
}

function restyleAll(presentPlan: OutfitPlan, { traits, differences, leaning }: Restyle): OutfitPlan {
  const plan = leaning === undefined ? presentPlan : leanTo(presentPlan, leaning);
  const changedPlan: OutfitPlan =
    traits.length === 0 ? plan : { ...plan, traits: joinTraits(plan.traits ?? [], traits), hasNewTraits: true };
  if (differences.length === 0) return changedPlan;
  // Warmer clothes may need an additional layer.
  const isOpen = leaning !== undefined && leaning.warmth > 0 && plan.isWhole;
  return listFirst(plan).reduce(
    (planSoFar, place) => {
      const reopenedPlan = reopenPlace(planSoFar, place, place.words, differences);
      const places = reopenedPlan.places.map((otherPlace) =>
        otherPlace.replaced !== null && otherPlace.replaced.itemId === place.itemId
          ? { ...otherPlace, replaced: { ...otherPlace.replaced, isOptional: true as const } }
          : otherPlace,
      );
      return { ...reopenedPlan, places };
    },
    { ...changedPlan, isOpen: changedPlan.isOpen || isOpen },
  );
}

/** Lists the first chosen piece of each slot. Second accessories are left out, because they stay. */
const listFirst = ({ places }: OutfitPlan): readonly OutfitPlace[] =>
  places.filter(
    ({ slot, itemId, isOwned }, index) =>
      itemId !== null && !isOwned && places.findIndex((place) => place.slot === slot) === index,
  );
