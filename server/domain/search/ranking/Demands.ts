import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { FilterName, Filters } from '../../../../src/domain/filters/Filters.ts';
import { FACET_NAMES } from '../../../../src/domain/search/Facets.ts';
import type { Want, Wish } from '../understanding/Wish.ts';
import { SURE } from './itemFacts.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { ONE_SIZE, maskOf } from './ItemIndex.ts';

/** The hard requirements of a search. */
export interface Demands {
  readonly wants: readonly Want[];
  /** Filters for every garment; the colors of a want apply to its garment only. */
  readonly filters: Filters;
  readonly refused: Wish['refused'];
}

/** Whether an item of the index passes a filter, by its doc. */
type DocTest = (doc: number) => boolean;

/** The test of each filter on the columns; null if the filter is empty. */
const DOC_TESTS: Readonly<Record<FilterName, (index: ItemIndex, filters: Filters) => DocTest | null>> = {
  sort: () => null,
  gender: ({ genders }, { gender }) => {
    const asked = maskOf(gender, GENDERS);
    return asked === 0 ? null : (doc) => suits(genders[doc] ?? 0, asked);
  },
  size: ({ sizes }, { size }) => (size.length === 0 ? null : sharesABit(sizes, maskOf(size, SIZES) | ONE_SIZE)),
  color: ({ colors }, { color }) => (color.length === 0 ? null : sharesABit(colors, maskOf(color, COLORS))),
  brand: ({ brands, brandNumbers }, { brand }) => {
    const isAsked = brands.map((name) => brand.includes(name));
    return brand.length === 0 ? null : (doc) => isAsked[brandNumbers[doc] ?? 0] ?? false;
  },
  sale: ({ onSale }, { sale }) => (sale ? (doc) => onSale[doc] === 1 : null),
  price: ({ priceCents }, { priceRangeMin, priceRangeMax }) => {
    const [min, max] = [(priceRangeMin ?? 0) * 100, (priceRangeMax ?? Infinity) * 100];
    return (doc) => (priceCents[doc] ?? 0) >= min && (priceCents[doc] ?? 0) <= max;
  },
};

function sharesABit(masks: Uint8Array | Uint16Array, asked: number): DocTest {
  return (doc) => ((masks[doc] ?? 0) & asked) !== 0;
}

/** A bit for each filter that facets count; the others have none. */
const FACET_BITS = new Map<string, number>(FACET_NAMES.map((name, at) => [name, 1 << at]));
const NOT_COUNTED = 1 << FACET_NAMES.length;

export function facetBit(name: string): number {
  return FACET_BITS.get(name) ?? NOT_COUNTED;
}

interface Test {
  readonly bit: number;
  readonly meets: DocTest;
}

/** `answers` is null if the wants name no color. */
function docTests(index: ItemIndex, { filters, refused }: Demands, answers: Float32Array | null): readonly Test[] {
  const refusedColors = maskOf(refused.colors, COLORS);
  const ofFilters = (Object.keys(DOC_TESTS) as FilterName[]).flatMap((name) => {
    const meets = DOC_TESTS[name](index, filters);
    return meets === null ? [] : [{ bit: facetBit(name), meets }];
  });
  return [
    ...ofFilters,
    ...(answers === null ? [] : [{ bit: facetBit('color'), meets: (doc: number) => answers[doc] !== NO_ANSWER }]),
    ...(refusedColors === 0
      ? []
      : [{ bit: facetBit('color'), meets: (doc: number) => ((index.colors[doc] ?? 0) & refusedColors) === 0 }]),
  ];
}

/**
 * The bit of the one filter that a doc fails; 0 if it fails none, NOT_COUNTED if changing one filter would not admit
 * it.
 */
function breachOf(tests: readonly Test[], doc: number): number {
  let breach = 0;
  for (const { bit, meets } of tests) {
    if (bit === breach || meets(doc)) continue;
    if (breach !== 0 || bit === NOT_COUNTED) return NOT_COUNTED;
    breach = bit;
  }
  return breach;
}

const NO_ANSWER = 0;
/** Factor for items in one size if a size is requested, so that clothes rank first. */
const SIZELESS_FACTOR = 0.9;

/** The items that meet the demands. Most wishes name a garment, so this is a small part of a catalogue. */
export interface Admission {
  /** Ascending. */
  readonly docs: Uint32Array;
  /** For each doc of the index how well its kind matches (up to 1), or 0 if it fails a demand. */
  readonly answers: Float32Array;
  /** Docs that changing a single filter would admit, ascending. */
  readonly near: Uint32Array;
  /** The bit of that filter for each doc of `near`. */
  readonly breaches: Uint8Array;
}

export function admitted(index: ItemIndex, demands: Demands): Admission {
  const { wants, filters } = demands;
  const wanted = kindAnswers(
    index,
    wants.map((want) => ({ ...want, colors: [] })),
  );
  const isColored = wants.some(({ colors }) => colors.length > 0);
  const answers = isColored ? kindAnswers(index, wants) : wanted;
  excludeRefused(index, demands.refused, wanted);
  const tests = docTests(index, demands, isColored ? answers : null);
  const asksForSizes = filters.size.length > 0;
  const docs = new Uint32Array(index.size);
  const near = new Uint32Array(index.size);
  const breaches = new Uint8Array(index.size);
  let [count, nearby] = [0, 0];
  for (let doc = 0; doc < index.size; doc++) {
    const breach = wanted[doc] === NO_ANSWER ? NOT_COUNTED : breachOf(tests, doc);
    if (breach !== 0) {
      answers[doc] = NO_ANSWER;
      if (breach === NOT_COUNTED) continue;
      breaches[nearby] = breach;
      near[nearby++] = doc;
      continue;
    }
    docs[count++] = doc;
    if (asksForSizes && index.sizes[doc] === ONE_SIZE) answers[doc] = SIZELESS_FACTOR * (answers[doc] ?? 0);
  }
  return {
    docs: docs.subarray(0, count),
    answers,
    near: near.subarray(0, nearby),
    breaches: breaches.subarray(0, nearby),
  };
}

const MEN = maskOf(['Men'], GENDERS);
const WOMEN = maskOf(['Women'], GENDERS);
const UNISEX = maskOf(['Unisex'], GENDERS);

/** Whether a garment suits the requested genders: one that is unisex, or for men and women, suits all of them. */
export function suits(item: number, asked: number): boolean {
  const isForAll = (item & UNISEX) !== 0 || (item & MEN && item & WOMEN) !== 0;
  return isForAll || (item & asked) !== 0;
}

function kindAnswers(index: ItemIndex, wants: readonly Want[]): Float32Array {
  const answers = new Float32Array(index.size);
  if (wants.length === 0) return answers.fill(1);
  for (const want of wants) {
    const colors = maskOf(want.colors, COLORS);
    for (const [name, weight] of Object.entries(want.kinds)) {
      for (const doc of index.kind(name).docs) {
        const isColored = colors === 0 || ((index.colors[doc] ?? 0) & colors) !== 0;
        if (isColored && weight > (answers[doc] ?? 0)) answers[doc] = weight;
      }
    }
  }
  return answers;
}

/** Excludes items by kind, concept and stem, but not by color: a shopper may still choose an excluded color. */
function excludeRefused(index: ItemIndex, refused: Wish['refused'], answers: Float32Array): void {
  for (const name of refused.kinds) for (const doc of index.kind(name).docs) answers[doc] = NO_ANSWER;
  for (const id of refused.concepts) {
    const { docs, weights } = index.concept(id);
    docs.forEach((doc, at) => {
      if ((weights[at] ?? 0) >= SURE) answers[doc] = NO_ANSWER;
    });
  }
  for (const stem of refused.stems) {
    const { docs, named } = index.stem(stem);
    for (let at = 0; at < docs.length; at++) if (named[at] === 1) answers[docs[at] ?? 0] = NO_ANSWER;
  }
}
