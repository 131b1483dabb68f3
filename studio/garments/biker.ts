import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import type { Point } from '../tailoring/geometry.ts';
import { closedCurve, lerp, openCurve } from '../tailoring/geometry.ts';
import { flap } from '../tailoring/jacketPockets.ts';
import { metalBuckle } from '../tailoring/metalwork.ts';
import { band, stud, zip } from '../tailoring/objects.ts';
import type { Sleeve } from '../tailoring/sleeve.ts';
import { jacketLining, lapel, tailoredCollar } from '../tailoring/tailored.ts';
import type { Tailored } from '../tailoring/tailored.ts';
import type { Torso } from '../tailoring/torso.ts';
import { offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const FITS = {
  regular: { neck: [72, 168], shoulder: [196, 212], armpit: [208, 394], waist: [192, 570], hem: [200, 742] },
  cropped: { neck: [70, 186], shoulder: [186, 228], armpit: [196, 400], waist: [178, 556], hem: [182, 678] },
  oversize: { neck: [74, 160], shoulder: [218, 212], armpit: [232, 412], waist: [228, 600], hem: [232, 790] },
} as const;

const BREAK = 250;

/** The measures for the shared lapels. */
const lapels = ({ measures }: Torso): Tailored => ({
  ...measures,
  breakAt: measures.neck[1] + BREAK,
  overlap: 6,
  cutaway: 0,
  lapel: 'notch',
  lapelWidth: 118,
  sleeve: { length: 0, ease: 1 },
});

function draw(bench: Bench): Drawing {
  const fit = FITS[bench.text('fit', 'regular') as keyof typeof FITS];
  const shape = torso(bench, {
    ...fit,
    drop: bench.isBack ? fit.neck[1] + 12 : fit.neck[1] + BREAK,
    neckline: bench.isBack ? 'round' : 'v',
    sag: 2,
  });
  const pair = arms(bench, shape, { cut: 'natural', length: 500, ease: 1.12, finish: 'raw', folds: 1.15 });
  const measures = lapels(shape);
  const parts: Part[] = bench.isBack ? [] : jacketLining(bench, measures);
  parts.push(
    ...pair.partsUnder,
    body(bench, shape, measures),
    ...pair.partsOver,
    ...pair.bothSleeves.flatMap((arm) => cuff(bench, arm)),
  );
  if (!bench.isBack) parts.push(...fastenings(bench, shape, measures));
  if (bench.options['belt'] !== false) parts.push(...hemBelt(bench, shape));
  if (bench.has('epaulettes')) parts.push(...epaulettes(bench, shape));
  parts.push(
    ...(bench.isBack ? [] : [lapel(bench, measures, -1), lapel(bench, measures, 1), ...lapelZip(bench, measures)]),
    ...tailoredCollar(bench, measures, 38),
  );
  if (!bench.isBack) parts.push(...snaps(bench, measures));
  return {
    parts,
    focus: { at: [60, measures.breakAt - 60], zoom: 1.8 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

function body(bench: Bench, shape: Torso, measures: Tailored): Panel {
  const { shoulder, armpit, waist, hem } = shape.measures;
  const sides = [1, -1].map((side) =>
    openCurve([
      [side * (armpit[0] - 58), armpit[1] - 40],
      [side * waist[0] * 0.66, waist[1]],
      [side * hem[0] * 0.68, hem[1]],
    ]),
  );
  const yokeY = shoulder[1] + (bench.isBack ? 92 : 78);
  const yoke = openCurve([
    [-shoulder[0] + 12, yokeY - 6],
    [0, yokeY + 6],
    [shoulder[0] - 12, yokeY - 6],
  ]);
  const overlapEdge = frontEdge(shape, measures);
  return {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 28,
    lift: 0.18,
    thickness: 5,
    folds: torsoFolds(bench, shape, 1.1),
    seams: [
      ...sides.map((line) => seam(line, 1.6)),
      seam(yoke, 1.6),
      ...(bench.isBack
        ? [
            seam(
              [
                [0, yokeY],
                [0, hem[1]],
              ],
              1.5,
            ),
          ]
        : [seam(overlapEdge, 2.6, 2.4)]),
    ],
    stitching: [
      ...sides.map((path) => ({ path: offsetLine(path, 4), color: bench.thread })),
      { path: offsetLine(yoke, -4), color: bench.thread },
      { path: offsetLine(yoke, 4), color: bench.thread },
      ...(bench.isBack ? [] : [{ path: offsetLine(overlapEdge, 15), color: bench.thread }]),
    ],
  };
}

/** The diagonal zip line from the break to the hem. */
const frontEdge = (shape: Torso, measures: Tailored): Point[] =>
  openCurve([
    [2, measures.breakAt],
    [-22, lerp(measures.breakAt, shape.measures.hem[1], 0.5)],
    [-52, shape.measures.hem[1] + 2],
  ]);

function fastenings(bench: Bench, shape: Torso, measures: Tailored): Part[] {
  const { hem, waist } = shape.measures;
  const edge = frontEdge(shape, measures);
  const y = waist[1] + 2;
  const pocket = (from: Point, to: Point): Part[] => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * 10, (dx / length) * 10];
    const lips: Point[] = [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ];
    return [
      {
        part: 'panel',
        outline: lips,
        material: bench.main,
        lift: 0.22,
        thickness: 2.6,
        volume: 3,
        stitching: [
          {
            path: [...lips, lips[0]!].map(
              ([px, py]): Point => [lerp(px, (from[0] + to[0]) / 2, 0.06), lerp(py, (from[1] + to[1]) / 2, 0.06)],
            ),
            color: bench.thread,
          },
        ],
      },
      ...zip(bench, [from, to], to, 7),
    ];
  };
  return [
    ...zip(
      bench,
      edge
        .filter(([, py]) => py < hem[1] - (bench.options['belt'] === false ? 4 : 44))
        .map(([x, py]): readonly [number, number] => [x - 1, py]),
      [edge[0]![0] - 1, edge[0]![1] + 4],
      9,
    ),
    ...pocket([-136, y + 66], [-86, y - 30]),
    ...pocket([92, y + 66], [138, y - 26]),
    ...(bench.text('pocket', 'zip') === 'flap'
      ? [flap(bench, 104, y + 8, 84, 38, 0.04), stud(bench, [104, y + 38], 5.4)]
      : pocket([96, measures.breakAt - 32], [150, measures.breakAt - 64])),
    ...(hem[1] > 700 ? [] : [stud(bench, [-30, hem[1] - 20], 5)]),
  ];
}

/** Zip teeth along the overlapping lapel. */
function lapelZip(bench: Bench, measures: Tailored): Part[] {
  const { neck, breakAt, lapelWidth: width } = measures;
  const height = breakAt - neck[1];
  const corner: Point = [neck[0] + width * 0.72, neck[1] + height * 0.3];
  const belly: Point = [lerp(corner[0], -measures.overlap, 0.42) + width * 0.13, lerp(corner[1], breakAt, 0.52)];
  const path = offsetLine(
    openCurve([
      [corner[0] - 4, corner[1] + 8],
      [lerp(corner[0], belly[0], 0.45) + width * 0.04, lerp(corner[1], belly[1], 0.45)],
      belly,
      [6, breakAt],
    ]),
    -9,
  );
  return zip(
    bench,
    path.map(([x, y]): readonly [number, number] => [x, y]),
    path[path.length - 1]!,
    7,
  ).slice(0, 1);
}

function snaps(bench: Bench, { neck, breakAt, lapelWidth: width }: Tailored): Part[] {
  const height = breakAt - neck[1];
  return [-1, 1].flatMap((side) => [
    stud(bench, [side * (neck[0] + width * 0.56), neck[1] + height * 0.335], 5.2),
    stud(bench, [side * (neck[0] + width * 0.34), neck[1] + height * 0.16], 4.4),
  ]);
}

function cuff(bench: Bench, arm: Sleeve): Part[] {
  const [outer, inner] = arm.end;
  const pointAt = (t: number, height: number): Point => [
    lerp(outer[0], inner[0], t) - arm.along[0] * height,
    lerp(outer[1], inner[1], t) - arm.along[1] * height,
  ];
  return zip(bench, [pointAt(0.24, 104), pointAt(0.28, 50), pointAt(0.3, 2)], pointAt(0.3, 24), 6).slice(0, 1);
}

function hemBelt(bench: Bench, shape: Torso): Part[] {
  const { hem } = shape.measures;
  const y = hem[1] - 26;
  const halfWidth = hem[0] * 0.985;
  const strap = band(
    bench,
    [
      [-halfWidth, y - 2],
      [0, y + 4],
      [halfWidth, y - 2],
    ],
    36,
    { material: bench.plain(), stitched: true, lift: 0.55 },
  );
  const loops = [-0.74, 0.62].map(
    (t): Part => ({
      part: 'panel',
      material: bench.plain(),
      lift: 0.5,
      thickness: 3,
      volume: 4,
      outline: [
        [halfWidth * t - 9, y - 24],
        [halfWidth * t + 9, y - 24],
        [halfWidth * t + 9, y + 30],
        [halfWidth * t - 9, y + 30],
      ],
    }),
  );
  if (bench.isBack) return [strap, ...loops];
  return [
    strap,
    ...loops,
    ...metalBuckle(bench, [8, y + 3], [46, 50]),
    ...[64, 88, 112].map(
      (x): Part => ({ part: 'button', at: [x, y + 3], radius: 2.6, color: [0.1, 0.1, 0.1], look: 'snap' }),
    ),
  ];
}

function epaulettes(bench: Bench, shape: Torso): Part[] {
  const { neck, shoulder } = shape.measures;
  return [-1, 1].flatMap((side): Part[] => [
    {
      part: 'panel',
      material: bench.main,
      lift: 0.6,
      thickness: 3,
      volume: 8,
      round: 10,
      outline: closedCurve([
        [side * (shoulder[0] + 4), shoulder[1] - 6, 1],
        [side * (neck[0] + 34), neck[1] + 16],
        [side * (neck[0] + 24), neck[1] + 30],
        [side * (neck[0] + 32), neck[1] + 44],
        [side * (shoulder[0] - 4), shoulder[1] + 30, 1],
      ]),
    },
    stud(bench, [side * (neck[0] + 42), neck[1] + 31], 5),
  ]);
}

export const silhouette: Silhouette = {
  name: 'biker',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: ({ fit }) => (fit === 'cropped' ? 'cropped biker jacket' : 'biker jacket'),
  words: 'biker jacket, leather jacket, moto jacket, motorcycle jacket, asymmetric zip, outerwear',
  sample: { fabric: 'leather', color: 'black', lining: 'oxblood', buttons: 'silver' },
  draw,
};
