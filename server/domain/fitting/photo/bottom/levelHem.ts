import { findNearestOnLimb, halfWidthAt, profileAt, toBody } from '../../person/bodyPlaces.ts';
import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import type { Scene } from '../Scene.ts';
import { findOldSleeveReach } from '../sleeveReach.ts';
import { measureShare } from './colorShare.ts';
import type { OldColors } from './oldColors.ts';
import { interpolateGaps, smoothRows } from './oldEdges.ts';

/** Number of columns on each side whose median counts. */
const MEDIAN_COLUMNS = 36;
const SMOOTHING = 6;
/** Highest position of a hem down the torso. */
const HIGHEST = 0.4;
/** Half the width of the trunk in half widths of the body, in which its hem is found and leveled. */
const [FOUND, LEVELED] = [1.05, 1.1];
/** Distance from an arm in half widths of it at which cloth may be its sleeve. */
const SLEEVE = 1.35;
/** Reach from which a sleeve may hang beside the hem, as a fraction of the arm. */
const LONG_SLEEVE = 0.6;
/** Number of columns beside the last known one that are leveled too. */
const BESIDE = 25;
/** Distance in torso lengths from the parser's hem within which the colors decide. */
const SEAM = 0.16;
const MIN_TRUST = 0.4;
/** Minimum height of a piece of cloth that is the top, in torso lengths. */
const MIN_PIECE = 0.1;
/** Maximum distance of a hem from a straight line, in torso lengths. */
const MAX_DEVIATION = 0.055;
/** Largest slope of a hem, and the steps in which it is searched. */
const [MAX_SLOPE, SLOPE_STEP] = [0.3, 0.03];
/** Distance from the hem in torso lengths within which it is leveled. */
const REACH = 0.25;
/** Number of rows above the hem in which gaps are filled. */
const ADDED = 40;

/** Where the trunk and the old sleeves of a scene are. */
interface Places {
  /** Distance of a pixel from the middle in half widths of the body; infinite above the hem. */
  readonly widths: (x: number, y: number) => number;
  readonly isSleeve: (x: number, y: number) => boolean;
}

/** Makes the lower edge of a top one smooth line, without teeth beside buttons and belts. */
export function levelHem(scene: Scene, mask: Uint8Array, colors: OldColors): Uint8Array {
  const places = createPlaces(scene);
  const ends = findHemEnds(scene, mask, colors, places);
  const straight = removeOutliers(ends, MAX_DEVIATION * scene.body.frame.torsoLength);
  const line = smoothRows(interpolateGaps(findMedians(straight), straight), SMOOTHING);
  const isKnown = (end: number): boolean => !Number.isNaN(end);
  const [first, last] = [straight.findIndex(isKnown), straight.findLastIndex(isKnown)];
  const result = mask.slice();
  for (let x = Math.max(0, first - BESIDE); x <= Math.min(scene.width - 1, last + BESIDE); x++) {
    if (isKnown(line[x]!))
      levelColumn(scene, result, places, { x, end: Math.round(line[x]!), isOwn: x >= first && x <= last });
  }
  return result;
}

function createPlaces({ left, top, body }: Scene): Places {
  const hasLongSleeves = findOldSleeveReach(body) > LONG_SLEEVE;
  return {
    widths: (x, y) => {
      const [along, across] = toBody(body.frame, x + left, y + top);
      const side = across < 0 ? 'left' : 'right';
      return along < HIGHEST ? Infinity : Math.abs(across) / halfWidthAt(body, side, along);
    },
    isSleeve: (x, y) =>
      hasLongSleeves &&
      PICTURE_SIDES.some((side) => {
        const { distance, position } = findNearestOnLimb(body.arms[side], x + left, y + top);
        return distance < SLEEVE * profileAt(body.arms[side].inner, position);
      }),
  };
}

/** Finds the row of the hem in each column of the trunk; NaN if it is not seen. */
function findHemEnds(scene: Scene, mask: Uint8Array, colors: OldColors, { widths, isSleeve }: Places): Float32Array {
  const { width, height, parts, body } = scene;
  const minPiece = Math.round(MIN_PIECE * body.frame.torsoLength);
  return Float32Array.from({ length: width }, (_, x) => {
    let y = height - 1;
    while (y > 0 && !isPieceEnd(mask, width, x, y, minPiece)) y--;
    if (widths(x, y) > FOUND || y >= height - 3 || isSleeve(x, y)) return Number.NaN;
    // Below the hem there must be other clothes or the wall, no hand.
    const below = Math.min(height - 1, y + 4) * width + x;
    const isFree = parts.lower[below]! + parts.background[below]! > 0.6;
    return isFree ? (findSeam(scene, colors, x, y) ?? y) : Number.NaN;
  });
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
  { widths, isSleeve }: Places,
  { x, end, isOwn }: HemColumn,
): void {
  for (let y = Math.max(0, end - ADDED); y < Math.min(height, end + REACH * body.frame.torsoLength); y++) {
    const i = y * width + x;
    const clothes = parts.upper[i]! + parts.lower[i]!;
    if (widths(x, y) > LEVELED || clothes + parts.background[i]! < 0.6) continue;
    if (y > end && !isSleeve(x, y)) mask[i] = 0;
    else if (y <= end && isOwn && clothes > 0.6) mask[i] = 1;
  }
}

/** Whether a row is the lower end of a piece of cloth. Lower pieces, such as one in a pocket, are not the top. */
function isPieceEnd(mask: Uint8Array, width: number, x: number, y: number, minPiece: number): boolean {
  for (let k = 0; k < minPiece; k++) if (mask[(y - k) * width + x] !== 1) return false;
  return true;
}

/** Finds the row in which the color of the top changes to that of the clothes below; null if they look alike. */
function findSeam({ width, height, rgb, body }: Scene, { atSeam }: OldColors, x: number, end: number): number | null {
  const range = Math.round(SEAM * body.frame.torsoLength);
  let [sum, best, seam] = [0, 0, end - range];
  for (let y = end - range; y < Math.min(height - 1, end + range); y++) {
    const { share, trust } = measureShare(y * width + x, rgb, atSeam);
    if (y === end && trust < MIN_TRUST) return null;
    sum += share - 0.5;
    if (sum > best) [best, seam] = [sum, y];
  }
  return seam;
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

const findMedian = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

function findMedians(values: Float32Array): Float32Array {
  return values.map((_, k) => {
    const near = [...values.subarray(Math.max(0, k - MEDIAN_COLUMNS), k + MEDIAN_COLUMNS + 1)].filter(
      (value) => !Number.isNaN(value),
    );
    return near.length > 3 ? near.toSorted((one, other) => one - other)[near.length >> 1]! : Number.NaN;
  });
}
