import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../tests/support/searchEngine.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { EMPTY_PLAN } from '../../domain/stylist/outfit/editing/applyEdits.ts';
import { createSyntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import { COLORS, GENDERS, SIZES } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Color, Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';

const ITEMS = createSyntheticCatalogue(600);
let engine: SearchEngine;
beforeAll(async () => {
  engine = await createEngine(ITEMS);
});

const anyKind = fc.constantFrom('dress', 'shirt', 'blazer', 'jeans', 'coat', 'sweater', 'skirt', '');
const anyColor = fc.constantFrom(...COLORS.filter((color) => color !== 'Multicolor'));
const anyWish = fc
  .tuple(fc.constantFrom('linen', 'silk', 'summer', 'for a wedding', 'striped', 'casual', ''), anyKind)
  .map(([wish, kind]) => `${wish} ${kind}`.trim());
const createSubsetArbitrary = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 2 });
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  sort: fc.constant(null),
  gender: createSubsetArbitrary<Gender>(GENDERS),
  sale: fc.boolean(),
  priceRangeMin: fc.option(fc.integer({ min: 0, max: 200 })),
  priceRangeMax: fc.option(fc.integer({ min: 201, max: 420 })),
  size: createSubsetArbitrary(SIZES),
  color: createSubsetArbitrary<Color>(COLORS),
  brand: createSubsetArbitrary(ITEMS.map(({ brand }) => brand)),
});
/** Filters that rarely leave a search without results, because runs with relaxed demands are discarded. */
const oneFilter: fc.Arbitrary<Partial<Filters>> = fc.oneof(
  fc.constantFrom(...GENDERS).map((gender) => ({ gender: [gender] })),
  fc.constant({ sale: true }),
  fc.integer({ min: 1, max: 200 }).map((priceRangeMin) => ({ priceRangeMin })),
  fc.integer({ min: 201, max: 420 }).map((priceRangeMax) => ({ priceRangeMax })),
  fc.subarray([...SIZES], { minLength: 1, maxLength: 2 }).map((size) => ({ size })),
  fc.subarray([...COLORS], { minLength: 1, maxLength: 2 }).map((color) => ({ color })),
);
const suitsGender = (item: CatalogueItem, gender: Gender): boolean =>
  item.genders.includes(gender) || item.genders.includes('Unisex');

describe('search rules', () => {
  it('never shows an excluded color', async () => {
    await fc.assert(
      fc.asyncProperty(anyColor, anyKind, async (color, kind) => {
        const { items } = await searchAll(engine, `${kind} not ${color.toLowerCase()}`);
        expect(items.filter((item) => item.colors.includes(color))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('always respects the price, whatever else is relaxed', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyWish,
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 1, max: 250 }),
        fc.constantFrom(...SIZES),
        async (wish, low, width, size) => {
          const { items } = await searchAll(engine, `${wish} between $${low} and $${low + width} size ${size} on sale`);
          expect(items.filter(({ priceCents }) => priceCents < low * 100 || priceCents > (low + width) * 100)).toEqual(
            [],
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('always respects the gender', async () => {
    await fc.assert(
      fc.asyncProperty(anyWish, async (wish) => {
        expect((await searchAll(engine, `${wish} for him`)).items.every((item) => suitsGender(item, 'Men'))).toBe(true);
        expect((await searchAll(engine, `${wish} for her`)).items.every((item) => suitsGender(item, 'Women'))).toBe(
          true,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('never finds less when a filter is removed, unless demands are relaxed', async () => {
    await fc.assert(
      fc.asyncProperty(anyWish, oneFilter, oneFilter, async (wish, removedFilter, keptFilter) => {
        const narrowResult = await searchAll(engine, wish, { ...NO_FILTERS, ...keptFilter, ...removedFilter }, true);
        fc.pre(narrowResult.relaxations.length === 0);
        const key = Object.keys(removedFilter)[0] as keyof Filters;
        const wideResult = await searchAll(
          engine,
          wish,
          { ...NO_FILTERS, ...keptFilter, [key]: NO_FILTERS[key] },
          true,
        );
        const ids = new Set(wideResult.items.map(({ id }) => id));
        expect(narrowResult.items.filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('is deterministic', async () => {
    await fc.assert(
      fc.asyncProperty(anyWish, anyFilters, async (wish, filters) => {
        expect(await searchAll(engine, wish, filters)).toEqual(await searchAll(engine, wish, filters));
      }),
      { numRuns: 15 },
    );
  });

  it('returns valid filters for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 120 }), async (query) => {
        const { filters } = await searchAll(engine, query);
        const { priceRangeMin: min, priceRangeMax: max } = filters;
        expect(min === null || max === null || min < max).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('drops bounds from the words that would leave an empty range', async () => {
    const { filters } = await searchAll(engine, 'dress between $50 and $50');
    expect([filters.priceRangeMin, filters.priceRangeMax]).toEqual([50, 51]);
    const ownResult = await searchAll(engine, 'dress under $50', { ...NO_FILTERS, priceRangeMin: 80 });
    expect([ownResult.filters.priceRangeMin, ownResult.filters.priceRangeMax]).toEqual([80, null]);
  });
});

describe('deep picks', () => {
  it('meet the wish, differ from each other, and have true reasons', async () => {
    const { items, deepPicks } = await searchAll(engine, 'linen shirt for a wedding under $200');
    const foundIds = new Set(items.map(({ id }) => id));
    expect(deepPicks.length).toBeGreaterThan(2);
    expect(deepPicks.length).toBeLessThanOrEqual(12);
    expect(new Set(deepPicks.map(({ item }) => item.id)).size).toBe(deepPicks.length);
    for (const { item, reason } of deepPicks) {
      expect(foundIds.has(item.id)).toBe(true);
      expect(reason).toMatch(/^[A-Z].*\.$/u);
      expect(reason.includes('wedding')).toBe(item.occasions.includes('wedding'));
      expect(/\blinen\b/iu.test(reason)).toBe(item.materials.includes('linen'));
      expect(reason).not.toContain(item.brand);
      expect(reason).not.toContain('$');
    }
  });

  it.each(['dress', 'shirt', 'something for the beach', 'jeans'])(
    'are not the first results right below them: %j',
    async (wish) => {
      const { items, deepPicks } = await searchAll(engine, wish);
      const shownIds = items.slice(0, 6).map(({ id }) => id);
      expect(items.length).toBeGreaterThan(12);
      expect(deepPicks.length).toBeGreaterThan(2);
      expect(deepPicks.filter(({ item }) => shownIds.includes(item.id))).toEqual([]);
    },
  );

  it('are omitted if there is nothing to choose from', async () => {
    expect((await searchAll(engine, '')).deepPicks).toEqual([]);
    expect((await searchAll(await createEngine(ITEMS.slice(0, 2)), 'something nice')).deepPicks).toEqual([]);
  });
});

describe('final filters', () => {
  it('may include a color that the words exclude', async () => {
    const { items } = await searchAll(engine, 'dress not black', { ...NO_FILTERS, color: ['Black'] }, true);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ colors }) => colors.includes('Black'))).toBe(true);
  });
});

describe('composing an outfit', () => {
  const plan = { ...EMPTY_PLAN, isOpen: true, isWhole: true };
  const shopper = { filters: NO_FILTERS, preferences: NO_PREFERENCES };

  it('yields to other work while it composes', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await engine.composeOutfit(plan, shopper);
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(4);
  });

  it('stops when its signal aborts', async () => {
    const waitingController = new AbortController();
    const pendingOutfit = engine.composeOutfit(plan, shopper, waitingController.signal);
    waitingController.abort();
    await expect(pendingOutfit).rejects.toThrow();
  });
});
