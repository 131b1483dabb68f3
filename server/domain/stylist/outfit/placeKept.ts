import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { findMainKind } from '../../outfits/OutfitPiece.ts';
import type { Speech } from '../hearing/Speech.ts';
import type { Turn } from '../Turn.ts';
import { addItem } from './offeredPieces.ts';
import type { OutfitEdit } from './OutfitEdit.ts';

/**
 * Puts the wishlist piece that a message names into the outfit where the words ask for a garment of this kind: 'swap
 * the blouse for the Fern Camp Shirt'.
 */
export function placeKept(
  edits: readonly OutfitEdit[],
  { kept = [], conversation: { outfit } }: Pick<Turn, 'kept' | 'conversation'>,
  { reference, relation }: Pick<Speech, 'reference' | 'relation'>,
): readonly OutfitEdit[] {
  const isNew = (item: CatalogueItem): boolean =>
    kept.includes(item) && outfit?.places.every(({ itemId }) => itemId !== item.id) === true;
  const isPointedOrPraised = relation === 'pointed' || relation === 'praised';
  const items = isPointedOrPraised ? (reference?.items ?? []).filter(isNew) : [];
  return items.length === 0 ? edits : edits.flatMap((edit) => placeInstead(edit, items));
}

function placeInstead(edit: OutfitEdit, items: readonly CatalogueItem[]): readonly OutfitEdit[] {
  if (edit.kind !== 'swap' && edit.kind !== 'add') return [edit];
  const { slot, kinds } = edit.garment;
  const item = items.find((namedItem) => kinds.includes(findMainKind(namedItem)));
  if (item === undefined) return [edit];
  const isOfOtherSlot = edit.kind === 'swap' && edit.old !== null && edit.old.slot !== slot;
  const droppedEdits: readonly OutfitEdit[] = isOfOtherSlot
    ? [{ kind: 'drop', garment: edit.old, isOfPiece: true }]
    : [];
  return [...droppedEdits, ...addItem(item)];
}
