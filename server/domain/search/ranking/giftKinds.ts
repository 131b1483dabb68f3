import type { KindWeights } from '../understanding/Wish.ts';

/**
 * Kinds that make good gifts because they fit without a try-on or most people like them, weighted by how well they
 * suit.
 */
export const GIFT_KINDS: KindWeights = {
  scarf: 1,
  watch: 1,
  jewelry: 1,
  necklace: 1,
  earrings: 1,
  bracelet: 1,
  sweater: 1,
  cardigan: 1,
  gloves: 0.9,
  bag: 0.9,
  wallet: 0.9,
  robe: 0.9,
  pajamas: 0.9,
  hat: 0.8,
  tie: 0.8,
  belt: 0.8,
  sunglasses: 0.8,
  'hair accessory': 0.8,
  socks: 0.7,
  'bow tie': 0.7,
  shirt: 0.5,
  polo: 0.5,
  blouse: 0.5,
};
