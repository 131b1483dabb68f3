import type { Bench } from '../tailoring/Bench.ts';
import type { Cord, Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { creases, fold, swell } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve, resampled } from '../tailoring/geometry.ts';
import { metal, metalRing } from '../tailoring/metalwork.ts';
import { band, plane, ring, stud, zip } from '../tailoring/objects.ts';
import { inset, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const STRAP: readonly Knot[] = [[-238, 548], [-226, 420], [-168, 262], [-8, 158], [160, 256], [224, 416], [240, 546]];

/** Links that lie flat and on edge by turns. */
function chain(bench: Bench, knots: readonly Knot[]): Cord[] {
  const line = resampled(openCurve(knots), 13);
  return line.slice(0, -1).map((at, index): Cord => {
    const next = line[index + 1]!;
    const angle = Math.atan2(next[1] - at[1], next[0] - at[0]);
    const turn = ([x, y]: Point): Point => [at[0] + x * Math.cos(angle) - y * Math.sin(angle), at[1] + x * Math.sin(angle) + y * Math.cos(angle)];
    const link = ring(bench, [6, 0], index % 2 ? [10, 2.4] : [10, 6.4], 4.4);
    return { ...link, path: link.path.map(turn) };
  });
}

function strap(bench: Bench): Part[] {
  const rings = [STRAP[0]!, STRAP[STRAP.length - 1]!].map(([x, y]) => metalRing(bench, [x, y], [13, 16], 6.4));
  if (bench.text('strap', 'leather') === 'chain') return [...chain(bench, STRAP), ...rings];
  return [{ ...band(bench, STRAP, bench.text('shape', 'flap') === 'half-moon' ? 34 : 26, { material: bench.plain(), stitched: true, lift: 0.6 }), volume: 5, round: 7, grain: { origin: [0, 0], angle: 0 } }, ...rings];
}

function quilted(bench: Bench): Partial<Panel> {
  return bench.has('quilted') ? { quilt: { lines: 'diamond', pitch: 46, depth: 5, from: 20 } } : {};
}

function flapBag(bench: Bench): Part[] {
  const random = bench.random('bag');
  const body: Knot[] = [[-246, 560], [-232, 534], [0, 528], [232, 534], [246, 560], [252, 690], [246, 788], [222, 812], [0, 818], [-222, 812], [-246, 788], [-252, 690]];
  const low: Knot[] = [[-247, 566], [-250, 650], [-238, 706], [-180, 730], [0, 738], [180, 730], [238, 706], [250, 650], [247, 566]];
  const flap: Knot[] = [...low, [236, 538], [200, 520], [0, 514], [-200, 520], [-236, 538]];
  const edge = openCurve(low);
  const area = { left: -230, right: 230, top: 540, bottom: 800 };
  if (bench.isBack) return [plane(body, bench.main, { volume: 40, round: 46, thickness: 5, ...quilted(bench), folds: swell(random, area, 5), seams: [seam(openCurve([[-180, 590], [0, 596], [180, 590]]), 2)], stitching: [{ path: openCurve([[-180, 584], [0, 590], [180, 584]]), colour: bench.thread }] })];
  return [
    plane(body, bench.main, { volume: 40, round: 46, thickness: 5, ...quilted(bench), folds: [...swell(random, area, 5), ...creases(random, area, 4, 1.4)] }),
    plane(flap, bench.main, { volume: 30, round: 34, thickness: 5, lift: 0.8, ...quilted(bench), folds: [fold([-240, 560], [240, 556], 0.02, 20, 5), ...swell(random, { ...area, bottom: 720 }, 4)], ...(bench.has('quilted') ? {} : { stitching: [{ path: inset(edge, -7), colour: bench.thread, length: 4.4 }] }) }),
    ...clasp(bench, [0, 716]),
  ];
}

function clasp(bench: Bench, [x, y]: Point): Part[] {
  if (bench.text('clasp', 'turn') === 'stud') return [stud(bench, [x, y - 6], 11)];
  return [
    plane([[x - 26, y - 20], [x + 26, y - 20], [x + 30, y], [x + 26, y + 20], [x - 26, y + 20], [x - 30, y]], metal(bench), { lift: 0.5, thickness: 3, volume: 10, round: 8 }),
    plane([[x - 5, y - 13, 1], [x + 5, y - 13, 1], [x + 5, y + 13, 1], [x - 5, y + 13, 1]], metal(bench), { lift: 0.7, thickness: 3, volume: 8, round: 5 }),
  ];
}

function halfMoon(bench: Bench): Part[] {
  const random = bench.random('bag');
  const body: Knot[] = [[-250, 552, 1], [-120, 584], [0, 592], [120, 584], [250, 548, 1], [272, 620], [236, 738], [132, 812], [0, 830], [-132, 812], [-236, 738], [-272, 620]];
  const top = openCurve([[-250, 552], [-120, 584], [0, 592], [120, 584], [250, 548]]);
  const low = openCurve([[272, 620], [236, 738], [132, 812], [0, 830], [-132, 812], [-236, 738], [-272, 620]]);
  const area = { left: -230, right: 230, top: 590, bottom: 800 };
  const seams = [seam(inset(low, 26), 2)];
  const front = plane(body, bench.main, {
    volume: 52, round: 60, thickness: 6, ...quilted(bench), seams, stitching: [{ path: inset(low, 31), colour: bench.thread, length: 4.2 }],
    folds: [...swell(random, area, 7), fold([-240, 580], [-110, 700], 0.2, 14, 6), fold([240, 578], [120, 706], -0.2, 14, 6), fold([-90, 596], [-40, 690], 0.1, 12, 5), fold([70, 596], [30, 700], -0.1, 12, 4.4), ...creases(random, area, bench.main.fabric.creases, 1.5)],
  });
  const behind = plane([[-246, 552, 1], [-120, 566], [0, 572], [120, 566], [246, 548, 1], [120, 604], [-120, 604]], bench.main, { light: 0.8, lift: 0, volume: 4 });
  if (bench.isBack) return [front];
  return [behind, front, ...zip(bench, top.map(([x, y]): Knot => [x * 0.93, y - 5]), [-218, 566], 8)];
}

function draw(bench: Bench): Drawing {
  const parts = bench.text('shape', 'flap') === 'half-moon' ? halfMoon(bench) : flapBag(bench);
  return { parts: [...strap(bench), ...parts], landmarks: {}, focus: { at: [bench.text('shape', 'flap') === 'half-moon' ? -150 : 40, 640], zoom: 1.7 } };
}

export const silhouette: Silhouette = {
  name: 'shoulder-bag',
  kind: 'bag',
  tryOn: null,
  subkind: ({ shape, quilted: isQuilted }) => (shape === 'half-moon' ? 'half-moon shoulder bag' : isQuilted ? 'quilted shoulder bag' : 'shoulder bag'),
  words: 'shoulder bag, handbag, crossbody bag, flap bag, purse',
  sample: { fabric: 'leather', colour: 'tobacco', buttons: 'brass' },
  draw,
};
