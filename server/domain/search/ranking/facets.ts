import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import {
  FACET_NAMES,
  MAX_FACET_VALUES,
  type FacetCount,
  type FacetName,
  type Facets,
} from '../../../../src/domain/search/Facets.ts';
import { findFacetBit, suitsGenders, type Demands } from './Demands.ts';
import { ONE_SIZE_BIT, type ItemIndex } from './ItemIndex.ts';
import type { CountedDocs, ScoredDocs } from './score.ts';

/** Reads one filter's values from the columns. Docs with the same key have the same values. */
interface Facet {
  readonly keys: Uint8Array | Uint16Array | Uint32Array;
  readonly keyCount: number;
  countValues(countByKey: Uint32Array): readonly FacetCount[];
}

const FACETS: Readonly<Record<FacetName, (index: ItemIndex, demands: Demands) => Facet>> = {
  gender: ({ genders }) => createMaskFacet(genders, GENDERS.length, GENDERS, suitsGenders),
  size: ({ sizes }) =>
    createMaskFacet(
      sizes,
      SIZES.length + 1,
      SIZES,
      (itemMask, requestedMask) => (itemMask & (requestedMask | ONE_SIZE_BIT)) !== 0,
    ),
  color: ({ colors }, { refusals }) => {
    const refusedColors = COLORS.reduce(
      (mask, color, bit) => (refusals.colors.includes(color) ? mask | (1 << bit) : mask),
      0,
    );
    // A shopper may choose an excluded color. The exclusions of other colors still apply.
    return createMaskFacet(
      colors,
      COLORS.length,
      COLORS,
      (item, requestedMask) => (item & requestedMask) !== 0 && (item & refusedColors & ~requestedMask) === 0,
    );
  },
  brand: ({ brands, brandNumbers }, { filters }) => ({
    keys: brandNumbers,
    keyCount: brands.length,
    countValues: (countByKey) =>
      listMostFrequent(
        brands.map((value, key) => ({ value, count: countByKey[key] ?? 0 })),
        filters.brand,
      ),
  }),
};

/** Docs that meet the demands but were left out of the results. */
interface LeftOutItems {
  readonly itemIds: readonly string[];
  readonly brands: readonly string[];
}

/**
 * Counts how many results each value of a filter would have if all other demands stay. Returns no counts if the docs
 * were found in several steps. Skips the filters in `uncounted`.
 */
export function countFacets(
  index: ItemIndex,
  demands: Demands,
  { docs, countedDocs }: ScoredDocs,
  leftOut: LeftOutItems,
  uncountedFacets: readonly FacetName[] = [],
): Facets {
  if (countedDocs === undefined) return {};
  const admission = removeLeftOut(index, countedDocs, docs, leftOut);
  const names = FACET_NAMES.filter((name) => !uncountedFacets.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const facet = FACETS[name](index, demands);
      return [name, facet.countValues(countDocsByKey(facet, admission, findFacetBit(name)))];
    }),
  );
}

/** Counts the docs by key. Includes docs that fail only this filter. */
function countDocsByKey(
  { keys, keyCount }: Facet,
  { docs, nearMisses, failedFilters }: CountedDocs,
  bit: number,
): Uint32Array {
  const counts = new Uint32Array(keyCount);
  for (let index = 0; index < docs.length; index++) counts[keys[docs[index] ?? 0] ?? 0]!++;
  for (let index = 0; index < nearMisses.length; index++)
    if (failedFilters[index] === bit) counts[keys[nearMisses[index] ?? 0] ?? 0]!++;
  return counts;
}

/** Creates a facet whose keys are bit masks of a vocabulary. */
function createMaskFacet(
  keys: Facet['keys'],
  width: number,
  values: readonly string[],
  hasValue: (key: number, requestedMask: number) => boolean,
): Facet {
  return {
    keys,
    keyCount: 1 << width,
    countValues: (countByKey) => {
      const counts = new Uint32Array(values.length);
      for (let key = 0; key < countByKey.length; key++) {
        if (countByKey[key] === 0) continue;
        for (let bit = 0; bit < values.length; bit++) if (hasValue(key, 1 << bit)) counts[bit]! += countByKey[key] ?? 0;
      }
      return values.flatMap((value, bit) => (counts[bit] === 0 ? [] : [{ value, count: counts[bit] ?? 0 }]));
    },
  };
}

/** Returns the most frequent values, highest count first. Includes chosen values, even those without results. */
function listMostFrequent(allCounts: readonly FacetCount[], chosenValues: readonly string[]): FacetCount[] {
  const foundCounts = allCounts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const firstValues = foundCounts.slice(0, MAX_FACET_VALUES);
  const listedValues = new Set(firstValues.map(({ value }) => value));
  const counts = new Map(foundCounts.map(({ value, count }) => [value, count]));
  return [
    ...firstValues,
    ...chosenValues
      .filter((value) => !listedValues.has(value))
      .map((value) => ({ value, count: counts.get(value) ?? 0 })),
  ];
}

/** Leaves excluded docs out of the counts, unless they are results because nothing else was found. */
function removeLeftOut(
  index: ItemIndex,
  countedDocs: CountedDocs,
  foundDocs: Uint32Array,
  { itemIds, brands }: LeftOutItems,
): CountedDocs {
  if (itemIds.length === 0 && brands.length === 0) return countedDocs;
  const leftOutDocs = new Set(
    itemIds.flatMap((id) => index.findDoc(id) ?? []).filter((doc) => !foundDocs.includes(doc)),
  );
  const leftOutFlags = index.brands.map((brand) => brands.includes(brand));
  const isCounted = (doc: number): boolean =>
    !leftOutDocs.has(doc) && leftOutFlags[index.brandNumbers[doc] ?? 0] !== true;
  const { docs, nearMisses, failedFilters } = countedDocs;
  return {
    docs: docs.filter(isCounted),
    nearMisses: nearMisses.filter(isCounted),
    failedFilters: failedFilters.filter((_breach, position) => isCounted(nearMisses[position] ?? 0)),
  };
}
