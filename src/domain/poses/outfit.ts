import type { Item } from '../catalogue/Item.ts';
import { fits, type Slot } from './Slot.ts';

/** What is worn, by slot. */
export type Outfit = Readonly<Partial<Record<Slot, Item>>>;

/** Garments are put on in this order (spec section 4): the bottom first, then the top on that result. */
const ORDER: readonly Slot[] = ['fullBody', 'bottom', 'top', 'outer'];

/** The slots that each garment takes the place of (spec section 4). */
const CLEARS: Readonly<Record<Slot, readonly Slot[]>> = {
  fullBody: ['top', 'bottom'],
  top: ['fullBody'],
  bottom: ['fullBody'],
  outer: [],
};

const OUTERWEAR = /\b(?:coat|jacket|blazer|parka|anorak|trench|cardigan|vest|gilet|cape|poncho)s?\b/iu;

/** The outfit with `item` in `slot`; unchanged if the garment does not belong there. */
export function putOn(outfit: Outfit, slot: Slot, item: Item): Outfit {
  if (!fits(item.tryOnCategory, slot)) return outfit;
  return { ...CLEARS[slot].reduce(takeOff, outfit), [slot]: item };
}

export function takeOff(outfit: Outfit, slot: Slot): Outfit {
  if (outfit[slot] === undefined) return outfit;
  const { [slot]: _taken, ...rest } = outfit;
  return rest;
}

/** All of `items` together, where they exclude each other the later one; those that cannot be tried on are left out. */
export function outfitOf(items: readonly Item[]): Outfit {
  return items.reduce<Outfit>((outfit, item) => {
    const slot = slotAmong(item, items);
    return slot === null ? outfit : putOn(outfit, slot, item);
  }, {});
}

/** The slot of a garment on its own. */
export function slotOf({ tryOnCategory }: Item): Slot | null {
  if (tryOnCategory === null) return null;
  return ({ upper_body: 'top', lower_body: 'bottom', dresses: 'fullBody', suits: 'fullBody' } as const)[tryOnCategory];
}

/** A jacket is worn over what else covers the upper body; on its own it is a top. */
function slotAmong(item: Item, items: readonly Item[]): Slot | null {
  const slot = slotOf(item);
  const isOver = slot === 'top' && OUTERWEAR.test(item.shortDescription);
  const hasUnder = items.some((other) => {
    const under = slotOf(other);
    return under === 'fullBody' || (under === 'top' && !OUTERWEAR.test(other.shortDescription));
  });
  return isOver && hasUnder ? 'outer' : slot;
}

/** The garments in the order in which they are put on. */
export function inOrder(outfit: Outfit): readonly { readonly slot: Slot; readonly item: Item }[] {
  return ORDER.flatMap((slot) => {
    const item = outfit[slot];
    return item === undefined ? [] : [{ slot, item }];
  });
}
