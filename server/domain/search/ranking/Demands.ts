import { createBrandId } from '../../language/lexicon/catalogueLexicon.ts';
import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { FilterName, Filters } from '../../../../src/domain/filters/Filters.ts';
import { FACET_NAMES } from '../../../../src/domain/search/Facets.ts';
import type { RequestedGarment, Wish } from '../understanding/Wish.ts';
import { MIN_CERTAINTY } from './certainty.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { ONE_SIZE_BIT, createMask } from './ItemIndex.ts';

/** The hard requirements of a search. */
export interface Demands {
  readonly garments: readonly RequestedGarment[];
  /** Filters that apply to every garment. The colors of a requested garment apply only to that garment. */
  readonly filters: Filters;
  readonly refusals: Wish['refusals'];
}

/** Whether an item of the index passes a filter. `doc` is the item's position in the index. */
type DocTest = (doc: number) => boolean;

/** Creates the test of each filter on the columns; null if the filter is empty. */
const DOC_TESTS: Readonly<Record<FilterName, (index: ItemIndex, filters: Filters) => DocTest | null>> = {
  sort: () => null,
  gender: ({ genders }, { gender }) => {
    const requestedMask = createMask(gender, GENDERS);
    return requestedMask === 0 ? null : (doc) => suitsGenders(genders[doc] ?? 0, requestedMask);
  },
  size: ({ sizes }, { size }) =>
    size.length === 0 ? null : testSharedBits(sizes, createMask(size, SIZES) | ONE_SIZE_BIT),
  color: ({ colors }, { color }) => (color.length === 0 ? null : testSharedBits(colors, createMask(color, COLORS))),
  brand: ({ brands, brandNumbers }, { brand }) => {
    if (brand.length === 0) return null;
    // Feeds of several shops spell a brand in different ways.
    const brandIds = new Set(brand.map(createBrandId));
    const requestedByBrand = brands.map((name) => brandIds.has(createBrandId(name)));
    return (doc) => requestedByBrand[brandNumbers[doc] ?? 0] ?? false;
  },
  sale: ({ onSale }, { sale }) => (sale ? (doc) => onSale[doc] === 1 : null),
  price: ({ priceCents }, { priceRangeMin, priceRangeMax }) => {
    const [min, max] = [(priceRangeMin ?? 0) * 100, (priceRangeMax ?? Infinity) * 100];
    return (doc) => (priceCents[doc] ?? 0) >= min && (priceCents[doc] ?? 0) <= max;
  },
};

function testSharedBits(masks: Uint8Array | Uint16Array, requestedMask: number): DocTest {
  return (doc) => ((masks[doc] ?? 0) & requestedMask) !== 0;
}

/** A bit for each filter whose values are counted. */
const FACET_BITS = new Map<string, number>(FACET_NAMES.map((name, index) => [name, 1 << index]));
const UNCOUNTED_FILTER_BIT = 1 << FACET_NAMES.length;

export function findFacetBit(name: string): number {
  return FACET_BITS.get(name) ?? UNCOUNTED_FILTER_BIT;
}

interface FilterTest {
  readonly bit: number;
  readonly passes: DocTest;
}

/** `kindScores` is null if no requested garment has a color. */
function createFilterTests(
  index: ItemIndex,
  { filters, refusals }: Demands,
  kindScores: Float32Array | null,
): readonly FilterTest[] {
  const refusedColors = createMask(refusals.colors, COLORS);
  const filterTests = (Object.keys(DOC_TESTS) as FilterName[]).flatMap((name) => {
    const passes = DOC_TESTS[name](index, filters);
    return passes === null ? [] : [{ bit: findFacetBit(name), passes }];
  });
  return [
    ...filterTests,
    ...(kindScores === null
      ? []
      : [{ bit: findFacetBit('color'), passes: (doc: number) => kindScores[doc] !== NO_KIND_SCORE }]),
    ...(refusedColors === 0
      ? []
      : [{ bit: findFacetBit('color'), passes: (doc: number) => ((index.colors[doc] ?? 0) & refusedColors) === 0 }]),
  ];
}

/**
 * Returns the bit of the only filter that a doc fails; 0 if it fails none, NOT_COUNTED if it fails several or another
 * demand.
 */
function findFailedFilter(tests: readonly FilterTest[], doc: number): number {
  let failedFilter = 0;
  for (const { bit, passes } of tests) {
    if (bit === failedFilter || passes(doc)) continue;
    if (failedFilter !== 0 || bit === UNCOUNTED_FILTER_BIT) return UNCOUNTED_FILTER_BIT;
    failedFilter = bit;
  }
  return failedFilter;
}

const NO_KIND_SCORE = 0;
/** Multiplies the score of one-size items if the shopper requests a size, so that clothes in that size come first. */
const ONE_SIZE_FACTOR = 0.9;

/** The items that meet the demands. */
export interface Admission {
  /** The items, in ascending order. */
  readonly docs: Uint32Array;
  /** How well the kind of each doc matches, up to 1; 0 if the doc fails a demand. */
  readonly kindScores: Float32Array;
  /** Docs that fail exactly one filter, in ascending order. */
  readonly nearMisses: Uint32Array;
  /** The bit of the failed filter for each doc of `nearMisses`. */
  readonly failedFilters: Uint8Array;
}

export function admitItems(index: ItemIndex, demands: Demands): Admission {
  const { garments, filters } = demands;
  const scoresWithoutColors = scoreKinds(
    index,
    garments.map((garment) => ({ ...garment, colors: [] })),
  );
  const isColored = garments.some(({ colors }) => colors.length > 0);
  const scoresWithColors = isColored ? scoreKinds(index, garments) : scoresWithoutColors;
  excludeRefusals(index, demands.refusals, scoresWithoutColors);
  const tests = createFilterTests(index, demands, isColored ? scoresWithColors : null);
  const asksForSizes = filters.size.length > 0;
  const docs = new Uint32Array(index.size);
  const nearMissCounts = new Uint32Array(index.size);
  const failedFilters = new Uint8Array(index.size);
  let [count, nearMissCount] = [0, 0];
  for (let doc = 0; doc < index.size; doc++) {
    const failedFilter =
      scoresWithoutColors[doc] === NO_KIND_SCORE ? UNCOUNTED_FILTER_BIT : findFailedFilter(tests, doc);
    if (failedFilter !== 0) {
      scoresWithColors[doc] = NO_KIND_SCORE;
      if (failedFilter === UNCOUNTED_FILTER_BIT) continue;
      failedFilters[nearMissCount] = failedFilter;
      nearMissCounts[nearMissCount++] = doc;
      continue;
    }
    docs[count++] = doc;
    if (asksForSizes && index.sizes[doc] === ONE_SIZE_BIT)
      scoresWithColors[doc] = ONE_SIZE_FACTOR * (scoresWithColors[doc] ?? 0);
  }
  return {
    docs: docs.subarray(0, count),
    kindScores: scoresWithColors,
    nearMisses: nearMissCounts.subarray(0, nearMissCount),
    failedFilters: failedFilters.subarray(0, nearMissCount),
  };
}

const MEN_MASK = createMask(['Men'], GENDERS);
const WOMEN_MASK = createMask(['Women'], GENDERS);
const UNISEX_MASK = createMask(['Unisex'], GENDERS);

/** Whether a garment suits the requested genders. Unisex garments, and those for men and women, suit all genders. */
export function suitsGenders(item: number, requestedMask: number): boolean {
  const isForAll = (item & UNISEX_MASK) !== 0 || (item & MEN_MASK && item & WOMEN_MASK) !== 0;
  return isForAll || (item & requestedMask) !== 0;
}

function scoreKinds(index: ItemIndex, garments: readonly RequestedGarment[]): Float32Array {
  const kindScores = new Float32Array(index.size);
  if (garments.length === 0) return kindScores.fill(1);
  for (const garment of garments) {
    const colors = createMask(garment.colors, COLORS);
    for (const [name, weight] of Object.entries(garment.kinds)) {
      for (const doc of index.findKind(name).docs) {
        const isColored = colors === 0 || ((index.colors[doc] ?? 0) & colors) !== 0;
        if (isColored && weight > (kindScores[doc] ?? 0)) kindScores[doc] = weight;
      }
    }
  }
  return kindScores;
}

/** Excludes items by kind, concept and stem, but not by color, because a shopper may still choose an excluded color. */
function excludeRefusals(index: ItemIndex, refusals: Wish['refusals'], kindScores: Float32Array): void {
  for (const name of refusals.kinds) for (const doc of index.findKind(name).docs) kindScores[doc] = NO_KIND_SCORE;
  for (const id of refusals.concepts) {
    const { docs, weights } = index.findConcept(id);
    docs.forEach((doc, position) => {
      if ((weights[position] ?? 0) >= MIN_CERTAINTY) kindScores[doc] = NO_KIND_SCORE;
    });
  }
  for (const stem of refusals.stems) {
    const { docs, namedFlags } = index.findStem(stem);
    for (let position = 0; position < docs.length; position++)
      if (namedFlags[position] === 1) kindScores[docs[position] ?? 0] = NO_KIND_SCORE;
  }
}
