import type { OutfitCandidate, OutfitCandidates } from './OutfitCandidates.ts';
import type { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import type { Step } from './outfitSteps.ts';
import { isCold, listSteps, MIN_NEEDED_RATING, MIN_SHOES_RATING } from './outfitSteps.ts';
import { canBeWornUnder, needsUnderlayer } from './underlayers.ts';

/** What is needed to complete a draft. */
export interface DraftDependencies {
  readonly candidates: OutfitCandidates;
  readonly wish: OutfitWish;
  /** How many earlier outfits contain each item. */
  readonly timesUsedById: ReadonlyMap<string, number>;
}

/** The number of best drafts that continue after each step. */
const BEAM_WIDTH = 4;
/** The number of days after which a piece may be used again. */
const DAYS_PER_TURN = 2;

/**
 * Completes an outfit around its first pieces. Returns null if no top, bottom or full-body piece matches them.
 * `variant` distinguishes outfits with the same first pieces.
 */
export function completeDraft(
  start: OutfitDraft,
  variant: number,
  dependencies: DraftDependencies,
): OutfitDraft | null {
  const { candidates, wish } = dependencies;
  const draw = (purpose: string): number => candidates.drawNoise(`${start.lead.piece.item.id} ${variant} ${purpose}`);
  for (const steps of listSteps(start, candidates, wish, draw)) {
    const [bestDraft] = steps.reduce<readonly OutfitDraft[]>(
      (drafts, step, index) => {
        const reserveCents = computeReserve(steps.slice(index + 1), start, dependencies);
        return keepBest(drafts.flatMap((draft) => takeStep(draft, step, reserveCents, dependencies)));
      },
      [start],
    );
    if (bestDraft !== undefined) return bestDraft;
  }
  return null;
}

/** Computes the lowest cost of the required steps that remain, so that the budget keeps this sum for them. */
function computeReserve(
  steps: readonly Step[],
  { wearer, pieces }: OutfitDraft,
  dependencies: DraftDependencies,
): number {
  const { candidates, wish } = dependencies;
  if (wish.budgetCents === undefined) return 0;
  return steps
    .filter(({ slot, minRating }) => minRating === undefined || wish.neededSlots?.has(slot))
    .filter(({ slot }) => pieces[slot] === undefined)
    .reduce((sum, { slot }) => sum + (slot === 'under' ? 0 : candidates.findLowestCost(wearer, slot)), 0);
}

function takeStep(
  draft: OutfitDraft,
  { slot, minRating }: Step,
  reserveCents: number,
  dependencies: DraftDependencies,
): readonly OutfitDraft[] {
  const { candidates, wish } = dependencies;
  if (!isOpen(draft, slot, wish)) return [draft];
  const { budgetCents = Infinity } = wish;
  const bestCandidates: RatedCandidate[] = [];
  for (const candidate of listFor(draft, slot, candidates)) {
    if (draft.costCents + candidate.costCents + reserveCents > budgetCents) continue;
    const rating = draft.rate(candidate, countUses(candidate, dependencies));
    if (rating === -Infinity || (minRating !== undefined && rating < minRating)) continue;
    insertSorted(bestCandidates, { candidate, rating }, BEAM_WIDTH);
  }
  const extendedDrafts = bestCandidates.map(({ candidate, rating }) =>
    draft.add(slot, candidate, minRating === undefined ? rating : rating - Math.max(minRating, MIN_SHOES_RATING)),
  );
  const mayStayEmpty = minRating !== undefined && (extendedDrafts.length === 0 || minRating > MIN_NEEDED_RATING);
  return mayStayEmpty ? [...extendedDrafts, draft] : extendedDrafts;
}

/** Counts the outfits that contain a piece. A piece that is avoided on this day counts one more. */
function countUses({ piece }: OutfitCandidate, { wish, timesUsedById }: DraftDependencies): number {
  const isResting = wish.dayNumber !== undefined && (piece.idHash + wish.dayNumber) % DAYS_PER_TURN !== 0;
  return (timesUsedById.get(piece.item.id) ?? 0) + (isResting ? 1 : 0);
}

interface RatedCandidate {
  readonly candidate: OutfitCandidate;
  readonly rating: number;
}

/** Inserts a candidate into a list that is sorted best first. The candidate comes after others with the same rating. */
function insertSorted(bestCandidates: RatedCandidate[], newCandidate: RatedCandidate, maxLength: number): void {
  let insertAt = bestCandidates.length;
  while (insertAt > 0 && bestCandidates[insertAt - 1]!.rating < newCandidate.rating) insertAt--;
  if (insertAt >= maxLength) return;
  bestCandidates.splice(insertAt, 0, newCandidate);
  if (bestCandidates.length > maxLength) bestCandidates.pop();
}

function isOpen(draft: OutfitDraft, slot: OutfitSlot, { weatherBand, neededSlots }: OutfitWish): boolean {
  const { fullBody, layer, outer } = draft.pieces;
  if (slot === 'under') return draft.hasRoomFor(slot) && fullBody !== undefined && needsUnderlayer(fullBody.piece);
  const isWornOver = slot === 'layer' || slot === 'outer';
  const isNeeded = neededSlots?.has(slot) === true;
  if (isWornOver && !isNeeded && (layer ?? outer) !== undefined && !isCold(weatherBand)) return false;
  return draft.hasRoomFor(slot);
}

function listFor(draft: OutfitDraft, slot: OutfitSlot, candidates: OutfitCandidates): readonly OutfitCandidate[] {
  if (slot !== 'under') return candidates.list(draft.wearer, slot);
  const { fullBody } = draft.pieces;
  if (fullBody === undefined) return [];
  return candidates.list(draft.wearer, 'top').filter(({ piece }) => canBeWornUnder(fullBody.piece, piece));
}

function keepBest(drafts: readonly OutfitDraft[]): readonly OutfitDraft[] {
  return [...drafts].sort((a, b) => b.score - a.score).slice(0, BEAM_WIDTH);
}
