import type { Cloth } from '../../cloth/Cloth.ts';
import { clamp, lerp } from '../../curve.ts';
import { toPicture } from '../../person/bodyPlaces.ts';
import { interpolateValues, smoothValues } from '../../person/profiles.ts';
import type { Scene } from '../Scene.ts';
import type { TopFit } from '../TopFit.ts';
import type { TopMap } from './TopMap.ts';

/** Edges of a neck opening, as positions down the torso, in columns across it. */
export interface Neckline {
  /** Positions of the first and last column, in pixels from the middle. */
  readonly from: number;
  readonly to: number;
  /** Where the old cloth begins. */
  readonly old: Float32Array;
  /** Where the new cloth begins by its own cut. */
  readonly own: Float32Array;
}

const COLUMNS = 72;
/** Highest and lowest position of an opening. */
const [HIGHEST, LOWEST] = [-0.32, 0.62];
/** How far beside the collar the opening is compared, in shoulder widths. */
const BESIDE = 0.06;
/** Length in torso lengths of cloth from which it is no thread. */
const MIN_CLOTH = 0.03;

export function findNeckline(scene: Scene, mask: Uint8Array, map: TopMap, cloth: Cloth, fit: TopFit): Neckline {
  const { left, top, width, height, body } = scene;
  const beside = BESIDE * body.frame.shoulderWidth;
  const [from, to] = [fit.collarAcross.left - beside, fit.collarAcross.right + beside];
  const step = 1 / body.frame.torsoLength;
  const findFirst = (isCloth: (along: number) => boolean): number => {
    let start = Number.NaN;
    for (let along = HIGHEST; along < LOWEST; along += step) {
      if (!isCloth(along)) start = Number.NaN;
      else if (Number.isNaN(start)) start = along;
      else if (along - start > MIN_CLOTH) return start;
    }
    return LOWEST;
  };
  const columns = Array.from({ length: COLUMNS }, (_, k) => lerp(from, to, k / (COLUMNS - 1)));
  const old = columns.map((across) =>
    findFirst((along) => {
      const [x, y] = toPicture(body.frame, along, across);
      const [column, row] = [Math.round(x) - left, Math.round(y) - top];
      return column >= 0 && row >= 0 && column < width && row < height && mask[row * width + column] === 1;
    }),
  );
  const own = columns.map((across) => findFirst((along) => isFront(cloth, map.findTrunkPoint(along, across, 0))));
  return { from, to, old: smoothValues(Float32Array.from(old), 1), own: smoothValues(Float32Array.from(own), 1) };
}

/** Whether a point of the cloth belongs to the front of the garment. */
export function isFront({ width, height, rgba, front }: Cloth, [x, y]: readonly [number, number]): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const i = row * width + column;
  return rgba[i * 4 + 3]! > 127 && front[i]! > 127;
}

/** Returns the value of a column of the neckline. */
export function atColumn({ from, to }: Neckline, values: Float32Array, across: number): number {
  const place = clamp((across - from) / (to - from), 0, 1) * (COLUMNS - 1);
  return interpolateValues(values, place);
}

/** Measures the old cloth above the new neckline, where skin would have to be made up, in squared shoulder widths. */
export function measureMadeSkin({ from, to, old, own }: Neckline, { body }: Scene): number {
  const unit = (((to - from) / COLUMNS) * body.frame.torsoLength) / body.frame.shoulderWidth ** 2;
  return old.reduce((sum, along, k) => sum + Math.max(0, own[k]! - along) * unit, 0);
}
