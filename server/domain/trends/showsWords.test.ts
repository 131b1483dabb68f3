import { describe, expect, it } from 'vitest';
import { createGarment } from '../../../tests/support/smallIndex.ts';
import { chooseMatchingItems } from './showsWords.ts';

const repeat = (id: string, kind: string, changes: Parameters<typeof createGarment>[2] = {}) =>
  [1, 2, 3, 4].map((count) => createGarment(`${id} ${count}`, kind, changes));
const ITEMS = [
  ...repeat('belt bag', 'bag'),
  ...repeat('hoodie', 'hoodie'),
  ...repeat('loafer', 'shoes', { subkind: 'loafers' }),
  ...repeat('sneaker', 'shoes', { subkind: 'sneakers' }),
  ...repeat('plain', 'blouse'),
  ...repeat('print', 'blouse', { pattern: 'floral' }),
];
const listShown = (text: string) => [
  ...new Set(chooseMatchingItems(ITEMS, text).map(({ id }) => id.replace(/ \d$/u, ''))),
];

describe('pictures beside a text', () => {
  it('show the garments that it names, and their sorts', () => {
    expect(listShown('Hoodies, cargo pockets and sneakers that have seen a train.')).toEqual(['hoodie', 'sneaker']);
  });

  it('show a property if it names no garment', () => {
    expect(listShown('Tiers, fringes and prints for people who are never in a hurry.')).toEqual(['print']);
  });

  it('show anything if it names nothing, or hardly anything that there is', () => {
    expect(chooseMatchingItems(ITEMS, 'Two days off.')).toEqual(ITEMS);
    expect(chooseMatchingItems(ITEMS, 'One red piece does the work of five accessories.')).toEqual(ITEMS);
    expect(chooseMatchingItems(ITEMS, 'Only suits.')).toEqual(ITEMS);
  });
});
