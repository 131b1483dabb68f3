import { describe, expect, it } from 'vitest';
import { COLORS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import { createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { readItemFacts } from './itemFacts.ts';
import { ONE_SIZE_BIT, createColorMask, createMask, type CorpusStatistics, type ItemIndex } from './ItemIndex.ts';
import { ItemIndexBuilder } from './ItemIndexBuilder.ts';

function createBuilder(items: readonly CatalogueItem[]): ItemIndexBuilder {
  const { lexicon } = createSmallIndex(items);
  const builder = new ItemIndexBuilder(lexicon);
  for (const item of items) builder.add(item, readItemFacts(item, lexicon));
  return builder;
}

const createIndex = (items: readonly CatalogueItem[]): ItemIndex => createSmallIndex(items).index;

describe('the columns of an index', () => {
  it('are in the order of the items', () => {
    const items = [
      createGarment('coat', 'coat', { priceCents: 100 }),
      createGarment('dress', 'dress', { priceCents: 200 }),
    ];
    const index = createIndex(items);
    expect(index.size).toBe(2);
    expect(index.items).toEqual(items);
    expect([...index.priceCents]).toEqual([100, 200]);
    expect(index.mainKinds).toEqual(['coat', 'dress']);
    expect([index.findDoc('coat'), index.findDoc('dress'), index.findDoc('skirt')]).toEqual([0, 1, undefined]);
  });

  it('number each brand once', () => {
    const brands = ['Orvelle', 'Skarvholm', 'Orvelle'];
    const index = createIndex(brands.map((brand, position) => createGarment(`${position}`, 'coat', { brand })));
    expect(index.brands).toEqual(['Orvelle', 'Skarvholm']);
    expect([...index.brandNumbers].map((number) => index.brands[number])).toEqual(brands);
  });

  it('tell which items cost less than their full price', () => {
    const prices = [
      [5_000, 9_000],
      [9_000, 9_000],
      [9_500, 9_000],
    ] as const;
    const index = createIndex(
      prices.map(([priceCents, fullPriceCents], position) =>
        createGarment(`${position}`, 'coat', { priceCents, fullPriceCents }),
      ),
    );
    expect([...index.onSale]).toEqual([1, 0, 0]);
  });

  it('contain every color, and the first as the main color', () => {
    const index = createIndex([createGarment('coat', 'coat', { colors: ['Blue', 'Red'] })]);
    expect(index.colors[0]).toBe(createMask(['Blue', 'Red'], COLORS));
    expect(index.mainColors[0]).toBe(createMask(['Blue'], COLORS));
  });

  it('mark items without letter sizes, and clothes whose sizes are unknown', () => {
    const index = createIndex([
      createGarment('bag', 'bag', { sizes: [] }),
      createGarment('coat', 'coat', { sizes: [] }),
      createGarment('hat', 'hat', { sizes: ['M'] }),
      createGarment('dress', 'dress', { sizes: ['S', 'L'] }),
    ]);
    expect([...index.sizes]).toEqual([
      ONE_SIZE_BIT,
      ONE_SIZE_BIT,
      createMask(['M'], SIZES),
      createMask(['S', 'L'], SIZES),
    ]);
  });

  it('rank each price by the share of items that cost less', () => {
    const listRanks = (...prices: readonly number[]) => [
      ...createIndex(prices.map((priceCents, index) => createGarment(`${index}`, 'coat', { priceCents }))).priceRanks,
    ];
    expect(listRanks(300, 100, 200)).toEqual([1, 0, 0.5]);
    expect(listRanks(100, 200, 200, 300, 300)).toEqual([0, 0.25, 0.25, 0.75, 0.75]);
    expect(listRanks(100)).toEqual([0]);
  });
});

describe('the mask of colors', () => {
  it('includes multicolor from three colors on', () => {
    const multicolor = createMask(['Multicolor'], COLORS);
    expect(createColorMask(['Blue', 'Red']) & multicolor).toBe(0);
    expect(createColorMask(['Blue', 'Red', 'Gray']) & multicolor).toBe(multicolor);
    expect(createColorMask(['Blue', 'Red', 'Gray']) & ~multicolor).toBe(createMask(['Blue', 'Red', 'Gray'], COLORS));
  });
});

describe('the facts of a doc', () => {
  it('are parsed once', () => {
    const index = createIndex([createGarment('coat', 'coat')]);
    expect(index.getFacts(0)?.kinds).toEqual(['coat']);
    expect(index.getFacts(0)).toBe(index.getFacts(0));
    expect(index.getFacts(1)).toBeUndefined();
  });
});

describe('the postings of an index', () => {
  const index = createIndex([
    createGarment('linen', 'shirt', { materials: ['linen'] }),
    createGarment('camisole', 'top', { subkind: 'camisole', description: 'linen' }),
  ]);

  it('list the items of a kind', () => {
    expect([...index.findKind('shirt').docs]).toEqual([0]);
    expect([...index.findKind('camisole').docs]).toEqual([1]);
    expect([...index.findKind('top').docs]).toEqual([1]);
  });

  it('list the items of a concept with their certainties', () => {
    const { docs, weights } = index.findConcept('material:linen');
    expect([...docs]).toEqual([0, 1]);
    expect([...weights].map((weight) => Math.round(weight * 10))).toEqual([10, 3]);
  });

  it('list the items of a stem, and tell which are named so', () => {
    const { docs, namedFlags } = index.findStem('linen');
    expect([...docs]).toEqual([0, 1]);
    expect([...namedFlags]).toEqual([1, 0]);
  });
});

describe('the rarity of a word', () => {
  const coats = ['a', 'b', 'c', 'd'].map((id) => createGarment(id, 'coat'));
  const index = createIndex([...coats, createGarment('rare', 'coat', { description: 'obsidian' })]);

  it('is higher the fewer items contain it, and zero if none does', () => {
    expect(index.computeRarity('obsidian')).toBeCloseTo(Math.log(1 + 4.5 / 1.5));
    expect(index.computeRarity('coat')).toBeCloseTo(Math.log(1 + 0.5 / 5.5));
    expect(index.computeRarity('meadow')).toBe(0);
  });

  it('is that of the whole catalogue if the index has only a part of it', () => {
    const figures: CorpusStatistics = { itemCount: 1_000, averageLength: 20, itemCountByStem: new Map([['coat', 1]]) };
    const partIndex = createBuilder(coats).build(figures);
    expect(partIndex.computeRarity('coat')).toBeCloseTo(Math.log(1 + 999.5 / 1.5));
    expect(partIndex.computeRarity('obsidian')).toBe(0);
    expect(partIndex.statistics).toBe(figures);
  });
});

describe('the saturation of a word', () => {
  const items = [
    createGarment('short', 'coat'),
    createGarment('long', 'coat', { description: 'a quiet piece '.repeat(20) }),
  ];
  const index = createIndex(items);

  it('rises with its count, less and less, and stays below 1', () => {
    const [lowSaturation, two, many] = [1, 2, 1_000].map((count) => index.computeSaturation(0, count));
    expect(two! - lowSaturation!).toBeGreaterThan(0);
    expect(two! - lowSaturation!).toBeLessThan(lowSaturation!);
    expect(many).toBeGreaterThan(0.99);
    expect(many).toBeLessThan(1);
    expect(index.computeSaturation(0, 0)).toBe(0);
  });

  it('is lower in a long text', () => {
    expect(index.computeSaturation(1, 2)).toBeLessThan(index.computeSaturation(0, 2) - 0.1);
  });

  it('is 1 / 2.2 for one word in a text of average length', () => {
    const similarIndex = createIndex([createGarment('a', 'coat'), createGarment('b', 'coat')]);
    expect(similarIndex.computeSaturation(0, 1)).toBeCloseTo(1 / 2.2);
    expect(similarIndex.statistics).toMatchObject({ itemCount: 2, averageLength: 10 });
  });
});

describe('building an index', () => {
  const items = ['a', 'b', 'c'].map((id) => createGarment(id, 'coat', { brand: `Brand ${id}` }));

  it('makes an empty index of no items', () => {
    const index = createIndex([]);
    expect(index.size).toBe(0);
    expect(index.statistics).toMatchObject({ itemCount: 0, averageLength: 0 });
    expect([...index.docsByPosition]).toEqual([]);
  });

  it('pauses at intervals on request, with the same result', async () => {
    const pauses: string[] = [];
    const index = await createBuilder(items).buildPausing(() => {
      pauses.push('begins');
      return Promise.resolve().then(() => void pauses.push('ends'));
    });
    expect(pauses.length).toBeGreaterThan(4);
    expect(pauses.every((event, position) => event === (position % 2 === 0 ? 'begins' : 'ends'))).toBe(true);
    expect(index.priceRanks).toEqual(createIndex(items).priceRanks);
    expect(index.browseOrder).toEqual(createIndex(items).browseOrder);
  });

  it('does not wait if no pause is due', async () => {
    const index = await createBuilder(items).buildPausing(() => undefined);
    expect(index.docsByPosition).toEqual(createIndex(items).docsByPosition);
  });
});
