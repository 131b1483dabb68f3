import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { ComposedOutfit } from './ComposedOutfit.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import type { ResolvedPlace } from './resolvePlan.ts';

export type FoundPiece = FoundOutfit['pieces'][number];

const MAX_ALTERNATIVES = 24;
/** The slots by importance, from main pieces to accessories. */
const READING_ORDER: readonly OutfitSlot[] = [
  'fullBody',
  'layer',
  'top',
  'under',
  'bottom',
  'outer',
  'shoes',
  'bag',
  'accessory',
  'extra',
];

export function sortPieces(pieces: readonly FoundPiece[]): readonly FoundPiece[] {
  return [...pieces].sort(
    (firstPiece, secondPiece) => READING_ORDER.indexOf(firstPiece.slot) - READING_ORDER.indexOf(secondPiece.slot),
  );
}

/** Lists the pieces of an outfit that the shopper does not own. */
export function listBought({ items }: ComposedOutfit, { ownedItems = [] }: OutfitWish): readonly FoundPiece[] {
  const ownedIds = new Set(ownedItems.map(({ id }) => id));
  const pieces = (Object.entries(items) as [OutfitSlot, CatalogueItem][]).map(([slot, item]) => ({ slot, item }));
  return sortPieces(pieces.filter(({ item }) => !ownedIds.has(item.id)));
}

/**
 * Describes the slots of a plan: which pieces the shopper owns, and which slots got no new piece. A capsule may have
 * several pieces per slot.
 */
export function describePlaces(
  places: readonly ResolvedPlace[],
  boughtPieces: readonly FoundPiece[],
  pieces: OutfitPieces,
): Pick<FoundOutfit, 'owned' | 'missing'> {
  const describe = ({ place: { slot, words } }: ResolvedPlace) => ({ slot, words });
  const fixedIds = new Set(places.flatMap(({ item }) => item?.id ?? []));
  const newSlots = boughtPieces.filter(({ item }) => !fixedIds.has(item.id)).map(({ slot }) => slot);
  const hasPiece = ({ place: { slot } }: ResolvedPlace): boolean => {
    const position = newSlots.indexOf(slot);
    if (position >= 0) newSlots.splice(position, 1);
    return position >= 0;
  };
  return {
    owned: places.filter(({ place }) => place.isOwned).map(describe),
    missing: places
      .filter((place) => place.item === null && !hasPiece(place))
      .map((place) => ({ ...describe(place), isSold: isSold(place.place.slot, pieces) })),
  };
}

const isSold = (slot: OutfitSlot, pieces: OutfitPieces): boolean => pieces[slot === 'under' ? 'top' : slot].length > 0;

/** Moves alternatives for requested slots to the front. */
export function listRequestedFirst(outfit: FoundOutfit, requestedItems: readonly CatalogueItem[]): FoundOutfit {
  const chosenIds = new Set(outfit.pieces.map(({ item }) => item.id));
  const allItems = [...requestedItems.slice(0, MAX_ALTERNATIVES), ...outfit.alternatives];
  const itemsById = new Map(allItems.filter(({ id }) => !chosenIds.has(id)).map((item) => [item.id, item]));
  return { ...outfit, alternatives: [...itemsById.values()] };
}

/** Lists the pieces of the other outfits. Pieces for the occasion come first. */
export function listAlternatives(
  otherOutfits: readonly ComposedOutfit[],
  wish: OutfitWish,
  boughtPieces: readonly FoundPiece[],
): readonly CatalogueItem[] {
  const shownIds = new Set(boughtPieces.map(({ item }) => item.id));
  const items = otherOutfits.flatMap((outfit) => listBought(outfit, wish)).map(({ item }) => item);
  const distinctItems = [
    ...new Map(items.filter(({ id }) => !shownIds.has(id)).map((item) => [item.id, item])).values(),
  ];
  const isMadeFor = ({ occasions }: CatalogueItem): boolean => occasions.includes(wish.occasion ?? '');
  return [...distinctItems.filter(isMadeFor), ...distinctItems.filter((item) => !isMadeFor(item))].slice(
    0,
    MAX_ALTERNATIVES,
  );
}
