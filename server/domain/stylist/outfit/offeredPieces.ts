import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { shortenTitle } from '../../catalogue/shortenTitle.ts';
import { findMainKind } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlace, OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../outfits/OutfitPlan.ts';
import { findSlotOfKind } from '../../outfits/OutfitSlot.ts';
import type { Turn } from '../Turn.ts';
import type { OutfitEdit } from './OutfitEdit.ts';

/**
 * Lists the pieces that 'the second one' may mean after a change of exactly one place: the new piece and its
 * alternatives, in the shown order. Returns none after other changes.
 */
export function listOffered({ conversation: { outfit, earlierOutfits = [] }, shown }: Turn): readonly CatalogueItem[] {
  const [planBefore] = earlierOutfits;
  if (outfit === null || planBefore === undefined) return [];
  const idsBefore = new Set(planBefore.places.map(({ itemId }) => itemId));
  const changedPlaces = outfit.places.filter(({ itemId }) => itemId !== null && !idsBefore.has(itemId));
  const [place] = changedPlaces;
  return changedPlaces.length === 1 && place !== undefined ? listOfPlace(place, outfit.places, shown.quick) : [];
}

function listOfPlace(
  { itemId, slot }: OutfitPlace,
  places: readonly OutfitPlace[],
  shownItems: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  const otherIds = new Set(places.filter((place) => place.itemId !== itemId).map((place) => place.itemId));
  const offeredItems = shownItems.filter(
    (item) => findSlotOfKind(findMainKind(item)) === slot && !otherIds.has(item.id),
  );
  return offeredItems.length > 1 ? offeredItems : [];
}

/** Returns the changes that put a piece into its place in the outfit. */
export function addItem(item: CatalogueItem): readonly OutfitEdit[] {
  const kind = findMainKind(item);
  const slot = findSlotOfKind(kind);
  if (slot === null) return [];
  const place = { ...createOpenPlace(slot, kind), itemId: item.id, kind: item.kind, priceCents: item.priceCents };
  return [{ kind: 'addPiece', place, name: shortenTitle(item) }];
}

/** Returns the changes that put a chosen alternative into its place. If it is already there, returns a remark. */
export function chooseOffered(chosenItems: readonly CatalogueItem[], { places }: OutfitPlan): readonly OutfitEdit[] {
  const [item] = chosenItems;
  if (item === undefined) return [];
  return places.some(({ itemId }) => itemId === item.id)
    ? [{ kind: 'remark', remark: { topic: 'kept', itemIds: [item.id] } }]
    : addItem(item);
}
