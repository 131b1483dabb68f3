import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import { createOwnedItem } from './createOwnedItem.ts';
import { isCold } from './outfitSteps.ts';
import { fitsWearer } from './OutfitCandidates.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import type { OutfitSlot, PieceSlot } from './OutfitSlot.ts';
import { OUTFIT_SLOTS } from './OutfitSlot.ts';
import { needsJacket, wantsCoat, wantsLayer } from './wantsLayer.ts';

/** A place of a plan, with its parsed words and its items. */
export interface ResolvedPlace {
  readonly place: OutfitPlace;
  readonly wish: Wish;
  /** The piece that stays in this place; null if a piece must be chosen. */
  readonly item: CatalogueItem | null;
  /** The earlier piece that is to be replaced; null if there is none. */
  readonly replacedItem: CatalogueItem | null;
}

/** Whether a place needs a piece of a slot. A place beneath a suit needs a top. */
export const isOpenFor = ({ place, item }: ResolvedPlace, slot: PieceSlot): boolean =>
  item === null && (place.slot === slot || (slot === 'top' && place.slot === 'under'));

/** Finds the piece of each place. Leaves out pieces that the shopper has refused. */
export function resolvePlaces(
  plan: OutfitPlan,
  wishes: readonly Wish[],
  itemsById: ReadonlyMap<string, CatalogueItem>,
  isRefused: (item: CatalogueItem) => boolean,
): readonly ResolvedPlace[] {
  return plan.places.flatMap((place, index): readonly ResolvedPlace[] => {
    const wish = wishes[index];
    if (wish === undefined) return [];
    const { slot, words, isOwned } = place;
    if (isOwned) return [{ place, wish, item: createOwnedItem(slot, words, wish), replacedItem: null }];
    const item = itemsById.get(place.itemId ?? '') ?? null;
    const replacedItem = itemsById.get(place.replaced?.itemId ?? '') ?? null;
    if (item === null || !isRefused(item)) return [{ place, wish, item, replacedItem }];
    return [{ place: { ...place, itemId: null }, wish, item: null, replacedItem: item }];
  });
}

/** Lists the slots that may be filled: the places without a piece and, in an open plan, all slots without a place. */
export function listOpenSlots(plan: OutfitPlan, places: readonly ResolvedPlace[]): ReadonlySet<OutfitSlot> {
  const { isOpen, without, days } = plan;
  const requestedSlots = places.filter(({ item }) => item === null).map(({ place }) => place.slot);
  const freeSlots = isOpen ? listFreeSlots(plan) : requestedSlots.includes('fullBody') ? (['under'] as const) : [];
  const takenSlots = days === null ? places.filter(({ item }) => item !== null).map(({ place }) => place.slot) : [];
  return new Set(
    [...requestedSlots, ...freeSlots].filter((slot) => !without.includes(slot) && !takenSlots.includes(slot)),
  );
}

/**
 * Lists the slots that an outfit fills without being asked: clothes and shoes, and a layer if the weather or the
 * occasion calls for one. Bags and accessories are chosen on request only. A trip may need all of them.
 */
function listFreeSlots(plan: OutfitPlan): readonly OutfitSlot[] {
  if (plan.days !== null) return OUTFIT_SLOTS;
  const isOpenBySlot: Partial<Record<OutfitSlot, boolean>> = {
    layer: wantsLayer(plan),
    outer: wantsCoat(plan),
    bag: false,
    accessory: false,
    extra: false,
  };
  return OUTFIT_SLOTS.filter((slot) => isOpenBySlot[slot] !== false);
}

/** Lists the slots that must be filled: requested places and, in a whole outfit, shoes and a coat for the cold. */
export function listNeededSlots(
  plan: OutfitPlan,
  places: readonly ResolvedPlace[],
  openSlots: ReadonlySet<OutfitSlot>,
): ReadonlySet<OutfitSlot> {
  const { isOpen, days, weatherBand } = plan;
  const requestedSlots = places.filter(({ item }) => item === null).map(({ place }) => place.slot);
  const slotsOfWholeOutfit: readonly OutfitSlot[] = [
    'shoes',
    ...(days === null && isCold(weatherBand ?? undefined) ? (['outer'] as const) : []),
    ...(days === null && needsJacket(plan) ? (['layer'] as const) : []),
  ];
  return new Set([...requestedSlots, ...(isOpen ? slotsOfWholeOutfit : [])].filter((slot) => openSlots.has(slot)));
}

/** Lists the pieces that stay. A full-body piece comes first, because it decides what can be worn beneath it. */
export function listFixedItems(places: readonly ResolvedPlace[]): readonly CatalogueItem[] {
  const order = (slot: OutfitSlot): number => (slot === 'fullBody' ? -1 : OUTFIT_SLOTS.indexOf(slot));
  const fixedPieces = places.flatMap(({ place, item }) => (item === null ? [] : [{ slot: place.slot, item }]));
  return fixedPieces
    .sort((firstPiece, secondPiece) => order(firstPiece.slot) - order(secondPiece.slot))
    .map(({ item }) => item);
}

/** Returns the wearers that the fixed pieces fit, unless the filters name a gender. */
export function chooseWearers(
  gender: readonly Gender[],
  places: readonly ResolvedPlace[],
  likelyWearer: Gender | null,
): readonly Gender[] {
  if (gender.length > 0) return gender;
  const pieces = places.flatMap(({ place, item }) =>
    item === null || place.isOwned ? [] : [prepareOutfitPiece(item)],
  );
  const wearers = (['Women', 'Men'] as const).filter((name) =>
    pieces.every((piece) => piece === null || fitsWearer(piece, name)),
  );
  if (pieces.length > 0 && wearers.length === 1) return wearers;
  return likelyWearer === null ? [] : [likelyWearer];
}
