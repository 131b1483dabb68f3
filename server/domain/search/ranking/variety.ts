import type { Preference } from '../understanding/Wish.ts';
import { markNamed } from './exactMatches.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { ScoredDocs } from './score.ts';

const MAX_POOL = 72;
const MAX_PICKS = 12;
/** The minimum number of results for picks. */
const MIN_RESULTS = 4;
/** Maximum difference between the scores of a pick and the best pick. */
const MAX_SCORE_GAP = 1.1;
const RELEVANCE_WEIGHT = 0.6;
/** Maximum number of traits compared between two items. */
const MAX_TRAITS = 6;

/**
 * The number of results that the shopper sees without scrolling. They become picks only if few other results are
 * left.
 */
const VISIBLE_RESULTS = 6;
const MIN_PICKS = 3;

/**
 * Picks items that meet the wish well and differ in brand, cut, color, cloth and price. Prefers exact matches. Among
 * those, prefers items whose names have the query's words that the lexicon does not know ('a tee with a skull').
 */
export function pickVaried(
  index: ItemIndex,
  { docs: allDocs, scores, exactMatches }: ScoredDocs,
  preferences: readonly Preference[] = [],
): number[] {
  const exactDocs = allDocs.filter((doc) => exactMatches?.[doc] === 1);
  const docs = keepNamed(index, exactDocs.length > 0 ? exactDocs : allDocs, preferences);
  if (docs.length < MIN_RESULTS) return [];
  const bestScore = scores[docs[0] ?? 0] ?? 0;
  const candidateDocs = [...docs.subarray(0, MAX_POOL)].filter(
    (doc) => (scores[doc] ?? 0) >= bestScore - MAX_SCORE_GAP,
  );
  const maxPicks = Math.min(MAX_PICKS, Math.ceil(docs.length / 2));
  const candidates = candidateDocs.map((doc) => ({
    doc,
    relevance: 1 - (bestScore - (scores[doc] ?? 0)) / MAX_SCORE_GAP,
    likeness: 0,
  }));
  const visibleDocs = new Set(docs.subarray(0, VISIBLE_RESULTS));
  const hiddenPicks = pickDissimilar(
    index,
    candidates.filter(({ doc }) => !visibleDocs.has(doc)),
    maxPicks,
  );
  if (hiddenPicks.length >= MIN_PICKS) return hiddenPicks;
  return [
    ...hiddenPicks,
    ...pickDissimilar(
      index,
      candidates.filter(({ doc }) => visibleDocs.has(doc)),
      Math.min(maxPicks, MIN_PICKS) - hiddenPicks.length,
    ),
  ];
}

/** Keeps the docs whose names have all words outside the lexicon; all docs if there is none. */
function keepNamed(index: ItemIndex, docs: Uint32Array, preferences: readonly Preference[]): Uint32Array {
  const stems = preferences.filter(({ facet }) => facet === 'word').flatMap((preference) => preference.stems);
  if (stems.length === 0) return docs;
  const holders = new Uint8Array(index.size);
  markNamed(index, stems, holders);
  const namedDocs = docs.filter((doc) => holders[doc] === 1);
  return namedDocs.length > 0 ? namedDocs : docs;
}

function pickDissimilar(index: ItemIndex, candidates: readonly Candidate[], maxCount: number): number[] {
  const remainingCandidates = [...candidates];
  const picks: number[] = [];
  while (picks.length < maxCount && remainingCandidates.length > 0) {
    const [nextCandidate] = remainingCandidates.splice(indexOfBestMargin(remainingCandidates), 1);
    if (!nextCandidate) break;
    picks.push(nextCandidate.doc);
    for (const entry of remainingCandidates)
      entry.likeness = Math.max(entry.likeness, computeSimilarity(index, entry.doc, nextCandidate.doc));
  }
  return picks;
}

interface Candidate {
  readonly doc: number;
  readonly relevance: number;
  /** The highest similarity to any pick so far. */
  likeness: number;
}

/**
 * Returns the position of the candidate that best combines a high score with a difference from the picks (maximal
 * marginal relevance).
 */
function indexOfBestMargin(candidates: readonly Candidate[]): number {
  let chosenPosition = 0;
  let chosenValue = -Infinity;
  candidates.forEach(({ relevance, likeness }, index) => {
    const value = RELEVANCE_WEIGHT * relevance - (1 - RELEVANCE_WEIGHT) * likeness;
    if (value > chosenValue) [chosenPosition, chosenValue] = [index, value];
  });
  return chosenPosition;
}

function computeSimilarity(index: ItemIndex, left: number, right: number): number {
  const [leftItem, rightItem] = [index.items[left], index.items[right]];
  if (!leftItem || !rightItem) return 0;
  const sharedTraitCount =
    Number(leftItem.brand === rightItem.brand) +
    Number(leftItem.subkind === rightItem.subkind) +
    Number(leftItem.colors[0] === rightItem.colors[0]) +
    Number(leftItem.materials[0] === rightItem.materials[0]) +
    Number(leftItem.pattern === rightItem.pattern) +
    Number(Math.abs(Math.log((leftItem.priceCents + 1) / (rightItem.priceCents + 1))) < 0.25);
  return sharedTraitCount / MAX_TRAITS;
}
