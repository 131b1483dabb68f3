import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';

/**
 * Lists the pieces to show with an outfit. For a new outfit, lists all its pieces, then others that go with them. For
 * a changed outfit, lists the new pieces, their alternatives, then the unchanged pieces.
 */
export function listOutfitAsShown(
  { pieces, alternatives }: FoundOutfit,
  planBefore: OutfitPlan | null,
): readonly CatalogueItem[] {
  const idsBefore = new Set(planBefore?.places.map(({ itemId }) => itemId));
  const items = pieces.map(({ item }) => item);
  const addedItems = items.filter(({ id }) => !idsBefore.has(id));
  const unchangedItems = items.filter(({ id }) => idsBefore.has(id));
  return addedItems.length === 0
    ? [...unchangedItems, ...alternatives]
    : [...addedItems, ...alternatives, ...unchangedItems];
}
