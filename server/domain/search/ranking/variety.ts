import type { ItemIndex } from './ItemIndex.ts';
import type { Scored } from './score.ts';

const POOL = 72;
const MOST = 12;
/** Fewer results than this need no second look at them. */
const LEAST_RESULTS = 4;
/** How far below the best a pick may score. */
const LEEWAY = 1.1;
const RELEVANCE = 0.6;

/** Picks that meet the wish well and differ from each other: in brand, cut, colour, cloth and price. */
export function variedPicks(index: ItemIndex, { docs, scores }: Scored): number[] {
  if (docs.length < LEAST_RESULTS) return [];
  const best = scores[docs[0] ?? 0] ?? 0;
  const pool = [...docs.subarray(0, POOL)].filter((doc) => (scores[doc] ?? 0) >= best - LEEWAY);
  const picks: number[] = [];
  const most = Math.min(MOST, Math.ceil(docs.length / 2));
  while (picks.length < most && pool.length > 0) {
    const next = mostMarginal(index, pool, picks, best, scores);
    picks.push(next);
    pool.splice(pool.indexOf(next), 1);
  }
  return picks;
}

/** Maximal marginal relevance: good, and unlike what is already picked. */
function mostMarginal(index: ItemIndex, pool: readonly number[], picks: readonly number[], best: number, scores: Float32Array): number {
  let chosen = pool[0] ?? 0;
  let chosenValue = -Infinity;
  for (const doc of pool) {
    const relevance = 1 - (best - (scores[doc] ?? 0)) / LEEWAY;
    const likeness = Math.max(0, ...picks.map((pick) => alike(index, doc, pick)));
    const value = RELEVANCE * relevance - (1 - RELEVANCE) * likeness;
    if (value > chosenValue) [chosen, chosenValue] = [doc, value];
  }
  return chosen;
}

function alike(index: ItemIndex, left: number, right: number): number {
  const [a, b] = [index.items[left], index.items[right]];
  if (!a || !b) return 0;
  const shared = [
    a.brand === b.brand, a.subkind === b.subkind, a.colors[0] === b.colors[0], a.materials[0] === b.materials[0],
    a.pattern === b.pattern, Math.abs(Math.log((a.priceCents + 1) / (b.priceCents + 1))) < 0.25,
  ];
  return shared.filter(Boolean).length / shared.length;
}
