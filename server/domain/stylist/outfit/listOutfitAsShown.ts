import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';

/**
 * Lists the pieces for a turn with an outfit. For a new outfit: all its pieces, then pieces that would go with them.
 * For a changed outfit: the new pieces, alternatives to them, then the pieces that stayed.
 */
export function listOutfitAsShown(
  { pieces, alternatives }: FoundOutfit,
  before: OutfitPlan | null,
): readonly CatalogueItem[] {
  const beforeIds = new Set(before?.places.map(({ itemId }) => itemId));
  const items = pieces.map(({ item }) => item);
  const added = items.filter(({ id }) => !beforeIds.has(id));
  const stayed = items.filter(({ id }) => beforeIds.has(id));
  return added.length === 0 ? [...stayed, ...alternatives] : [...added, ...alternatives, ...stayed];
}
