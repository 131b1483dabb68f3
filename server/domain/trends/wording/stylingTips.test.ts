import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../tests/support/catalogueItems.ts';
import { chooseTip } from './stylingTips.ts';

const createPiece = (kind: string) => createCatalogueItem({ id: kind, kind });
const outfit = {
  items: {
    top: createPiece('shirt'),
    bottom: createPiece('trousers'),
    shoes: createPiece('shoes'),
    bag: createPiece('bag'),
  },
};
const DAYS = Array.from({ length: 32 }, (_, day) => 20_000 + day);

describe('tips on how to wear an outfit', () => {
  it('name only pieces that the outfit has', () => {
    for (const day of DAYS)
      expect(chooseTip(outfit, 'anna', day)).not.toMatch(/coat|skirt|jacket|sleeves|scarf|belt|watch/u);
  });

  it('take turns, so that the same pieces get each of their tips within a month', () => {
    expect(new Set(DAYS.map((day) => chooseTip(outfit, 'anna', day))).size).toBe(8);
  });

  it('are the same on one day, and come in another order for another shopper', () => {
    const listTips = (userId: string) => DAYS.map((day) => chooseTip(outfit, userId, day));
    expect(listTips('anna')).toEqual(listTips('anna'));
    expect(listTips('ben')).not.toEqual(listTips('anna'));
  });

  it('are general for an outfit without known pieces', () => {
    expect(chooseTip({ items: {} }, 'anna', 20_000)).toBe('Wear it once just as it is, then make it yours.');
  });
});
