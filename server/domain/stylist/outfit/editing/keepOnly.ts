import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../../outfits/OutfitPlan.ts';
import { OUTFIT_SLOTS } from '../../../outfits/OutfitSlot.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';

type Only = Pick<Extract<OutfitEdit, { kind: 'only' }>, 'garments' | 'described'>;

/** Reduces an outfit to the given garments. Pieces of these kinds stay; the other garments are chosen anew. */
export function keepOnly(plan: OutfitPlan, { garments, described }: Only): OutfitPlan {
  const taken = new Set<OutfitPlan['places'][number]>();
  const places = garments.map((garment) => {
    const { slot, kinds, words } = garment;
    const present = plan.places.find(
      (place) =>
        !taken.has(place) && place.slot === slot && (kinds.includes(place.kind) || place.isOwned || words === 'shoes'),
    );
    if (present === undefined || described.includes(garment)) return createOpenPlace(slot, words);
    taken.add(present);
    // The place keeps the shopper's word, so that trousers are not replaced by a skirt.
    return present.isOwned ? present : { ...present, words: present.words === '' ? words : present.words };
  });
  const slots = new Set(places.map(({ slot }) => slot));
  return {
    ...plan,
    places: [...places, ...plan.places.filter((place) => place.isOwned && !taken.has(place))],
    without: OUTFIT_SLOTS.filter((slot) => !slots.has(slot) && slot !== 'under'),
    isOpen: false,
    isWhole: false,
  };
}
