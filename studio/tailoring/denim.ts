import type { Rgb } from '../fabric/Material.ts';
import { brightness, mixed } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Fade, Part } from './Drawing.ts';
import type { Knot } from './geometry.ts';
import { closedCurve, openCurve } from './geometry.ts';
import type { LegMeasures } from './legs.ts';
import { patchPocket } from './pockets.ts';
import { offsetLine, seam } from './torso.ts';

/** The thread's color: tobacco on blue, otherwise close to the cloth's. */
export function jeanThread(bench: Bench): Rgb {
  const ground = bench.main.ground;
  const isBlue = ground[2] - ground[0] > 0.06;
  return isBlue
    ? mixed([0.78, 0.6, 0.36], ground, 0.25)
    : brightness(ground) > 0.5
      ? mixed(ground, [0.5, 0.4, 0.3], 0.35)
      : mixed(ground, [0.8, 0.8, 0.8], 0.25);
}

/** Fades thighs and knees, and the seat and calves slightly. Black and raw cloth hardly fade. */
export function denimFades(bench: Bench, measures: LegMeasures, side: number): Fade[] {
  const pale = brightness(bench.main.ground);
  const wear = pale > 0.65 ? 0.05 : pale < 0.22 ? 0.18 : 0.32;
  const middle = (measures.hip[0] + 20) / 2;
  return [
    { at: [side * middle, measures.hip[1] + 130], radius: [46, 165], strength: wear },
    {
      at: [(side * (measures.knee[0] + measures.knee[1])) / 2, measures.knee[2] - 10],
      radius: [44, 90],
      strength: wear * 0.7,
    },
    {
      at: [(side * (measures.hem[0] + measures.hem[1])) / 2, measures.hem[2] - 40],
      radius: [52, 60],
      strength: wear * 0.3,
    },
    { at: [side * (measures.hip[0] + 2), measures.knee[2]], radius: [20, 420], strength: -wear * 0.35 },
    { at: [side * 6, measures.crotch + 90], radius: [18, 190], strength: -wear * 0.3 },
  ];
}

/** The curved pocket openings, the pocket bags under them, the coin pocket and rivets. */
export function frontPockets(bench: Bench, measures: LegMeasures, thread: Rgb): Part[] {
  const top = measures.waist[1] + measures.band + 2;
  return ([-1, 1] as const).flatMap((side): Part[] => {
    const curve: Knot[] = [
      [46, top],
      [58, top + 42],
      [100, top + 66],
      [144, top + 70],
    ];
    const line = openCurve(curve.map(([x, y]): Knot => [x * side, y]));
    const bag = closedCurve([
      [46 * side, top - 3, 1],
      ...curve.slice(1).map(([x, y]): Knot => [x * side, y]),
      [142 * side, top + 70, 1],
      [(measures.waist[0] + 6) * side, top - 4, 1],
    ]);
    return [
      {
        part: 'panel',
        outline: bag,
        material: bench.main,
        light: 0.96,
        lift: 0,
        join: `leg ${side}`,
        thickness: 1,
        volume: 30,
        grain: { origin: [0, 0], angle: 0.1 * side },
        seams: [seam(offsetLine(line, side * 1), 2.2, 2.2)],
      },
      {
        part: 'panel',
        material: bench.main,
        lift: 0,
        thickness: 1,
        volume: 0,
        outline: [...line, ...offsetLine(line, -side * 9).reverse()],
        stitching: [
          { path: offsetLine(line, -side * 3), color: thread },
          { path: offsetLine(line, -side * 7), color: thread },
        ],
      },
      ...[line[1]!, line[line.length - 3]!].map(
        ([x, y]): Part => ({
          part: 'button',
          at: [x - side * 4, y + 3],
          radius: 3.4,
          color: [0.72, 0.52, 0.36],
          look: 'shank',
        }),
      ),
    ];
  });
}

export function denimBackPockets(bench: Bench, thread: Rgb): Part[] {
  const pockets = [-1, 1].map((side): Part => {
    const pocket = patchPocket(bench, [side * 76, 232], 96, 112, 18);
    return {
      ...pocket,
      stitching: [
        ...(pocket.stitching ?? []),
        {
          path: openCurve([
            [side * 76 - 42, 282],
            [side * 76, 300],
            [side * 76 + 42, 282],
          ]),
          color: thread,
        },
      ].map((line) => ({ ...line, color: thread })),
    };
  });
  const patch: Part = {
    part: 'panel',
    material: { ...bench.plain('twill', 'tobacco') },
    outline: [
      [52, 82],
      [98, 80],
      [98, 112],
      [52, 114],
    ],
    lift: 0.3,
    thickness: 1.6,
    volume: 0,
    stitching: [
      {
        path: [
          [54, 84],
          [96, 82],
          [96, 110],
          [54, 112],
          [54, 84],
        ],
        color: thread,
      },
    ],
  };
  return [...pockets, patch];
}

/** Worn-through knees: white weft threads across a hole with frayed edges, at different heights on the two legs. */
export function rips(bench: Bench, measures: LegMeasures): Part[] {
  const random = bench.random('rips');
  const weft: Rgb = mixed(bench.main.ground, [0.96, 0.95, 0.92], 0.62);
  return ([-1, 1] as const).flatMap((side): Part[] => {
    const x = (side * (measures.knee[0] + measures.knee[1])) / 2 + random.between(-6, 6);
    const y = measures.knee[2] - random.between(10, 44);
    const [halfWidth, height] = [
      Math.min(40, (measures.knee[0] - measures.knee[1]) * 0.33) * random.between(0.8, 1),
      random.between(12, 18),
    ];
    const hole = closedCurve([
      [x - halfWidth, y],
      [x - halfWidth * 0.4, y - height * 0.8],
      [x + halfWidth * 0.5, y - height],
      [x + halfWidth, y + 2],
      [x + halfWidth * 0.3, y + height],
      [x - halfWidth * 0.5, y + height * 0.8],
    ]);
    const threads = Array.from({ length: 8 }, (_, index): Part => {
      const lineY = y - height * 0.8 + (index / 7) * height * 1.6;
      const reach =
        halfWidth * Math.sqrt(Math.max(0.1, 1 - ((lineY - y) / (height * 1.1)) ** 2)) + random.between(1, 5);
      return {
        part: 'cord',
        width: random.between(1.6, 2.8),
        color: weft,
        path: openCurve([
          [x - reach, lineY + random.between(-2, 2)],
          [x + random.between(-8, 8), lineY + random.between(-1, 4)],
          [x + reach, lineY + random.between(-2, 2)],
        ]),
      };
    });
    return [
      {
        part: 'panel',
        material: { ...bench.plain('twill'), ground: mixed(bench.main.ground, [0.05, 0.05, 0.06], 0.5) },
        outline: hole,
        lift: 0,
        thickness: 0.6,
        volume: 0,
      },
      ...threads,
    ];
  });
}
