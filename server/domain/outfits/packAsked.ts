import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { composePlan } from './composePlan.ts';
import type { FoundOutfit } from './FoundOutfit.ts';
import type { OutfitShopper, OutfitSources } from './OutfitSources.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { sumPlan } from './settlePlan.ts';

/** Maximum price of a requested piece, as a multiple of an equal part of the budget. */
const FAIR_SHARES = 2;
/** The maximum price of a piece, as a multiple of an equal part of the budget, if only the listed pieces are packed. */
const LISTED_SHARES = 1.5;
/** Further multiples to try one after another if no piece is cheap enough. */
const FURTHER_SHARES = [1.5, 2, 3];
const LARGEST_SHARE = 0.6;
/** Maximum fraction of the budget for requested pieces that do not cover the body, such as shoes and bags. */
const SHARE_OF_EXTRAS = 0.65;
const COVERING_SLOTS: ReadonlySet<string> = new Set(['fullBody', 'top', 'bottom']);
/** The number of pieces in a capsule if the shopper names no number. */
const DEFAULT_PIECES = 8;

/**
 * Finds the requested pieces of a capsule one after another, because several may be for the same slot. The other
 * pieces are packed around them later. Returns a plan for a single outfit unchanged.
 */
export async function packRequested(plan: OutfitPlan, shopper: OutfitShopper, sources: OutfitSources): Promise<Packed> {
  const unpackedResult: Packed = { plan, alternatives: [], unmet: [] };
  if (plan.days === null) return unpackedResult;
  let packedPlan = unpackedResult;
  for (const place of plan.places.filter(({ words, itemId, isOwned }) => words !== '' && itemId === null && !isOwned))
    packedPlan = await packOne(packedPlan, place, shopper, sources);
  return packedPlan;
}

interface Packed {
  readonly plan: OutfitPlan;
  /** Other pieces that match the request. */
  readonly alternatives: readonly CatalogueItem[];
  readonly unmet: FoundOutfit['unmet'];
}

async function packOne(
  packedBefore: Packed,
  place: OutfitPlace,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<Packed> {
  const { plan, alternatives, unmet } = packedBefore;
  const fixedPlaces = plan.places.filter(({ itemId, isOwned }) => itemId !== null || isOwned);
  const places = [...fixedPlaces, place];
  const compose = (budgetCents: number | null): Promise<FoundOutfit | null> =>
    composePlan({ ...plan, places, isOpen: false, budgetCents }, shopper, sources);
  const hasFoundPieces = (outfit: FoundOutfit | null): boolean =>
    outfit?.pieces.some(
      (piece) => piece.slot === place.slot && !plan.places.some(({ itemId }) => itemId === piece.item.id),
    ) === true;
  let foundOutfit = await compose(limitTotal(plan, place));
  for (const shares of FURTHER_SHARES) {
    if (hasFoundPieces(foundOutfit) || plan.budgetCents === null) break;
    foundOutfit = await compose(limitTotal(plan, place, shares));
  }
  const fixedIds = new Set(fixedPlaces.map(({ itemId }) => itemId));
  const item = foundOutfit?.pieces.find((piece) => piece.slot === place.slot && !fixedIds.has(piece.item.id))?.item;
  if (item === undefined) return packedBefore;
  const filledPlace = { ...place, itemId: item.id, kind: item.kind, priceCents: item.priceCents };
  return {
    plan: { ...plan, places: plan.places.map((otherPlace) => (otherPlace === place ? filledPlace : otherPlace)) },
    alternatives: [...alternatives, ...(foundOutfit?.alternatives ?? [])],
    unmet: [...unmet, ...(foundOutfit?.unmet ?? [])],
  };
}

/**
 * Returns the maximum total price after one more piece. The piece may cost `shares` equal parts of the budget, but at
 * most what is left. Returns null without a budget.
 */
function limitTotal(plan: OutfitPlan, { slot }: OutfitPlace, shares = 1): number | null {
  const limitCents = Math.min(plan.budgetCents ?? Infinity, plan.targetCents ?? Infinity);
  if (limitCents === Infinity) return null;
  const spentCents = sumPlan(plan);
  // Shoes, bags and coats must leave enough money for pieces that cover the body.
  const isExtra = plan.isOpen && !COVERING_SLOTS.has(slot);
  const leftCents = Math.max(0, (isExtra ? SHARE_OF_EXTRAS : 1) * limitCents - spentCents);
  const openCount = plan.places.filter(({ itemId, isOwned }) => itemId === null && !isOwned).length;
  const shareCents = plan.isOpen
    ? (FAIR_SHARES * limitCents) / Math.max(DEFAULT_PIECES, plan.places.length)
    : openCount === 1
      ? leftCents
      : (LISTED_SHARES * leftCents) / openCount;
  return spentCents + Math.min(shares * shareCents, shares > 1 ? LARGEST_SHARE * leftCents : leftCents);
}
