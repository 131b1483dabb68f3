import type { LinearWeights } from './LinearWeights.ts';

/**
 * Weights with four bits each, in base64. `rows` has the distances between stored buckets as bytes; 255 means that
 * the next byte is added. `weights` has two weights per byte, each from -7 to 7 times `scale`. The biases are
 * separated by spaces.
 */
export interface PackedWeights {
  readonly scale: number;
  readonly rows: string;
  readonly weights: string;
  readonly bias: string;
}

const MAX_STEPS = 7;
const MAX_DISTANCE = 255;

/**
 * Rounds the weights to whole steps from -7 to 7. Seven steps are `share` times the largest weight; larger weights
 * also become seven steps. Leaves out buckets in which all weights have fewer than `minSteps` steps.
 */
export function packWeights({ weights, bias }: LinearWeights, share: number, minSteps: number): PackedWeights {
  const highestWeight = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 1e-9) * share;
  const scale = Number((highestWeight / MAX_STEPS).toPrecision(5));
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / scale))),
  );
  const buckets = listStoredBuckets(steps, bias.length, minSteps);
  const halves = buckets.flatMap((bucket) => [...steps.subarray(bucket * bias.length, (bucket + 1) * bias.length)]);
  return {
    scale,
    rows: toBase64(buckets.flatMap((bucket, index) => toDistance(bucket - (buckets[index - 1] ?? 0)))),
    weights: toBase64(
      Array.from({ length: Math.ceil(halves.length / 2) }, (_, index) =>
        toByte(halves[index * 2] ?? 0, halves[index * 2 + 1] ?? 0),
      ),
    ),
    bias: Array.from(bias, (value) => value.toPrecision(4)).join(' '),
  };
}

/** Unpacks weights. Uses memory only for the stored buckets. */
export function unpackWeights({ scale, rows, weights, bias }: PackedWeights, bucketCount: number): LinearWeights {
  const biases = Float32Array.from(bias.split(' '), Number);
  const buckets = [...readBuckets(fromBase64(rows))];
  const rowByBucket = new Int32Array(bucketCount).fill(-1);
  buckets.forEach((bucket, row) => (rowByBucket[bucket] = row));
  const steps = unpackSteps(fromBase64(weights), buckets.length * biases.length, scale);
  return { weights: steps, bias: biases, rowByBucket };
}

/**
 * Unpacks millions of weights in a plain loop. An iterator would take a third of a second each time a thread starts.
 */
function unpackSteps(bytes: Uint8Array, count: number, scale: number): Float32Array {
  const weights = new Float32Array(count);
  for (let halfIndex = 0; halfIndex < count; halfIndex++) {
    const byte = bytes[halfIndex >> 1]!;
    weights[halfIndex] = ((halfIndex % 2 === 0 ? byte >> 4 : byte & 15) - MAX_STEPS) * scale;
  }
  return weights;
}

function listStoredBuckets(steps: Int8Array, labelCount: number, minSteps: number): readonly number[] {
  const buckets: number[] = [];
  for (let bucket = 0; bucket * labelCount < steps.length; bucket++)
    if (steps.subarray(bucket * labelCount, (bucket + 1) * labelCount).some((step) => Math.abs(step) > minSteps - 1))
      buckets.push(bucket);
  return buckets;
}

function toDistance(distance: number): readonly number[] {
  return [...Array<number>(Math.floor(distance / MAX_DISTANCE)).fill(MAX_DISTANCE), distance % MAX_DISTANCE];
}

function* readBuckets(bytes: Uint8Array): Iterable<number> {
  let bucket = 0;
  for (const byte of bytes) {
    bucket += byte;
    if (byte < MAX_DISTANCE) yield bucket;
  }
}

function toByte(high: number, low: number): number {
  return ((high + MAX_STEPS) << 4) | (low + MAX_STEPS);
}

function toBase64(bytes: readonly number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < characters.length; index++) bytes[index] = characters.charCodeAt(index);
  return bytes;
}
