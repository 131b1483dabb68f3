import { computeDistances, shrinkMask } from '../../raster/distance.ts';
import { fillFromKnown } from '../../raster/spread.ts';
import { markAbove } from '../../raster/threshold.ts';
import { findMeanColor } from '../meanColor.ts';
import type { ClothesPart, Scene } from '../Scene.ts';
import { findOtherClothes } from '../Scene.ts';
import type { Colors, Sides } from './colorShare.ts';
import { findColorTolerance, MAX_FOREIGN, measurePattern } from './colorShare.ts';

/** The colors of the old cloth above or below the waist, and of both sides of its outline. */
export interface OldColors {
  /** The cloth, continued over the whole scene. */
  readonly cloth: Colors;
  /** The strength of the cloth's pattern, without pixels that differ too much to be cloth. */
  readonly pattern: number;
  /** The strength of the pattern of everything that the parser takes for the cloth. */
  readonly fullPattern: number;
  readonly atWall: Sides;
  /** The cloth and the other clothes. The pattern is the stronger one of both. */
  readonly atSeam: Sides;
}

/** Strength of the pattern from which a top has a print. */
const MIN_PRINT = 22;

/** Whether a top of this pattern has a print, whose colors tell nothing about its outline. */
export const isPrint = (pattern: number): boolean => pattern > MIN_PRINT;

/** Distance in pixels inside the parser's outline at which the cloth is certain. */
const SURE_DEPTH = 8;

/** `mask` marks the cloth; from `seamDistance` pixels beyond it, the parser's other clothes are certain. */
export function findOldColors(scene: Scene, part: ClothesPart, mask: Uint8Array, seamDistance: number): OldColors {
  const { width, height, rgb, plate, parts } = scene;
  const core = findSureCloth(scene, mask);
  const distances = computeDistances(mask, width, height);
  const isOther = markAbove(parts[findOtherClothes(part)], 0.5);
  const otherMask = isOther.map((value, i) => (distances[i]! > seamDistance ? value : 0));
  const otherCore = new Float32Array(shrinkMask(otherMask, width, height, SURE_DEPTH));
  const cloth = fillFromKnown(rgb, core, width, height);
  const pattern = measurePattern(scene, core);
  return {
    cloth,
    pattern,
    fullPattern: measurePattern(scene, shrinkMask(mask, width, height, SURE_DEPTH)),
    atWall: { cloth, surroundings: plate, pattern },
    atSeam: {
      cloth,
      surroundings: fillFromKnown(rgb, otherCore, width, height),
      pattern: Math.max(pattern, measurePattern(scene, otherCore)),
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
  const mean = findMeanColor(rgb, (i) => core[i] !== 0);
  if (mean === null) return core;
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
