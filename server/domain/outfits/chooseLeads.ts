import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitCandidate, OutfitCandidates } from './OutfitCandidates.ts';
import { fitsWearer } from './OutfitCandidates.ts';
import { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { canBeWornUnder } from './underlayers.ts';

/** The slots that an outfit may start with, with a bonus for those that matter most to its look. */
const BONUS_BY_LEAD_SLOT: Readonly<Partial<Record<PieceSlot, number>>> = {
  fullBody: 0.3,
  layer: 0.25,
  outer: 0.2,
  top: 0.2,
  bottom: 0.1,
};
const SAME_KIND_PENALTY = 0.55;
const SAME_SLOT_PENALTY = 0.25;
const SAME_COLOR_PENALTY = 0.25;
const SAME_BRAND_PENALTY = 0.15;

interface Lead {
  readonly wearer: Gender;
  readonly candidate: OutfitCandidate;
  value: number;
}

/**
 * Generates drafts with one piece each, best first. The first pieces differ in kind, color and brand as far as
 * possible. If the wish requires pieces, repeats the drafts with these pieces without end.
 */
export function* chooseLeads(candidates: OutfitCandidates, wish: OutfitWish): Generator<OutfitDraft> {
  const wearers = listWearers(wish);
  const fixedDrafts = startWithFixedItems(candidates, wearers);
  while (fixedDrafts.length > 0) yield* fixedDrafts;
  const barredIds = new Set(wish.notLedBy);
  const possibleLeads = wearers.flatMap((wearer) =>
    (Object.keys(BONUS_BY_LEAD_SLOT) as PieceSlot[]).flatMap((slot) =>
      candidates
        .list(wearer, slot)
        .filter(({ piece }) => !barredIds.has(piece.item.id))
        .map((candidate) => ({ wearer, candidate, value: candidate.taste + rateSlot(slot, wish) })),
    ),
  );
  yield* chooseVariedDrafts(possibleLeads);
}

/** The bonus of a main piece that is a dress, if each outfit should begin with a dress. */
const DRESS_BONUS = 2;

const rateSlot = (slot: PieceSlot, { fullBodyShare = 0 }: OutfitWish): number =>
  (BONUS_BY_LEAD_SLOT[slot] ?? 0) + (slot === 'fullBody' && fullBodyShare === 1 ? DRESS_BONUS : 0);

/**
 * Lists the wearers to compose for. A wish for women and men gets outfits for each, because an outfit has one wearer.
 */
export function listWearers({ gender }: OutfitWish): readonly Gender[] {
  const wearers = gender.filter((name) => name !== 'Unisex');
  if (wearers.length > 0) return wearers;
  return gender.length > 0 ? ['Unisex'] : ['Women', 'Men'];
}

/**
 * Creates a draft for each wearer whom the first required piece fits. If the piece fits none of them, creates a draft
 * for each.
 */
export function startWithFixedItems(candidates: OutfitCandidates, wearers: readonly Gender[]): readonly OutfitDraft[] {
  const [leadPiece, ...furtherPieces] = candidates.listFixed();
  if (leadPiece === undefined) return [];
  const fittingWearers = wearers.filter((name) => fitsWearer(leadPiece.piece, name));
  return (fittingWearers.length > 0 ? fittingWearers : wearers).map((wearer) =>
    furtherPieces.reduce((draft, candidate) => addFixed(draft, candidate), OutfitDraft.start(wearer, leadPiece)),
  );
}

/** Adds a required piece, unless an earlier piece is in its slot or covers it. */
function addFixed(draft: OutfitDraft, candidate: OutfitCandidate): OutfitDraft {
  const { slot } = candidate.piece;
  const { fullBody } = draft.pieces;
  if (slot === 'top' && fullBody !== undefined && canBeWornUnder(fullBody.piece, candidate.piece))
    return draft.add('under', candidate, 0);
  return draft.hasRoomFor(slot) ? draft.add(slot, candidate, 0) : draft;
}

/** Repeatedly chooses the best first piece. Pieces like those already chosen get a penalty. */
function* chooseVariedDrafts(allLeads: readonly Lead[]): Generator<OutfitDraft> {
  let remainingLeads = allLeads;
  while (remainingLeads.length > 0) {
    const { wearer, candidate } = remainingLeads.reduce((bestLead, nextLead) =>
      nextLead.value > bestLead.value ? nextLead : bestLead,
    );
    yield OutfitDraft.start(wearer, candidate);
    const { piece } = candidate;
    remainingLeads = remainingLeads.filter((otherLead) => otherLead.candidate.piece.item.id !== piece.item.id);
    for (const otherLead of remainingLeads) otherLead.value -= computeLikenessPenalty(otherLead.candidate.piece, piece);
  }
}

function computeLikenessPenalty(piece: OutfitPiece, chosenLead: OutfitPiece): number {
  return (
    (piece.kind === chosenLead.kind ? SAME_KIND_PENALTY : 0) +
    (piece.slot === chosenLead.slot ? SAME_SLOT_PENALTY : 0) +
    (piece.paletteNumber === chosenLead.paletteNumber ? SAME_COLOR_PENALTY : 0) +
    (piece.item.brand === chosenLead.item.brand ? SAME_BRAND_PENALTY : 0)
  );
}
