import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { shortenTitle } from '../../catalogue/shortenTitle.ts';
import { findMainKind } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlace } from '../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../outfits/OutfitPlan.ts';
import { findSlotOfKind } from '../../outfits/OutfitSlot.ts';
import type { Turn } from '../Turn.ts';
import type { OutfitEdit } from './OutfitEdit.ts';

/**
 * If exactly one place was changed, returns the pieces that 'the second one' may mean: the new piece and its
 * alternatives, in the shown order. Otherwise returns none.
 */
export function listOffered({ conversation: { outfit, earlierOutfits = [] }, shown }: Turn): readonly CatalogueItem[] {
  const [before] = earlierOutfits;
  if (outfit === null || before === undefined) return [];
  const had = new Set(before.places.map(({ itemId }) => itemId));
  const changed = outfit.places.filter(({ itemId }) => itemId !== null && !had.has(itemId));
  const [place] = changed;
  return changed.length === 1 && place !== undefined ? listOfPlace(place, outfit.places, shown.quick) : [];
}

function listOfPlace(
  { itemId, slot }: OutfitPlace,
  places: readonly OutfitPlace[],
  shown: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  const others = new Set(places.filter((place) => place.itemId !== itemId).map((place) => place.itemId));
  const offered = shown.filter((item) => findSlotOfKind(findMainKind(item)) === slot && !others.has(item.id));
  return offered.length > 1 ? offered : [];
}

/** Returns the changes that put a piece into its place in the outfit. */
export function addItem(item: CatalogueItem): readonly OutfitEdit[] {
  const kind = findMainKind(item);
  const slot = findSlotOfKind(kind);
  if (slot === null) return [];
  const place = { ...createOpenPlace(slot, kind), itemId: item.id, kind: item.kind, priceCents: item.priceCents };
  return [{ kind: 'addPiece', place, name: shortenTitle(item) }];
}
