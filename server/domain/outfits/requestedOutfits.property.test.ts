import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { COLORS, GENDERS } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { countCapsule } from './capsuleCounts.ts';
import { composeCapsule } from './composeCapsule.ts';
import { composeRequestedOutfits } from './composeRequestedOutfits.ts';
import { prepareOutfitPiece, prepareOutfitPieces } from './OutfitPiece.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import { OUTFIT_SLOTS } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { WEATHER_BANDS } from '../climate/Climate.ts';
import { ratePair } from './ratePair.ts';

const KINDS = [
  'tee',
  'shirt',
  'sweater',
  'trousers',
  'jeans',
  'skirt',
  'dress',
  'blazer',
  'coat',
  'shoes',
  'boots',
  'bag',
];
const PROPERTY_OPTIONS = { numRuns: 80 };

const items = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      genders: fc.subarray([...GENDERS], { minLength: 1 }),
      colors: fc.subarray([...COLORS], { maxLength: 2 }),
      priceCents: fc.integer({ min: 500, max: 30_000 }),
    }),
    { minLength: 8, maxLength: 40 },
  )
  .map((drawnPieces) =>
    drawnPieces.map((changes, place) =>
      createCatalogueItem({ ...changes, id: `item-${place}`, subkind: changes.kind, shortDescription: changes.kind }),
    ),
  );

const wishes: fc.Arbitrary<OutfitWish & { readonly budgetCents: number }> = fc.record({
  gender: fc.constantFrom([], ['Women'] as const, ['Men'] as const),
  sizes: fc.constant([]),
  styles: fc.constant([]),
  personality: fc.constant([]),
  seed: fc.integer(),
  count: fc.constant(3),
  budgetCents: fc.integer({ min: 2_000, max: 60_000 }),
  neededSlots: fc.subarray<OutfitSlot>(['shoes', 'bag', 'outer']).map((slots) => new Set(slots)),
});

const findSlot = (item: CatalogueItem): string => prepareOutfitPiece(item)?.slot ?? '';

/**
 * Finds the lowest price of an outfit with a dress, or with a top and a bottom, and the needed pieces. Tries all
 * combinations.
 */
function findLeastCents(catalogue: readonly CatalogueItem[], { gender, neededSlots = new Set() }: OutfitWish): number {
  const wearers = gender.length > 0 ? gender : (['Women', 'Men'] as const);
  let leastCents = Infinity;
  const extend = (
    chosenItems: readonly CatalogueItem[],
    slots: readonly string[],
    pool: readonly CatalogueItem[],
  ): void => {
    const cost = chosenItems.reduce((sum, { priceCents }) => sum + priceCents, 0);
    if (cost >= leastCents) return;
    const [slot, ...otherSlots] = slots;
    if (slot === undefined) leastCents = cost;
    else
      for (const item of pool) {
        if (findSlot(item) !== slot) continue;
        const piece = prepareOutfitPiece(item)!;
        if (chosenItems.every((otherItem) => ratePair(piece, prepareOutfitPiece(otherItem)!) > -Infinity))
          extend([...chosenItems, item], otherSlots, pool);
      }
  };
  for (const wearer of wearers) {
    const bit = 1 << GENDERS.indexOf(wearer);
    const pool = catalogue.filter((item) => ((prepareOutfitPiece(item)?.wearers ?? 0) & bit) !== 0);
    extend([], ['fullBody', ...neededSlots], pool);
    extend([], ['bottom', 'top', ...neededSlots], pool);
  }
  return leastCents;
}

describe('an outfit that is asked for', () => {
  it('stays within the budget whenever a fitting outfit does, and else costs the least', () => {
    let withinCount = 0;
    fc.assert(
      fc.property(items, wishes, (catalogue, wish) => {
        const [outfit] = composeRequestedOutfits(prepareOutfitPieces(catalogue), wish);
        const leastCents = findLeastCents(catalogue, wish);
        if (leastCents === Infinity) return;
        expect(outfit).toBeDefined();
        if (leastCents <= wish.budgetCents) withinCount++;
        expect(outfit!.totalCents).toBeLessThanOrEqual(Math.max(leastCents, wish.budgetCents));
        for (const slot of wish.neededSlots ?? []) expect(outfit!.items[slot]).toBeDefined();
      }),
      PROPERTY_OPTIONS,
    );
    expect(withinCount).toBeGreaterThan(0);
  });

  it('fills the open slots alone around the pieces that stay', () => {
    let filledCount = 0;
    fc.assert(
      fc.property(items, wishes, fc.constantFrom(...OUTFIT_SLOTS), (catalogue, { budgetCents: _, ...wish }, slot) => {
        const pieces = prepareOutfitPieces(catalogue);
        const [outfit] = composeRequestedOutfits(pieces, { ...wish, neededSlots: new Set() });
        if (outfit === undefined) return;
        const fixedItems = Object.entries(outfit.items).flatMap(([name, item]) => (name === slot ? [] : [item]));
        if (fixedItems.length === 0) return;
        const openSlots = new Set([slot]);
        const [swappedOutfit] = composeRequestedOutfits(pieces, {
          ...wish,
          fixedItems,
          openSlots,
          neededSlots: openSlots,
        });
        if (swappedOutfit === undefined) return;
        filledCount++;
        expect({ ...swappedOutfit.items, [slot]: undefined }).toEqual({ ...outfit.items, [slot]: undefined });
      }),
      PROPERTY_OPTIONS,
    );
    expect(filledCount).toBeGreaterThan(0);
  });
});

describe('a capsule', () => {
  const tripWishes = fc.record({
    days: fc.integer({ min: 1, max: 21 }),
    band: fc.constantFrom(undefined, ...WEATHER_BANDS),
  });

  it('has no piece twice, no pair that is never worn together, and a total within the budget', () => {
    let fullCount = 0;
    fc.assert(
      fc.property(items, wishes, tripWishes, (catalogue, wish, { days, band }) => {
        const counts = countCapsule(days, band);
        const capsule = composeCapsule(prepareOutfitPieces(catalogue), wish, counts);
        const packedItems = capsule.pieces.map(({ item }) => item);
        expect(new Set(packedItems.map(({ id }) => id)).size).toBe(packedItems.length);
        expect(capsule.totalCents).toBe(packedItems.reduce((sum, { priceCents }) => sum + priceCents, 0));
        expect(capsule.totalCents).toBeLessThanOrEqual(wish.budgetCents);
        for (const [slot, count] of counts)
          expect(packedItems.filter((item) => findSlot(item) === slot).length).toBeLessThanOrEqual(count);
        for (const item of packedItems)
          for (const otherItem of packedItems)
            if (findSlot(item) !== findSlot(otherItem))
              expect(ratePair(prepareOutfitPiece(item)!, prepareOutfitPiece(otherItem)!)).toBeGreaterThan(-Infinity);
        if (capsule.outfitCount > 1) fullCount++;
      }),
      PROPERTY_OPTIONS,
    );
    expect(fullCount).toBeGreaterThan(0);
  });

  it('has an outfit for each day up to eighteen', () => {
    for (let days = 1; days <= 18; days++) {
      const counts = new Map(countCapsule(days, 'mild'));
      expect((counts.get('top') ?? 0) * (counts.get('bottom') ?? 0)).toBeGreaterThanOrEqual(days);
    }
  });
});
