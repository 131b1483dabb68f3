import { formatPrice } from './formatPrice.ts';

const SLOT_NAMES = {
  under: 'Underneath',
  fullBody: 'Main piece',
  bottom: 'Bottom',
  top: 'Top',
  layer: 'Layer',
  outer: 'Outerwear',
  shoes: 'Shoes',
  bag: 'Bag',
  accessory: 'Accessory',
} as const;

const isKnownSlot = (slot: string): slot is keyof typeof SLOT_NAMES => Object.hasOwn(SLOT_NAMES, slot);

/** Texts of an outfit that the stylist composed. */
export const outfitText = {
  outfit: 'The outfit',
  capsule: 'The capsule',
  pieces: 'Its pieces',
  slot: (slot: string) => (isKnownSlot(slot) ? SLOT_NAMES[slot] : SLOT_NAMES.accessory),
  total: (total: number) => formatPrice(total),
  budget: (budget: number) => `of ${formatPrice(budget)}`,
  over: (amount: number) => `${formatPrice(amount)} over your budget`,
  days: (days: number, outfitCount: number | null) => {
    const trip = days === 1 ? '1 day' : `${days} days`;
    return outfitCount === null ? trip : `${trip}, ${outfitCount === 1 ? '1 outfit' : `${outfitCount} outfits`}`;
  },

  tryOn: 'Try on',
  notDrawn: (places: readonly string[]) => {
    const names = places.map((place) => `the ${place}`);
    const lastName = names.pop() ?? '';
    return `Figures do not wear ${names.length === 0 ? lastName : `${names.join(', ')} and ${lastName}`} yet.`;
  },
  keep: 'Keep all',
  kept: 'All kept',
  added: (count: number) => (count === 1 ? '1 piece is on your wishlist.' : `${count} pieces are on your wishlist.`),
  undo: 'Undo',
  undoKeep: 'Take these pieces off the wishlist again',
  leavesWishlist: (count: number) =>
    count === 1 ? 'Remove this piece from your wishlist?' : `Remove these ${count} pieces from your wishlist?`,

  swap: 'Swap',
  swapPiece: (name: string) => `Swap ${name} for another one`,
  swapRequest: (name: string) => `Something else in place of ${name}`,
  swapping: 'Looking for another one',
  undoChange: 'Undo the last change to the outfit',
  undoRequest: 'Undo the last change',

  owned: 'Yours already',
  missing: 'Nothing found',
  gone: 'No longer here',
} as const;
