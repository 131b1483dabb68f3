import { describePlaces, sortPieces } from './boughtPieces.ts';
import type { CapsuleCounts } from './capsuleCounts.ts';
import { countCapsule } from './capsuleCounts.ts';
import { composeCapsule } from './composeCapsule.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import type { OutfitPlan } from './OutfitPlan.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import type { ResolvedPlace } from './resolvePlan.ts';

/** Composes a capsule. Returns null if the shopper need not buy any piece. */
export function packTrip(
  pieces: OutfitPieces,
  wish: OutfitWish,
  places: readonly ResolvedPlace[],
  plan: OutfitPlan,
): FoundOutfit | null {
  const capsule = composeCapsule(pieces, wish, countPieces(plan, places, wish));
  const ownedIds = new Set((wish.ownedItems ?? []).map(({ id }) => id));
  const boughtPieces = capsule.pieces.filter(({ item }) => !ownedIds.has(item.id));
  if (boughtPieces.length === 0) return null;
  return {
    ...describePlaces(places, boughtPieces, pieces),
    unmet: [],
    pieces: sortPieces(boughtPieces),
    totalCents: capsule.totalCents,
    reasons: [],
    outfitCount: capsule.outfitCount,
    alternatives: [],
  };
}

/**
 * Counts the pieces per slot. For a new capsule, counts the usual pieces and the requested ones; for a changed
 * capsule, its places.
 */
function countPieces(
  { isOpen, days, without }: OutfitPlan,
  places: readonly ResolvedPlace[],
  wish: OutfitWish,
): CapsuleCounts {
  const slots = places.map(({ place }) => place.slot as PieceSlot);
  const requestedCounts = [...new Set(slots)].map(
    (slot) => [slot, slots.filter((name) => name === slot).length] as const,
  );
  const counts = isOpen ? countCapsule(days ?? 1, wish.weatherBand) : [];
  const usualCounts = counts
    .filter(([slot]) => !without.includes(slot))
    .map(([slot, count]) => [slot, Math.max(count, slots.filter((name) => name === slot).length)] as const);
  return [...usualCounts, ...requestedCounts.filter(([slot]) => !usualCounts.some(([name]) => name === slot))];
}
