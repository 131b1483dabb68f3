import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { admitItems } from '../search/ranking/Demands.ts';
import type { Admission } from '../search/ranking/Demands.ts';
import type { ItemFacts } from '../search/ranking/itemFacts.ts';
import type { ItemIndex } from '../search/ranking/ItemIndex.ts';
import type { SearchPlan } from '../search/ranking/searchPlan.ts';
import { NO_HINTS } from '../search/ranking/searchPlan.ts';
import { companionsOf, slotOf } from '../outfits/companions.ts';
import { createCompatibilityRating } from '../outfits/compatibility.ts';

interface KnownItem {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/** Penalty for a repeated brand or subkind, so that a look has variety. */
const REPEAT_PENALTY = 0.04;

/** Kinds not combined with menswear, although unisex ones may exist. */
const KINDS_FOR_WOMEN: ReadonlySet<string> = new Set(['skirt', 'dress', 'blouse', 'camisole']);

/**
 * Pieces of other kinds that go with an item, alternating between kinds, best first. The filters for gender, size,
 * price and sale apply; color does not, since harmony decides it.
 */
export async function lookFor(
  { item, facts }: KnownItem,
  filters: Filters,
  limit: number,
  candidates: (plan: SearchPlan) => Promise<ItemIndex>,
): Promise<readonly CatalogueItem[]> {
  const kind = facts.kinds[0] ?? item.kind;
  const plan = createPlan(item, kind, filters);
  const index = await candidates(plan);
  const candidatesByKind = rankByKind(index, admitItems(index, plan.demands), { ...item, kind }, limit);
  return takeInTurns(candidatesByKind, limit);
}

function createPlan(item: CatalogueItem, kind: string, filters: Filters): SearchPlan {
  const wearers = item.genders.filter((gender) => gender !== 'Unisex');
  const isForMen = wearers.length === 1 && wearers[0] === 'Men';
  const companions = [...companionsOf(kind)].filter(([name]) => !isForMen || !KINDS_FOR_WOMEN.has(name));
  return {
    filters,
    demands: {
      garments: [{ kinds: Object.fromEntries(companions), colors: [] }],
      filters: {
        ...filters,
        color: [],
        gender: filters.gender.length > 0 ? filters.gender : wearers.length === 1 ? wearers : [],
      },
      refusals: { kinds: [kind], colors: [], concepts: [], stems: [] },
    },
    rules: {
      preferences: [],
      dislikedConcepts: [],
      stems: [],
      colors: [],
      priceLeaning: 0,
      needsPreferenceMatch: false,
    },
    isMeaningless: false,
    hints: NO_HINTS,
  };
}

interface Candidate {
  readonly item: CatalogueItem;
  readonly kind: string;
  readonly value: number;
}

/** The companion kinds, best first, each with its best pieces (at most `limit`), best first. */
function rankByKind(index: ItemIndex, { docs }: Admission, piece: CatalogueItem, limit: number): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  const rateCompatibility = createCompatibilityRating(piece);
  docs.forEach((doc) => {
    const item = index.items[doc];
    const kind = index.mainKinds[doc];
    if (!item || kind === undefined || item.id === piece.id) return;
    const value = rateCompatibility(item, kind);
    if (value === 0) return;
    const group = groups.get(kind);
    if (group) keepBest(group, { item, kind, value }, limit);
    else groups.set(kind, [{ item, kind, value }]);
  });
  const weights = companionsOf(piece.kind);
  return [...groups.entries()]
    .sort(([a], [b]) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
    .map(([, group]) => group);
}

/** Inserts a candidate into the sorted list of the best; nearly all candidates rank behind the last and are dropped. */
function keepBest(best: Candidate[], candidate: Candidate, most: number): void {
  const last = best.at(-1);
  if (last && best.length === most && !isBetter(candidate, last)) return;
  const insertIndex = best.findIndex((other) => isBetter(candidate, other));
  best.splice(insertIndex === -1 ? best.length : insertIndex, 0, candidate);
  if (best.length > most) best.pop();
}

function isBetter(a: Candidate, b: Candidate): boolean {
  return a.value > b.value || (a.value === b.value && a.item.id < b.item.id);
}

/** Alternates between slots, and between kinds within a slot. */
function takeInTurns(groups: readonly Candidate[][], limit: number): CatalogueItem[] {
  const chosen: Candidate[] = [];
  const turnsByKind = new Map<string, number>();
  const turnsBySlot = new Map<string, number>();
  const remainingGroups = groups.map((group) => [...group]);
  while (chosen.length < limit) {
    const next = chooseNextGroup(remainingGroups, turnsByKind, turnsBySlot);
    if (!next) break;
    const pickedCandidate = chooseBestWithNewBrand(next, chosen);
    next.splice(next.indexOf(pickedCandidate), 1);
    chosen.push(pickedCandidate);
    turnsByKind.set(pickedCandidate.kind, (turnsByKind.get(pickedCandidate.kind) ?? 0) + 1);
    turnsBySlot.set(slotOf(pickedCandidate.kind), (turnsBySlot.get(slotOf(pickedCandidate.kind)) ?? 0) + 1);
  }
  return chosen.map(({ item }) => item);
}

function chooseNextGroup(
  groups: readonly Candidate[][],
  turnsByKind: ReadonlyMap<string, number>,
  turnsBySlot: ReadonlyMap<string, number>,
): Candidate[] | undefined {
  const countTurns = ([first]: readonly Candidate[]): number =>
    first ? (turnsBySlot.get(slotOf(first.kind)) ?? 0) * 100 + (turnsByKind.get(first.kind) ?? 0) : Infinity;
  const groupsWithCandidates = groups.filter(({ length }) => length > 0);
  return groupsWithCandidates.reduce<Candidate[] | undefined>(
    (best, group) => (best === undefined || countTurns(group) < countTurns(best) ? group : best),
    undefined,
  );
}

/** The best piece of a kind, with a penalty for a brand that is already chosen. */
function chooseBestWithNewBrand(group: readonly Candidate[], chosen: readonly Candidate[]): Candidate {
  const rateCandidate = ({ item, value }: Candidate): number =>
    value - REPEAT_PENALTY * chosen.filter((other) => other.item.brand === item.brand).length;
  return group
    .slice(0, 12)
    .reduce((best, candidate) => (rateCandidate(candidate) > rateCandidate(best) ? candidate : best));
}
