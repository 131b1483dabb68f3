import type { Color, Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS, GENDERS } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { KindWeights, Preference } from '../understanding/Wish.ts';
import { suitsGenders, type Admission } from './Demands.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { createMask } from './ItemIndex.ts';
import { findExactMatches, type ExactGarment, type ExactMatches } from './exactMatches.ts';
import { findSmallest } from './findSmallest.ts';
import { mixGenders } from './mixGenders.ts';

/** The preferences that rank the items that meet the demands. */
export interface RankingRules {
  readonly preferences: readonly Preference[];
  readonly dislikedConcepts: readonly string[];
  /** All words with a meaning, for the word score that orders equal results. */
  readonly stems: readonly string[];
  /**
   * The stems of the requested kinds, genders and colors. They do not count for the word score, because a dress is no
   * better for a text that says 'dress' often. Empty if the query has other wishes: in catalogues with unsure kinds,
   * these words tell dresses from other pieces.
   */
  readonly filterStems?: readonly string[];
  readonly colors: readonly Color[];
  readonly priceLeaning: -1 | 0 | 1;
  /** The likely wearer if the words name none; pieces for others come last. */
  readonly likelyGenders?: readonly Gender[];
  /** Kinds that come first in a gift query without a garment, because they make good gifts. */
  readonly leadingKinds?: KindWeights;
  /** The attributes of the pieces that come first; empty if the words state no such attributes. */
  readonly exactGarments: readonly ExactGarment[];
  /** Whether each result must match at least one preference, because the query names no garment. */
  readonly needsPreferenceMatch: boolean;
}

export interface ScoredDocs {
  /** Matching docs, best first, up to the number that a list can show. */
  readonly docs: Uint32Array;
  readonly scores: Float32Array;
  /** 1 for each doc with all requested attributes, 0 for the others. Omitted if no attributes are required. */
  readonly exactMatches?: Uint8Array;
  /** The counts for the filters; omitted if the docs were found in several steps. */
  readonly countedDocs?: CountedDocs;
}

export type CountedDocs = Pick<Admission, 'docs' | 'nearMisses' | 'failedFilters'>;

const KIND_WEIGHT = 1.5;
const MAIN_COLOR_WEIGHT = 0.15;
/** The additional weight of a piece without another color or a pattern: 'white shirt' first shows plain ones. */
const PLAIN_COLOR_WEIGHT = 0.25;
const PLAIN_PATTERNS: ReadonlySet<string> = new Set(['', 'plain']);
const LEXICAL_WEIGHT = 0.3;
const LEADING_KIND_WEIGHT = 1.5;
/**
 * The weight of a preference for low or high prices. It is higher than most other weights together, so that 'cheap'
 * shows the cheapest pieces first.
 */
const LEANING_WEIGHT = 3;
/**
 * The weight of the kind if the shopper prefers low or high prices. It is even higher than `LEANING_WEIGHT`, so that
 * the garment still matters most.
 */
const KIND_WEIGHT_WITH_LEANING = 6;
const DISLIKE_WEIGHT = 1.2;
/** The weight of a piece that is not for the likely wearer. */
const OTHER_WEARER_WEIGHT = 2;
/** Minimum score of a result if the words name no garment. */
const MIN_PREFERENCE_SCORE = 0.3;

/** Sorts the admitted docs; the same input always gives the same order. */
export function scoreItems(index: ItemIndex, admission: Admission, preferences: RankingRules): ScoredDocs {
  const { docs, kindScores } = admission;
  const countedKindScores = preferences.needsPreferenceMatch ? addNearMisses(admission) : kindScores;
  const preferenceScores = scorePreferences(index, preferences.preferences, countedKindScores);
  const wordScores = scoreWords(index, listScoredStems(preferences), countedKindScores);
  const matchesPreference = (doc: number) =>
    (preferenceScores[doc] ?? 0) >= MIN_PREFERENCE_SCORE || (wordScores[doc] ?? 0) >= MIN_PREFERENCE_SCORE;
  const keptDocs = preferences.needsPreferenceMatch ? docs.filter(matchesPreference) : docs;
  const { nearMisses, failedFilters } = preferences.needsPreferenceMatch
    ? filterNearMisses(admission, matchesPreference)
    : admission;
  const scores = new Float32Array(index.size);
  const scoreDoc = createScorer(index, preferences, {
    kindScores,
    preferenceScores,
    wordScores,
  });
  const exactMatches = findExactMatches(index, preferences.exactGarments);
  const keys = new Float64Array(keptDocs.length);
  const totals = new Float32Array(index.size);
  for (let position = 0; position < keptDocs.length; position++) {
    const doc = keptDocs[position] ?? 0;
    const score = scoreDoc(doc);
    const total = score + countLead(exactMatches, doc);
    scores[doc] = score;
    totals[doc] = total;
    keys[position] = createSortKey(total, index.browseOrder[doc] ?? 0);
  }
  const sortedDocs = listDocsInOrder(index, keys);
  return {
    docs: preferences.priceLeaning === 0 ? mixGenders(sortedDocs, index.genders, totals) : sortedDocs,
    scores,
    ...(exactMatches && { exactMatches: exactMatches.flags }),
    countedDocs: { docs: keptDocs, nearMisses, failedFilters },
  };
}

const listScoredStems = ({ stems, filterStems = [] }: RankingRules): readonly string[] =>
  stems.filter((stem) => !filterStems.includes(stem));

/** The score of each doc; empty if nothing was requested. */
interface PartialScores {
  readonly kindScores: Float32Array;
  readonly preferenceScores: Float32Array;
  readonly wordScores: Float32Array;
}

function createScorer(
  index: ItemIndex,
  { dislikedConcepts, colors, priceLeaning, likelyGenders = [], leadingKinds = {} }: RankingRules,
  { kindScores, preferenceScores, wordScores }: PartialScores,
): (doc: number) => number {
  const dislikeScores = scoreDislikes(index, dislikedConcepts);
  const leadingScores = scoreLeadingKinds(index, leadingKinds);
  const requestedColors = createMask(colors, COLORS);
  const likelyMask = createMask(likelyGenders, GENDERS);
  const scoreExtras = (doc: number): number => {
    const leaning = priceLeaning * ((index.priceRanks[doc] ?? 0) - 0.5);
    return (
      LEANING_WEIGHT * leaning +
      LEADING_KIND_WEIGHT * (leadingScores[doc] ?? 0) +
      scoreColor(index, doc, requestedColors) -
      (likelyMask === 0 || suitsGenders(index.genders[doc] ?? 0, likelyMask) ? 0 : OTHER_WEARER_WEIGHT) -
      DISLIKE_WEIGHT * (dislikeScores[doc] ?? 0)
    );
  };
  const kindWeight = priceLeaning === 0 ? KIND_WEIGHT : KIND_WEIGHT_WITH_LEANING;
  return (doc) =>
    kindWeight * (kindScores[doc] ?? 0) +
    (preferenceScores[doc] ?? 0) +
    LEXICAL_WEIGHT * (wordScores[doc] ?? 0) +
    scoreExtras(doc);
}

function scoreColor(index: ItemIndex, doc: number, requestedColors: number): number {
  if (((index.mainColors[doc] ?? 0) & requestedColors) === 0) return 0;
  const item = index.items[doc];
  const isPlain = item?.colors.length === 1 && PLAIN_PATTERNS.has(item.pattern);
  return MAIN_COLOR_WEIGHT + (isPlain ? PLAIN_COLOR_WEIGHT : 0);
}

/** Returns kind scores that count near misses as matches, so that near misses get scores too. */
function addNearMisses({ kindScores, nearMisses }: Admission): Float32Array {
  if (nearMisses.length === 0) return kindScores;
  const scoredKinds = kindScores.slice();
  for (const doc of nearMisses) scoredKinds[doc] = 1;
  return scoredKinds;
}

function filterNearMisses(
  { nearMisses, failedFilters }: Admission,
  isGranted: (doc: number) => boolean,
): Pick<Admission, 'nearMisses' | 'failedFilters'> {
  return {
    nearMisses: nearMisses.filter(isGranted),
    failedFilters: failedFilters.filter((_breach, index) => isGranted(nearMisses[index] ?? 0)),
  };
}

const KEY_SCALE = 10_000;
const KEY_OFFSET = 1_000;
const MAX_PLACES = 2 ** 24;
/** Maximum number of sorted results, more than any list shows. Sorting all items of a large catalogue would be slow. */
const MAX_SORTED = 2_000;

/** The extra score of exact matches, higher than any difference between other scores. */
const EXACT_MATCH_BONUS = 300;

/** The extra score of a piece with all requested attributes, multiplied by the fraction that the piece has. */
const SHARE_BONUS = 4;

const countLead = (matches: ExactMatches | null, doc: number): number =>
  matches === null ? 0 : EXACT_MATCH_BONUS * (matches.flags[doc] ?? 0) + SHARE_BONUS * (matches.shares[doc] ?? 0);

/** Creates a key that sorts by score, best first; equal scores sort by the browsing order. */
function createSortKey(score: number, place: number): number {
  return Math.round((KEY_OFFSET - score) * KEY_SCALE) * MAX_PLACES + place;
}

function listDocsInOrder(index: ItemIndex, keys: Float64Array): Uint32Array {
  const bestDocs = findSmallest(keys, MAX_SORTED);
  const docs = new Uint32Array(bestDocs.length);
  for (let position = 0; position < bestDocs.length; position++)
    docs[position] = index.docsByPosition[(bestDocs[position] ?? 0) % MAX_PLACES] ?? 0;
  return docs;
}

/** The scores if nothing was requested: every doc scores 0. */
const NO_SCORES = new Float32Array(0);

/** Adds up the weights of the preferences that each admitted doc matches. */
function scorePreferences(
  index: ItemIndex,
  preferences: readonly Preference[],
  kindScores: Float32Array,
): Float32Array {
  if (preferences.length === 0) return NO_SCORES;
  const total = new Float32Array(index.size);
  const bestScores = new Float32Array(index.size);
  for (const preference of preferences) {
    const changedDocs: number[] = [];
    scoreByConcepts(index, preference, kindScores, bestScores, changedDocs);
    scoreByWords(index, preference, kindScores, bestScores, changedDocs);
    for (const doc of changedDocs) {
      total[doc] = (total[doc] ?? 0) + preference.weight * (bestScores[doc] ?? 0);
      bestScores[doc] = 0;
    }
  }
  return total;
}

function scoreByConcepts(
  index: ItemIndex,
  preference: Preference,
  kindScores: Float32Array,
  bestScores: Float32Array,
  changedDocs: number[],
): void {
  for (const [id, fulfillment] of Object.entries(preference.alternatives)) {
    const { docs, weights } = index.findConcept(id);
    for (let position = 0; position < docs.length; position++) {
      const doc = docs[position] ?? 0;
      if (kindScores[doc] !== 0) raiseScore(doc, fulfillment * (weights[position] ?? 0), bestScores, changedDocs);
    }
  }
}

/**
 * Scores a preference by its stems. The score is higher for items that contain more of the stems, or contain them
 * more often.
 */
function scoreByWords(
  index: ItemIndex,
  preference: Preference,
  kindScores: Float32Array,
  bestScores: Float32Array,
  changedDocs: number[],
): void {
  if (preference.stems.length === 0) return;
  const share = 1 / preference.stems.length;
  const sums = new Map<number, number>();
  for (const stem of preference.stems) {
    const { docs, weights, namedFlags } = index.findStem(stem);
    const rarityFactor = Math.min(1, index.computeRarity(stem) / 3);
    for (let position = 0; position < docs.length; position++) {
      const doc = docs[position] ?? 0;
      if (kindScores[doc] === 0) continue;
      const fulfillment =
        namedFlags[position] === 1 ? 1 : 0.5 + 0.4 * index.computeSaturation(doc, weights[position] ?? 0);
      sums.set(doc, (sums.get(doc) ?? 0) + share * rarityFactor * fulfillment);
    }
  }
  for (const [doc, sum] of sums) raiseScore(doc, sum, bestScores, changedDocs);
}

function raiseScore(doc: number, value: number, bestScores: Float32Array, changedDocs: number[]): void {
  const previousScore = bestScores[doc] ?? 0;
  if (value <= previousScore) return;
  if (previousScore === 0) changedDocs.push(doc);
  bestScores[doc] = value;
}

/** Computes BM25 as a fraction of the maximum score of the words. */
function scoreWords(index: ItemIndex, stems: readonly string[], kindScores: Float32Array): Float32Array {
  const maxRarity = stems.reduce((sum, stem) => sum + index.computeRarity(stem), 0);
  if (maxRarity === 0) return NO_SCORES;
  const scores = new Float32Array(index.size);
  for (const stem of stems) {
    const { docs, weights } = index.findStem(stem);
    const rarityShare = index.computeRarity(stem) / maxRarity;
    for (let position = 0; position < docs.length; position++) {
      const doc = docs[position] ?? 0;
      if (kindScores[doc] !== 0)
        scores[doc] = (scores[doc] ?? 0) + rarityShare * index.computeSaturation(doc, weights[position] ?? 0);
    }
  }
  return scores;
}

function scoreLeadingKinds(index: ItemIndex, kinds: KindWeights): Float32Array {
  const scores = new Float32Array(Object.keys(kinds).length === 0 ? 0 : index.size);
  for (const [kind, weight] of Object.entries(kinds))
    for (const doc of index.findKind(kind).docs) scores[doc] = Math.max(scores[doc] ?? 0, weight);
  return scores;
}

function scoreDislikes(index: ItemIndex, ids: readonly string[]): Float32Array {
  if (ids.length === 0) return NO_SCORES;
  const scores = new Float32Array(index.size);
  for (const id of ids) {
    const { docs, weights } = index.findConcept(id);
    for (let position = 0; position < docs.length; position++)
      scores[docs[position] ?? 0] = Math.max(scores[docs[position] ?? 0] ?? 0, weights[position] ?? 0);
  }
  return scores;
}
