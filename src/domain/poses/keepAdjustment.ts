import { tidyAdjustment, type Adjustment } from './Adjustment.ts';
import type { Outfit } from './outfit.ts';
import { SLOTS } from './Slot.ts';

/** The corrections that apply to the new outfit: those of garments that stay on and of the body. */
export function keepAdjustment(adjustment: Adjustment, previousOutfit: Outfit, outfit: Outfit): Adjustment {
  const keptSlots = SLOTS.filter(
    (slot) => previousOutfit[slot] !== undefined && previousOutfit[slot].id === outfit[slot]?.id,
  );
  return tidyAdjustment(adjustment, keptSlots);
}
