import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { createOpenPlace } from './OutfitPlan.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { measureSleeves } from './traits/measureCut.ts';
import type { PieceTrait } from './traits/PieceTrait.ts';
import { concernsSlot, hasTraits } from './traits/PieceTrait.ts';

type FindItem = (id: string) => Promise<CatalogueItem | null>;

const isOpen = ({ place, item }: ResolvedPlace, slot: PieceSlot): boolean =>
  item === null && (place.slot === slot || (slot === 'top' && place.slot === 'under'));

const prepareEarlier = (openedPlace: ResolvedPlace | undefined): OutfitPiece | null =>
  openedPlace === undefined || openedPlace.replacedItem === null ? null : prepareOutfitPiece(openedPlace.replacedItem);

/** Lists the traits that pieces of a slot must have. */
function listTraits(slot: PieceSlot, plan: OutfitPlan, places: readonly ResolvedPlace[]): readonly PieceTrait[] {
  const ofPlaces = places.filter((place) => isOpen(place, slot)).flatMap(({ place }) => place.traits ?? []);
  return [...(plan.traits ?? []), ...ofPlaces].filter((trait) => concernsSlot(trait, slot));
}

/** Whether the shopper asked for traits of a slot, or for a difference from its earlier piece. */
export const isAskedOf = (slot: PieceSlot, plan: OutfitPlan, places: readonly ResolvedPlace[]): boolean =>
  listTraits(slot, plan, places).length > 0 ||
  places.some((place) => isOpen(place, slot) && (place.place.replaced?.differences.length ?? 0) > 0);

/**
 * Keeps the pieces with the traits that were asked for. If none has them, keeps all for a new place and none for a
 * place whose earlier piece can stay.
 */
export function keepTraits(
  pieces: readonly OutfitPiece[],
  slot: PieceSlot,
  plan: OutfitPlan,
  places: readonly ResolvedPlace[],
): readonly OutfitPiece[] {
  const traits = listTraits(slot, plan, places);
  if (traits.length === 0) return pieces;
  const fitting = pieces.filter((piece) => hasTraits(piece, slot, traits));
  const canStay = places.some((place) => isOpen(place, slot) && place.replacedItem !== null);
  return fitting.length > 0 || canStay ? fitting : pieces;
}

/**
 * Keeps the pieces that are like the earlier one, if there are any: of its kind and with as much sleeve. A blouse is
 * followed by a blouse instead of a camisole.
 */
export function keepAlike(
  pieces: readonly OutfitPiece[],
  slot: PieceSlot,
  places: readonly ResolvedPlace[],
): readonly OutfitPiece[] {
  const openedPlace = places.find((place) => isOpen(place, slot) && place.place.replaced !== null);
  const oldPiece = prepareEarlier(openedPlace);
  if (oldPiece === null) return pieces;
  const sleeves = measureSleeves(oldPiece) ?? 0;
  const asSleeved = pieces.filter((piece) => (measureSleeves(piece) ?? sleeves) >= sleeves);
  const ofKind = pieces.filter(({ kind }) => kind === oldPiece.kind);
  const similarPieces = asSleeved.filter(({ kind }) => kind === oldPiece.kind);
  const tiers =
    openedPlace?.place.replaced?.allowsOtherKinds === true
      ? [asSleeved]
      : slot === 'top'
        ? [similarPieces, asSleeved, ofKind]
        : [similarPieces, ofKind];
  // A piece that may stay is followed only by one of its kind.
  const otherPieces = openedPlace?.place.replaced?.isOptional === true ? [] : pieces;
  return tiers.find(({ length }) => length > 0) ?? otherPieces;
}

/**
 * Returns the pieces for a slot whose earlier piece may stay: that piece if there are no others.
 */
export function addEarlierPieces(
  pieces: readonly OutfitPiece[],
  slot: PieceSlot,
  places: readonly ResolvedPlace[],
): readonly OutfitPiece[] {
  if (pieces.length > 0) return pieces;
  const openedPlace = places.find((place) => isOpen(place, slot) && place.place.replaced?.isOptional === true);
  const oldPiece = prepareEarlier(openedPlace);
  return oldPiece === null ? pieces : [oldPiece];
}

/**
 * Opens the places whose pieces lack a trait that was just asked for. Pieces that have it already stay.
 */
export async function openUnlike(plan: OutfitPlan, { findItem }: { readonly findItem: FindItem }): Promise<OutfitPlan> {
  if (plan.hasNewTraits !== true) return plan;
  const isUnlike = await Promise.all(plan.places.map((place) => lacksTraits(place, plan, findItem)));
  const places = plan.places.map((place, index) => (isUnlike[index] ? openPlace(place) : place));
  const openedIds = plan.places.filter((_, index) => isUnlike[index]).flatMap(({ itemId }) => itemId ?? []);
  return { ...plan, places, leaveOutIds: [...plan.leaveOutIds, ...openedIds] };
}

const openPlace = ({ slot, words, itemId, traits }: OutfitPlace): OutfitPlace => ({
  ...createOpenPlace(slot, words, traits),
  replaced: itemId === null ? null : { itemId, differences: [] },
});

async function lacksTraits(
  { itemId, slot, isOwned, traits = [] }: OutfitPlace,
  plan: OutfitPlan,
  findItem: FindItem,
): Promise<boolean> {
  const requestedTraits = [...(plan.traits ?? []), ...traits].filter((trait) => concernsSlot(trait, slot));
  if (itemId === null || isOwned || requestedTraits.length === 0) return false;
  const item = await findItem(itemId);
  const piece = item === null ? null : prepareOutfitPiece(item);
  return piece !== null && !hasTraits(piece, slot, requestedTraits);
}
