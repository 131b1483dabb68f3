import type { OutfitPiece } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { isOpenFor } from './resolvePlan.ts';
import { measureSleeves } from './traits/measureCut.ts';

/**
 * Keeps the pieces of the earlier piece's kind with at least its sleeve length, if there are any. A blouse is
 * replaced by a blouse, not by a camisole.
 */
export function keepAlike(
  pieces: readonly OutfitPiece[],
  slot: PieceSlot,
  places: readonly ResolvedPlace[],
): readonly OutfitPiece[] {
  const openedPlace = places.find((place) => isOpenFor(place, slot) && place.place.replaced !== null);
  const oldPiece = prepareEarlier(openedPlace);
  if (oldPiece === null) return pieces;
  const sleeves = measureSleeves(oldPiece) ?? 0;
  const sleevedPieces = pieces.filter((piece) => (measureSleeves(piece) ?? sleeves) >= sleeves);
  const piecesOfKind = pieces.filter(({ kind }) => kind === oldPiece.kind);
  const similarPieces = sleevedPieces.filter(({ kind }) => kind === oldPiece.kind);
  const tiers =
    openedPlace?.place.replaced?.allowsOtherKinds === true
      ? [sleevedPieces]
      : slot === 'top'
        ? [similarPieces, sleevedPieces, piecesOfKind]
        : [similarPieces, piecesOfKind];
  // An optional replacement must be of the same kind.
  const otherPieces = openedPlace?.place.replaced?.isOptional === true ? [] : pieces;
  return tiers.find(({ length }) => length > 0) ?? otherPieces;
}

/** Returns the pieces for a slot. If there are none, returns the earlier piece of the slot if it may stay. */
export function fallBackToEarlier(
  pieces: readonly OutfitPiece[],
  slot: PieceSlot,
  places: readonly ResolvedPlace[],
): readonly OutfitPiece[] {
  if (pieces.length > 0) return pieces;
  const openedPlace = places.find((place) => isOpenFor(place, slot) && place.place.replaced?.isOptional === true);
  const oldPiece = prepareEarlier(openedPlace);
  return oldPiece === null ? pieces : [oldPiece];
}

const prepareEarlier = (openedPlace: ResolvedPlace | undefined): OutfitPiece | null =>
  openedPlace === undefined || openedPlace.replacedItem === null ? null : prepareOutfitPiece(openedPlace.replacedItem);
