import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../../../tests/support/cpuTime.ts';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { aTurn, DRAFT } from '../../../../../tests/support/stylistTurns.ts';
import { collectKnownFacts } from './KnownFacts.ts';
import { findRefusal } from './refusal.ts';

const ITEMS = [
  createCatalogueItem({
    id: 'a',
    shortDescription: 'Harbor Shirt',
    priceCents: 8_000,
    fullPriceCents: 8_000,
    description: 'A crisp shirt, machine washable, with two pockets.',
    semanticSearchDescription: 'Blue linen shirt.',
    kind: 'shirt',
    subkind: 'shirt',
    materials: ['linen'],
    colors: ['Blue'],
  }),
  createCatalogueItem({
    id: 'b',
    shortDescription: 'Quay Trouser',
    priceCents: 13_700,
    fullPriceCents: 13_700,
    description: 'Wide, with a soft drape. 60% wool.',
    semanticSearchDescription: 'Gray crêpe trousers.',
    kind: 'trousers',
    subkind: 'trousers',
    materials: ['crêpe', 'wool'],
    colors: ['Gray'],
  }),
];
const knownFacts = collectKnownFacts(ITEMS, aTurn({ said: 'a shirt and trousers under 250' }), DRAFT, {
  listedPieces: ITEMS,
  exactCount: 1,
  outfitTotalCents: 21_700,
});
const refuse = (text: string) => findRefusal(text, knownFacts);

describe('accepted, since the data say so', () => {
  it.each([
    'Take the Harbor Shirt and the Quay Trouser. Together that is $217.',
    'The Harbor Shirt and the Quay Trouser come to $217 in total.',
    'The Harbor Shirt at $80 and the Quay Trouser at $137 are $217 together.',
    'That leaves $33 of your $250. The whole outfit is $217 altogether.',
    'Both together stay under $250.',
    'The Harbor Shirt is machine washable and has pockets.',
    'The Quay Trouser is crepe, 60% wool.',
    'The Harbor Shirt is 100% linen.',
    'The Harbor Shirt is the cheapest.',
    'The Harbor Shirt is $57 cheaper than the Quay Trouser.',
    'The Quay Trouser is the only wool one.',
    'I found two pieces.',
    'One of them is linen.',
    'I do not know whether it is machine washable.',
    'It is not waterproof.',
    'Is it waterproof?',
    'The Harbor Shirt is linen and the Quay Trouser comes in gray.',
    'I can look for the cheapest ones.',
    'In general wool is hand-washed.',
  ])('%s', (text) => expect(refuse(text)).toBeNull());
});

describe('refused, since the data do not say so', () => {
  it.each([
    ['a price', 'Take the Harbor Shirt and the Quay Trouser. Together that is $216.'],
    ['a sum', 'The Harbor Shirt and the Quay Trouser are $80 together.'],
    ['a price', 'Together that is $300.'],
    ['a property', 'The Quay Trouser is machine washable.'],
    ['a promise', 'It is machine washable, ships free tomorrow.'],
    ['a property', 'The Harbor Shirt is waterproof.'],
    ['a property', 'Both are machine washable.'],
    ['a property', 'The Harbor Shirt is water-resistant and hand-made.'],
    ['a property', 'It is a best-seller with great reviews.'],
    ['a property', 'Organic and sustainable.'],
    ['a property', 'The Quay Trouser is 80% wool.'],
    ['a property', 'The hem is 12 cm wide.'],
    ['a property', 'The Quay Trouser is usually machine washable: it washes well, it is washable.'],
    ['a comparison', 'The Quay Trouser is the cheapest.'],
    ['a comparison', 'The Harbor Shirt is more expensive than the Quay Trouser.'],
    ['a look or a size', 'The Harbor Shirt is the only wool one.'],
    ['a count', 'I found seven pieces.'],
    ['a count', 'Two of them are linen.'],
    ['a look or a size', 'All of them are linen.'],
    ['a look or a size', 'The Harbor Shirt is linen and the Quay Trouser is made of linen.'],
    ['a look or a size', 'The Harbor Shirt and the Quay Trouser are close. The cheaper one is made of wool.'],
  ])('is refused as %s: %s', (reason, text) => expect(refuse(text)).toBe(reason));
});

it('long texts are checked in time', async () => {
  const text =
    'The Harbor Shirt and the Quay Trouser are $217 together, the only wool one of them is machine washable. '.repeat(
      35,
    );
  expect(await measureCpuMs(() => refuse(text))).toBeLessThan(1_500);
});
