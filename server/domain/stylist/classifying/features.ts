import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../language/text/tokens.ts';
import { readSlots } from './slots.ts';
import { listSubjects } from './subjects.ts';
import { listClasses } from './wordClasses.ts';

/** The number of buckets for hashed features. It is large, so that few features share a bucket. */
export const BUCKET_COUNT = 1 << 18;
const CLASS_WEIGHT = 0.7;
const CHARACTER_WEIGHT = 0.5;
const BARE_WORD_WEIGHT = 0.5;
const SUBJECT_WEIGHT = 1;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 4;
const MAX_COUNTED_WORDS = 8;
const SLOT_PATTERN = /^[A-Z]+$/u;

/** A sparse vector: `values[i]` belongs to bucket `buckets[i]`. */
export interface Features {
  readonly buckets: readonly number[];
  readonly values: readonly number[];
}

/** Computes the features of a clause for a classifier. */
export type FeaturesOf = (clause: string, lexicon: Lexicon) => Features;

/**
 * Computes features of three kinds: words and their neighbors (weight 1), classes of words (0.7), and runs of 3 and 4
 * characters (0.5).
 */
export const computeFeatures: FeaturesOf = (clause, lexicon) => toFeatures(computeShape(clause, lexicon));

/**
 * Adds two kinds of features to those of `computeFeatures`: the words without placeholders (0.5), and the subjects of
 * words (1). Used for the topics of clauses.
 */
export const computeSubjectFeatures: FeaturesOf = (clause, lexicon) => {
  const vector = computeShape(clause, lexicon);
  const words = tokenize(clause).flatMap(({ kind, text }) => (kind === 'break' ? [] : [text]));
  addBlock(
    vector,
    words.map((word) => `bare ${word}`),
    BARE_WORD_WEIGHT,
  );
  addBlock(
    vector,
    words.flatMap((word) => listSubjects(word).map((subject) => `subject ${subject}`)),
    SUBJECT_WEIGHT,
  );
  return toFeatures(vector);
};

function computeShape(clause: string, lexicon: Lexicon): Map<number, number> {
  const words = readSlots(clause, lexicon);
  const vector = new Map<number, number>();
  addBlock(vector, listWordFeatures(words), 1);
  addBlock(vector, listClassFeatures(words), CLASS_WEIGHT);
  addBlock(vector, listRuns(` ${words.join(' ')} `), CHARACTER_WEIGHT);
  return vector;
}

function toFeatures(vector: ReadonlyMap<number, number>): Features {
  return { buckets: [...vector.keys()], values: [...vector.values()] };
}

/**
 * Lists features of words: single words, pairs of neighbors, pairs around a word, the first and the last word, the
 * placeholders, and the number of words.
 */
function listWordFeatures(words: readonly string[]): readonly string[] {
  const wordsWithEnds = ['<', ...words, '>'];
  return [
    ...words,
    ...wordsWithEnds.slice(1).map((word, index) => `${wordsWithEnds[index]!} ${word}`),
    ...words.slice(2).map((word, position) => `${words[position]!} _ ${word}`),
    ...[...new Set(words)].filter((word) => SLOT_PATTERN.test(word)).map((word) => `has ${word}`),
    `first ${words[0] ?? ''}`,
    `last ${words.at(-1) ?? ''}`,
    `count ${Math.min(words.length, MAX_COUNTED_WORDS)}`,
  ];
}

/** Lists the classes of each word, alone and with the words around it. A placeholder is its own class. */
function listClassFeatures(words: readonly string[]): readonly string[] {
  return words.flatMap((word, position) =>
    (SLOT_PATTERN.test(word) ? [word] : listClasses(word)).flatMap((name) => [
      `~${name}`,
      `~${words[position - 1] ?? '<'} ~${name}`,
      `~${name} ~${words[position + 1] ?? '>'}`,
    ]),
  );
}

function listRuns(text: string): readonly string[] {
  const runs: string[] = [];
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length++)
    for (let position = 0; position + length <= text.length; position++)
      runs.push(`=${text.slice(position, position + length)}`);
  return runs;
}

/** Adds features whose values together have the Euclidean length `length`. A repeated feature counts each time. */
function addBlock(vector: Map<number, number>, features: readonly string[], length: number): void {
  const { buckets, values } = hashFeatures(features, BUCKET_COUNT);
  buckets.forEach((bucket, index) => vector.set(bucket, (vector.get(bucket) ?? 0) + values[index]! * length));
}

/** Returns a vector of length 1 with equal values; a repeated feature has a larger value. */
export function hashFeatures(features: readonly string[], bucketCount: number): Features {
  const counts = new Map<number, number>();
  for (const feature of features) {
    const bucket = hash(feature) % bucketCount;
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const norm = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0)) || 1;
  return { buckets: [...counts.keys()], values: [...counts.values()].map((count) => count / norm) };
}

/** Computes the 32-bit FNV-1a hash. Mixes it again, because only the low bits choose the bucket. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let position = 0; position < text.length; position++)
    value = Math.imul(value ^ text.charCodeAt(position), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
