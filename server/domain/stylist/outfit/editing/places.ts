import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import type { NamedGarment } from '../OutfitEdit.ts';

/** Slots that may have several pieces at once. */
export const REPEATABLE_SLOTS: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['accessory', 'extra']);
/** The slots of the pieces that a dress or a suit replaces. */
export const SEPARATE_SLOTS: readonly OutfitSlot[] = ['top', 'bottom'];

const RELATED_SLOTS: Readonly<Partial<Record<OutfitSlot, readonly OutfitSlot[]>>> = {
  outer: ['layer'],
  layer: ['outer'],
  top: ['under', 'layer'],
};

/**
 * Returns the place that a garment means: the place that the shopper requested by this name, otherwise a place of the
 * same kind, of the same slot, or of a garment that is worn in the same way.
 */
export function findPlace({ places }: Pick<OutfitPlan, 'places'>, garment: NamedGarment): OutfitPlace | undefined {
  const { slot, kinds, nth } = garment;
  const placesOfKind = nth === undefined ? [] : places.filter((place) => kinds.includes(place.kind) && !place.isOwned);
  if (nth !== undefined && placesOfKind.length > 1) return placesOfKind.at(nth);
  const relatedSlots = RELATED_SLOTS[slot] ?? [];
  return (
    findNamed({ places }, garment) ??
    findOfKind({ places }, kinds) ??
    // A blazer may be called a jacket even if the outfit has a coat.
    (kinds[0] === 'jacket' ? findOfKind({ places }, ['blazer']) : undefined) ??
    places.find((place) => place.slot === slot && slot !== 'accessory') ??
    places.find((place) => relatedSlots.includes(place.slot))
  );
}

/** Returns the place that the shopper requested by this name: 'that coat' may be the sport coat. */
export function findNamed({ places }: Pick<OutfitPlan, 'places'>, { words }: NamedGarment): OutfitPlace | undefined {
  const name = findLastWord(words);
  return name === '' ? undefined : places.find((place) => !place.isOwned && findLastWord(place.words) === name);
}

const findLastWord = (words: string): string => /(?<![a-z])[a-z]+$/u.exec(words.split(',', 1)[0] ?? '')?.[0] ?? '';

export function findOfKind({ places }: Pick<OutfitPlan, 'places'>, kinds: readonly string[]): OutfitPlace | undefined {
  return kinds.flatMap((kind) => places.find((place) => place.kind === kind) ?? [])[0];
}

export const listItemIds = (places: readonly OutfitPlace[]): readonly string[] =>
  places.flatMap(({ itemId }) => itemId ?? []);

/** Removes places. Their pieces are not chosen again. */
export function removePlaces(plan: OutfitPlan, isRemoved: (place: OutfitPlace) => boolean): OutfitPlan {
  const removedPlaces = plan.places.filter(isRemoved);
  return {
    ...plan,
    places: plan.places.filter((place) => !removedPlaces.includes(place)),
    leaveOutIds: [...plan.leaveOutIds, ...listItemIds(removedPlaces)],
  };
}

/**
 * Removes the pieces that cannot be worn together with a slot. A dress replaces the top and the bottom; a top or
 * bottom replaces a dress.
 */
export function clearFor(plan: OutfitPlan, slot: OutfitSlot): OutfitPlan {
  if (plan.days !== null) return plan;
  const coveredSlots: readonly OutfitSlot[] =
    slot === 'fullBody' ? [...SEPARATE_SLOTS, 'under'] : SEPARATE_SLOTS.includes(slot) ? ['fullBody', 'under'] : [];
  const splitsSuit =
    SEPARATE_SLOTS.includes(slot) && plan.places.some((place) => place.slot === 'fullBody' && !place.isOwned);
  const clearedPlan = removePlaces(plan, (place) => place.slot === slot || coveredSlots.includes(place.slot));
  const otherSlot = SEPARATE_SLOTS.find((name) => name !== slot);
  return splitsSuit && otherSlot !== undefined
    ? { ...clearedPlan, places: [...clearedPlan.places, createOpenPlace(otherSlot)] }
    : clearedPlan;
}

/** Permits pieces in a slot that was to stay empty. */
export const allowSlot = (plan: OutfitPlan, slot: OutfitSlot): OutfitPlan => ({
  ...plan,
  without: plan.without.filter((name) => name !== slot),
});

/** Makes the plan refuse a kind, so that it is not chosen again. */
export function refuseKind(plan: OutfitPlan, { kinds }: NamedGarment): OutfitPlan {
  return {
    ...plan,
    words: joinWords(
      plan.words,
      kinds.slice(0, 1).map((kind) => `no ${kind}`),
    ),
  };
}

export const joinWords = (words: string, moreWords: readonly string[]): string =>
  [...new Set([...(words === '' ? [] : [words]), ...moreWords])].join(', ');
