import type { Item } from '../catalogue/Item.ts';
import { fits, putOn, SLOTS, type Slot } from './Slot.ts';

/** The worn items by slot. */
export type Outfit = Readonly<Partial<Record<Slot, Item>>>;

const OUTERWEAR_WORD = /\b(?:coat|jacket|blazer|parka|anorak|trench|cardigan|vest|gilet|cape|poncho)s?\b/iu;

const isOuterwear = ({ shortDescription }: Item): boolean => OUTERWEAR_WORD.test(shortDescription);

/** The outfit with `item` in `slot`; unchanged if the garment does not belong there. */
export function wearing(outfit: Outfit, slot: Slot, item: Item): Outfit {
  return fits(item.tryOnCategory, slot) ? putOn(outfit, slot, item) : outfit;
}

export function takeOff(outfit: Outfit, slot: Slot): Outfit {
  if (outfit[slot] === undefined) return outfit;
  const { [slot]: _taken, ...rest } = outfit;
  return rest;
}

/**
 * An outfit of all `items`. Of two items that exclude each other, the later one wins; items that cannot be tried on are
 * left out.
 */
export function outfitOf(items: readonly Item[]): Outfit {
  return items.reduce<Outfit>((outfit, item) => {
    const slot = slotAmong(item, items);
    return slot === null ? outfit : wearing(outfit, slot, item);
  }, {});
}

/** Adds `item` to the outfit in the slot that suits it; a jacket is layered over a top or a full-body garment. */
export function wearingToo(outfit: Outfit, item: Item): Outfit {
  const { top, outer } = outfit;
  const slot = slotAmong(item, [...Object.values(outfit), item]);
  if (slot === null) return outfit;
  const isUnder = slot === 'top' && top !== undefined && outer === undefined && isOuterwear(top) && !isOuterwear(item);
  return wearing(isUnder ? { ...outfit, outer: top } : outfit, slot, item);
}

/**
 * Selects the items that can be worn together. `items` are sorted best first: an item that excludes an earlier one is
 * left out.
 */
export function wornTogether(items: readonly Item[]): readonly Item[] {
  return items.reduce<readonly Item[]>((kept, item) => {
    const all = [...kept, item];
    return Object.keys(outfitOf(all)).length === all.length ? all : kept;
  }, []);
}

/** Items that fit the slot, the typical ones first: jackets for the outer layer, other garments for the top. */
export function fittingIn(slot: Slot, items: readonly Item[]): readonly Item[] {
  const isUsual = (item: Item) => isOuterwear(item) === (slot === 'outer');
  const fitting = items.filter(({ tryOnCategory }) => fits(tryOnCategory, slot));
  return [...fitting.filter(isUsual), ...fitting.filter((item) => !isUsual(item))];
}

/** The slot of an item that is worn alone. */
function slotOf({ tryOnCategory }: Item): Slot | null {
  if (tryOnCategory === null) return null;
  return ({ upper_body: 'top', lower_body: 'bottom', dresses: 'fullBody', suits: 'fullBody' } as const)[tryOnCategory];
}

/**
 * The slot of `item` when worn with `items`: a jacket over another upper-body garment is an outer layer, alone it is a
 * top.
 */
function slotAmong(item: Item, items: readonly Item[]): Slot | null {
  const slot = slotOf(item);
  const isOver = slot === 'top' && isOuterwear(item);
  const hasUnder = items.some((other) => {
    const under = slotOf(other);
    return under === 'fullBody' || (under === 'top' && !isOuterwear(other));
  });
  return isOver && hasUnder ? 'outer' : slot;
}

/** The worn items in the order in which they are put on. */
export function inOrder(outfit: Outfit): readonly { readonly slot: Slot; readonly item: Item }[] {
  return SLOTS.flatMap((slot) => {
    const item = outfit[slot];
    return item === undefined ? [] : [{ slot, item }];
  });
}
