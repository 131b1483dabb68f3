import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';

/**
 * The list of a turn that shows an outfit: all pieces of a new one, then what else would go. Of one that was changed the
 * new pieces, what could be there instead, and the pieces that stayed.
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
