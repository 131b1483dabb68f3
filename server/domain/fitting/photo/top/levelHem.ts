import { findMedian, interpolateGaps, smoothValues } from '../../person/profiles.ts';
import type { OldColors } from '../matte/oldColors.ts';
import type { Scene } from '../Scene.ts';
import type { HemPlaces } from './hemEnds.ts';
import { createHemPlaces, findHemEnds } from './hemEnds.ts';

/** Number of columns on each side whose median counts. */
const MEDIAN_COLUMNS = 36;
const SMOOTHING = 6;
/** Half the width of the trunk in half widths of the body, in which its hem is leveled. */
const LEVELED = 1.1;
/** Number of columns beside the last known one that are leveled too. */
const BESIDE = 25;
/** Maximum distance of a hem from a straight line, in torso lengths. */
const MAX_DEVIATION = 0.055;
/** Largest slope of a hem, and the steps in which it is searched. */
const [MAX_SLOPE, SLOPE_STEP] = [0.3, 0.03];
/** Distance from the hem in torso lengths within which it is leveled. */
const REACH = 0.25;
/** Number of rows above the hem in which gaps are filled. */
const ADDED = 40;

/** Makes the lower edge of a top one smooth line, without teeth beside buttons and belts. */
export function levelHem(scene: Scene, mask: Uint8Array, colors: OldColors): Uint8Array {
  const places = createHemPlaces(scene);
  const ends = findHemEnds(scene, mask, colors, places);
  const straight = removeOutliers(ends, MAX_DEVIATION * scene.body.frame.torsoLength);
  const line = smoothValues(interpolateGaps(findMedians(straight), straight), SMOOTHING);
  const isKnown = (end: number): boolean => !Number.isNaN(end);
  const [first, last] = [straight.findIndex(isKnown), straight.findLastIndex(isKnown)];
  const result = mask.slice();
  for (let x = Math.max(0, first - BESIDE); x <= Math.min(scene.width - 1, last + BESIDE); x++) {
    if (isKnown(line[x]!))
      levelColumn(scene, result, places, { x, end: Math.round(line[x]!), isOwn: x >= first && x <= last });
  }
  return result;
}

interface HemColumn {
  readonly x: number;
  /** The row of the hem. */
  readonly end: number;
  /** Whether the hem is seen on both sides, so that cloth may be added. */
  readonly isOwn: boolean;
}

function levelColumn(
  { width, height, parts, body }: Scene,
  mask: Uint8Array,
  { findWidth, isSleeve }: HemPlaces,
  { x, end, isOwn }: HemColumn,
): void {
  for (let y = Math.max(0, end - ADDED); y < Math.min(height, end + REACH * body.frame.torsoLength); y++) {
    const i = y * width + x;
    const clothes = parts.upper[i]! + parts.lower[i]!;
    if (findWidth(x, y) > LEVELED || clothes + parts.background[i]! < 0.6) continue;
    if (y > end && !isSleeve(x, y)) mask[i] = 0;
    else if (y <= end && isOwn && clothes > 0.6) mask[i] = 1;
  }
}

/** Removes ends that are far from the straight line through most of them, such as those of a sleeve. */
function removeOutliers(ends: Float32Array, maxDeviation: number): Float32Array {
  const known = [...ends.keys()].filter((x) => !Number.isNaN(ends[x]!));
  let best = { cost: Infinity, slope: 0, middle: 0 };
  for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += SLOPE_STEP) {
    const middle = findMedian(known.map((x) => ends[x]! - slope * x));
    const cost = findMedian(known.map((x) => Math.abs(ends[x]! - slope * x - middle)));
    if (cost < best.cost) best = { cost, slope, middle };
  }
  const { slope, middle } = best;
  return ends.map((end, x) => (Math.abs(end - slope * x - middle) > maxDeviation ? Number.NaN : end));
}

function findMedians(values: Float32Array): Float32Array {
  return values.map((_, k) => {
    const near = [...values.subarray(Math.max(0, k - MEDIAN_COLUMNS), k + MEDIAN_COLUMNS + 1)];
    const known = near.filter((value) => !Number.isNaN(value));
    return known.length > 3 ? findMedian(known) : Number.NaN;
  });
}
