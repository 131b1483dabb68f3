import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { SoftWish } from '../understanding/Wish.ts';
import type { Admission } from './Demands.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { maskOf } from './ItemIndex.ts';
import { smallest } from './smallest.ts';

/** The preferences that rank the items that meet the demands. */
export interface Preferences {
  readonly soft: readonly SoftWish[];
  readonly disliked: readonly string[];
  /** All words with a meaning, for the lexical score that breaks ties. */
  readonly stems: readonly string[];
  readonly colors: readonly Color[];
  readonly priceLeaning: -1 | 0 | 1;
  /** True if results must match at least one preference, because the query names no garment. */
  readonly needsGrant: boolean;
}

export interface Scored {
  /** Matching docs, best first; only the best ones if there are more than any list shows. */
  readonly docs: Uint32Array;
  readonly scores: Float32Array;
  /** The counts for facets; omitted if the docs were found in several steps. */
  readonly counted?: Counted;
}

export type Counted = Pick<Admission, 'docs' | 'near' | 'breaches'>;

const KIND_WEIGHT = 1.5;
const MAIN_COLOR_WEIGHT = 0.15;
const LEXICAL_WEIGHT = 0.3;
const LEANING_WEIGHT = 0.8;
const DISLIKE_WEIGHT = 1.2;
/** Minimum granted weight if no garment was named. */
const MIN_GRANTED = 0.3;

/** Orders the admitted docs; the same input gives the same order. */
export function scored(index: ItemIndex, admission: Admission, preferences: Preferences): Scored {
  const { docs, answers } = admission;
  const judged = preferences.needsGrant ? withNear(admission) : answers;
  const granted = softScores(index, preferences.soft, judged);
  const lexical = lexicalScores(index, preferences.stems, judged);
  const isGranted = (doc: number) => (granted[doc] ?? 0) >= MIN_GRANTED || (lexical[doc] ?? 0) >= MIN_GRANTED;
  const kept = preferences.needsGrant ? docs.filter(isGranted) : docs;
  const { near, breaches } = preferences.needsGrant ? grantedNear(admission, isGranted) : admission;
  const scores = new Float32Array(index.size);
  const scoreOf = scoring(index, preferences, { answers, granted, lexical });
  const keys = new Float64Array(kept.length);
  for (let at = 0; at < kept.length; at++) {
    const doc = kept[at] ?? 0;
    const score = scoreOf(doc);
    scores[doc] = score;
    keys[at] = keyOf(score, index.browseOrder[doc] ?? 0);
  }
  return { docs: docsInOrder(index, keys), scores, counted: { docs: kept, near, breaches } };
}

/** The score of each doc; empty if nothing was requested. */
interface Earned {
  readonly answers: Float32Array;
  readonly granted: Float32Array;
  readonly lexical: Float32Array;
}

function scoring(
  index: ItemIndex,
  { disliked, colors, priceLeaning }: Preferences,
  { answers, granted, lexical }: Earned,
): (doc: number) => number {
  const dislike = dislikes(index, disliked);
  const asked = maskOf(colors, COLORS);
  const extra = (doc: number): number => {
    const leaning = priceLeaning * ((index.priceRank[doc] ?? 0) - 0.5);
    const isMainColor = ((index.mainColor[doc] ?? 0) & asked) !== 0;
    return LEANING_WEIGHT * leaning + (isMainColor ? MAIN_COLOR_WEIGHT : 0) - DISLIKE_WEIGHT * (dislike[doc] ?? 0);
  };
  return (doc) =>
    KIND_WEIGHT * (answers[doc] ?? 0) + (granted[doc] ?? 0) + LEXICAL_WEIGHT * (lexical[doc] ?? 0) + extra(doc);
}

/** Kind scores in which the docs of `near` count as matching, so that their preferences are scored too. */
function withNear({ answers, near }: Admission): Float32Array {
  if (near.length === 0) return answers;
  const judged = answers.slice();
  for (const doc of near) judged[doc] = 1;
  return judged;
}

function grantedNear(
  { near, breaches }: Admission,
  isGranted: (doc: number) => boolean,
): Pick<Admission, 'near' | 'breaches'> {
  return { near: near.filter(isGranted), breaches: breaches.filter((_breach, at) => isGranted(near[at] ?? 0)) };
}

const KEY_SCALE = 10_000;
const KEY_OFFSET = 1_000;
const MAX_PLACES = 2 ** 24;
/**
 * Maximum number of sorted results: more than any list shows. Sorting all of a large catalogue would take most of a
 * search's time.
 */
const MAX_SORTED = 2_000;

/** A sort key: by score, best first, then by position in the browsing order. */
function keyOf(score: number, place: number): number {
  return Math.round((KEY_OFFSET - score) * KEY_SCALE) * MAX_PLACES + place;
}

function docsInOrder(index: ItemIndex, keys: Float64Array): Uint32Array {
  const best = smallest(keys, MAX_SORTED);
  const docs = new Uint32Array(best.length);
  for (let at = 0; at < best.length; at++) docs[at] = index.docsByPlace[(best[at] ?? 0) % MAX_PLACES] ?? 0;
  return docs;
}

/** If nothing was requested, every doc scores 0. */
const NO_SCORES = new Float32Array(0);

/** The weighted sum of the preferences that each admitted doc matches. */
function softScores(index: ItemIndex, wishes: readonly SoftWish[], answers: Float32Array): Float32Array {
  if (wishes.length === 0) return NO_SCORES;
  const total = new Float32Array(index.size);
  const best = new Float32Array(index.size);
  for (const wish of wishes) {
    const touched: number[] = [];
    grantByConcepts(index, wish, answers, best, touched);
    grantByWords(index, wish, answers, best, touched);
    for (const doc of touched) {
      total[doc] = (total[doc] ?? 0) + wish.weight * (best[doc] ?? 0);
      best[doc] = 0;
    }
  }
  return total;
}

function grantByConcepts(
  index: ItemIndex,
  wish: SoftWish,
  answers: Float32Array,
  best: Float32Array,
  touched: number[],
): void {
  for (const [id, service] of Object.entries(wish.alternatives)) {
    const { docs, weights } = index.concept(id);
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] ?? 0;
      if (answers[doc] !== 0) raiseScore(doc, service * (weights[at] ?? 0), best, touched);
    }
  }
}

/** Scores a preference by its stems: higher the more of them an item contains and the more it is about them. */
function grantByWords(
  index: ItemIndex,
  wish: SoftWish,
  answers: Float32Array,
  best: Float32Array,
  touched: number[],
): void {
  if (wish.stems.length === 0) return;
  const share = 1 / wish.stems.length;
  const sums = new Map<number, number>();
  for (const stem of wish.stems) {
    const { docs, weights, named } = index.stem(stem);
    const telling = Math.min(1, index.rarity(stem) / 3);
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] ?? 0;
      if (answers[doc] === 0) continue;
      const service = named[at] === 1 ? 1 : 0.5 + 0.4 * index.saturation(doc, weights[at] ?? 0);
      sums.set(doc, (sums.get(doc) ?? 0) + share * telling * service);
    }
  }
  for (const [doc, sum] of sums) raiseScore(doc, sum, best, touched);
}

function raiseScore(doc: number, value: number, best: Float32Array, touched: number[]): void {
  const before = best[doc] ?? 0;
  if (value <= before) return;
  if (before === 0) touched.push(doc);
  best[doc] = value;
}

/** BM25 as a share of the maximum that the words could score. */
function lexicalScores(index: ItemIndex, stems: readonly string[], answers: Float32Array): Float32Array {
  const most = stems.reduce((sum, stem) => sum + index.rarity(stem), 0);
  if (most === 0) return NO_SCORES;
  const scores = new Float32Array(index.size);
  for (const stem of stems) {
    const { docs, weights } = index.stem(stem);
    const worth = index.rarity(stem) / most;
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] ?? 0;
      if (answers[doc] !== 0) scores[doc] = (scores[doc] ?? 0) + worth * index.saturation(doc, weights[at] ?? 0);
    }
  }
  return scores;
}

function dislikes(index: ItemIndex, ids: readonly string[]): Float32Array {
  if (ids.length === 0) return NO_SCORES;
  const scores = new Float32Array(index.size);
  for (const id of ids) {
    const { docs, weights } = index.concept(id);
    for (let at = 0; at < docs.length; at++)
      scores[docs[at] ?? 0] = Math.max(scores[docs[at] ?? 0] ?? 0, weights[at] ?? 0);
  }
  return scores;
}
