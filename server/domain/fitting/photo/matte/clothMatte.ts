import { clamp, smoothstep } from '../../curve.ts';
import { applyBoxBlur, createEmptyPlane } from '../../raster/blur.ts';
import { computeDistances, shrinkMask } from '../../raster/distance.ts';
import { fillFromKnown } from '../../raster/spread.ts';
import { markAbove } from '../../raster/threshold.ts';
import type { ClothesPart, Scene } from '../Scene.ts';
import { findOtherClothes } from '../Scene.ts';
import type { Colors, ColorShare } from './colorShare.ts';
import { measureShare } from './colorShare.ts';
import type { OldColors } from './oldColors.ts';
import { findOldColors, isPrint } from './oldColors.ts';

/** The old cloth above or below the waist, separated from what is around it. */
export interface ClothMatte {
  /** 1 for each pixel that is mainly cloth. */
  readonly mask: Uint8Array;
  /** How much of each pixel shows the cloth, 0 to 1. */
  readonly alpha: Float32Array;
  /** The colors around the cloth, continued below its soft edge. */
  readonly surroundings: Colors;
  /** The fraction of the outline beside the background at which the cloth cannot be told from it. */
  readonly faintShare: number;
  /** The fraction of the outline beside the other clothes at which the cloth cannot be told from it. */
  readonly faintSeamShare: number;
  /** The strength of the pattern of the cloth, 0 to 255. */
  readonly pattern: number;
}

/** Width in pixels of the rim in which the colors decide how much of a pixel is cloth. */
const RIM = 4;
/** Distance in shoulder widths from the parser's border between upper and lower clothes that is uncertain. */
const SEAM_DISTANCE = 0.3;

/** How the cloth above or below the waist is separated. */
export interface MatteRules {
  readonly part: ClothesPart;
  /** Marks the cloth with 1. `parserMask` is what the parser takes for it. */
  readonly createMask: (scene: Scene, parserMask: Uint8Array, colors: OldColors, seamDistance: number) => Uint8Array;
  /** Whether the cloth may have prints, whose colors tell nothing about its outline. */
  readonly mayHavePrints: boolean;
}

/** Separates the old cloth from what is around it. */
export function createClothMatte(scene: Scene, { part, createMask, mayHavePrints }: MatteRules): ClothMatte {
  const { width, height, rgb, plate, parts, body } = scene;
  const seamDistance = SEAM_DISTANCE * body.frame.shoulderWidth;
  const parserMask = markAbove(parts[part], 0.5);
  const colors = findOldColors(scene, part, parserMask, seamDistance);
  const mask = createMask(scene, parserMask, colors, seamDistance);
  const outerDistances = computeDistances(mask, width, height);
  const innerDistances = computeDistances(invertMask(mask), width, height);
  const outside = new Float32Array(outerDistances.map((distance) => (distance > RIM + 1 ? 1 : 0)));
  const surroundings = fillFromKnown(rgb, outside, width, height);
  const core = new Float32Array(shrinkMask(mask, width, height, RIM + 1));
  const cloth = fillFromKnown(rgb, core, width, height);
  const wallShare = blurShares(scene, (i) => parts.background[i]!);
  const frontShare = blurShares(scene, (i) => 1 - parts.background[i]! - parts[part][i]!);
  const pattern = mayHavePrints ? findPrintPattern(colors) : colors.pattern;
  const alpha = new Float32Array(mask.length);
  for (let i = 0; i < alpha.length; i++) {
    const distance = mask[i] === 1 ? innerDistances[i]! - 0.5 : 0.5 - outerDistances[i]!;
    alpha[i] = mask[i]!;
    if (Math.abs(distance) > RIM + 1) continue;
    const isWall = wallShare[i]! > frontShare[i]!;
    const sides = { cloth, surroundings: parts.background[i]! > 0.5 ? plate : surroundings, pattern };
    const colorShare = measureShare(i, rgb, sides);
    alpha[i] = mixRim(distance, isWall || (mayHavePrints && colorShare.trust < 0.5), colorShare);
  }
  return { mask, alpha, surroundings, pattern: colors.fullPattern, ...measureFaintShares(scene, part, mask, colors) };
}

const findPrintPattern = ({ fullPattern }: OldColors): number => (isPrint(fullPattern) ? Infinity : fullPattern);

/** Share of cloth in a pixel from which the color behind it is that of the surroundings. */
const MIN_MIXED = 0.15;

/** Returns how far the color behind a pixel is that of the surroundings, 0 to 1. `share` is the cloth in the pixel. */
export const findMixedShare = (share: number): number => Math.min(1, share / MIN_MIXED);

const invertMask = (mask: Uint8Array): Uint8Array => mask.map((value) => 1 - value);

/**
 * Returns how much of a pixel in the rim is cloth. `distance` to the outline is positive inside. Beside a wall,
 * the colors decide; without contrast, the cloth is continued a little, so that no line of the old color stays. Hands
 * and sleeves have shades of their own, so beside them the colors decide within two pixels only.
 */
function mixRim(distance: number, isWall: boolean, { share, trust }: ColorShare): number {
  if (!isWall) return clamp(share, smoothstep(-0.2, 2, distance), smoothstep(-2, 0.2, distance));
  const usualShare = smoothstep(-2.5, -0.5, distance);
  return usualShare + (share - usualShare) * trust * smoothstep(RIM + 1, RIM - 1, Math.abs(distance));
}

function blurShares({ width, height }: Scene, shareAt: (i: number) => number): Float32Array {
  const plane = createEmptyPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = shareAt(i);
  applyBoxBlur(plane, RIM);
  return plane.data;
}

/** Number of pixels between an edge and the pixel that tells what is beside it. */
const BESIDE = 3;

function measureFaintShares(
  scene: Scene,
  part: ClothesPart,
  mask: Uint8Array,
  { atWall, atSeam }: OldColors,
): Pick<ClothMatte, 'faintShare' | 'faintSeamShare'> {
  const { width, rgb, parts } = scene;
  const other = parts[findOtherClothes(part)];
  const [wall, seam] = [
    { count: 0, faint: 0 },
    { count: 0, faint: 0 },
  ];
  const addEdge = (i: number, beside: number): void => {
    const isWall = parts.background[beside]! > 0.5;
    if (!isWall && !(other[beside]! > 0.5)) return;
    const total = isWall ? wall : seam;
    total.count++;
    total.faint += 1 - measureShare(i, rgb, isWall ? atWall : atSeam).trust;
  };
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    for (const step of [1, -1, width, -width]) if (mask[i + step] === 0) addEdge(i, i + step * BESIDE);
  }
  return { faintShare: wall.faint / Math.max(1, wall.count), faintSeamShare: seam.faint / Math.max(1, seam.count) };
}
