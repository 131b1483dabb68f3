import { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { closedCurve, lerp, openCurve } from '../tailoring/geometry.ts';
import type { LegMeasures } from '../tailoring/legs.ts';
import { legLandmarks, legMeasures } from '../tailoring/legs.ts';
import { button } from '../tailoring/placket.ts';
import { trouserParts } from '../tailoring/trouserParts.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** A pocket on the outside of the thigh: bellows, a flap, two snaps. It rotates with the leg. */
function cargoPocket(bench: Bench, measures: LegMeasures, side: 1 | -1): Part[] {
  const random = bench.random(`cargo ${side}`);
  const y = lerp(measures.crotch, measures.knee[2], 0.22) + random.between(-4, 4);
  const edge = lerp(measures.hip[0], measures.knee[0], 0.55) + 7;
  const width = bench.text('pocket', 'large') === 'slim' ? 66 : 96;
  const height = bench.text('pocket', 'large') === 'slim' ? 128 : 118;
  const pointAt = (x: number, py: number): readonly [number, number] => [side * (edge - x), y + py];
  const box: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.55,
    thickness: 5,
    volume: 18,
    round: 16,
    outline: closedCurve([
      [...pointAt(0, 0), 1],
      [...pointAt(-4, height * 0.5)],
      [...pointAt(-1, height), 1],
      [...pointAt(width * 0.5, height + 3)],
      [...pointAt(width, height - 2), 1],
      [...pointAt(width + 2, height * 0.5)],
      [...pointAt(width, -2), 1],
    ]),
    seams: [seam([pointAt(width * 0.5, 30), pointAt(width * 0.5, height)], 1.6)],
    stitching: [
      {
        path: [pointAt(5, 12), pointAt(4, height - 5), pointAt(width - 5, height - 7), pointAt(width - 5, 10)],
        color: bench.thread,
      },
    ],
    folds: [
      fold([...pointAt(10, 40)], [...pointAt(width * 0.6, height - 16)], 0.1, 8, 2.4),
      fold([...pointAt(width - 8, 50)], [...pointAt(width * 0.5, height - 8)], -0.1, 7, 2),
    ],
  };
  const flap: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.6,
    thickness: 3.6,
    volume: 8,
    round: 10,
    outline: closedCurve([
      [...pointAt(-5, -8), 1],
      [...pointAt(-5, 24), 1],
      [...pointAt(width * 0.5, 40), 1],
      [...pointAt(width + 4, 22), 1],
      [...pointAt(width + 4, -10), 1],
    ]),
    stitching: [
      { path: [pointAt(0, 21), pointAt(width * 0.5, 35), pointAt(width - 1, 19)], color: bench.thread },
      { path: [pointAt(-3, -3), pointAt(width + 2, -5)], color: bench.thread },
    ],
  };
  return [box, flap, button(bench, pointAt(width * 0.5, 26), 5.6)];
}

/** A drawcord that comes out at the side of the hem. */
function hemCords(bench: Bench, measures: LegMeasures): Part[] {
  if (!bench.has('cords')) return [];
  const random = bench.random('cords');
  return [-1, 1].map((side): Part => {
    const [x, y] = [side * (measures.hem[0] - 16), measures.hem[2] - 14];
    return {
      part: 'cord',
      width: 4.4,
      color: bench.thread,
      path: openCurve([
        [x, y],
        [x + side * random.between(2, 12), y + 22],
        [x - side * random.between(0, 10), y + 40],
        [x - side * 12, y + 18],
        [x, y],
      ]),
    };
  });
}

function draw(bench: Bench): Drawing {
  const measures = legMeasures(bench, bench.has('cords') ? 916 : 936);
  const washed = new Bench(
    { ...bench.options, washed: true },
    bench.cloth,
    bench.random('cargo').whole(1, 1e6),
    bench.view,
  );
  const kneeLine = (side: number): Part => ({
    part: 'panel',
    material: bench.main,
    lift: 0.05,
    thickness: 1,
    volume: 0,
    outline: closedCurve([
      [side * (measures.knee[1] + 2), measures.knee[2] - 42],
      [side * (measures.knee[0] - 2), measures.knee[2] - 34],
      [side * (measures.knee[0] - 2), measures.knee[2] - 30],
      [side * (measures.knee[1] + 2), measures.knee[2] - 38],
    ]),
  });
  const parts = [
    ...trouserParts(washed, measures),
    ...(bench.has('knees') ? [kneeLine(-1), kneeLine(1)] : []),
    ...cargoPocket(bench, measures, -1),
    ...cargoPocket(bench, measures, 1),
    ...hemCords(bench, measures),
  ];
  return { parts, focus: { at: [130, 480], zoom: 1.9 }, landmarks: legLandmarks(washed, measures) };
}

export const silhouette: Silhouette = {
  name: 'cargo-trousers',
  kind: 'trousers',
  tryOn: 'lower_body',
  subkind: (options) => `${String(options['leg'] ?? 'straight')}-leg cargo trousers`,
  words: 'cargo trousers, cargos, cargo pants, utility trousers',
  sample: { fabric: 'twill', color: 'olive', buttons: 'dark' },
  draw,
};
