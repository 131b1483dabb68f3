import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { aTurn, DRAFT } from '../../../../../tests/support/stylistTurns.ts';
import type { CatalogueItem } from '../../../../domain/catalogue/CatalogueItem.ts';
import { formatDollars } from '../../../../domain/search/phrasing.ts';
import { collectKnownFacts, type KnownFacts } from './KnownFacts.ts';
import { findRefusal } from './refusal.ts';

const NAMES = ['Alder Blazer', 'Birch Blazer', 'Cedar Blazer', 'Damson Blazer', 'Elder Blazer'];
const CLOTHS = ['linen', 'silk', 'wool', 'cotton'];
const PROPERTIES = [
  'machine washable',
  'waterproof',
  'recycled',
  'handmade',
  'organic',
  'reversible',
  'hypoallergenic',
];
const WORDS_BY_COUNT = ['none', 'one', 'two', 'three', 'four', 'five'];

interface Shelf {
  readonly items: readonly CatalogueItem[];
  readonly knownFacts: KnownFacts;
}

/** Generates two to five pieces with different prices. Each has one material, and one property in its text. */
const shelves: fc.Arbitrary<Shelf> = fc
  .uniqueArray(fc.integer({ min: 2_000, max: 90_000 }), { minLength: 2, maxLength: NAMES.length })
  .chain((prices) =>
    fc
      .array(fc.record({ cloth: fc.constantFrom(...CLOTHS), property: fc.constantFrom(...PROPERTIES) }), {
        minLength: prices.length,
        maxLength: prices.length,
      })
      .map((looks) => {
        const items = prices.map((priceCents, index) =>
          createCatalogueItem({
            id: `i${index}`,
            priceCents,
            fullPriceCents: priceCents,
            shortDescription: NAMES[index] ?? '',
            description: `It is ${looks[index]?.property ?? ''}.`,
            semanticSearchDescription: 'A blazer.',
            subkind: 'blazer',
            kind: 'blazer',
            brand: 'Orvelle',
            materials: [looks[index]?.cloth ?? 'linen'],
          }),
        );
        return { items, knownFacts: collectKnownFacts(items, aTurn({ said: 'a blazer' }), DRAFT) };
      }),
  );

const formatPrice = (cents: number): string => formatDollars(cents);
const accepts = ({ knownFacts }: Shelf, text: string): boolean => findRefusal(text, knownFacts) === null;
const getPair = ({ items }: Shelf): readonly [CatalogueItem, CatalogueItem] => [items[0]!, items[1]!];

function checkAllShelves(check: (shelf: Shelf) => void): void {
  fc.assert(fc.property(shelves, check), { numRuns: 60 });
}

describe('claims about any pieces', () => {
  it('of a sum are accepted exactly where it is the sum', () => {
    fc.assert(
      fc.property(shelves, fc.integer({ min: -5_000, max: 5_000 }), (shelf, error) => {
        const [firstItem, secondItem] = getPair(shelf);
        const sum = firstItem.priceCents + secondItem.priceCents + error;
        fc.pre(sum > 0 && (error === 0 || Math.abs(error) >= 100));
        const text = `The ${firstItem.shortDescription} and the ${secondItem.shortDescription} are lovely. Together that is ${formatPrice(sum)}.`;
        expect(accepts(shelf, text)).toBe(error === 0);
      }),
      { numRuns: 100 },
    );
  });

  it('of the price of one piece do not pass for a sum', () =>
    checkAllShelves((shelf) => {
      const [firstItem, secondItem] = getPair(shelf);
      const text = `The ${firstItem.shortDescription} and the ${secondItem.shortDescription} are ${formatPrice(firstItem.priceCents)} together.`;
      expect(accepts(shelf, text)).toBe(false);
    }));

  it('of the cheaper one have to be so', () =>
    checkAllShelves((shelf) => {
      const [firstItem, secondItem] = getPair(shelf);
      const isCheaper = firstItem.priceCents < secondItem.priceCents;
      expect(
        accepts(shelf, `The ${firstItem.shortDescription} is cheaper than the ${secondItem.shortDescription}.`),
      ).toBe(isCheaper);
      expect(
        accepts(shelf, `The ${firstItem.shortDescription} is pricier than the ${secondItem.shortDescription}.`),
      ).toBe(!isCheaper);
    }));

  it('of the cheapest are about one piece only', () =>
    checkAllShelves((shelf) => {
      const lowestPrice = Math.min(...shelf.items.map(({ priceCents }) => priceCents));
      for (const { shortDescription, priceCents } of shelf.items)
        expect(accepts(shelf, `The ${shortDescription} is the cheapest.`)).toBe(priceCents === lowestPrice);
    }));

  it('of what the cheaper one is are about the cheaper one', () =>
    checkAllShelves((shelf) => {
      const [firstItem, secondItem] = getPair(shelf);
      const cheaper = firstItem.priceCents < secondItem.priceCents ? firstItem : secondItem;
      const sentence = `The ${firstItem.shortDescription} and the ${secondItem.shortDescription} are close.`;
      for (const cloth of CLOTHS)
        expect(accepts(shelf, `${sentence} The cheaper one is made of ${cloth}.`)).toBe(
          cheaper.materials.includes(cloth),
        );
    }));

  it('of the only one in a cloth have to be so', () =>
    checkAllShelves((shelf) => {
      const [item] = getPair(shelf);
      const [cloth = ''] = item.materials;
      const isOnly = shelf.items.filter(({ materials }) => materials.includes(cloth)).length === 1;
      expect(accepts(shelf, `The ${item.shortDescription} is the only ${cloth} one.`)).toBe(isOnly);
    }));

  it('of a number of them have to be counted right', () =>
    checkAllShelves((shelf) => {
      const count = shelf.items.filter(({ materials }) => materials.includes('linen')).length;
      for (let statedCount = 2; statedCount <= 5; statedCount += 1)
        expect(accepts(shelf, `${WORDS_BY_COUNT[statedCount] ?? ''} of them are linen.`)).toBe(statedCount === count);
    }));

  it('of all of them have to be so of each', () =>
    checkAllShelves((shelf) => {
      for (const cloth of CLOTHS)
        expect(accepts(shelf, `All of them are made of ${cloth}.`)).toBe(
          shelf.items.every(({ materials }) => materials.includes(cloth)),
        );
    }));

  it('of a cloth in one sentence are about the piece named before it', () =>
    checkAllShelves((shelf) => {
      const [firstItem, secondItem] = getPair(shelf);
      for (const cloth of CLOTHS)
        expect(
          accepts(
            shelf,
            `The ${firstItem.shortDescription} is made of ${firstItem.materials[0] ?? ''}, and the ${secondItem.shortDescription} is made of ${cloth}.`,
          ),
        ).toBe(secondItem.materials.includes(cloth));
    }));

  it('of a property are accepted exactly where the data say so', () =>
    checkAllShelves((shelf) => {
      const [item] = getPair(shelf);
      for (const property of PROPERTIES) {
        expect(accepts(shelf, `The ${item.shortDescription} is ${property}.`)).toBe(
          item.description.includes(property),
        );
        expect(accepts(shelf, `I do not know whether the ${item.shortDescription} is ${property}.`)).toBe(true);
      }
    }));
});
