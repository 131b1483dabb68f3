import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Fold, Part } from '../tailoring/Drawing.ts';
import { fold, risingFrom } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, symmetric } from '../tailoring/geometry.ts';
import { strip } from '../tailoring/neck.ts';
import type { Sleeve } from '../tailoring/sleeve.ts';
import { armholeSeam, armPose, cuffBand, sleeve } from '../tailoring/sleeve.ts';
import { insideBack, inset, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The scarf goes once round the neck and stands a little. */
const scarf = ([x, y]: Point, drop: number): Point[] =>
  symmetric([[0, y - 14], [x * 0.6, y - 20], [x * 1.02, y - 16], [x * 1.16, y + 8], [x * 0.7, (y + drop) / 2 + 8], [0, drop + 12]]);

/** A scarf collar tied once: two loops of different size, two tails, a knot. */
function bow(bench: Bench, y: number): Part[] {
  const random = bench.random('bow');
  const piece = (knots: readonly Knot[], angle: number, folds: readonly Fold[]): Part =>
    ({ part: 'panel', material: bench.main, lift: 0.7, thickness: 4, volume: 16, outline: closedCurve(knots), grain: { origin: [0, y], angle }, folds });
  const tail = (side: number, length: number): Part => {
    const sway = random.between(-10, 14) * side;
    return piece([[side * 2, y, 1], [side * 22, y + 6, 1], [side * 44 + sway, y + length * 0.5], [side * 58 + sway, y + length, 1], [side * 16 + sway, y + length + 22, 1], [side * 10, y + length * 0.5]], -0.15 * side, [fold([side * 12, y + 8], [side * 38 + sway, y + length], 0.05, 7, 4)]);
  };
  const loop = (side: number, reach: number): Part => piece([[0, y - 8, 1], [side * reach * 0.5, y - 40], [side * reach, y - 30], [side * (reach + 6), y + 6], [side * reach * 0.7, y + 30], [side * reach * 0.3, y + 18], [0, y + 12, 1]], side * 1.2, [fold([side * 8, y], [side * reach * 0.85, y - 16], 0.1, 7, 5), fold([side * 8, y + 6], [side * reach * 0.7, y + 16], -0.1, 6, -3)]);
  return [tail(-1, 190 + random.between(-14, 22)), tail(1, 164 + random.between(-14, 22)), loop(-1, 92 + random.between(-6, 8)), loop(1, 84 + random.between(-6, 8)), piece([[-15, y - 14], [13, y - 15], [17, y + 12], [-14, y + 15]], 0.3, [fold([-4, y - 12], [3, y + 14], 0, 5, 3)])];
}

function arms(bench: Bench, shoulder: Point, armpit: Point): Sleeve[] {
  const style = bench.text('sleeve', 'plain');
  const random = bench.random('pose');
  const short = style === 'puff';
  const full = style === 'bishop';
  return ([1, -1] as const).map((side) => sleeve(bench, side, {
    shoulder, armpit, material: bench.main, length: short ? 196 : 476, elbow: short ? 96 : full ? 82 : 58, cuff: short ? 78 : full ? 74 : 44,
    head: short ? 1.1 : full ? 0.35 : 0.1, ...armPose(random, short ? 0.4 : 0.17, short ? -0.2 : -0.06),
  }));
}

/** A narrow cuff that gathers a wide sleeve: the fullness stands above it in small folds. */
function gatheredCuff(bench: Bench, arm: Sleeve, index: number): Part[] {
  const style = bench.text('sleeve', 'plain');
  const [outer, inner] = arm.end;
  const tight = style === 'bishop' ? -0.3 : style === 'puff' ? -0.1 : -0.06;
  const middle: Point = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2];
  const close = (p: Point): Point => [p[0] + (middle[0] - p[0]) * -tight * 2, p[1] + (middle[1] - p[1]) * -tight * 2];
  const cuff = cuffBand({ ...arm, end: [close(outer), close(inner)] }, style === 'puff' ? 16 : 44, 0.02, bench.main, { stitching: [] });
  const gathers = style === 'plain' ? [] : risingFrom(bench.random(`gathers ${index}`), [outer, inner], style === 'puff' ? [30, 70] : [50, 130], 9, 5, 3.4);
  return [{ ...arm.panel, folds: [...arm.panel.folds!, ...gathers] }, cuff];
}

function draw(bench: Bench): Drawing {
  const neck = bench.text('neck', 'round');
  const shape = torso(bench, {
    neck: neck === 'bow' ? [58, 176] : [84, 184], shoulder: [184, 224], armpit: [198, 396], waist: [190, 590], hem: [210, 806],
    drop: bench.isBack ? (neck === 'bow' ? 184 : 204) : neck === 'v' ? 372 : neck === 'bow' ? 212 : 266, neckline: neck === 'v' && !bench.isBack ? 'v' : 'round', sag: 8,
  });
  const { shoulder, armpit, drop, hem } = shape.measures;
  const both = arms(bench, shoulder, armpit);
  const parts: Part[] = [];
  if (!bench.isBack && neck !== 'bow') parts.push(insideBack(bench, shape, 3), { part: 'label', at: [0, 200], size: [30, 13] });
  both.forEach((arm, index) => parts.push(...gatheredCuff(bench, arm, index)));
  const random = bench.random('blouse');
  const gathers = bench.text('sleeve', '') === 'puff' ? [...risingFrom(random, [[-80, drop + 4], [80, drop + 4]], [-40, -120], 12, 5, 2.6), ...both.flatMap((_, index) => risingFrom(random, [[(index ? -1 : 1) * (shoulder[0] + 24), shoulder[1] + 6], [(index ? -1 : 1) * (shoulder[0] + 4), shoulder[1] + 70]], [-20, -50], 5, 5, 3))] : [];
  parts.push({
    part: 'panel', outline: shape.outline, material: bench.main, join: 'shell', volume: 24, lift: 0.16, folds: [...torsoFolds(bench, shape, 1.1), ...gathers],
    seams: [armholeSeam(shape.armhole(1)), armholeSeam(shape.armhole(-1)), seam(inset(shape.hemline, -9), 0.7), ...(neck === 'bow' && !bench.isBack ? [seam([[10, drop], [11, hem[1]]], 1.6, 1.8)] : [])],
  });
  if (neck === 'bow') {
    parts.push({ part: 'panel', material: bench.main, outline: scarf(shape.measures.neck, drop), lift: 0.6, thickness: 5, volume: 14, folds: [fold([-54, 178], [0, 214], 0.2, 8, 3), fold([54, 178], [4, 216], -0.2, 8, 3)] });
    if (!bench.isBack) parts.push(...bow(bench, drop + 18));
  } else parts.push({ part: 'panel', material: bench.main, outline: strip(shape.neckline, -9), lift: 0.25, thickness: 2, volume: 2 });
  return {
    parts, focus: { at: [20, neck === 'bow' ? 300 : 290], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape), left_sleeve: both[1]!.end[0], right_sleeve: both[0]!.end[0] },
  };
}

export const silhouette: Silhouette = {
  name: 'blouse',
  kind: 'blouse',
  tryOn: 'upper_body',
  subkind: (options) => (options['neck'] === 'bow' ? 'bow blouse' : options['sleeve'] === 'puff' ? 'puff-sleeved blouse' : 'blouse'),
  words: 'blouse, top',
  draw,
};
