import type { FitLine } from '../../../src/domain/poses/Adjustment.ts';
import type { Axes, Pair } from './axes.ts';
import { pairOf } from './axes.ts';
import type { Knot } from './curve.ts';
import { clamp, lerp } from './curve.ts';
import type { Body } from './Figure.ts';
import { DRESSMAKER } from './Figure.ts';
import type { Cut } from './Garment.ts';

/** The figures have long legs, so garments are lengthened by this factor where they cover legs. */
export const LONG_LEGS = 1.12;

/** The row of a garment that a knot positions; `top` is the highest point of a garment without collar and shoulders. */
export type KnotName = FitLine | 'top' | 'armpit' | 'hip' | 'crotch';

export interface Rows {
  readonly heights: readonly Knot[];
  /** The names of the knots in `heights`. */
  readonly names: readonly KnotName[];
  readonly halves: readonly Knot[];
  readonly legs: boolean;
  /** Whether the garment hangs around the trunk from the shoulders. */
  readonly rounds: boolean;
  /** How much wider this body is than the one that the garment was cut for, by height. */
  grade(y: number): number;
  /** 1 at heights where the garment clings to the body, such as a waistband. */
  hugs(y: number): number;
}

/** Knots of the two curves that position a garment, from its top to its hem. */
class Knots {
  readonly heights: Knot[] = [];
  readonly names: KnotName[] = [];
  readonly halves: Knot[] = [];

  get last(): Knot | undefined {
    return this.heights[this.heights.length - 1];
  }

  /** Ignores a knot in nearly the same row as the one before. */
  add(name: KnotName, row: number, y: number, half?: number): void {
    const last = this.last;
    if (last && row < last[0] + 6) return;
    this.names.push(name);
    this.heights.push([row, last ? Math.max(last[1] + 2, y) : y]);
    if (half !== undefined) this.halves.push([row, half]);
  }
}

interface Fitted {
  readonly cut: Cut;
  readonly body: Body;
  readonly axes: Axes;
  readonly scale: number;
  pair(name: string): Pair | undefined;
}

export function rowsOf(cut: Cut, body: Body, axes: Axes, scale: number): Rows {
  if (cut.category === 'lower_body') return lowerRows(cut, body, axes, scale);
  const fitted: Fitted = { cut, body, axes, scale, pair: (name) => pairOf(cut, axes, name) };
  const knots = new Knots();
  addShoulders(knots, fitted);
  addArmpits(knots, fitted);
  addWaist(knots, fitted);
  addLower(knots, fitted);
  return {
    heights: knots.heights,
    names: knots.names,
    halves: knots.halves,
    legs: cut.landmarks['crotch'] !== undefined,
    rounds: cut.category === 'upper_body',
    grade: (y) => gradeAt(body, y),
    hugs: () => 0,
  };
}

function addShoulders(knots: Knots, { cut, body, axes, scale, pair }: Fitted): void {
  const [collar, shoulder] = [pair('collar'), pair('shoulder')];
  const moved = (half: number): number => half * scale + (body.shape.shoulder - DRESSMAKER.shoulder);
  if (collar && (!shoulder || collar.row < shoulder.row - 6))
    knots.add('collar', collar.row, restOf(body, collar.half * scale) - 1);
  if (shoulder) knots.add('shoulders', shoulder.row, restOf(body, moved(shoulder.half)) - 1, shoulder.half);
  const hung = collar || shoulder ? undefined : hangsFrom(cut, axes, scale, body);
  if (hung) knots.add('top', hung.row, hung.y);
}

function addArmpits(knots: Knots, { body, scale, pair }: Fitted): void {
  const armpit = pair('armpit');
  if (!armpit) return;
  const highest = body.levels.armpit + 2;
  const start = knots.last;
  const natural = start ? start[1] + (armpit.row - start[0]) * scale : highest;
  knots.add('armpit', armpit.row, clamp(natural, highest, highest + 24), armpit.half);
}

const SHAPED = ['blazer', 'suit', 'coat', 'waistcoat'];

/** Maps the waist of a dress to the body's waist, that of a jacket partly; a tee keeps its cut. */
function addWaist(knots: Knots, { cut, body, scale, pair }: Fitted): void {
  const waist = pair('waist');
  if (!waist) return;
  const { levels } = body;
  if (cut.category === 'dresses') return knots.add('waist', waist.row, levels.waist, waist.half);
  const from = knots.last ?? ([waist.row, levels.waist] as const);
  const natural = from[1] + (waist.row - from[0]) * scale;
  const near = clamp(natural, levels.waist - 4, levels.waist + 14);
  knots.add('waist', waist.row, lerp(natural, near, SHAPED.includes(cut.kind) ? 1 : 0.3), waist.half);
}

function addLower(knots: Knots, { cut, body, axes, scale, pair }: Fitted): void {
  const { levels } = body;
  const [hip, crotch] = [pair('hip'), cut.landmarks['crotch']];
  if (hip) knots.add('hip', hip.row, levels.hip - (crotch ? 10 : 0), hip.half);
  if (crotch) knots.add('crotch', axes.of(crotch)[1], levels.crotch + 8, hip?.half);
  const hem = pair(crotch ? 'hem_outer' : 'hem');
  const lowest = knots.last;
  if (!hem || !lowest) return;
  knots.add('hem', hem.row, hemHeight(cut, body, lowest, hem.row, scale), crotch ? undefined : hem.half);
}

/** Height of the nape above the pit of the neck, in pixels. */
const NAPE = 34;

/** The highest point of a garment without collar and shoulder, from which it hangs if it is well above the bust. */
function hangsFrom(cut: Cut, axes: Axes, scale: number, body: Body): { row: number; y: number } | undefined {
  const armpit = pairOf(cut, axes, 'armpit') ?? pairOf(cut, axes, 'waist');
  const [a, row] = axes.of(cut.top);
  if (!armpit || (armpit.row - row) * scale < 56) return undefined;
  // A halter is highest in the middle, where it goes around the nape.
  if (Math.abs(a) * scale < body.shape.neck) return { row, y: body.levels.pit - NAPE };
  return { row, y: body.top(Math.abs(a) * scale + (body.shape.shoulder - DRESSMAKER.shoulder) * 0.6) - 1 };
}

/**
 * The height at which cloth rests at a distance from the middle. Beyond the tip of the shoulder it continues to slope.
 */
function restOf(body: Body, x: number): number {
  const tip = body.shape.shoulder - 7;
  return x <= tip ? body.top(x) : body.top(tip) + (x - tip) * 0.3;
}

function gradeAt(body: Body, y: number): number {
  const { levels, shape } = body;
  const shoulder = shape.shoulder - DRESSMAKER.shoulder;
  if (y <= levels.shoulder) return shoulder;
  const chest = body.half(levels.armpit) - DRESSMAKER.outline.of(levels.armpit);
  if (y <= levels.armpit) return lerp(shoulder, chest, (y - levels.shoulder) / (levels.armpit - levels.shoulder));
  const below = Math.min(y, levels.hip);
  return body.half(below) - DRESSMAKER.outline.of(below);
}

function hemHeight(cut: Cut, body: Body, [row, y]: Knot, hem: number, scale: number): number {
  const { levels } = body;
  if (cut.category === 'upper_body') {
    const natural = y + (hem - row) * scale;
    return natural > levels.crotch ? levels.crotch + (natural - levels.crotch) * LONG_LEGS : natural;
  }
  if (cut.landmarks['crotch']) return legHem(cut, body, hem - row, scale);
  return Math.min(levels.floor - 8, y + (hem - row) * scale * LONG_LEGS);
}

/** The hem of trousers: full length ends over the shoe, shorter ones in proportion. */
function legHem(cut: Cut, body: Body, length: number, scale: number): number {
  const { levels } = body;
  const full = cut.category === 'dresses' ? 372 * (0.63 / scale) : 570 * (0.558 / scale);
  const share = length / full;
  const ends = levels.crotch + 8 + share * (levels.ankle + 26 - levels.crotch - 8);
  return Math.min(levels.ankle + 32, ends);
}

function lowerRows(cut: Cut, body: Body, axes: Axes, scale: number): Rows {
  const { levels } = body;
  const waist = pairOf(cut, axes, 'waist')!;
  const hip = pairOf(cut, axes, 'hip');
  const crotch = cut.landmarks['crotch'];
  const top = levels.waist + 3;
  const heights: Knot[] = [[waist.row, top]];
  const names: KnotName[] = ['waist'];
  const halves: Knot[] = [[waist.row, waist.half]];
  if (crotch) {
    const row = axes.of(crotch)[1];
    const bottom = levels.crotch + 8;
    if (hip) {
      heights.push([hip.row, lerp(top, bottom, (hip.row - waist.row) / (row - waist.row))]);
      names.push('hip');
      halves.push([hip.row, hip.half]);
    }
    heights.push([row, bottom]);
    names.push('crotch');
    halves.push([row, hip?.half ?? waist.half]);
    const hem = pairOf(cut, axes, 'hem_outer')!;
    heights.push([hem.row, legHem(cut, body, hem.row - row, scale)]);
  } else {
    const hem = pairOf(cut, axes, 'hem')!;
    const long = (hem.row - waist.row) * scale * LONG_LEGS;
    const y = Math.min(levels.floor - 8, top + long);
    if (hip) {
      const at = top + (hip.row - waist.row) * scale;
      if (at < y - 20) {
        heights.push([hip.row, at]);
        names.push('hip');
        halves.push([hip.row, hip.half]);
      }
    }
    heights.push([hem.row, y]);
    halves.push([hem.row, hem.half]);
  }
  names.push('hem');
  return {
    heights,
    names,
    halves,
    legs: crotch !== undefined,
    rounds: false,
    grade: (y) => gradeAt(body, y),
    hugs: (y) => 1 - clamp((y - top - 12) / 34, 0, 1),
  };
}
