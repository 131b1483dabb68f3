import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import type { OutfitSlot, PieceSlot } from './OutfitSlot.ts';
import { reopenPlace } from './reopenPlace.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { isOpenFor } from './resolvePlan.ts';
import type { PieceTrait } from './traits/PieceTrait.ts';
import { concernsSlot, hasTraits } from './traits/hasTraits.ts';

/** Lists the traits that the pieces of some places in a slot must have. */
function listTraits(slot: OutfitSlot, plan: OutfitPlan, places: readonly OutfitPlace[]): readonly PieceTrait[] {
  const traits = [plan, ...places].flatMap((wish) => wish.traits ?? []);
  return traits.filter((trait) => concernsSlot(trait, slot));
}

const listOpenTraits = (slot: PieceSlot, plan: OutfitPlan, places: readonly ResolvedPlace[]): readonly PieceTrait[] =>
  listTraits(
    slot,
    plan,
    places.filter((place) => isOpenFor(place, slot)).map(({ place }) => place),
  );

/** Whether the shopper requested traits for a slot, or a difference from its earlier piece. */
export const isAskedOf = (slot: PieceSlot, plan: OutfitPlan, places: readonly ResolvedPlace[]): boolean =>
  listOpenTraits(slot, plan, places).length > 0 ||
  places.some((place) => isOpenFor(place, slot) && (place.place.replaced?.differences.length ?? 0) > 0);

/**
 * Keeps the pieces with the requested traits. If no piece has them, keeps all for a new place and none for a place
 * whose earlier piece can stay.
 */
export function keepTraits(
  pieces: readonly OutfitPiece[],
  slot: PieceSlot,
  plan: OutfitPlan,
  places: readonly ResolvedPlace[],
): readonly OutfitPiece[] {
  const traits = listOpenTraits(slot, plan, places);
  if (traits.length === 0) return pieces;
  const fitting = pieces.filter((piece) => hasTraits(piece, slot, traits));
  const canStay = places.some((place) => isOpenFor(place, slot) && place.replacedItem !== null);
  return fitting.length > 0 || canStay ? fitting : pieces;
}

type FindItem = (id: string) => Promise<CatalogueItem | null>;

/** Opens the places whose pieces lack a trait that the last message requested. Other pieces stay. */
export async function openUnlike(plan: OutfitPlan, { findItem }: { readonly findItem: FindItem }): Promise<OutfitPlan> {
  if (plan.hasNewTraits !== true) return plan;
  const isUnlike = await Promise.all(plan.places.map((place) => lacksTraits(place, plan, findItem)));
  return plan.places
    .filter((_, index) => isUnlike[index])
    .reduce((changedPlan, place) => reopenPlace(changedPlan, place, place.words), plan);
}

async function lacksTraits(place: OutfitPlace, plan: OutfitPlan, findItem: FindItem): Promise<boolean> {
  const { itemId, slot, isOwned } = place;
  const traits = listTraits(slot, plan, [place]);
  if (itemId === null || isOwned || traits.length === 0) return false;
  const item = await findItem(itemId);
  const piece = item === null ? null : prepareOutfitPiece(item);
  return piece !== null && !hasTraits(piece, slot, traits);
}
