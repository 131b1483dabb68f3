import type { Bench } from './Bench.ts';
import type { Part } from './Drawing.ts';
import { fan, fold, foldsRisingFrom, swell } from './folds.ts';
import type { Knot, Point } from './geometry.ts';
import { closedCurve } from './geometry.ts';
import { cowl } from './slip.ts';
import type { StrappedMeasures, TopEdge } from './strapped.ts';
import { visibleEdge, flatStraps, mirroredBack, strappedBack, topEdge } from './strapped.ts';

export interface SlipTop {
  /** Parts drawn before the skirt or trousers. */
  readonly behind: readonly Part[];
  readonly front: readonly Part[];
  readonly over: readonly Part[];
  readonly landmarks: Readonly<Record<string, Point>>;
}

/** The upper half of a shoulderless garment: on straps, round the neck, or strapless. */
export function slipTop(bench: Bench, waist: Point, style: string): SlipTop {
  const isHalter = style === 'halter';
  const edge = bench.text('neck', isHalter ? 'v' : style === 'bandeau' ? 'sweetheart' : 'cowl') as TopEdge;
  const drop = { cowl: 206, v: isHalter ? 268 : 250, straight: 196, scoop: 222, sweetheart: 214, square: 196 }[edge];
  const measures: StrappedMeasures = {
    strap: isHalter ? [52, 128] : [86, style === 'bandeau' ? 184 : 172],
    peak: isHalter ? [34, 84] : [68, 62],
    armpit: [134, 250],
    drop,
    backDrop: style === 'bandeau' ? 214 : 226,
    edge,
  };
  const top =
    bench.isBack && isHalter
      ? topEdge({ ...measures, strap: [100, 226], edge: 'straight', drop: 240 })
      : visibleEdge(bench, measures);
  const sides: Knot[] = [
    [125, 306],
    [...waist, 1],
  ];
  const random = bench.random('slip top');
  const { foldDepth, foldWidth } = bench.main.fabric;
  const neckBand: Part[] = isHalter
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
      ...swell(random, { left: -110, right: 110, top: 220, bottom: waist[1] }, 4 * foldDepth),
      ...fan(random, [126, 262], [-1.8, -0.6], [40, 100], 3, 7 * foldWidth, 2.4 * foldDepth),
      ...fan(random, [-126, 262], [0.6, 1.8], [40, 100], 3, 7 * foldWidth, 2.4 * foldDepth),
      ...foldsRisingFrom(
        random,
        [
          [-waist[0], waist[1]],
          [waist[0], waist[1]],
        ],
        [30, 110],
        12,
        5.5,
        2.8 * foldDepth,
      ),
      ...(edge === 'cowl' && !bench.isBack ? cowl(bench, 86, 172, 206) : []),
      ...(isHalter && !bench.isBack
        ? [
            fold([40, 140], [20, 350], 0.05, 8, 3 * foldDepth),
            fold([-42, 140], [-24, 350], -0.05, 8, 3 * foldDepth),
            fold([66, 170], [80, 340], 0.04, 7, 2.4 * foldDepth),
            fold([-66, 170], [-80, 340], -0.04, 7, 2.4 * foldDepth),
          ]
        : []),
    ],
  };
  const straps = style === 'strap' ? flatStraps(bench, measures, bench.count('strap', 9)) : [];
  const label: Part[] =
    bench.isBack || isHalter ? [] : [{ part: 'label', at: [0, measures.backDrop + 12], size: [24, 10] }];
  const back = isHalter
    ? strappedBack(bench, { ...measures, strap: [96, 226], backDrop: 236 }, [...sides, [0, waist[1]]])
    : strappedBack(bench, measures, [...sides, [0, waist[1]]]);
  const frontInside: Part[] =
    isHalter && bench.isBack
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
