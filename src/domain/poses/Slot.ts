import type { TryOnCategory } from '../catalogue/vocabulary.ts';

/** The slots of the fitting room. `outer` is worn over a top or a full-body garment. */
export const SLOTS = ['top', 'bottom', 'fullBody', 'outer'] as const;
export type Slot = (typeof SLOTS)[number];

/** The categories of garments that each slot takes. */
const CATEGORIES: Readonly<Record<Slot, readonly TryOnCategory[]>> = {
  top: ['upper_body'],
  bottom: ['lower_body'],
  fullBody: ['dresses', 'suits'],
  outer: ['upper_body'],
};

export function fits(category: TryOnCategory | null, slot: Slot): boolean {
  return category !== null && CATEGORIES[slot].includes(category);
}
