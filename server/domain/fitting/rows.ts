import type { FitLine } from '../../../src/domain/poses/Adjustment.ts';
import type { Axes, LandmarkPair } from './axes.ts';
import { findPair } from './axes.ts';
import type { Knot } from './curve.ts';
import { clamp, lerp } from './curve.ts';
import type { Body } from './Figure.ts';
import { DRESS_FORM } from './Figure.ts';
import type { GarmentShape } from './Garment.ts';

/** Factor by which garments are lengthened over the legs, because the figures have long legs. */
export const LONG_LEGS = 1.12;

/**
 * A row of the garment that is placed on the body. `top` is the highest point of a garment without collar and
 * shoulders.
 */
export type KnotName = FitLine | 'top' | 'armpit' | 'hip' | 'crotch';

export interface RowMapping {
  readonly heights: readonly Knot[];
  /** The names of the knots in `heights`. */
  readonly names: readonly KnotName[];
  readonly halfWidths: readonly Knot[];
  readonly hasLegs: boolean;
  /** Whether the garment hangs around the trunk from the shoulders. */
  readonly isRound: boolean;
  /** Returns how much wider the body is at a height than the body that the garment was cut for. */
  extraWidthAt(y: number): number;
  /**
   * Returns how tight the garment is at a height: 1 where it is tightest, such as at a waistband, and 0 where it is
   * loose.
   */
  closenessAt(y: number): number;
}

/** Collects the knots of the two curves that map a garment, from its top to its hem. */
class KnotList {
  readonly heights: Knot[] = [];
  readonly names: KnotName[] = [];
  readonly halfWidths: Knot[] = [];

  get lastKnot(): Knot | undefined {
    return this.heights[this.heights.length - 1];
  }

  /** Adds a knot, unless it is in nearly the same row as the previous one. */
  add(name: KnotName, row: number, y: number, halfWidth?: number): void {
    const lastKnot = this.lastKnot;
    if (lastKnot && row < lastKnot[0] + 6) return;
    this.names.push(name);
    this.heights.push([row, lastKnot ? Math.max(lastKnot[1] + 2, y) : y]);
    if (halfWidth !== undefined) this.halfWidths.push([row, halfWidth]);
  }
}

interface FittedGarment {
  readonly cut: GarmentShape;
  readonly body: Body;
  readonly axes: Axes;
  readonly scale: number;
  findPair(name: string): LandmarkPair | undefined;
}

export function createRowMapping(cut: GarmentShape, body: Body, axes: Axes, scale: number): RowMapping {
  if (cut.category === 'lower_body') return createLowerRows(cut, body, axes, scale);
  const fittedGarment: FittedGarment = { cut, body, axes, scale, findPair: (name) => findPair(cut, axes, name) };
  const knots = new KnotList();
  addShoulders(knots, fittedGarment);
  addArmpits(knots, fittedGarment);
  addWaist(knots, fittedGarment);
  addLower(knots, fittedGarment);
  return {
    heights: knots.heights,
    names: knots.names,
    halfWidths: knots.halfWidths,
    hasLegs: cut.landmarks['crotch'] !== undefined,
    isRound: cut.category === 'upper_body',
    extraWidthAt: (y) => extraWidthAt(body, y),
    closenessAt: () => 0,
  };
}

function addShoulders(knots: KnotList, { cut, body, axes, scale, findPair: pair }: FittedGarment): void {
  const [collar, shoulder] = [pair('collar'), pair('shoulder')];
  const shiftHalfWidth = (halfWidth: number): number => halfWidth * scale + (body.shape.shoulder - DRESS_FORM.shoulder);
  if (collar && (!shoulder || collar.row < shoulder.row - 6))
    knots.add('collar', collar.row, restHeightOf(body, collar.halfWidth * scale) - 1);
  if (shoulder)
    knots.add(
      'shoulders',
      shoulder.row,
      restHeightOf(body, shiftHalfWidth(shoulder.halfWidth)) - 1,
      shoulder.halfWidth,
    );
  const hangingPoint = collar || shoulder ? undefined : findHangingPoint(cut, axes, scale, body);
  if (hangingPoint) knots.add('top', hangingPoint.row, hangingPoint.y);
}

function addArmpits(knots: KnotList, { body, scale, findPair: pair }: FittedGarment): void {
  const armpit = pair('armpit');
  if (!armpit) return;
  const highestArmpit = body.levels.armpit + 2;
  const armpitStart = knots.lastKnot;
  const naturalHeight = armpitStart ? armpitStart[1] + (armpit.row - armpitStart[0]) * scale : highestArmpit;
  knots.add('armpit', armpit.row, clamp(naturalHeight, highestArmpit, highestArmpit + 24), armpit.halfWidth);
}

const SHAPED_KINDS = ['blazer', 'suit', 'coat', 'waistcoat'];

/** Moves the waist of a garment to the body's waist: fully for a dress, partly for a jacket, not at all for a tee. */
function addWaist(knots: KnotList, { cut, body, scale, findPair: pair }: FittedGarment): void {
  const waist = pair('waist');
  if (!waist) return;
  const { levels } = body;
  if (cut.category === 'dresses') return knots.add('waist', waist.row, levels.waist, waist.halfWidth);
  const from = knots.lastKnot ?? ([waist.row, levels.waist] as const);
  const naturalHeight = from[1] + (waist.row - from[0]) * scale;
  const waistHeight = clamp(naturalHeight, levels.waist - 4, levels.waist + 14);
  knots.add(
    'waist',
    waist.row,
    lerp(naturalHeight, waistHeight, SHAPED_KINDS.includes(cut.kind) ? 1 : 0.3),
    waist.halfWidth,
  );
}

function addLower(knots: KnotList, { cut, body, axes, scale, findPair: pair }: FittedGarment): void {
  const { levels } = body;
  const [hip, crotch] = [pair('hip'), cut.landmarks['crotch']];
  if (hip) knots.add('hip', hip.row, levels.hip - (crotch ? 10 : 0), hip.halfWidth);
  if (crotch) knots.add('crotch', axes.toAxes(crotch)[1], levels.crotch + 8, hip?.halfWidth);
  const hem = pair(crotch ? 'hem_outer' : 'hem');
  const lowestKnot = knots.lastKnot;
  if (!hem || !lowestKnot) return;
  knots.add('hem', hem.row, findHemHeight(cut, body, lowestKnot, hem.row, scale), crotch ? undefined : hem.halfWidth);
}

/** Height of the nape above the throat, in pixels. */
const NAPE_HEIGHT = 34;

/**
 * Returns the highest point of a garment without collar and shoulders. If it is well above the bust, the garment
 * hangs from it.
 */
function findHangingPoint(
  cut: GarmentShape,
  axes: Axes,
  scale: number,
  body: Body,
): { row: number; y: number } | undefined {
  const armpit = findPair(cut, axes, 'armpit') ?? findPair(cut, axes, 'waist');
  const [across, row] = axes.toAxes(cut.top);
  if (!armpit || (armpit.row - row) * scale < 56) return undefined;
  // A halter top hangs from the back of the neck, so it is highest in the middle.
  if (Math.abs(across) * scale < body.shape.neck) return { row, y: body.levels.pit - NAPE_HEIGHT };
  return {
    row,
    y: body.restHeightAt(Math.abs(across) * scale + (body.shape.shoulder - DRESS_FORM.shoulder) * 0.6) - 1,
  };
}

/**
 * Returns the height at which cloth rests at a distance from the middle. Beyond the tip of the shoulder, the height
 * continues to fall.
 */
function restHeightOf(body: Body, x: number): number {
  const tip = body.shape.shoulder - 7;
  return x <= tip ? body.restHeightAt(x) : body.restHeightAt(tip) + (x - tip) * 0.3;
}

function extraWidthAt(body: Body, y: number): number {
  const { levels, shape } = body;
  const shoulder = shape.shoulder - DRESS_FORM.shoulder;
  if (y <= levels.shoulder) return shoulder;
  const chest = body.halfWidthAt(levels.armpit) - DRESS_FORM.outline.of(levels.armpit);
  if (y <= levels.armpit) return lerp(shoulder, chest, (y - levels.shoulder) / (levels.armpit - levels.shoulder));
  const clampedHeight = Math.min(y, levels.hip);
  return body.halfWidthAt(clampedHeight) - DRESS_FORM.outline.of(clampedHeight);
}

function findHemHeight(cut: GarmentShape, body: Body, [row, y]: Knot, hem: number, scale: number): number {
  const { levels } = body;
  if (cut.category === 'upper_body') {
    const naturalHeight = y + (hem - row) * scale;
    return naturalHeight > levels.crotch ? levels.crotch + (naturalHeight - levels.crotch) * LONG_LEGS : naturalHeight;
  }
  if (cut.landmarks['crotch']) return findLegHem(cut, body, hem - row, scale);
  return Math.min(levels.floor - 8, y + (hem - row) * scale * LONG_LEGS);
}

/** Returns the hem of trousers. Full-length trousers end over the shoe, shorter ones in proportion. */
function findLegHem(cut: GarmentShape, body: Body, length: number, scale: number): number {
  const { levels } = body;
  const fullLength = cut.category === 'dresses' ? 372 * (0.63 / scale) : 570 * (0.558 / scale);
  const lengthShare = length / fullLength;
  const hemEnd = levels.crotch + 8 + lengthShare * (levels.ankle + 26 - levels.crotch - 8);
  return Math.min(levels.ankle + 32, hemEnd);
}

function createLowerRows(cut: GarmentShape, body: Body, axes: Axes, scale: number): RowMapping {
  const { levels } = body;
  const waist = findPair(cut, axes, 'waist')!;
  const hip = findPair(cut, axes, 'hip');
  const crotch = cut.landmarks['crotch'];
  const top = levels.waist + 3;
  const heights: Knot[] = [[waist.row, top]];
  const names: KnotName[] = ['waist'];
  const halves: Knot[] = [[waist.row, waist.halfWidth]];
  if (crotch) {
    const row = axes.toAxes(crotch)[1];
    const bottom = levels.crotch + 8;
    if (hip) {
      heights.push([hip.row, lerp(top, bottom, (hip.row - waist.row) / (row - waist.row))]);
      names.push('hip');
      halves.push([hip.row, hip.halfWidth]);
    }
    heights.push([row, bottom]);
    names.push('crotch');
    halves.push([row, hip?.halfWidth ?? waist.halfWidth]);
    const hem = findPair(cut, axes, 'hem_outer')!;
    heights.push([hem.row, findLegHem(cut, body, hem.row - row, scale)]);
  } else {
    const hem = findPair(cut, axes, 'hem')!;
    const scaledLength = (hem.row - waist.row) * scale * LONG_LEGS;
    const y = Math.min(levels.floor - 8, top + scaledLength);
    if (hip) {
      const position = top + (hip.row - waist.row) * scale;
      if (position < y - 20) {
        heights.push([hip.row, position]);
        names.push('hip');
        halves.push([hip.row, hip.halfWidth]);
      }
    }
    heights.push([hem.row, y]);
    halves.push([hem.row, hem.halfWidth]);
  }
  names.push('hem');
  return {
    heights,
    names,
    halfWidths: halves,
    hasLegs: crotch !== undefined,
    isRound: false,
    extraWidthAt: (y) => extraWidthAt(body, y),
    closenessAt: (y) => 1 - clamp((y - top - 12) / 34, 0, 1),
  };
}
