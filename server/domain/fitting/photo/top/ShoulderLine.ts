import type { TopOutline } from '../../cloth/Cloth.ts';
import { interpolatePoint } from '../../cloth/paths.ts';
import { clamp, lerp } from '../../curve.ts';
import type { Point } from '../../Figure.ts';
import { toBody } from '../../person/bodyPlaces.ts';
import type { Scene } from '../Scene.ts';
import type { TopFit } from '../TopFit.ts';

/**
 * The line from one shoulder over both collars to the other, in the photo and on the cloth. Shares of it go from the
 * left (0) to the right (1).
 */
export class ShoulderLine {
  readonly #outline: TopOutline;
  readonly #fit: TopFit;
  readonly #scene: Scene;
  readonly #knots: readonly (readonly [photo: number, cloth: number])[];
  readonly #collars: readonly [left: Point, right: Point];

  constructor(outline: TopOutline, fit: TopFit, scene: Scene) {
    this.#outline = outline;
    this.#fit = fit;
    this.#scene = scene;
    const { left, right } = outline.sides;
    const clothShare = (x: number): number =>
      clamp((x - left.shoulder[0]) / (right.shoulder[0] - left.shoulder[0]), 0.04, 0.96);
    const { shoulderAcross } = fit;
    const photoShare = (across: number): number => clamp((across + shoulderAcross) / (2 * shoulderAcross), 0.04, 0.96);
    this.#knots = [
      [0, 0],
      [photoShare(fit.collarAcross.left), clothShare(left.collar[0])],
      [photoShare(fit.collarAcross.right), clothShare(right.collar[0])],
      [1, 1],
    ];
    const { frame } = scene.body;
    this.#collars = [toBody(frame, ...fit.sides.left.collar), toBody(frame, ...fit.sides.right.collar)];
  }

  /** Returns the height of the line in the photo, as a position down the torso. Between the collars, it is straight. */
  findAlong(across: number): number {
    const [left, right] = this.#collars;
    const { frame } = this.#scene.body;
    if (across > left[1] && across < right[1])
      return lerp(left[0], right[0], (across - left[1]) / (right[1] - left[1]));
    const side = across < 0 ? 'left' : 'right';
    const tip = toBody(frame, ...this.#fit.sides[side].shoulder);
    const collar = side === 'left' ? left : right;
    return lerp(collar[0], tip[0], clamp((across - collar[1]) / (tip[1] - collar[1] || 1), 0, 1.2));
  }

  /** Converts a share of the line in the photo to the share of the line on the cloth. */
  toClothShare(share: number): number {
    const knots = this.#knots;
    let k = 0;
    while (k < knots.length - 2 && share > knots[k + 1]![0]) k++;
    const [[from, clothFrom], [to, clothTo]] = [knots[k]!, knots[k + 1]!];
    return lerp(clothFrom, clothTo, (share - from) / Math.max(1e-3, to - from));
  }

  /** Returns the point of the cloth at a share of its line. */
  findClothPoint(share: number): Point {
    const { left, right } = this.#outline.sides;
    const points = [left.shoulder, left.collar, right.collar, right.shoulder];
    const knots = this.#knots.map(([, cloth]) => cloth);
    let k = 0;
    while (k < 2 && share > knots[k + 1]!) k++;
    return interpolatePoint(
      points[k]!,
      points[k + 1]!,
      (share - knots[k]!) / Math.max(1e-3, knots[k + 1]! - knots[k]!),
    );
  }
}
