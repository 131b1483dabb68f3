import type { Bench } from '../tailoring/Bench.ts';
import { tiedBelt } from '../tailoring/belt.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { hang, foldsRisingFrom } from '../tailoring/folds.ts';
import { openCurve, resampleLine } from '../tailoring/geometry.ts';
import { acrossLeg } from '../tailoring/legs.ts';
import type { Leg, LegMeasures } from '../tailoring/legs.ts';
import { leg, legLandmarks, waistband } from '../tailoring/legs.ts';
import { button, buttonsDown } from '../tailoring/placket.ts';
import { ruffle } from '../tailoring/ruffle.ts';
import { laceBorder } from '../tailoring/strapped.ts';
import { seam } from '../tailoring/torso.ts';
import { turnUp } from '../tailoring/turnUp.ts';
import type { Silhouette } from './Silhouette.ts';

const LEGS: Readonly<Record<string, Pick<LegMeasures, 'knee' | 'hem' | 'crotch'>>> = {
  flared: { crotch: 548, knee: [230, 6, 600], hem: [248, 6, 690] },
  bermuda: { crotch: 546, knee: [198, 10, 660], hem: [200, 14, 812] },
  micro: { crotch: 556, knee: [212, 14, 610], hem: [220, 14, 662] },
};

/** A paper-bag waist: a frill above the waistband. */
function paperbag(bench: Bench, measures: LegMeasures): Part[] {
  const [x, y] = measures.waist;
  const random = bench.random('paperbag');
  const foldDepth = bench.main.fabric.foldDepth;
  return [
    {
      ...ruffle(
        bench,
        openCurve([
          [-x, y + 8],
          [0, y + 14],
          [x, y + 8],
        ]),
        34,
        { name: 'paperbag', pitch: 30 },
      ),
    },
    {
      part: 'panel',
      material: bench.main,
      lift: 0.2,
      volume: 16,
      outline: [
        ...openCurve([
          [-x, y + 4],
          [0, y + 10],
          [x, y + 4],
        ]),
        ...openCurve([
          [x + 4, y + measures.band],
          [0, y + measures.band + 8],
          [-x - 4, y + measures.band],
        ]),
      ],
      folds: foldsRisingFrom(
        random,
        [
          [-x, y + measures.band + 4],
          [x, y + measures.band + 4],
        ],
        [measures.band * 0.7, measures.band],
        26,
        4.2,
        2.6 * foldDepth,
      ),
    },
  ];
}

function finish(bench: Bench, firstLeg: Leg, side: 1 | -1): Part[] {
  const line = resampleLine(side > 0 ? acrossLeg(firstLeg, 4) : [...acrossLeg(firstLeg, 4)].reverse(), 3);
  const hem = bench.text('hem', 'plain');
  if (hem === 'turn-up') return [turnUp(bench, firstLeg, 40)];
  if (hem === 'ruffle') return [ruffle(bench, line, 36, { name: `hem ${side}`, pitch: 24, lift: 0.2 })];
  if (hem === 'lace') return [laceBorder(bench, line, 34)];
  return [];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('waist', 'smooth');
  const measures: LegMeasures = {
    waist: [148, 236],
    hip: [bench.text('leg', 'flared') === 'flared' ? 200 : 190, 410],
    band: style === 'high' ? 74 : 42,
    ...(LEGS[bench.text('leg', 'flared')] ?? LEGS['flared']!),
  };
  const { behind, band } = waistband(bench, measures);
  const isGathered = style === 'paperbag' || style === 'elastic';
  const parts: Part[] = style === 'paperbag' ? [] : [...behind];
  for (const side of [-1, 1] as const) {
    const firstLeg = leg(bench, measures, side, style === 'high' && bench.text('leg', '') === 'bermuda');
    const random = bench.random(`soft ${side}`);
    const foldDepth = bench.main.fabric.foldDepth;
    const top = measures.waist[1] + measures.band - 4;
    const isPlain = bench.text('hem', 'plain') === 'plain';
    parts.push(
      {
        ...firstLeg.panel,
        folds: [
          ...firstLeg.panel.folds!,
          ...(isGathered
            ? foldsRisingFrom(
                random,
                [
                  [side * 8, top],
                  [side * measures.waist[0], top],
                ],
                [-50, -150],
                11,
                6,
                3 * foldDepth,
              )
            : []),
          ...(bench.text('leg', '') === 'flared'
            ? hang(
                random,
                { left: side > 0 ? 20 : -240, right: side > 0 ? 240 : -20, top: 440, bottom: measures.hem[2] + 20 },
                4,
                11,
                4 * foldDepth,
              )
            : []),
        ],
        seams: [
          ...(isPlain ? [seam(acrossLeg(firstLeg, 22), 0.8)] : []),
          ...(side === 1
            ? [
                seam(
                  [
                    [0, top],
                    [0, measures.crotch],
                  ],
                  1.5,
                ),
              ]
            : []),
          ...(style === 'high' && !bench.isBack
            ? [0.4, 0.62].map((t) =>
                seam(
                  openCurve([
                    [side * measures.waist[0] * t, top + 6],
                    [side * measures.waist[0] * (t + 0.04), top + 90],
                  ]),
                  2.4,
                  2.6,
                ),
              )
            : []),
        ],
      },
      ...finish(bench, firstLeg, side),
    );
  }
  parts.push(
    ...(style === 'paperbag'
      ? [...paperbag(bench, measures), ...tiedBelt(bench, measures.waist[0] + 4, measures.waist[1] + 28, 24)]
      : style === 'elastic'
        ? [
            {
              ...band,
              stitching: [],
              folds: foldsRisingFrom(
                bench.random('elastic'),
                [
                  [-measures.waist[0], measures.waist[1] + measures.band],
                  [measures.waist[0], measures.waist[1] + measures.band],
                ],
                [measures.band * 0.7, measures.band],
                30,
                3.6,
                2.2,
              ),
            } as Part,
          ]
        : [{ ...band, stitching: [] } as Part]),
  );
  if (style === 'high' && !bench.isBack)
    parts.push(
      ...buttonsDown(bench, -64, measures.waist[1] + 22, measures.waist[1] + measures.band - 12, 2, 7.6),
      ...buttonsDown(bench, 64, measures.waist[1] + 22, measures.waist[1] + measures.band - 12, 2, 7.6),
    );
  if (style === 'smooth' && bench.has('button') && !bench.isBack)
    parts.push(button(bench, [measures.waist[0] - 24, measures.waist[1] + measures.band * 0.55], 7));
  return { parts, focus: { at: [40, 330], zoom: 1.9 }, landmarks: legLandmarks(bench, measures) };
}

export const silhouette: Silhouette = {
  name: 'soft-shorts',
  kind: 'shorts',
  tryOn: 'lower_body',
  subkind: (options) =>
    options['waist'] === 'paperbag'
      ? 'paperbag shorts'
      : options['leg'] === 'bermuda'
        ? 'Bermuda shorts'
        : options['leg'] === 'micro'
          ? 'short shorts'
          : 'flared shorts',
  words: 'shorts, high-waisted shorts',
  sample: { fabric: 'linen', color: 'sand' },
  draw,
};
