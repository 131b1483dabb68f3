import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { FilterName, Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Want, Wish } from '../understanding/Wish.ts';
import { SURE } from './itemFacts.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { ONE_SIZE, maskOf } from './ItemIndex.ts';

/** What an item must meet. */
export interface Demands {
  readonly wants: readonly Want[];
  /** Filters that hold for every garment; the colors of `wants` hold for theirs. */
  readonly filters: Filters;
  readonly refused: Wish['refused'];
}

/** Whether an item of the index meets a filter, by its doc. */
type DocTest = (doc: number) => boolean;

/** What each filter asks of the columns; null where it asks for nothing. */
const DOC_TESTS: Readonly<Record<FilterName, (index: ItemIndex, filters: Filters) => DocTest | null>> = {
  sort: () => null,
  gender: ({ genders }, { gender }) => {
    const asked = maskOf(gender, GENDERS);
    return asked === 0 ? null : (doc) => suits(genders[doc] ?? 0, asked);
  },
  size: ({ sizes }, { size }) => (size.length === 0 ? null : sharesABit(sizes, maskOf(size, SIZES) | ONE_SIZE)),
  color: ({ colors }, { color }) => (color.length === 0 ? null : sharesABit(colors, maskOf(color, COLORS))),
  brand: ({ items }, { brand }) => {
    const asked = new Set(brand);
    return asked.size === 0 ? null : (doc) => asked.has(items[doc]?.brand ?? '');
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

function docTests(index: ItemIndex, filters: Filters): readonly DocTest[] {
  return Object.values(DOC_TESTS).flatMap((test) => test(index, filters) ?? []);
}

const NO_ANSWER = 0;
/** A wish with a size means clothes first, and only then what comes in one size. */
const SIZELESS = 0.9;

/** What meets the demands. Most wishes name a garment, so that is a small part of a catalogue. */
export interface Admission {
  /** In rising order. */
  readonly docs: Uint32Array;
  /** For each doc of the index how well its kind answers (up to 1), or 0 where it breaches a demand. */
  readonly answers: Float32Array;
}

export function admitted(index: ItemIndex, demands: Demands): Admission {
  const answers = kindAnswers(index, demands.wants);
  excludeRefused(index, demands.refused, answers);
  const tests = docTests(index, demands.filters);
  const asksForSizes = demands.filters.size.length > 0;
  const docs = new Uint32Array(index.size);
  let count = 0;
  for (let doc = 0; doc < index.size; doc++) {
    if (answers[doc] === NO_ANSWER) continue;
    if (!tests.every((meets) => meets(doc))) {
      answers[doc] = NO_ANSWER;
      continue;
    }
    docs[count++] = doc;
    if (asksForSizes && index.sizes[doc] === ONE_SIZE) answers[doc] = SIZELESS * (answers[doc] ?? 0);
  }
  return { docs: docs.subarray(0, count), answers };
}

const MEN = maskOf(['Men'], GENDERS);
const WOMEN = maskOf(['Women'], GENDERS);
const UNISEX = maskOf(['Unisex'], GENDERS);

/** A unisex garment suits everyone, and one made for both is unisex. */
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
  const colors = maskOf(refused.colors, COLORS);
  if (colors === 0) return;
  for (let doc = 0; doc < index.size; doc++) if (((index.colors[doc] ?? 0) & colors) !== 0) answers[doc] = NO_ANSWER;
}
