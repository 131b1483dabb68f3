import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { findKeptByName } from './findKeptByName.ts';

const names = ["Netmaker's Cardigan", 'Botte Cavalière', 'Blue Shirt', 'Wool Coat 01', 'Selkie'];
const keptItems = names.map((shortDescription, index) =>
  createCatalogueItem({ id: `item-${index}`, shortDescription }),
);
const find = (message: string): readonly string[] =>
  findKeptByName(message, keptItems).map((item) => item.shortDescription);

describe('a piece of the wishlist', () => {
  it.each([
    ["which is warmer, the Netmaker's Cardigan or the wool coat 01?", ["Netmaker's Cardigan", 'Wool Coat 01']],
    ['netmakers cardigan, is it warm', ["Netmaker's Cardigan"]],
    ['What goes with my botte cavaliere?', ['Botte Cavalière']],
    ['is the blue shirt in a 40', ['Blue Shirt']],
    ['Blue Shirt or Wool Coat 01', ['Blue Shirt', 'Wool Coat 01']],
  ])('is found by its whole name: %s', (message, foundNames) => {
    expect(find(message)).toEqual(foundNames);
  });

  it.each(['show me a blue shirt', 'a cardigan', 'wool coat 012', 'something like Selkie', ''])(
    'is not found by words that may mean others: %s',
    (message) => {
      expect(find(message)).toEqual([]);
    },
  );
});
