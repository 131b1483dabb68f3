import type { Arms, ArmsRequest } from './arms.ts';
import { arms } from './arms.ts';
import type { Bench } from './Bench.ts';
import type { Panel, Part } from './Drawing.ts';
import type { Knot } from './geometry.ts';
import { closedCurve } from './geometry.ts';
import type { SleeveCut } from './sleeveCuts.ts';
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
  return {
    ...neck,
    ...fit,
    waist: [fit.waist[0], fit.waist[1] - shorter * 0.6],
    hem: [fit.hem[0], fit.hem[1] - shorter],
    sag: 3,
  };
}

/** The default sleeve cuts of knits, by fit. */
const KNIT_CUTS: Readonly<Record<string, SleeveCut>> = { regular: 'set-in', slim: 'natural', boxy: 'dropped' };

/** Both sleeves of a knit with ribbed ends. The option `sleeve` selects another cut. */
export function knitArms(bench: Bench, shape: Torso, change: Partial<ArmsRequest> = {}): Arms {
  const cut = bench.text('sleeve', KNIT_CUTS[bench.text('fit', 'regular')] ?? 'set-in') as SleeveCut;
  // Full sleeves are kept away from the body, so that their shapes do not merge.
  const apart: Partial<ArmsRequest> =
    cut === 'balloon' ? { ease: 0.84, pose: 'open' } : cut === 'dropped' ? { ease: 0.94, pose: 'open' } : {};
  return arms(bench, shape, {
    cut,
    finish: 'rib',
    length: cut === 'dropped' ? 430 : cut === 'raglan' ? 476 : 456,
    ...apart,
    ...change,
  });
}

/** The rib at the hem. It pulls the cloth in, so that the body blouses over it. */
export function hemRib(bench: Bench, shape: Torso, height: number): Panel {
  const [x, y] = shape.measures.hem;
  const random = bench.random('rib');
  const slack = random.between(-3, 3);
  const halfOutline: Knot[] = [
    [x * 0.985, y - 8, 1],
    [x * 0.955, y + height * 0.4],
    [x * 0.962, y + height, 1],
  ];
  return {
    part: 'panel',
    material: bench.plain('rib'),
    lift: 0.35,
    volume: 20,
    thickness: 5,
    outline: closedCurve([
      ...halfOutline,
      [x * 0.4, y + height + 5 + slack],
      [-x * 0.4, y + height + 5 - slack],
      ...halfOutline.map(([px, py, corner]): Knot => [-px, py, corner]).reverse(),
      [0, y - 4],
    ]),
  };
}

/** Sleeves, cuffs, hem and body of a knit. */
export function knitBody(bench: Bench, shape: Torso, pair: Arms, rib = 58, extra: Partial<Panel> = {}): Part[] {
  return [
    ...pair.partsUnder,
    hemRib(bench, shape, rib),
    {
      part: 'panel',
      outline: shape.outline,
      material: bench.main,
      join: 'shell',
      volume: 28,
      lift: 0.16,
      folds: torsoFolds(bench, shape, 0.9),
      seams: pair.seams,
      ...extra,
    },
    ...pair.partsOver,
  ];
}

export const knitTorso = (bench: Bench, neck: Pick<TorsoMeasures, 'neck' | 'drop' | 'neckline'>): Torso =>
  torso(bench, knitMeasures(bench, neck));
