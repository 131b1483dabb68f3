import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { listWearers, startWithFixedItems } from './chooseLeads.ts';
import type { OutfitCandidate, OutfitCandidates } from './OutfitCandidates.ts';
import { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { ratePair } from './ratePair.ts';
import { canBeWornUnder, needsUnderlayer } from './underlayers.ts';

/**
 * The maximum number of pieces that a search tries. Without a maximum, a search without a solution would take too
 * long.
 */
const MAX_TRIALS = 40_000;

/**
 * Returns the cheapest outfit with a piece in each needed slot, without pairs that break a rule; null if there is
 * none. The outfit may exceed the budget, so that the shopper can be told the lowest possible price.
 */
export function findCheapestOutfit(candidates: OutfitCandidates, wish: OutfitWish): OutfitDraft | null {
  const wearers = listWearers(wish);
  const fixedDrafts = startWithFixedItems(candidates, wearers);
  const starts: readonly Start[] = fixedDrafts.length > 0 ? fixedDrafts : wearers.map((wearer) => ({ wearer }));
  const search = new CheapestSearch(candidates);
  for (const start of starts) for (const slots of listNeeded(start.pieces ?? {}, wish)) search.complete(start, slots);
  return search.bestDraft;
}

/** The first step of an outfit: a draft, or only the wearer if no piece is chosen yet. */
type Start = OutfitDraft | { readonly wearer: Gender; readonly pieces?: undefined };
type Pieces = Readonly<Partial<Record<OutfitSlot, OutfitCandidate>>>;

/** Lists the slots that still must be filled: one list with a top and a bottom, one with a full-body piece. */
function listNeeded(pieces: Pieces, { openSlots, neededSlots = new Set() }: OutfitWish): readonly OutfitSlot[][] {
  const extraSlots = [...neededSlots].filter((slot) => !COVERING_SLOTS.has(slot) && pieces[slot] === undefined);
  const isOpen = (slot: OutfitSlot): boolean => openSlots?.has(slot) !== false && pieces[slot] === undefined;
  const isFullBodyWorn = pieces.fullBody !== undefined;
  const areSeparatesWorn = pieces.top !== undefined || pieces.bottom !== undefined;
  const separates = (['bottom', 'top'] as const).filter(isOpen);
  const coverings: OutfitSlot[][] = [
    ...(isFullBodyWorn || neededSlots.has('fullBody') ? [] : [separates]),
    ...(areSeparatesWorn || neededSlots.has('top') || neededSlots.has('bottom')
      ? []
      : [(['fullBody'] as const).filter(isOpen)]),
  ];
  const usableCoverings = coverings.filter((covering) => covering.length > 0);
  return (usableCoverings.length > 0 ? usableCoverings : [[]]).map((covering) => [...covering, ...extraSlots]);
}

const COVERING_SLOTS: ReadonlySet<OutfitSlot> = new Set(['fullBody', 'bottom', 'top', 'under']);

/**
 * Fills one slot after another, cheapest pieces first. Stops a branch as soon as it cannot become cheaper than the
 * best outfit so far.
 */
class CheapestSearch {
  bestDraft: OutfitDraft | null = null;
  readonly #candidates: OutfitCandidates;
  readonly #cachedLists = new Map<string, readonly OutfitCandidate[]>();
  #trialCount = 0;

  constructor(candidates: OutfitCandidates) {
    this.#candidates = candidates;
  }

  complete(start: Start, slots: readonly OutfitSlot[]): void {
    const [slot, ...otherSlots] = slots;
    const draft = start.pieces === undefined ? null : start;
    if (slot === undefined) {
      if (draft !== null && this.#isBetter(draft.costCents)) this.bestDraft = draft;
      return;
    }
    const leastForOthers = otherSlots.reduce((sum, otherSlot) => sum + this.#findLeast(start.wearer, otherSlot), 0);
    const baseCents = (draft?.costCents ?? 0) + leastForOthers;
    for (const candidate of this.#list(start, slot)) {
      if (!this.#isBetter(baseCents + candidate.costCents) || this.#trialCount++ > MAX_TRIALS) return;
      const nextDraft = extend(start, slot, candidate);
      if (nextDraft === null) continue;
      this.complete(nextDraft, listNext(slot, candidate, otherSlots));
    }
  }

  #isBetter(costCents: number): boolean {
    return this.bestDraft === null || costCents < this.bestDraft.costCents;
  }

  #findLeast(wearer: Gender, slot: OutfitSlot): number {
    return this.#listSorted(wearer, slot)[0]?.costCents ?? 0;
  }

  #list({ wearer, pieces }: Start, slot: OutfitSlot): readonly OutfitCandidate[] {
    const fullBody = pieces?.fullBody;
    const allCandidates = this.#listSorted(wearer, slot);
    return slot === 'under' && fullBody !== undefined
      ? allCandidates.filter(({ piece }) => canBeWornUnder(fullBody.piece, piece))
      : allCandidates;
  }

  #listSorted(wearer: Gender, slot: OutfitSlot): readonly OutfitCandidate[] {
    const key = `${wearer} ${slot}`;
    const cachedList = this.#cachedLists.get(key);
    if (cachedList !== undefined) return cachedList;
    const sortedCandidates = this.#candidates
      .listAllowed(wearer, slot === 'under' ? 'top' : slot)
      .map((piece) => this.#candidates.create(piece))
      .sort(
        (firstCandidate, secondCandidate) =>
          firstCandidate.costCents - secondCandidate.costCents ||
          (firstCandidate.piece.item.id < secondCandidate.piece.item.id ? -1 : 1),
      );
    this.#cachedLists.set(key, sortedCandidates);
    return sortedCandidates;
  }
}

/** Returns the next slots to fill; a suit adds the shirt beneath it. */
function listNext(
  slot: OutfitSlot,
  { piece }: OutfitCandidate,
  otherSlots: readonly OutfitSlot[],
): readonly OutfitSlot[] {
  return slot === 'fullBody' && needsUnderlayer(piece) ? ['under', ...otherSlots] : otherSlots;
}

/** Returns the draft with the candidate; null if the candidate does not go with the draft. */
function extend(start: Start, slot: OutfitSlot, candidate: OutfitCandidate): OutfitDraft | null {
  if (start.pieces === undefined) return OutfitDraft.start(start.wearer, candidate);
  return goesWithAll(start, candidate) ? start.add(slot, candidate, 0) : null;
}

function goesWithAll({ candidates }: OutfitDraft, { piece }: OutfitCandidate): boolean {
  return candidates.every(
    (otherCandidate) =>
      otherCandidate.piece.item.id !== piece.item.id && ratePair(piece, otherCandidate.piece) > -Infinity,
  );
}
