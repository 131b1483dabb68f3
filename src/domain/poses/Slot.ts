import type { TryOnCategory } from '../catalogue/vocabulary.ts';

/** The slots of the fitting room. `outer` is worn over a top or a full-body garment. */
export type Slot = 'fullBody' | 'bottom' | 'top' | 'outer';

/** Garments are put on in this order (spec section 4): the bottom first, then the top on that result. */
export const SLOTS: readonly Slot[] = ['fullBody', 'bottom', 'top', 'outer'];

interface SlotRules {
  readonly takes: readonly TryOnCategory[];
  /** The slots that a garment in this slot empties (spec section 4). */
  readonly clears: readonly Slot[];
}

const RULES_BY_SLOT: Readonly<Record<Slot, SlotRules>> = {
  fullBody: { takes: ['dresses', 'suits'], clears: ['top', 'bottom'] },
  bottom: { takes: ['lower_body'], clears: ['fullBody'] },
  top: { takes: ['upper_body'], clears: ['fullBody'] },
  outer: { takes: ['upper_body'], clears: [] },
};

export function fits(category: TryOnCategory | null, slot: Slot): boolean {
  return category !== null && RULES_BY_SLOT[slot].takes.includes(category);
}

/** The outfit after `garment` is put into `slot`. */
export function putOn<Garment>(
  worn: Readonly<Partial<Record<Slot, Garment>>>,
  slot: Slot,
  garment: Garment,
): Readonly<Partial<Record<Slot, Garment>>> {
  const kept = Object.entries(worn).filter(([other]) => !RULES_BY_SLOT[slot].clears.includes(other as Slot));
  return { ...(Object.fromEntries(kept) as Partial<Record<Slot, Garment>>), [slot]: garment };
}
