import type { ComposedOutfit } from './ComposedOutfit.ts';
import { chooseLeads } from './chooseLeads.ts';
import { completeDraft } from './completeDraft.ts';
import { describeOutfits } from './describeOutfits.ts';
import { OutfitCandidates } from './OutfitCandidates.ts';
import type { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import type { OutfitWish } from './OutfitWish.ts';

/** How many outfits are composed for each wished one; the worst are left out. */
const COMPOSED_PER_WISHED = 1.75;
/**
 * The maximum number of first pieces that are tried for each composed outfit. First pieces without matching pieces
 * are skipped.
 */
const MAX_LEADS_PER_COMPOSED = 4;
const MAX_SPARE_LEADS = 12;

/**
 * Composes complete outfits, best first, each around another piece. Returns fewer than wished for if the catalogue
 * lacks pieces. The same pieces and wish always give the same outfits.
 */
export function composeOutfits(pieces: OutfitPieces, wish: OutfitWish): readonly ComposedOutfit[] {
  const candidates = new OutfitCandidates(pieces, wish);
  const timesUsedById = new Map<string, number>();
  const drafts: OutfitDraft[] = [];
  const composedCount = Math.ceil(wish.count * COMPOSED_PER_WISHED);
  const maxLeads = composedCount * MAX_LEADS_PER_COMPOSED + MAX_SPARE_LEADS;
  let variant = 0;
  for (const start of chooseLeads(candidates, wish)) {
    if (drafts.length === composedCount || variant === maxLeads) break;
    const draft = completeDraft(start, variant++, { candidates, wish, timesUsedById });
    if (draft === null) continue;
    drafts.push(draft);
    for (const { piece } of draft.candidates) {
      timesUsedById.set(piece.item.id, (timesUsedById.get(piece.item.id) ?? 0) + 1);
    }
  }
  const bestDrafts = drafts.sort((a, b) => b.score - a.score).slice(0, wish.count);
  return describeOutfits(bestDrafts, wish);
}
