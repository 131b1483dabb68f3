import { describe, expect, it } from 'vitest';
import { readWishlistOrder } from './wishlistOrders.ts';

describe('an order to the wishlist', () => {
  it.each([
    'ok add',
    'yeah save',
    'perfect, add the third one please',
    'save the coat and the gloves',
    'sold!',
    'saving these',
    'put the cardigan aside',
    'on the list with it',
    'please put it in the list, ta',
    'add everything',
  ])('is "%s"', (message) => {
    expect(readWishlistOrder(message)).toBe('keep');
  });

  it.each([
    'add long sleeves',
    'add a scarf',
    'save money',
    'what is on my list',
    'is it on the list',
    'keep it plain',
    'we visit a church, keep that in mind',
    'the cheapest on the list',
  ])('is not "%s"', (message) => {
    expect(readWishlistOrder(message)).toBeNull();
  });

  it('takes off what is said to come off', () => {
    expect(readWishlistOrder('take the boots off my wishlist')).toBe('letGo');
  });
});
