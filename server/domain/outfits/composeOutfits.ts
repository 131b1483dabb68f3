import type { ComposedOutfit } from './ComposedOutfit.ts';
import { chooseLeads } from './chooseLeads.ts';
import { completeDraft } from './completeDraft.ts';
import { describeOutfits } from './describeOutfits.ts';
import { OutfitCandidates } from './OutfitCandidates.ts';
import type { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitPieces } from './OutfitPiece.ts';
import type { OutfitWish } from './OutfitWish.ts';

/** The number of outfits to compose for each requested outfit. The worst of them are then left out. */
const COMPOSED_PER_REQUESTED = 1.75;
/**
 * The maximum number of first pieces to try for each composed outfit. A first piece without matches gives no outfit.
 */
const MAX_LEADS_PER_COMPOSED = 4;
const MAX_SPARE_LEADS = 12;

/**
 * Composes complete outfits, best first, each around another main piece. Returns fewer outfits if the catalogue lacks
 * pieces. Equal pieces and wishes give equal outfits.
 */
export function composeOutfits(pieces: OutfitPieces, wish: OutfitWish): readonly ComposedOutfit[] {
  const candidates = new OutfitCandidates(pieces, wish);
  const timesUsedById = new Map([...(wish.shownIds ?? [])].map((id) => [id, 1]));
  const drafts: OutfitDraft[] = [];
  const composedCount = Math.ceil(wish.count * COMPOSED_PER_REQUESTED);
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
