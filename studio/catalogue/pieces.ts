import type { Silhouette } from '../garments/Silhouette.ts';
import { catalogueItems } from './catalogueItems.ts';
import { itemId } from './composeItem.ts';
import type { ItemDefinition } from './ItemDefinition.ts';
import type { Piece } from './outfits.ts';
import { hasFlatLay, laidWith } from './outfits.ts';

type Silhouettes = ReadonlyMap<string, Silhouette>;
type Others = readonly [ItemDefinition, ItemDefinition];

const pieces = (silhouettes: Silhouettes): readonly Piece[] =>
  catalogueItems.map((item) => ({ item, kind: silhouettes.get(item.cut)!.kind }));

/** The two matching pieces of an item, or null. */
export function othersFor(
  item: ItemDefinition,
  silhouettes: Silhouettes,
  all = pieces(silhouettes),
): Others | undefined {
  const found = laidWith(
    { item, kind: silhouettes.get(item.cut)!.kind },
    all.filter((piece) => itemId(piece.item) !== itemId(item)),
  );
  return found ? [found[0].item, found[1].item] : undefined;
}

/** The flat lays of the whole catalogue, by the id of the item that each one shows. */
export function flatLays(silhouettes: Silhouettes): ReadonlyMap<string, Others> {
  const all = pieces(silhouettes);
  return new Map(
    catalogueItems.filter(hasFlatLay).flatMap((item) => {
      const others = othersFor(item, silhouettes, all);
      return others ? [[itemId(item), others] as const] : [];
    }),
  );
}
