import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { hang } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, lerp } from '../tailoring/geometry.ts';
import { skirtBand } from '../tailoring/skirts.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS: Readonly<Record<string, { top: number; bottom: number; waist: number; hem: number; pleats: number }>> = {
  mini: { top: 236, bottom: 700, waist: 150, hem: 268, pleats: 18 },
  midi: { top: 132, bottom: 872, waist: 128, hem: 272, pleats: 22 },
  maxi: { top: 62, bottom: 940, waist: 116, hem: 266, pleats: 26 },
};

/** Each pleat ends in a small step, so the hem looks like a row of teeth. */
function toothedHem(bench: Bench, halfWidth: number, y: number, pleats: number): Knot[] {
  const random = bench.random('teeth');
  const [swing, phase] = [random.between(4, 9), random.between(0, 6)];
  return Array.from({ length: pleats - 1 }, (_, index) => {
    const t = 1 - ((index + 1) / pleats) * 2;
    const drop = 12 * (1 - t * t) + swing * Math.sin(t * 5 + phase) * (1 - t * t);
    return [
      [t * halfWidth + 3, y + drop + 6 + random.between(-1.5, 1.5), 1],
      [t * halfWidth - 1, y + drop - 2, 1],
    ] as Knot[];
  }).flat();
}

function draw(bench: Bench): Drawing {
  const measures = LENGTHS[bench.text('length', 'midi')] ?? LENGTHS['midi']!;
  const band = measures.top > 200 ? 46 : 40;
  const random = bench.random('pleats');
  const halfAt = (y: number): number =>
    lerp(
      measures.waist,
      measures.hem,
      Math.max(0, (y - measures.top - band) / (measures.bottom - measures.top - band)) ** 0.86,
    );
  const side = (sign: number): Knot[] =>
    [0, 0.3, 0.62, 1].map((t): Knot => {
      const y = lerp(measures.top + band - 4, measures.bottom, t);
      return [sign * (halfAt(y) + (t > 0 && t < 1 ? random.between(-3, 4) : 0)), y, t === 0 || t === 1 ? 1 : 0];
    });
  const { behind, band: waistband } = skirtBand(bench, measures.waist - 2, measures.top, band);
  const skirt: Part = {
    part: 'panel',
    material: bench.main,
    volume: 26,
    lift: 0.2,
    outline: closedCurve([
      ...side(1),
      ...toothedHem(bench, measures.hem, measures.bottom, measures.pleats),
      ...side(-1).reverse(),
      [0, measures.top + band],
    ]),
    grain: {
      origin: [0, measures.top],
      angle: 0,
      flare: (measures.hem / measures.waist - 1) / (measures.bottom - measures.top),
    },
    pleats: {
      count: measures.pleats,
      depth: 6.2 * Math.min(1.15, bench.main.fabric.foldDepth),
      top: measures.top + band - 30,
      half: halfAt,
    },
    folds: hang(
      random,
      { left: -measures.hem * 0.8, right: measures.hem * 0.8, top: measures.top + 120, bottom: measures.bottom },
      random.whole(4, 6),
      36,
      9,
    ),
  };
  return {
    parts: [...behind, skirt, waistband],
    focus: { at: [26, measures.top + 130], zoom: 1.9 },
    landmarks: {
      left_waist: [-measures.waist, measures.top],
      right_waist: [measures.waist, measures.top],
      left_hem: [-measures.hem, measures.bottom],
      right_hem: [measures.hem, measures.bottom],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'pleated-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (options) => `pleated ${String(options['length'] ?? 'midi')} skirt`,
  words: 'pleated skirt, pleats',
  draw,
};
