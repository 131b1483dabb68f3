import { computeDistances, shrinkMask } from '../../raster/distance.ts';
import { fillFromKnown } from '../../raster/spread.ts';
import { markAbove } from '../../raster/threshold.ts';
import type { Scene } from '../Scene.ts';
import type { Colors, Sides } from './colorShare.ts';
import { findColorTolerance, MAX_FOREIGN, measurePattern } from './colorShare.ts';

/** The colors of the old clothes below the waist, and of both sides of their outline. */
export interface OldColors {
  /** The cloth, continued over the whole scene. */
  readonly lower: Colors;
  /** The strength of the cloth's pattern, without pixels that differ too much to be cloth. */
  readonly pattern: number;
  /** The strength of the pattern of everything that the parser takes for the cloth. */
  readonly fullPattern: number;
  readonly atWall: Sides;
  /** The cloth and the top. Its pattern is the stronger one of both. */
  readonly atSeam: Sides;
}

/** Distance in pixels inside the parser's outline at which the cloth is certain. */
const SURE_DEPTH = 8;

/** `seamDistance` is the distance in pixels from the lower cloth at which the parser's upper cloth is certain. */
export function findOldColors(scene: Scene, lowerMask: Uint8Array, seamDistance: number): OldColors {
  const { width, height, rgb, plate, parts } = scene;
  const lowerCore = findSureCloth(scene, lowerMask);
  const distances = computeDistances(lowerMask, width, height);
  const upperMask = markAbove(parts.upper, 0.5).map((value, i) => (distances[i]! > seamDistance ? value : 0));
  const upperCore = new Float32Array(shrinkMask(upperMask, width, height, SURE_DEPTH));
  const lower = fillFromKnown(rgb, lowerCore, width, height);
  const pattern = measurePattern(scene, lowerCore);
  return {
    lower,
    pattern,
    fullPattern: measurePattern(scene, shrinkMask(lowerMask, width, height, SURE_DEPTH)),
    atWall: { cloth: lower, surroundings: plate, pattern },
    atSeam: {
      cloth: lower,
      surroundings: fillFromKnown(rgb, upperCore, width, height),
      pattern: Math.max(pattern, measurePattern(scene, upperCore)),
    },
  };
}

/**
 * Selects cloth away from its outline, without gaps that the parser missed, which have the color of the background, and
 * without shoes, which have another color.
 */
function findSureCloth(scene: Scene, mask: Uint8Array): Float32Array {
  const { width, height, rgb, plate } = scene;
  const core = new Float32Array(shrinkMask(mask, width, height, SURE_DEPTH));
  const mean = findMeanColor(rgb, core);
  const maxDifference = MAX_FOREIGN * findColorTolerance(measurePattern(scene, core));
  for (let i = 0; i < core.length; i++) {
    if (core[i] === 0) continue;
    let [toCloth, toPlate] = [0, 0];
    for (let c = 0; c < 3; c++) {
      toCloth += (rgb[i * 3 + c]! - mean[c]!) ** 2;
      toPlate += (rgb[i * 3 + c]! - plate[i * 3 + c]!) ** 2;
    }
    if (toPlate < toCloth || toCloth > maxDifference ** 2) core[i] = 0;
  }
  return core;
}

function findMeanColor(rgb: Uint8Array, core: Float32Array): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < core.length; i++) {
    if (core[i] === 0) continue;
    for (let c = 0; c < 3; c++) sum[c]! += rgb[i * 3 + c]!;
    count++;
  }
  return sum.map((value) => value / Math.max(1, count));
}
