import type { Item } from '../catalogue/Item.ts';
import { fitsSlot, putIntoSlot, SLOTS, type Slot } from './Slot.ts';

/** The worn items by slot. */
export type Outfit = Readonly<Partial<Record<Slot, Item>>>;

const OUTERWEAR_PATTERN = /\b(?:coat|jacket|blazer|parka|anorak|trench|cardigan|vest|gilet|cape|poncho)s?\b/iu;

const isOuterwear = ({ shortDescription }: Item): boolean => OUTERWEAR_PATTERN.test(shortDescription);

const isSuit = ({ tryOnCategory }: Item): boolean => tryOnCategory === 'suits';

/**
 * Returns the outfit with `item` in `slot`, or unchanged if the item does not belong there. A worn suit becomes the
 * outer layer when a top is put on.
 */
export function wearInSlot(outfit: Outfit, slot: Slot, item: Item): Outfit {
  if (!fitsSlot(item.tryOnCategory, slot)) return outfit;
  const { fullBody, outer } = outfit;
  const goesUnderSuit = slot === 'top' && fullBody !== undefined && isSuit(fullBody) && outer === undefined;
  const preparedOutfit = goesUnderSuit ? putInto(takeOff(outfit, 'fullBody'), 'outer', fullBody) : outfit;
  return putInto(preparedOutfit, slot, item);
}

const putInto = (outfit: Outfit, slot: Slot, item: Item): Outfit =>
  putIntoSlot(outfit, slot, item, ({ tryOnCategory }) => tryOnCategory);

export function takeOff(outfit: Outfit, slot: Slot): Outfit {
  if (outfit[slot] === undefined) return outfit;
  const { [slot]: _taken, ...rest } = outfit;
  return rest;
}

/**
 * Creates an outfit of `items`. A later item replaces an earlier one that it excludes. Leaves out items that cannot
 * be tried on.
 */
export function createOutfit(items: readonly Item[]): Outfit {
  return items.reduce<Outfit>((outfit, item) => {
    const slot = getSlotWornWith(item, items);
    return slot === null ? outfit : wearInSlot(outfit, slot, item);
  }, {});
}

/** Adds `item` in a suitable slot: a jacket goes over a top or a full-body garment, a suit over a top. */
export function wearAdditionally(outfit: Outfit, item: Item): Outfit {
  const { top, outer } = outfit;
  const slot = getSlotWornWith(item, [...Object.values(outfit), item]);
  if (slot === null) return outfit;
  const belongsUnderTop =
    slot === 'top' && top !== undefined && outer === undefined && isOuterwear(top) && !isOuterwear(item);
  return wearInSlot(belongsUnderTop ? { ...outfit, outer: top } : outfit, slot, item);
}

/**
 * Selects items that can be worn together. `items` are sorted best first; an item that an earlier one excludes is
 * left out.
 */
export function selectWearableTogether(items: readonly Item[]): readonly Item[] {
  return items.reduce<readonly Item[]>((selectedItems, item) => {
    const allItems = [...selectedItems, item];
    return Object.keys(createOutfit(allItems)).length === allItems.length ? allItems : selectedItems;
  }, []);
}

/** Sorts `items`: first those that `createOutfit` puts on, then the others. */
export function sortWornFirst(items: readonly Item[]): readonly Item[] {
  const wornItems = Object.values(createOutfit(items));
  return [...wornItems, ...items.filter((item) => !wornItems.includes(item))];
}

/** Items for the slot, typical ones first: jackets and suits for the outer layer, other garments for the top. */
export function listItemsForSlot(slot: Slot, items: readonly Item[]): readonly Item[] {
  const isTypicalForSlot = (item: Item) => (slot === 'outer' ? isOuterwear(item) || isSuit(item) : !isOuterwear(item));
  const fittingItems = items.filter(({ tryOnCategory }) => fitsSlot(tryOnCategory, slot));
  return [...fittingItems.filter(isTypicalForSlot), ...fittingItems.filter((item) => !isTypicalForSlot(item))];
}

/** The slot of an item that is worn alone; null if it cannot be tried on. */
function getSlotWornAlone({ tryOnCategory }: Item): Slot | null {
  if (tryOnCategory === null) return null;
  return ({ upper_body: 'top', lower_body: 'bottom', dresses: 'fullBody', suits: 'fullBody' } as const)[tryOnCategory];
}

/**
 * The slot of `item` when worn with `items`. A jacket over another upper-body garment, and a suit over a top, are
 * outer layers.
 */
function getSlotWornWith(item: Item, items: readonly Item[]): Slot | null {
  const slot = getSlotWornAlone(item);
  const hasTop = items.some((otherItem) => getSlotWornAlone(otherItem) === 'top' && !isOuterwear(otherItem));
  if (isSuit(item)) return hasTop ? 'outer' : slot;
  const isOuterwearTop = slot === 'top' && isOuterwear(item);
  const hasUnderlayer = hasTop || items.some((otherItem) => getSlotWornAlone(otherItem) === 'fullBody');
  return isOuterwearTop && hasUnderlayer ? 'outer' : slot;
}

/** The worn items in the order of dressing. */
export function listGarmentsInOrder(outfit: Outfit): readonly { readonly slot: Slot; readonly item: Item }[] {
  return SLOTS.flatMap((slot) => {
    const item = outfit[slot];
    return item === undefined ? [] : [{ slot, item }];
  });
}
