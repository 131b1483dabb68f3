import type { Color, Gender, Size } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Want, Wish } from '../understanding/Wish.ts';
import { SURE } from './itemFacts.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { ONE_SIZE, maskOf } from './ItemIndex.ts';

/** What an item must meet. Empty lists and nulls demand nothing. */
export interface Demands {
  readonly wants: readonly Want[];
  /** Colours that hold for every garment; those of `wants` hold for theirs. */
  readonly colors: readonly Color[];
  readonly genders: readonly Gender[];
  readonly sizes: readonly Size[];
  readonly sale: boolean;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly refused: Wish['refused'];
}

const NO_ANSWER = 0;
/** Whoever asks for a size means clothes first, and only then what comes in one size. */
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
  const genders = genderMask(demands.genders);
  const colors = maskOf(demands.colors, COLORS);
  const sizes = demands.sizes.length === 0 ? 0 : maskOf(demands.sizes, SIZES) | ONE_SIZE;
  const min = (demands.priceMin ?? 0) * 100;
  const max = (demands.priceMax ?? Infinity) * 100;
  const docs = new Uint32Array(index.size);
  let count = 0;
  for (let doc = 0; doc < index.size; doc++) {
    if (answers[doc] === NO_ANSWER) continue;
    const cents = index.priceCents[doc] ?? 0;
    const meets =
      cents >= min && cents <= max &&
      (genders === 0 || suits(index.genders[doc] ?? 0, genders)) &&
      (colors === 0 || ((index.colors[doc] ?? 0) & colors) !== 0) &&
      (sizes === 0 || ((index.sizes[doc] ?? 0) & sizes) !== 0) &&
      (!demands.sale || index.onSale[doc] === 1);
    if (!meets) {
      answers[doc] = NO_ANSWER;
      continue;
    }
    docs[count++] = doc;
    if (sizes !== 0 && index.sizes[doc] === ONE_SIZE) answers[doc] = SIZELESS * (answers[doc] ?? 0);
  }
  return { docs: docs.subarray(0, count), answers };
}

const MEN = maskOf(['Men'], GENDERS);
const WOMEN = maskOf(['Women'], GENDERS);
const UNISEX = maskOf(['Unisex'], GENDERS);

function genderMask(genders: readonly Gender[]): number {
  return maskOf(genders, GENDERS);
}

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
