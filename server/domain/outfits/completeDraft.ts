import type { OutfitCandidate, OutfitCandidates } from './OutfitCandidates.ts';
import type { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitWish, WeatherBand } from './OutfitWish.ts';
import { canBeWornUnder, needsUnderlayer } from './underlayers.ts';

/** A slot to fill. Without a minimum rating the outfit is discarded if nothing fits. */
interface Step {
  readonly slot: OutfitSlot;
  readonly minRating?: number;
}

/** The number of drafts that are followed at once. */
const BEAM_WIDTH = 4;
/** How much worse than neutral a piece of an optional slot may be; shoes are missed more than a scarf. */
const MIN_SHOES_RATING = -1.1;
/** On cold days a coat that hardly goes with the rest is better than none. */
const MIN_NEEDED_COAT_RATING = -4;
const MIN_EXTRA_RATING = 0.1;
const FULL_BODY_SHARE = 0.35;
const ACCESSORY_SHARE = 0.75;

/**
 * Completes an outfit around its first pieces; null if no top, bottom or full-body piece goes with them. `variant`
 * tells outfits apart that begin with the same pieces.
 */
export function completeDraft(
  start: OutfitDraft,
  variant: number,
  candidates: OutfitCandidates,
  wish: OutfitWish,
  timesUsedById: ReadonlyMap<string, number>,
): OutfitDraft | null {
  const draw = (what: string): number => candidates.drawNoise(`${start.lead.piece.item.id} ${variant} ${what}`);
  for (const covering of listCoverings(start, candidates, draw('covering'))) {
    const steps = [...covering, ...listFinishingSteps(wish, draw('layer'), draw('accessory'))];
    const [best] = steps.reduce<readonly OutfitDraft[]>(
      (drafts, step) => keepBest(drafts.flatMap((draft) => takeStep(draft, step, candidates, wish, timesUsedById))),
      [start],
    );
    if (best !== undefined) return best;
  }
  return null;
}

/** The ways to cover the body, preferred first: with a top and a bottom, or with one piece. */
function listCoverings(
  { pieces, wearer }: OutfitDraft,
  candidates: OutfitCandidates,
  chance: number,
): readonly Step[][] {
  const separates: Step[] = [{ slot: 'bottom' }, { slot: 'top' }];
  const fullBody: Step[] = [{ slot: 'fullBody' }, { slot: 'under' }];
  if (pieces.fullBody !== undefined) return [[{ slot: 'under' }]];
  if (pieces.top !== undefined || pieces.bottom !== undefined) return [separates];
  const prefersFullBody = chance < FULL_BODY_SHARE && candidates.list(wearer, 'fullBody').length > 0;
  return prefersFullBody ? [fullBody, separates] : [separates, fullBody];
}

function listFinishingSteps(
  { weatherBand }: OutfitWish,
  layerChance: number,
  accessoryChance: number,
): readonly Step[] {
  return [
    { slot: 'shoes', minRating: MIN_SHOES_RATING },
    ...listLayerSteps(weatherBand, layerChance),
    { slot: 'bag', minRating: MIN_EXTRA_RATING },
    ...(accessoryChance < ACCESSORY_SHARE ? [{ slot: 'accessory', minRating: MIN_EXTRA_RATING } as const] : []),
  ];
}

const EXTRA_LAYER_SHARE: Readonly<Record<WeatherBand, number>> = {
  freezing: 0.4,
  cold: 0.35,
  cool: 0.5,
  mild: 0.6,
  warm: 0.2,
  hot: 0,
};

function listLayerSteps(band: WeatherBand | undefined, chance: number): readonly Step[] {
  const share = EXTRA_LAYER_SHARE[band ?? 'mild'];
  const extraSteps: Step[] = chance < share ? [{ slot: 'layer', minRating: MIN_EXTRA_RATING }] : [];
  if (isCold(band)) return [{ slot: 'outer', minRating: MIN_NEEDED_COAT_RATING }, ...extraSteps];
  if (band !== 'cool') return extraSteps;
  return extraSteps.length > 0 ? extraSteps : [{ slot: 'outer', minRating: MIN_NEEDED_COAT_RATING }];
}

function takeStep(
  draft: OutfitDraft,
  { slot, minRating }: Step,
  candidates: OutfitCandidates,
  wish: OutfitWish,
  timesUsedById: ReadonlyMap<string, number>,
): readonly OutfitDraft[] {
  if (!isOpen(draft, slot, wish.weatherBand)) return [draft];
  const { budgetCents = Infinity } = wish;
  const best: RatedCandidate[] = [];
  for (const candidate of listFor(draft, slot, candidates)) {
    if (draft.costCents + candidate.costCents > budgetCents) continue;
    const rating = draft.rate(candidate, timesUsedById.get(candidate.piece.item.id) ?? 0);
    if (rating === -Infinity || (minRating !== undefined && rating < minRating)) continue;
    insertSorted(best, { candidate, rating }, BEAM_WIDTH);
  }
  const extended = best.map(({ candidate, rating }) =>
    draft.add(slot, candidate, minRating === undefined ? rating : rating - Math.max(minRating, MIN_SHOES_RATING)),
  );
  const mayStayEmpty = minRating !== undefined && (extended.length === 0 || minRating > MIN_NEEDED_COAT_RATING);
  return mayStayEmpty ? [...extended, draft] : extended;
}

interface RatedCandidate {
  readonly candidate: OutfitCandidate;
  readonly rating: number;
}

/** Inserts into a list that is sorted best first; of equal ones the first stays in front. */
function insertSorted(best: RatedCandidate[], newCandidate: RatedCandidate, maxLength: number): void {
  let insertAt = best.length;
  while (insertAt > 0 && best[insertAt - 1]!.rating < newCandidate.rating) insertAt--;
  if (insertAt >= maxLength) return;
  best.splice(insertAt, 0, newCandidate);
  if (best.length > maxLength) best.pop();
}

function isOpen(draft: OutfitDraft, slot: OutfitSlot, band: WeatherBand | undefined): boolean {
  const { fullBody, layer, outer } = draft.pieces;
  if (slot === 'under') return draft.hasRoomFor(slot) && fullBody !== undefined && needsUnderlayer(fullBody.piece);
  const isWornOver = slot === 'layer' || slot === 'outer';
  if (isWornOver && (layer ?? outer) !== undefined && !isCold(band)) return false;
  return draft.hasRoomFor(slot);
}

/** On cold days a layer and a coat are worn together, on others one of them. */
function isCold(band: WeatherBand | undefined): boolean {
  return band === 'freezing' || band === 'cold';
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
