import { computeDistances, shrinkMask } from '../../raster/distance.ts';
import { fillFromKnown } from '../../raster/spread.ts';
import { markAbove } from '../../raster/threshold.ts';
import type { Scene } from '../Scene.ts';
import type { Colors } from './colorShare.ts';
import { findColorTolerance, MAX_FOREIGN, measurePattern } from './colorShare.ts';

/** The colors of the old clothes, continued over the whole scene. */
export interface OldColors {
  readonly lower: Colors;
  readonly upper: Colors;
  /** The strength of the pattern of the lower cloth, without what is surely no cloth. */
  readonly pattern: number;
  /** The same with everything that the parser takes for the cloth. */
  readonly fullPattern: number;
  /** That of the stronger pattern of both. */
  readonly seamPattern: number;
}

/** Distance in pixels inside the parser's outline at which the cloth is certain. */
const SURE_DEPTH = 8;

/** `seamDistance` is the distance in pixels from the lower cloth at which the parser's upper cloth is certain. */
export function findOldColors(scene: Scene, lowerMask: Uint8Array, seamDistance: number): OldColors {
  const { width, height, rgb, parts } = scene;
  const lowerCore = findSureCloth(scene, lowerMask);
  const distances = computeDistances(lowerMask, width, height);
  const upperMask = markAbove(parts.upper, 0.5).map((value, i) => (distances[i]! > seamDistance ? value : 0));
  const upperCore = new Float32Array(shrinkMask(upperMask, width, height, SURE_DEPTH));
  const pattern = measurePattern(scene, lowerCore);
  return {
    lower: fillFromKnown(rgb, lowerCore, width, height),
    upper: fillFromKnown(rgb, upperCore, width, height),
    pattern,
    fullPattern: measurePattern(scene, shrinkMask(lowerMask, width, height, SURE_DEPTH)),
    seamPattern: Math.max(pattern, measurePattern(scene, upperCore)),
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
