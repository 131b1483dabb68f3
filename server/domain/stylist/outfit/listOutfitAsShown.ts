import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';

/**
 * Lists the pieces to show with an outfit. For a new outfit, lists all its pieces, then others that go with them. For
 * a changed outfit, lists the new pieces, their alternatives, then the unchanged pieces.
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
