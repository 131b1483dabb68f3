import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { composePlan } from './composePlan.ts';
import type { OutfitShopper, OutfitSources } from './OutfitSources.ts';
import type { OutfitPlace, OutfitPlan } from './OutfitPlan.ts';
import { sumPlan } from './settlePlan.ts';

/** A requested piece may cost this many times its equal share of the budget. */
const FAIR_SHARES = 2;
/** The number of pieces of a capsule if the shopper names none. */
const DEFAULT_PIECES = 8;

/**
 * Finds the requested pieces of a capsule one after another, since several may share a slot and each has its own words.
 * The caller then packs the rest around them. Returns a plan for a single outfit unchanged.
 */
export async function packRequested(plan: OutfitPlan, shopper: OutfitShopper, sources: OutfitSources): Promise<Packed> {
  if (plan.days === null) return { plan, alternatives: [] };
  let packed: Packed = { plan, alternatives: [] };
  for (const place of plan.places.filter(({ words, itemId, isOwned }) => words !== '' && itemId === null && !isOwned))
    packed = await packOne(packed, place, shopper, sources);
  return packed;
}

interface Packed {
  readonly plan: OutfitPlan;
  /** Other pieces that match the request. */
  readonly alternatives: readonly CatalogueItem[];
}

async function packOne(
  { plan, alternatives }: Packed,
  place: OutfitPlace,
  shopper: OutfitShopper,
  sources: OutfitSources,
): Promise<Packed> {
  const fixed = plan.places.filter(({ itemId, isOwned }) => itemId !== null || isOwned);
  const places = [...fixed, place];
  const budgetCents = limitTotal(plan);
  const found = await composePlan({ ...plan, places, isOpen: false, budgetCents }, shopper, sources);
  const fixedIds = new Set(fixed.map(({ itemId }) => itemId));
  const item = found?.pieces.find((piece) => piece.slot === place.slot && !fixedIds.has(piece.item.id))?.item;
  if (item === undefined) return { plan, alternatives };
  const filled = { ...place, itemId: item.id, kind: item.kind, priceCents: item.priceCents };
  return {
    plan: { ...plan, places: plan.places.map((other) => (other === place ? filled : other)) },
    alternatives: [...alternatives, ...(found?.alternatives ?? [])],
  };
}

/**
 * The maximum total including one new piece, which may cost a fair share of the budget, but no more than is left. Null
 * without a budget.
 */
function limitTotal(plan: OutfitPlan): number | null {
  const limitCents = Math.min(plan.budgetCents ?? Infinity, plan.targetCents ?? Infinity);
  if (limitCents === Infinity) return null;
  const spentCents = sumPlan(plan);
  const shareCents = (FAIR_SHARES * limitCents) / Math.max(DEFAULT_PIECES, plan.places.length);
  return spentCents + (plan.isOpen ? Math.min(shareCents, limitCents - spentCents) : limitCents - spentCents);
}
