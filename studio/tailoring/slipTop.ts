import type { Bench } from './Bench.ts';
import type { Part } from './Drawing.ts';
import { fan, fold, risingFrom, swell } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve } from './geometry.ts';
import { cowl } from './slip.ts';
import type { StrappedMeasures, TopEdge } from './strapped.ts';
import { edgeSeen, flatStraps, mirroredBack, strappedBack, topEdge } from './strapped.ts';

export interface SlipTop {
  /** Parts drawn before the skirt or trousers. */
  readonly behind: readonly Part[];
  readonly front: readonly Part[];
  readonly over: readonly Part[];
  readonly landmarks: Readonly<Record<string, Point>>;
}

/** The upper half of a shoulderless garment: on straps, round the neck, or strapless. */
export function slipTop(bench: Bench, waist: Point, style: string): SlipTop {
  const halter = style === 'halter';
  const edge = bench.text('neck', halter ? 'v' : style === 'bandeau' ? 'sweetheart' : 'cowl') as TopEdge;
  const drop = { cowl: 206, v: halter ? 268 : 250, straight: 196, scoop: 222, sweetheart: 214, square: 196 }[edge];
  const measures: StrappedMeasures = {
    strap: halter ? [52, 128] : [86, style === 'bandeau' ? 184 : 172],
    peak: halter ? [34, 84] : [68, 62],
    armpit: [134, 250],
    drop,
    backDrop: style === 'bandeau' ? 214 : 226,
    edge,
  };
  const top =
    bench.isBack && halter
      ? topEdge({ ...measures, strap: [100, 226], edge: 'straight', drop: 240 })
      : edgeSeen(bench, measures);
  const sides: Knot[] = [
    [125, 306],
    [...waist, 1],
  ];
  const random = bench.random('slip top');
  const { foldDepth: d, foldWidth: w } = bench.main.fabric;
  const neckBand: Part[] = halter
    ? [
        {
          part: 'panel',
          material: bench.main,
          lift: bench.isBack ? 0.4 : 0.05,
          light: bench.isBack ? 1 : 0.66,
          thickness: 3,
          volume: 6,
          outline: closedCurve([
            [-56, 134, 1],
            [-44, 112],
            [0, 98],
            [44, 112],
            [56, 134, 1],
            [40, 136, 1],
            [30, 122],
            [0, 113],
            [-30, 122],
            [-40, 136, 1],
          ]),
        },
      ]
    : [];
  const body: Part = {
    part: 'panel',
    material: bench.main,
    volume: 22,
    lift: 0.26,
    outline: closedCurve([
      ...top,
      ...sides,
      [0, waist[1] + 6],
      ...mirroredBack([...top, ...sides]).filter(([x]) => Math.abs(x) > 0.01),
    ]),
    folds: [
      ...swell(random, { left: -110, right: 110, top: 220, bottom: waist[1] }, 4 * d),
      ...fan(random, [126, 262], [-1.8, -0.6], [40, 100], 3, 7 * w, 2.4 * d),
      ...fan(random, [-126, 262], [0.6, 1.8], [40, 100], 3, 7 * w, 2.4 * d),
      ...risingFrom(
        random,
        [
          [-waist[0], waist[1]],
          [waist[0], waist[1]],
        ],
        [30, 110],
        12,
        5.5,
        2.8 * d,
      ),
      ...(edge === 'cowl' && !bench.isBack ? cowl(bench, 86, 172, 206) : []),
      ...(halter && !bench.isBack
        ? [
            fold([40, 140], [20, 350], 0.05, 8, 3 * d),
            fold([-42, 140], [-24, 350], -0.05, 8, 3 * d),
            fold([66, 170], [80, 340], 0.04, 7, 2.4 * d),
            fold([-66, 170], [-80, 340], -0.04, 7, 2.4 * d),
          ]
        : []),
    ],
  };
  const straps = style === 'strap' ? flatStraps(bench, measures, bench.count('strap', 9)) : [];
  const label: Part[] =
    bench.isBack || halter ? [] : [{ part: 'label', at: [0, measures.backDrop + 12], size: [24, 10] }];
  const back = halter
    ? strappedBack(bench, { ...measures, strap: [96, 226], backDrop: 236 }, [...sides, [0, waist[1]]])
    : strappedBack(bench, measures, [...sides, [0, waist[1]]]);
  const frontInside: Part[] =
    halter && bench.isBack
      ? [
          {
            part: 'panel',
            material: bench.plain(),
            light: 0.62,
            lift: 0,
            volume: 4,
            outline: closedCurve([
              ...topEdge(measures),
              ...sides,
              [0, waist[1]],
              ...mirroredBack([...topEdge(measures), ...sides]).filter(([x]) => Math.abs(x) > 0.01),
            ]),
          },
        ]
      : [];
  return {
    behind: [...frontInside, ...straps, ...(bench.isBack ? [] : neckBand), ...back, ...label],
    front: [body, ...(bench.isBack ? neckBand : [])],
    over: [],
    landmarks: { left_armpit: [-134, 250], right_armpit: [134, 250] },
  };
}
