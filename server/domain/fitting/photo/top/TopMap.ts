import type { TopOutline, TopSide } from '../../cloth/Cloth.ts';
import { interpolatePoint, xAtRow } from '../../cloth/paths.ts';
import { clamp, lerp, smoothstep } from '../../curve.ts';
import type { Point } from '../../Figure.ts';
import type { PictureSide } from '../../person/PersonBody.ts';
import type { Scene } from '../Scene.ts';
import type { TopFit } from '../TopFit.ts';
import type { OldTop } from './oldTop.ts';
import { halfAt } from './oldTop.ts';
import { ShoulderLine } from './ShoulderLine.ts';
import type { PhotoSleeve } from './sleeves.ts';
import { findEnd, findShare } from './sleeves.ts';

/** Fraction of the cloth's width at its edges that is not used. */
const EDGE_SHARE = 0.02;
/** Position of the tip of the shoulder along the arm. */
const SHOULDER_POSITION = -0.08;

/** How far down the cloth goes. */
export interface ClothLength {
  /** The last row of the cloth at the hem for each of its columns. */
  readonly clothHem: (column: number) => number;
  readonly isTucked: boolean;
}

/** The positions of the new top's cloth in the place of the old one. */
export class TopMap {
  readonly #outline: TopOutline;
  readonly #old: OldTop;
  readonly #fit: TopFit;
  readonly #scene: Scene;
  /** The last row of the cloth at the hem for each of its columns. */
  readonly #clothHem: (column: number) => number;
  readonly #isTucked: boolean;
  readonly #shoulders: ShoulderLine;

  constructor(outline: TopOutline, old: OldTop, fit: TopFit, scene: Scene, { clothHem, isTucked }: ClothLength) {
    this.#outline = outline;
    this.#old = old;
    this.#fit = fit;
    this.#scene = scene;
    this.#clothHem = clothHem;
    this.#isTucked = isTucked;
    this.#shoulders = new ShoulderLine(outline, fit, scene);
  }

  /** Returns the point of the cloth at a position on the trunk. */
  findTrunkPoint(along: number, across: number, column: number): Point {
    const { armpitAlong } = this.#fit;
    return along < armpitAlong ? this.#findUpperPoint(along, across) : this.#findLowerPoint(along, across, column);
  }

  /** Returns the point of the cloth at a pixel of a sleeve. */
  findSleevePoint(i: number, side: PictureSide, sleeve: PhotoSleeve): Point {
    const cloth = this.#outline.sides[side].sleeve!;
    const share = findShare(sleeve, i);
    const end = findEnd(sleeve, share);
    const position = sleeve.map.position[i]!;
    const inset = lerp(2 * EDGE_SHARE, 1 - 2 * EDGE_SHARE, share);
    const start = lerp(SHOULDER_POSITION, sleeve.start, share);
    const t = clamp((position - start) / Math.max(0.05, end - start), 0, 1 - 0.006);
    const last = cloth.outer.length - 1;
    const index = Math.min(last - 1, Math.floor(t * last));
    const [outer, inner] = [cloth.outer, cloth.inner].map((edge) =>
      interpolatePoint(edge[index]!, edge[index + 1]!, t * last - index),
    );
    return interpolatePoint(outer!, inner!, inset);
  }

  /** Returns the height of the shoulder line, as a position down the torso. */
  shoulderAlong(across: number): number {
    return this.#shoulders.findAlong(across);
  }

  #findUpperPoint(along: number, across: number): Point {
    const { armpitAlong } = this.#fit;
    const top = this.shoulderAlong(across);
    const v = (along - top) / Math.max(0.05, armpitAlong - top);
    const [from, to] = [-this.#halfAt('left', along), this.#halfAt('right', along)];
    const photoShare = (across - from) / (to - from);
    // Columns are straight below the collar, so the share at the shoulder line is the one that counts.
    const share = lerp(this.#shoulders.toClothShare(photoShare), photoShare, clamp(v, 0, 1));
    const { left, right } = this.#outline.sides;
    const straight = interpolatePoint(left.shoulder, right.shoulder, share);
    const source = this.#shoulders.findClothPoint(share);
    const w = clamp(v, -1, 1);
    const point = interpolatePoint(
      interpolatePoint(left.shoulder, left.armpit, Math.max(0, w)),
      interpolatePoint(right.shoulder, right.armpit, Math.max(0, w)),
      share,
    );
    const height = (left.armpit[1] + right.armpit[1] - left.shoulder[1] - right.shoulder[1]) / 2;
    if (w < 0) return [source[0], source[1] + w * height];
    return [point[0] + (source[0] - straight[0]) * (1 - w), point[1] + (source[1] - straight[1]) * (1 - w)];
  }

  /** Half the width of the old trunk. Above the armpits, the armhole is its edge. */
  #halfAt(side: PictureSide, along: number): number {
    const { armpitAlong, armpits, shoulderAcross } = this.#old;
    const below = halfAt(this.#old, this.#scene, side, along);
    if (along > armpitAlong) return lerp(armpits[side], below, smoothstep(0, 0.3, along - armpitAlong));
    return lerp(shoulderAcross, armpits[side], clamp(along / armpitAlong, 0, 1));
  }

  #findLowerPoint(along: number, across: number, column: number): Point {
    const { armpitAlong } = this.#fit;
    const hem = this.#old.hems[column]!;
    const shareTo = (end: number): number => clamp((along - armpitAlong) / Math.max(0.05, end - armpitAlong), 0, 1);
    // Rows stay level down to the hem, which follows the old one.
    const level = shareTo(this.#old.hem);
    const share = this.#isTucked ? level : lerp(level, shareTo(hem), smoothstep(0.55, 0.95, level));
    const [from, to] = [-this.#halfAt('left', along), this.#halfAt('right', along)];
    const place = clamp((across - from) / (to - from), 0, 1);
    const { left, right } = this.#outline.sides;
    const rowOf = ({ armpit, edge }: TopSide): number => lerp(armpit[1], edge[edge.length - 1]![1], share);
    const [leftRow, rightRow] = [rowOf(left), rowOf(right)];
    const join = smoothstep(0, 0.3, share);
    const inset = lerp(place, lerp(EDGE_SHARE, 1 - EDGE_SHARE, place), join);
    const [leftX, rightX] = [xAtRow(left.edge, leftRow), xAtRow(right.edge, rightRow)];
    const x = lerp(lerp(left.armpit[0], leftX, join), lerp(right.armpit[0], rightX, join), inset);
    const armpitRow = lerp(left.armpit[1], right.armpit[1], place);
    return [x, lerp(armpitRow, this.#clothHem(x), share)];
  }
}
