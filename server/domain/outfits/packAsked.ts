import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { composePlan } from './composePlan.ts';
import type { OutfitShopper, OutfitSources } from './OutfitSources.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { sumPlan } from './settlePlan.ts';

/** A piece that is asked for may cost this many times its equal share of the budget. */
const FAIR_SHARES = 2;
/** Number of pieces of a small capsule. */
const USUAL_PIECES = 8;

/**
 * A capsule has several pieces of a slot, and each of those that were asked for is meant by its own words: they are
 * found one after another, before the rest is packed around them. A plan for a single outfit is returned as it is.
 */
export async function packAsked(plan: OutfitPlan, shopper: OutfitShopper, sources: OutfitSources): Promise<Packed> {
  if (plan.days === null) return { plan, others: [] };
  let packed: Packed = { plan, others: [] };
  for (const place of plan.places.filter(({ words, itemId, isOwned }) => words !== '' && itemId === null && !isOwned))
    packed = await packOne(packed, place, shopper, sources);
  return packed;
}

interface Packed {
  readonly plan: OutfitPlan;
  /** More pieces that match what was asked for. */
  readonly others: readonly CatalogueItem[];
}

async function packOne(
  { plan, others }: Packed,
  place: OutfitPlace,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<Packed> {
  const fixed = plan.places.filter(({ itemId, isOwned }) => itemId !== null || isOwned);
  const places = [...fixed, place];
  const budgetCents = limitOne(plan);
  const found = await composePlan({ ...plan, places, isOpen: false, budgetCents }, shopper, sources);
  const fixedIds = new Set(fixed.map(({ itemId }) => itemId));
  const item = found?.pieces.find((piece) => piece.slot === place.slot && !fixedIds.has(piece.item.id))?.item;
  if (item === undefined) return { plan, others };
  const filled = { ...place, itemId: item.id, kind: item.kind, priceCents: item.priceCents };
  return {
    plan: { ...plan, places: plan.places.map((other) => (other === place ? filled : other)) },
    others: [...others, ...(found?.alternatives ?? [])],
  };
}

/** The maximum total with a new piece, which gets a fair share of the budget, at most what is left; null for none. */
function limitOne(plan: OutfitPlan): number | null {
  const limitCents = Math.min(plan.budgetCents ?? Infinity, plan.targetCents ?? Infinity);
  if (limitCents === Infinity) return null;
  const spentCents = sumPlan(plan);
  const shareCents = (FAIR_SHARES * limitCents) / Math.max(USUAL_PIECES, plan.places.length);
  return spentCents + (plan.isOpen ? Math.min(shareCents, limitCents - spentCents) : limitCents - spentCents);
}
