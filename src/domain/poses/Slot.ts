import type { TryOnCategory } from '../catalogue/vocabulary.ts';

/** The slots of the fitting room. `outer` is worn over a top or a full-body garment. */
export type Slot = 'fullBody' | 'bottom' | 'top' | 'outer';

/** Garments are put on in this order (spec section 4): the bottom first, then the top on that result. */
export const SLOTS: readonly Slot[] = ['fullBody', 'bottom', 'top', 'outer'];

interface SlotRules {
  readonly categories: readonly TryOnCategory[];
  /** The slots that a garment in this slot empties (spec section 4). */
  readonly excludedSlots: readonly Slot[];
}

const RULES_BY_SLOT: Readonly<Record<Slot, SlotRules>> = {
  fullBody: { categories: ['dresses', 'suits'], excludedSlots: ['top', 'bottom'] },
  bottom: { categories: ['lower_body'], excludedSlots: ['fullBody'] },
  top: { categories: ['upper_body'], excludedSlots: ['fullBody'] },
  outer: { categories: ['upper_body'], excludedSlots: [] },
};

export function fitsSlot(category: TryOnCategory | null, slot: Slot): boolean {
  return category !== null && RULES_BY_SLOT[slot].categories.includes(category);
}

/** The outfit after `garment` is put into `slot`. */
export function putIntoSlot<Garment>(
  worn: Readonly<Partial<Record<Slot, Garment>>>,
  slot: Slot,
  garment: Garment,
): Readonly<Partial<Record<Slot, Garment>>> {
  const remainingEntries = Object.entries(worn).filter(
    ([other]) => !RULES_BY_SLOT[slot].excludedSlots.includes(other as Slot),
  );
  return { ...(Object.fromEntries(remainingEntries) as Partial<Record<Slot, Garment>>), [slot]: garment };
}
