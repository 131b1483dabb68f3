import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Fold, Part } from '../tailoring/Drawing.ts';
import { bunch, fan, swell } from '../tailoring/folds.ts';
import { closedCurve, lerp, openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { acrossLeg } from '../tailoring/legs.ts';
import type { Leg, LegMeasures } from '../tailoring/legs.ts';
import { leg, legLandmarks } from '../tailoring/legs.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS: Readonly<Record<string, { knee: LegMeasures['knee']; hem: LegMeasures['hem'] }>> = {
  full: { knee: [126, 42, 636], hem: [102, 62, 940] },
  cropped: { knee: [128, 40, 640], hem: [108, 56, 842] },
  capri: { knee: [130, 38, 640], hem: [120, 48, 738] },
  biker: { knee: [142, 26, 540], hem: [138, 30, 596] },
  flared: { knee: [126, 40, 630], hem: [166, 20, 942] },
};

/** Tight fabric has few folds: behind the knee, at the ankle and at the crotch. */
function closeFolds(bench: Bench, measures: LegMeasures, side: 1 | -1): Fold[] {
  const random = bench.random(`close ${side}`);
  const foldDepth = bench.main.fabric.foldDepth;
  const isLong = measures.hem[2] > 700;
  const x = (measures.knee[0] + measures.knee[1]) / 2;
  return [
    ...swell(
      random,
      { left: side > 0 ? 20 : -150, right: side > 0 ? 150 : -20, top: measures.hip[1], bottom: measures.hem[2] },
      4 * foldDepth,
    ),
    ...fan(
      random,
      [side * 4, measures.crotch - 8],
      side > 0 ? [0.6, 2.2] : [-2.2, -0.6],
      [40, 96],
      3,
      6,
      2.6 * foldDepth,
    ),
    ...(isLong
      ? bunch(
          random,
          [
            [side * x, measures.knee[2] - 40],
            [side * x, measures.knee[2] + 34],
          ],
          40,
          3,
          6,
          2 * foldDepth,
        )
      : []),
    ...(isLong && measures.hem[0] < 130
      ? bunch(
          random,
          [
            [side * lerp(measures.hem[0], measures.hem[1], 0.5), measures.hem[2] - 70],
            [side * lerp(measures.hem[0], measures.hem[1], 0.5), measures.hem[2] - 8],
          ],
          26,
          3,
          5,
          2.2 * foldDepth,
        )
      : []),
  ];
}

/** An inset of another color or of net along the outside of the leg. */
function inserts(bench: Bench, firstLeg: Leg, side: 1 | -1): Part[] {
  const kind = bench.text('insert', 'none');
  if (kind === 'none') return [];
  const material =
    kind === 'net'
      ? bench.plain('tulle', bench.cloth.accent ?? bench.cloth.color)
      : bench.plain(bench.cloth.fabric, bench.cloth.accent ?? bench.cloth.color);
  const line = firstLeg.outer.slice(Math.floor(firstLeg.outer.length * (kind === 'net' ? 0.55 : 0.02)));
  return [
    {
      part: 'panel',
      material,
      lift: 0.05,
      thickness: 1,
      volume: 22,
      outline: [
        ...line,
        ...line
          .map(([x, y], index) => [x - side * (kind === 'net' ? 30 : 14) * Math.min(1, (index + 1) / 7), y] as const)
          .reverse(),
      ],
      seams: [
        seam(
          line.map(([x, y]) => [x - side * (kind === 'net' ? 30 : 14), y] as const),
          0.8,
        ),
      ],
    },
  ];
}

function draw(bench: Bench): Drawing {
  const size = LENGTHS[bench.text('length', 'full')] ?? LENGTHS['full']!;
  const distance = size.hem[2] < 700 ? 130 : 0;
  const down = ([a, b, y]: LegMeasures['knee']): LegMeasures['knee'] => [a, b, y + distance];
  const measures: LegMeasures = {
    waist: [112, 62 + distance],
    hip: [141, 268 + distance],
    crotch: 366 + distance,
    knee: down(size.knee),
    hem: down(size.hem),
    band: bench.text('waist', 'high') === 'high' ? 88 : 50,
  };
  const [x, y] = measures.waist;
  const parts: Part[] = bench.isBack
    ? []
    : [
        {
          part: 'panel',
          material: bench.plain(),
          light: 0.55,
          lift: 0,
          volume: 2,
          outline: mirrorHalf([
            [0, y - 5],
            [x * 0.7, y - 4],
            [x, y, 1],
            [x * 0.9, y + 30, 1],
            [0, y + 34],
          ]),
        },
        { part: 'label', at: [0, y + 3], size: [26, 9] },
      ];
  for (const side of [-1, 1] as const) {
    const firstLeg = leg(bench, { ...measures, waist: [x + 6, y] }, side, false);
    parts.push(
      {
        ...firstLeg.panel,
        volume: 34,
        folds: closeFolds(bench, measures, side),
        seams: [
          seam(acrossLeg(firstLeg, 14), 0.7),
          ...(side === 1
            ? [
                seam(
                  [
                    [0, y + measures.band],
                    [0, measures.crotch],
                  ],
                  1.1,
                ),
              ]
            : []),
          ...(bench.has('panels')
            ? [
                seam(
                  openCurve([
                    [side * x * 0.8, y + measures.band],
                    [side * measures.hip[0] * 0.52, measures.hip[1] + 60],
                    [side * (measures.knee[0] - 12), measures.knee[2] - 40],
                  ]),
                  1,
                ),
              ]
            : []),
          ...(bench.has('pocket') ? [seam(offsetLine(firstLeg.outer, side * 42).slice(14, 24), 1.3)] : []),
        ],
        stitching: [{ path: acrossLeg(firstLeg, 12), color: bench.thread }],
      },
      ...inserts(bench, firstLeg, side),
    );
  }
  const dip = bench.isBack ? 0 : bench.text('waist', 'high') === 'cross' ? 26 : 8;
  parts.push({
    part: 'panel',
    material: bench.main,
    lift: 0.2,
    volume: 20,
    thickness: 3.4,
    outline: closedCurve([
      [0, y + dip, dip > 20 ? 1 : 0],
      [x * 0.6, y + dip * 0.5],
      [x, y, 1],
      [x + 4, y + measures.band * 0.6],
      [x + 10, y + measures.band, 1],
      [0, y + measures.band + 12],
      [-x - 10, y + measures.band, 1],
      [-x - 4, y + measures.band * 0.6],
      [-x, y, 1],
      [-x * 0.6, y + dip * 0.5],
    ]),
    seams:
      dip > 20
        ? [
            seam(
              [
                [-x * 0.6, y + measures.band + 8],
                [0, y + dip],
              ],
              1.6,
            ),
            seam(
              [
                [x * 0.6, y + measures.band + 8],
                [0, y + dip],
              ],
              1.6,
            ),
          ]
        : [
            seam(
              openCurve([
                [-x, y + 9],
                [0, y + dip + 9],
                [x, y + 9],
              ]),
              0.6,
            ),
          ],
  });
  return { parts, focus: { at: [60, y + 150], zoom: 1.9 }, landmarks: legLandmarks(bench, measures) };
}

export const silhouette: Silhouette = {
  name: 'leggings',
  kind: 'leggings',
  tryOn: 'lower_body',
  subkind: (options) =>
    ({ biker: 'biker leggings', flared: 'flared leggings', capri: 'capri leggings', cropped: '7/8 leggings' })[
      String(options['length'])
    ] ?? 'leggings',
  words: 'leggings, tights, yoga pants, workout bottoms',
  sample: { fabric: 'stretch', color: 'black' },
  draw,
};
