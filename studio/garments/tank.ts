import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { cowl, straps } from '../tailoring/slip.ts';
import { strip } from '../tailoring/neck.ts';
import { creases, fan, hang, foldsRisingFrom, swell } from '../tailoring/folds.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function folds(bench: Bench, halfWidth: number, top: number, bottom: number) {
  const random = bench.random('tank');
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const area = { left: -halfWidth, right: halfWidth, top, bottom };
  return [
    ...swell(random, area, 6 * foldDepth),
    ...hang(random, { ...area, top: top + 120 }, random.whole(5, 7), 11 * foldWidth, 3 * foldDepth),
    ...fan(random, [halfWidth - 6, top + 8], [-1.7, -0.4], [60, 150], 3, 7 * foldWidth, 3 * foldDepth),
    ...fan(random, [-halfWidth + 6, top + 8], [0.4, 1.7], [60, 150], 3, 7 * foldWidth, 3 * foldDepth),
    ...foldsRisingFrom(
      random,
      [
        [-halfWidth, bottom],
        [halfWidth, bottom],
      ],
      [30, 110],
      6,
      9 * foldWidth,
      2.4 * foldDepth,
    ),
    ...creases(random, area, creaseCount, 1.4 * foldDepth),
  ];
}

function hemOf(bench: Bench, halfWidth: number, y: number): Knot[] {
  const random = bench.random('hem');
  return [0.7, 0.35, 0, -0.35, -0.7].map((t): Knot => [t * halfWidth, y + 6 * (1 - t * t) + random.between(-2, 2)]);
}

function camisole(bench: Bench): Drawing {
  const drop = bench.isBack ? 330 : 346;
  const right: Knot[] = [
    [112, 300, 1],
    [140, 356],
    [158, 400, 1],
    [152, 560],
    [176, 760, 1],
  ];
  const left = right.map(([x, y, corner]): Knot => [-x, y, corner]).reverse();
  const neck: Knot[] = [
    [-60, drop - 16],
    [0, drop],
    [60, drop - 16],
  ];
  const outline = closedCurve([...neck.slice(1), ...right, ...hemOf(bench, 176, 760), ...left, neck[0]!]);
  const body: Part = {
    part: 'panel',
    outline,
    material: bench.main,
    volume: 24,
    folds: [...folds(bench, 156, 390, 760), ...(bench.isBack ? [] : cowl(bench, 112, 300, drop))],
    seams: [seam(offsetLine(openCurve(hemOf(bench, 176, 760)), -9), 0.7)],
  };
  const behind: Part = {
    part: 'panel',
    material: bench.main,
    light: 0.56,
    lift: 0,
    outline: mirrorHalf([
      [0, 322],
      [70, 312],
      [112, 300, 1],
      [100, 380, 1],
      [0, 392],
    ]),
  };
  return {
    parts: [
      ...straps(bench, [112, 300], [84, 128]),
      ...(bench.isBack ? [] : [behind, { part: 'label', at: [0, 334], size: [26, 11] } as Part]),
      body,
    ],
    focus: { at: [40, 360], zoom: 2 },
    landmarks: {
      left_strap: [-84, 128],
      right_strap: [84, 128],
      left_armpit: [-158, 400],
      right_armpit: [158, 400],
      left_waist: [-152, 560],
      right_waist: [152, 560],
      left_hem: [-176, 760],
      right_hem: [176, 760],
    },
  };
}

function draw(bench: Bench): Drawing {
  if (bench.text('straps', 'wide') === 'thin') return camisole(bench);
  const isScoop = bench.text('neck', 'high') === 'scoop';
  const drop = bench.isBack ? (isScoop ? 312 : 256) : isScoop ? 352 : 290;
  const [inner, outer] = isScoop ? [82, 122] : [74, 116];
  const arm: Knot[] = [
    [outer + 2, 214, 1],
    [outer + 6, 280],
    [outer + 26, 352],
    [176, 398, 1],
  ];
  const right: Knot[] = [...arm, [166, 560], [174, 700], [178, 812, 1]];
  const neck: Knot[] = [
    [0, drop],
    [inner * 0.55, drop - (drop - 208) * 0.14],
    [inner * 0.9, drop - (drop - 208) * 0.5],
    [inner, 206, 1],
  ];
  const mirror = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [-x, y, corner]).reverse();
  const outline = closedCurve([
    ...neck,
    ...right,
    ...hemOf(bench, 178, 812),
    ...mirror(right),
    ...mirror(neck.slice(1)),
  ]);
  const neckline = openCurve([...mirror(neck.slice(1)), ...neck]);
  const armLine = (side: number): Point[] => openCurve(arm.map(([x, y]): Knot => [x * side, y]));
  const binding = bench.plain(bench.cloth.fabric);
  const back: Part = {
    part: 'panel',
    material: bench.plain(),
    light: 0.62,
    lift: 0,
    outline: mirrorHalf([
      [0, isScoop ? 278 : 244],
      [inner * 0.55, isScoop ? 268 : 239],
      [inner * 0.92, isScoop ? 236 : 224],
      [inner, 206, 1],
      [outer + 2, 214, 1],
      [outer + 6, 284],
      [outer + 20, 360, 1],
      [0, 400],
    ]),
  };
  return {
    parts: [
      ...(bench.isBack ? [] : [back, { part: 'label', at: [0, isScoop ? 292 : 258], size: [30, 13] } as Part]),
      {
        part: 'panel',
        outline,
        material: bench.main,
        volume: 24,
        folds: folds(bench, 176, 390, 812),
        seams: [seam(offsetLine(openCurve(hemOf(bench, 178, 812)), -14), 0.8)],
      },
      { part: 'panel', outline: strip(neckline, -9), material: binding, lift: 0.3, thickness: 2.4, volume: 2 },
      { part: 'panel', outline: strip(armLine(1), 8), material: binding, lift: 0.25, thickness: 2.4, volume: 2 },
      { part: 'panel', outline: strip(armLine(-1), -8), material: binding, lift: 0.25, thickness: 2.4, volume: 2 },
    ],
    focus: { at: [50, 300], zoom: 2 },
    landmarks: {
      left_shoulder: [-outer - 2, 214],
      right_shoulder: [outer + 2, 214],
      collar: [0, drop],
      left_armpit: [-176, 398],
      right_armpit: [176, 398],
      left_waist: [-166, 560],
      right_waist: [166, 560],
      left_hem: [-178, 812],
      right_hem: [178, 812],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'tank',
  kind: 'tank',
  tryOn: 'upper_body',
  subkind: (options) => (options['straps'] === 'thin' ? 'camisole' : 'tank top'),
  words: 'tank top, sleeveless top, vest',
  draw,
};
