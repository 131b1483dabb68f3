import type { TryOnCategory } from '../catalogue/vocabulary.ts';

/** The slots of the fitting room. `outer` is worn over a top or a full-body garment. */
export type Slot = 'fullBody' | 'bottom' | 'top' | 'outer';

/** The slots in the order of dressing (spec section 4). */
export const SLOTS: readonly Slot[] = ['fullBody', 'bottom', 'top', 'outer'];

interface SlotRules {
  readonly categories: readonly TryOnCategory[];
  /** The slots that must be empty while this one is filled (spec section 4). */
  readonly excludedSlots: readonly Slot[];
}

const RULES_BY_SLOT: Readonly<Record<Slot, SlotRules>> = {
  fullBody: { categories: ['dresses', 'suits'], excludedSlots: ['top', 'bottom'] },
  bottom: { categories: ['lower_body'], excludedSlots: ['fullBody'] },
  top: { categories: ['upper_body'], excludedSlots: ['fullBody'] },
  outer: { categories: ['upper_body', 'suits'], excludedSlots: [] },
};
/** A suit in the outer slot includes trousers, so only a top fits under it. */
const SLOTS_EXCLUDED_BY_OUTER_SUIT: readonly Slot[] = ['fullBody', 'bottom'];

export function fitsSlot(category: TryOnCategory | null, slot: Slot): boolean {
  return category !== null && RULES_BY_SLOT[slot].categories.includes(category);
}

/** Returns the outfit with `garment` in `slot`. `getCategory` returns null if the category is unknown. */
export function putIntoSlot<Garment>(
  outfit: Readonly<Partial<Record<Slot, Garment>>>,
  slot: Slot,
  garment: Garment,
  getCategory: (garment: Garment) => TryOnCategory | null,
): Readonly<Partial<Record<Slot, Garment>>> {
  const wornEntries = Object.entries(outfit) as [Slot, Garment][];
  const remainingEntries = wornEntries.filter(
    ([otherSlot, otherGarment]) =>
      !isExcluded(otherSlot, slot, getCategory(garment)) && !isExcluded(slot, otherSlot, getCategory(otherGarment)),
  );
  return { ...(Object.fromEntries(remainingEntries) as Partial<Record<Slot, Garment>>), [slot]: garment };
}

/** Whether `slot` must stay empty while `occupiedSlot` holds a garment of `category`. */
function isExcluded(slot: Slot, occupiedSlot: Slot, category: TryOnCategory | null): boolean {
  if (occupiedSlot === 'outer' && category === 'suits') return SLOTS_EXCLUDED_BY_OUTER_SUIT.includes(slot);
  return RULES_BY_SLOT[occupiedSlot].excludedSlots.includes(slot);
}
