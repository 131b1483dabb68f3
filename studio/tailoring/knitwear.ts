import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import type { Knot } from './geometry.ts';
import { closedCurve } from './geometry.ts';
import type { Random } from './random.ts';
import type { Sleeve, SleeveMeasures } from './sleeve.ts';
import { armholeSeam, armPose, cuffBand, sleeve } from './sleeve.ts';
import type { Torso, TorsoMeasures } from './torso.ts';
import { torso, torsoFolds } from './torso.ts';

export const KNIT_FITS = {
  regular: { shoulder: [192, 232], armpit: [210, 408], waist: [212, 610], hem: [206, 762] },
  slim: { shoulder: [172, 228], armpit: [186, 392], waist: [178, 590], hem: [182, 744] },
  boxy: { shoulder: [226, 246], armpit: [238, 430], waist: [240, 600], hem: [226, 738] },
} as const;

export function knitMeasures(bench: Bench, neck: Pick<TorsoMeasures, 'neck' | 'drop' | 'neckline'>): TorsoMeasures {
  const fit = KNIT_FITS[bench.text('fit', 'regular') as keyof typeof KNIT_FITS];
  const shorter = bench.text('length', '') === 'short' ? 96 : 0;
  return { ...neck, ...fit, waist: [fit.waist[0], fit.waist[1] - shorter * 0.6], hem: [fit.hem[0], fit.hem[1] - shorter], sag: 3 };
}

export function knitArms(bench: Bench, shape: Torso, random: Random, change: Partial<SleeveMeasures> = {}): Sleeve[] {
  const { shoulder, armpit } = shape.measures;
  return ([1, -1] as const).map((side) => sleeve(bench, side, {
    shoulder, armpit, length: 486, elbow: 62, cuff: 44, material: bench.main, ...armPose(random, 0.15, -0.07), ...change,
  }));
}

/** The rib draws the cloth in: the body blouses a little over it. */
export function hemRib(bench: Bench, shape: Torso, height: number): Panel {
  const [x, y] = shape.measures.hem;
  const random = bench.random('rib');
  const slack = random.between(-3, 3);
  const half: Knot[] = [[x * 0.985, y - 8, 1], [x * 0.955, y + height * 0.4], [x * 0.962, y + height, 1]];
  return {
    part: 'panel', material: bench.plain('rib'), lift: 0.35, volume: 20, thickness: 5,
    outline: closedCurve([...half, [x * 0.4, y + height + 5 + slack], [-x * 0.4, y + height + 5 - slack], ...half.map(([px, py, c]): Knot => [-px, py, c]).reverse(), [0, y - 4]]),
  };
}

/** Sleeves, cuffs, hem and body of anything knitted. */
export function knitBody(bench: Bench, shape: Torso, arms: readonly Sleeve[], rib = 58, extra: Partial<Panel> = {}): Part[] {
  return [
    ...arms.flatMap((arm): Part[] => [cuffBand(arm, 52, -0.1, bench.plain('rib'), { lift: 0.2, thickness: 5 }), arm.panel]),
    hemRib(bench, shape, rib),
    {
      part: 'panel', outline: shape.outline, material: bench.main, join: 'shell', volume: 28, lift: 0.16,
      folds: torsoFolds(bench, shape, 0.9), seams: [armholeSeam(shape.armhole(1)), armholeSeam(shape.armhole(-1))], ...extra,
    },
  ];
}

export const knitTorso = (bench: Bench, neck: Pick<TorsoMeasures, 'neck' | 'drop' | 'neckline'>): Torso => torso(bench, knitMeasures(bench, neck));
