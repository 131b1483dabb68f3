import { listLetterSizes } from '../../../src/domain/catalogue/ItemSize.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { COLORS, GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import { readDemoCatalogue } from '../../adapters/files/DemoCatalogueFile.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { ComposedOutfit } from './ComposedOutfit.ts';
import { composeOutfits } from './composeOutfits.ts';
import { prepareOutfitPieces } from './OutfitPiece.ts';
import { findSlotOfKind } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { WEATHER_BANDS } from '../climate/Climate.ts';

const KINDS = ['tee', 'shirt', 'sweater', 'trousers', 'jeans', 'skirt', 'dress', 'suit', 'blazer', 'coat', 'jacket'];
const OTHER_KINDS = ['shoes', 'boots', 'bag', 'belt', 'scarf', 'swimwear', 'perfume'];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
const OCCASIONS = ['work', 'evening', 'weekend'];
const STYLES = ['Classic', 'Casual', 'Streetwear'];
const DAY_COUNT = 30;

const items = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS, ...OTHER_KINDS),
      genders: fc.subarray([...GENDERS], { minLength: 1 }),
      sizes: fc.subarray([...SIZES]),
      colors: fc.subarray([...COLORS], { maxLength: 2 }),
      priceCents: fc.integer({ min: 500, max: 50_000 }),
      seasons: fc.subarray([...SEASONS]),
      occasions: fc.subarray(OCCASIONS),
      styles: fc.subarray(STYLES),
      pattern: fc.constantFrom('plain', 'floral', 'breton'),
    }),
    { minLength: 30, maxLength: 120 },
  )
  .map((drawnPieces) =>
    drawnPieces.map((changes, place) =>
      createCatalogueItem({ ...changes, id: `item-${place}`, subkind: changes.kind, shortDescription: changes.kind }),
    ),
  );

const wishes: fc.Arbitrary<OutfitWish> = fc.record(
  {
    gender: fc.subarray([...GENDERS]),
    sizes: fc.subarray([...SIZES]),
    styles: fc.subarray(STYLES),
    personality: fc.subarray(['Elegant', 'Playful']),
    occasion: fc.constantFrom(...OCCASIONS),
    season: fc.constantFrom(...SEASONS),
    weatherBand: fc.constantFrom(...WEATHER_BANDS),
    seed: fc.integer(),
    count: fc.integer({ min: 1, max: 6 }),
    budgetCents: fc.integer({ min: 5_000, max: 150_000 }),
    notLedBy: fc.subarray(Array.from({ length: 30 }, (_, place) => `item-${place}`)),
  },
  { requiredKeys: ['gender', 'sizes', 'styles', 'personality', 'seed', 'count'] },
);

/** Runs a check on the outfits of random catalogues and wishes. */
function checkOutfits(check: (outfit: ComposedOutfit, wish: OutfitWish) => void): void {
  fc.assert(
    fc.property(items, wishes, (catalogue, wish) => {
      for (const outfit of composeOutfits(prepareOutfitPieces(catalogue), wish)) check(outfit, wish);
    }),
    { numRuns: 60 },
  );
}

const listItems = ({ items: itemsBySlot }: ComposedOutfit): readonly CatalogueItem[] => Object.values(itemsBySlot);

describe('an outfit from any catalogue for any wish', () => {
  it('covers the body once: with a full-body piece, or with one top and one bottom', () => {
    checkOutfits((outfit) => {
      const { under, fullBody, top, bottom } = outfit.items;
      expect(fullBody === undefined).toBe(top !== undefined && bottom !== undefined);
      if (fullBody !== undefined) expect([top, bottom]).toEqual([undefined, undefined]);
      if (under !== undefined) expect(fullBody).toBeDefined();
      const slots = listItems(outfit).map(({ kind }) => findSlotOfKind(kind));
      expect(slots).not.toContain(null);
      expect(new Set(slots).size).toBe(slots.length);
    });
  });

  it('keeps to the sizes of the shopper, where sizes are known', () => {
    checkOutfits((outfit, wish) => {
      for (const { sizes } of listItems(outfit)) {
        const letterSizes = listLetterSizes(sizes);
        const areFitting =
          letterSizes.length === 0 || wish.sizes.length === 0 || letterSizes.some((size) => wish.sizes.includes(size));
        expect(areFitting).toBe(true);
      }
    });
  });

  it('is for one wearer whom the wish names', () => {
    checkOutfits((outfit, { gender }) => {
      const isWearableBy = (wearer: 'Men' | 'Women'): boolean =>
        listItems(outfit).every(({ genders }) => genders.includes('Unisex') || genders.includes(wearer));
      const wearers = (['Women', 'Men'] as const).filter((name) => gender.length === 0 || gender.includes(name));
      const isForAll = isWearableBy('Men') && isWearableBy('Women');
      expect(wearers.length === 0 ? isForAll : wearers.some(isWearableBy)).toBe(true);
    });
  });

  it('costs no more than the budget, and says what it costs', () => {
    checkOutfits((outfit, { budgetCents = Infinity }) => {
      expect(outfit.totalCents).toBe(listItems(outfit).reduce((sum, { priceCents }) => sum + priceCents, 0));
      expect(outfit.totalCents).toBeLessThanOrEqual(budgetCents);
    });
  });

  it('is led by another piece than the others, and by none that is barred', () => {
    fc.assert(
      fc.property(items, wishes, (catalogue, wish) => {
        const outfits = composeOutfits(prepareOutfitPieces(catalogue), wish);
        const leadIds = outfits.map(({ leadId }) => leadId);
        expect(outfits.length).toBeLessThanOrEqual(wish.count);
        expect(new Set(leadIds).size).toBe(leadIds.length);
        expect(leadIds.filter((id) => [...(wish.notLedBy ?? [])].includes(id))).toEqual([]);
        for (const outfit of outfits) expect(listItems(outfit).map(({ id }) => id)).toContain(outfit.leadId);
      }),
      { numRuns: 60 },
    );
  });

  it('contains the fixed pieces, and pieces that are owned cost nothing', () => {
    fc.assert(
      fc.property(items, wishes, (catalogue, wish) => {
        const fixedItem = catalogue.find(({ kind }) => kind === 'trousers');
        if (fixedItem === undefined) return;
        const fixedWish = { ...wish, fixedItems: [fixedItem], ownedItems: catalogue };
        for (const outfit of composeOutfits(prepareOutfitPieces(catalogue), fixedWish)) {
          expect(outfit.items.bottom?.id).toBe(fixedItem.id);
          expect(outfit.totalCents).toBe(0);
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Wishes for which the demo catalogue can compose more than a month of outfits. */
const commonWishes = fc.record({
  gender: fc.constantFrom<OutfitWish['gender']>(['Women'], ['Men'], []),
  sizes: fc.constantFrom<OutfitWish['sizes']>([], ['S', 'M'], ['L']),
  styles: fc.subarray(STYLES),
  personality: fc.subarray(['Elegant', 'Playful']),
  season: fc.constantFrom(...SEASONS),
  weatherBand: fc.constantFrom(...WEATHER_BANDS),
  count: fc.constant(1),
});

describe('a month of days', () => {
  it('brings no lead twice, whatever the shopper likes', async () => {
    const catalogue = await readDemoCatalogue(new URL('../../assets/catalogue/catalogue.json', import.meta.url));
    const pieces = prepareOutfitPieces(catalogue);
    fc.assert(
      fc.property(commonWishes, (wish) => {
        const leadIds = new Set<string>();
        for (let day = 0; day < DAY_COUNT; day++) {
          const [outfit] = composeOutfits(pieces, { ...wish, seed: day, notLedBy: leadIds });
          expect(outfit).toBeDefined();
          expect(leadIds.has(outfit!.leadId)).toBe(false);
          leadIds.add(outfit!.leadId);
        }
      }),
      { numRuns: 5 },
    );
  });
});
