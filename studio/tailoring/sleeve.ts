import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Fold, Panel, Seam } from './Drawing.ts';
import { bunch, creases, fan } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { between, closedCurve, lerp, openCurve } from './geometry.ts';
import type { Random } from './random.ts';

export interface SleeveMeasures {
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly length: number;
  /** Half widths at the elbow (or the middle) and at the end. */
  readonly elbow: number;
  readonly cuff: number;
  /** How far the arm stands off, in radians from hanging straight. */
  readonly away: number;
  /** How far the forearm turns; positive turns outward. */
  readonly bend: number;
  /** Fullness of the head: 0 is set flat, 1 is a puff. */
  readonly head?: number;
  readonly material: Material;
}

export interface Sleeve {
  readonly panel: Panel;
  /** Outer and inner corner of its end, and the direction it points to. */
  readonly end: readonly [Point, Point];
  readonly along: Point;
  readonly grainAngle: number;
  readonly axis: readonly Point[];
}

/** No two arms of a garment hang alike: each side gets its own angle and its own elbow. */
export function armPose(random: Random, away: number, bend: number): { away: number; bend: number } {
  return { away: away + random.between(-0.055, 0.075), bend: bend + random.between(-0.13, 0.13) };
}

export function sleeve(bench: Bench, side: 1 | -1, m: SleeveMeasures, join = 'shell'): Sleeve {
  const place = (x: number, y: number): Point => [x * side, y];
  const upper: Point = [Math.sin(m.away), Math.cos(m.away)];
  const lower: Point = [Math.sin(m.away + m.bend), Math.cos(m.away + m.bend)];
  const root: Point = [lerp(m.shoulder[0], m.armpit[0], 0.5) - 4, lerp(m.shoulder[1], m.armpit[1], 0.5)];
  const half = m.length * 0.48;
  const joint: Point = [root[0] + upper[0] * half, root[1] + upper[1] * half];
  const wrist: Point = [joint[0] + lower[0] * (m.length - half), joint[1] + lower[1] * (m.length - half)];
  const out = (d: Point): Point => [d[1], -d[0]];
  const off = (p: Point, d: Point, by: number): Point => [p[0] + out(d)[0] * by, p[1] + out(d)[1] * by];
  const middle: Point = [(upper[0] + lower[0]) / 2, (upper[1] + lower[1]) / 2];
  const head = m.head ?? 0;
  const arm = Math.hypot(m.shoulder[0] - m.armpit[0], m.shoulder[1] - m.armpit[1]) / 2;
  const crown: Point = [m.shoulder[0] + 13 + head * 20, m.shoulder[1] + 12 - head * 20];
  const biceps = off([root[0] + upper[0] * half * 0.42, root[1] + upper[1] * half * 0.42], upper, lerp(arm, m.elbow, 0.36) * (0.84 + head * 0.5));
  const outer = off(wrist, lower, m.cuff);
  const inner = off(wrist, lower, -m.cuff);
  const knots: Knot[] = [
    [m.shoulder[0] - 24, m.shoulder[1] - 7.5, 1], [m.shoulder[0], m.shoulder[1] - 1], crown, biceps,
    off(joint, middle, m.elbow * 1.02), off(between(joint, wrist, 0.55), lower, lerp(m.elbow, m.cuff, 0.5) * 1.02),
    [...outer, 1], [...inner, 1],
    off(between(joint, wrist, 0.5), lower, -lerp(m.elbow, m.cuff, 0.5)), off(joint, middle, -m.elbow * 0.96),
    [m.armpit[0], m.armpit[1] + 2, 1], [m.armpit[0] - 26, m.armpit[1] - 10, 1], [m.shoulder[0] - 46, m.shoulder[1] + 46, 1],
  ];
  const mirroredKnots = knots.map(([x, y, corner]): Knot => [x * side, y, corner]);
  const grainAngle = -m.away * side;
  const axis = [root, joint, wrist].map(([x, y]) => place(x, y));
  return {
    panel: {
      part: 'panel', outline: closedCurve(mirroredKnots), material: m.material, join, volume: 26, lift: 0.3,
      grain: { origin: place(...root), angle: grainAngle, bend: { at: half, angle: -(m.away + m.bend) * side } },
      folds: sleeveFolds(bench, side, m, axis),
    },
    end: [place(...outer), place(...inner)], along: place(...lower), grainAngle: -(m.away + m.bend) * side, axis,
  };
}

function sleeveFolds(bench: Bench, side: 1 | -1, m: SleeveMeasures, axis: readonly Point[]): Fold[] {
  const random = bench.random(`sleeve ${side}`);
  const { foldDepth, foldWidth, creases: count } = m.material.fabric;
  const [root, joint, wrist] = [axis[0]!, axis[1]!, axis[2]!];
  const short = m.length < 260;
  const from: Point = [side * (m.armpit[0] + 4), m.armpit[1] - 6];
  const pull = fan(random, from, side > 0 ? [0.55, 2.6] : [-2.6, -0.55], [34, short ? 70 : 110], random.whole(3, 4), 6.5 * foldWidth, 3 * foldDepth);
  const area = { left: Math.min(root[0], wrist[0]) - 30, right: Math.max(root[0], wrist[0]) + 30, top: root[1], bottom: wrist[1] };
  if (short) return [...pull, ...bunch(random, [between(root, joint, 0.7), wrist], m.cuff, 2, 7 * foldWidth, 2 * foldDepth), ...creases(random, area, Math.round(count / 6), 1.3 * foldDepth)];
  return [
    ...pull,
    ...bunch(random, [between(root, joint, 0.72), between(joint, wrist, 0.3)], m.elbow, random.whole(4, 6), 6.5 * foldWidth, 3 * foldDepth),
    ...bunch(random, [between(joint, wrist, 0.5), between(joint, wrist, 0.98)], m.cuff * 1.1, random.whole(2, 4), 6 * foldWidth, 2.3 * foldDepth),
    { path: openCurve([between(root, joint, 0.25), joint, between(joint, wrist, 0.85)]), width: m.elbow * 0.5, depth: 5 * foldDepth * (random.chance(0.5) ? 1 : -0.5), lean: random.between(-0.6, 0.6), peak: 0.5 },
    ...creases(random, area, Math.round(count / 4), 1.3 * foldDepth),
  ];
}

/** A band at the end of a sleeve: a shirt cuff, a rib, a turn-up. */
export function cuffBand(arm: Sleeve, length: number, flare: number, material: Material, extra: Partial<Panel> = {}): Panel {
  const [outer, inner] = arm.end;
  const [dx, dy] = arm.along;
  const grow = (p: Point, q: Point, by: number): Point => [p[0] + (p[0] - q[0]) * by, p[1] + (p[1] - q[1]) * by];
  const [topOuter, topInner] = [grow(outer, inner, 0.01), grow(inner, outer, 0.01)];
  const lowOuter = grow(outer, inner, flare);
  const lowInner = grow(inner, outer, flare);
  const shift = (p: Point, by: number): Point => [p[0] + dx * by, p[1] + dy * by];
  return {
    part: 'panel', material, volume: 20, lift: 0.45,
    outline: closedCurve([
      [...shift(topOuter, -4), 1], [...shift(lowOuter, length * 0.5)], [...shift(lowOuter, length), 1],
      [...shift(between(lowOuter, lowInner, 0.5), length + 3)],
      [...shift(lowInner, length), 1], [...shift(lowInner, length * 0.5)], [...shift(topInner, -4), 1],
    ]),
    grain: { origin: between(outer, inner, 0.5), angle: arm.grainAngle },
    ...extra,
  };
}

/** Lines across the sleeve near its end, for hems. */
export function acrossEnd(arm: Sleeve, above: number): Point[] {
  const [dx, dy] = arm.along;
  return arm.end.map(([x, y]) => [x - dx * above, y - dy * above] as const);
}

export const armholeSeam = (path: readonly Point[]): Seam => ({ path, depth: 1.5, width: 1.7 });
