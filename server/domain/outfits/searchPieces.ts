import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { admitItems } from '../search/ranking/Demands.ts';
import type { ItemIndex } from '../search/ranking/ItemIndex.ts';
import type { SearchPlan } from '../search/ranking/searchPlan.ts';
import { NO_HINTS } from '../search/ranking/searchPlan.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { listKindsOfSlots } from './OutfitSlot.ts';

/** Maximum number of items of a kind. More items would take longer without better outfits. */
const MAX_ITEMS_PER_KIND = 150;

/**
 * Groups of slots, each for one search. A search returns a limited number of candidates, so one search for all slots
 * would miss pieces.
 */
export const SEARCHED_SLOTS: readonly (readonly PieceSlot[])[] = [
  ['bottom'],
  ['top'],
  ['fullBody'],
  ['layer', 'outer'],
  ['shoes', 'bag', 'accessory'],
];

/** Creates a search for all clothes that are worn in the slots. */
export function createSlotPlan(
  slots: readonly PieceSlot[],
  filters: Filters,
  refusals: SearchPlan['demands']['refusals'],
): SearchPlan {
  const kinds = Object.fromEntries(listKindsOfSlots(slots).map((kind) => [kind, 1]));
  return createGarmentPlan([{ kinds, colors: [] }], filters, refusals);
}

/** Creates a search for all garments of some kinds. */
export function createGarmentPlan(
  garments: SearchPlan['demands']['garments'],
  filters: Filters,
  refusals: SearchPlan['demands']['refusals'],
): SearchPlan {
  return {
    filters,
    demands: { garments, filters, refusals },
    rules: {
      preferences: [],
      dislikedConcepts: [],
      stems: [],
      colors: [],
      priceLeaning: 0,
      exactGarments: [],
      needsPreferenceMatch: false,
    },
    isMeaningless: false,
    hints: NO_HINTS,
  };
}

/**
 * Selects at most `MAX_ITEMS_PER_KIND` items of each kind, spread evenly over the catalogue. Always includes the
 * `cheapestCount` cheapest items of each kind, so that a small budget is enough.
 */
export function selectCandidates(index: ItemIndex, plan: SearchPlan, cheapestCount = 0): readonly CatalogueItem[] {
  return [...groupByKind(index, plan).values()].flatMap((docs) => {
    const stride = Math.ceil(docs.length / MAX_ITEMS_PER_KIND);
    const spreadDocs = docs.filter((_, place) => place % stride === 0);
    const cheapestDocs = stride > 1 && cheapestCount > 0 ? findCheapest(index, docs, cheapestCount) : [];
    return [...new Set([...spreadDocs, ...cheapestDocs])].flatMap((doc) => index.items[doc] ?? []);
  });
}

function groupByKind(index: ItemIndex, plan: SearchPlan): ReadonlyMap<string, readonly number[]> {
  const docsByKind = new Map<string, number[]>();
  for (const doc of admitItems(index, plan.demands).docs) {
    const kind = index.mainKinds[doc] ?? '';
    const docs = docsByKind.get(kind);
    if (docs) docs.push(doc);
    else docsByKind.set(kind, [doc]);
  }
  return docsByKind;
}

function findCheapest({ priceCents }: ItemIndex, docs: readonly number[], count: number): readonly number[] {
  return [...docs]
    .sort((firstDoc, secondDoc) => (priceCents[firstDoc] ?? 0) - (priceCents[secondDoc] ?? 0))
    .slice(0, count);
}
