import type { Silhouette } from '../garments/Silhouette.ts';
import { catalogueItems } from './catalogueItems.ts';
import { itemId } from './composeItem.ts';
import type { ItemDefinition } from './ItemDefinition.ts';
import type { Piece } from './outfits.ts';
import { hasFlatLay, findFlatLayPieces } from './outfits.ts';

type Silhouettes = ReadonlyMap<string, Silhouette>;
type MatchingPieces = readonly [ItemDefinition, ItemDefinition];

const pieces = (silhouettes: Silhouettes): readonly Piece[] =>
  catalogueItems.map((item) => ({ item, kind: silhouettes.get(item.cut)!.kind }));

/** The two pieces that go with an item; null if there are none. */
export function findMatchingPieces(
  item: ItemDefinition,
  silhouettes: Silhouettes,
  allPieces = pieces(silhouettes),
): MatchingPieces | undefined {
  const foundPieces = findFlatLayPieces(
    { item, kind: silhouettes.get(item.cut)!.kind },
    allPieces.filter((piece) => itemId(piece.item) !== itemId(item)),
  );
  return foundPieces ? [foundPieces[0].item, foundPieces[1].item] : undefined;
}

/** The flat lays of the whole catalogue, by the main item's id. */
export function createFlatLays(silhouettes: Silhouettes): ReadonlyMap<string, MatchingPieces> {
  const allPieces = pieces(silhouettes);
  return new Map(
    catalogueItems.filter(hasFlatLay).flatMap((item) => {
      const otherPieces = findMatchingPieces(item, silhouettes, allPieces);
      return otherPieces ? [[itemId(item), otherPieces] as const] : [];
    }),
  );
}
