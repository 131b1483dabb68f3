import { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import type { LegMeasures } from '../tailoring/legs.ts';
import { legLandmarks } from '../tailoring/legs.ts';
import { button } from '../tailoring/placket.ts';
import { trouserParts } from '../tailoring/trouserParts.ts';
import type { Silhouette } from './Silhouette.ts';

const LEGS: Readonly<Record<string, Pick<LegMeasures, 'knee' | 'hem'>>> = {
  straight: { knee: [170, 18, 640], hem: [164, 26, 936] },
  tapered: { knee: [164, 22, 640], hem: [128, 48, 906] },
  balloon: { knee: [204, 8, 620], hem: [138, 42, 908] },
  palazzo: { knee: [222, 4, 640], hem: [264, 4, 944] },
};

/** The waist is high and the hip is round, to give the pleats room. */
function shape(bench: Bench): LegMeasures {
  const leg = LEGS[bench.text('leg', 'straight')] ?? LEGS['straight']!;
  return { waist: [106, 60], hip: [166, 268], crotch: 372, band: bench.has('deep band') ? 66 : 46, ...leg };
}

/** Two side tabs that adjust the waist instead of a belt. */
function adjusters(bench: Bench, measures: LegMeasures): Part[] {
  if (!bench.has('tabs') || bench.isBack) return [];
  const y = measures.waist[1] + measures.band * 0.55;
  return [-1, 1].flatMap((side): Part[] => [
    {
      part: 'panel',
      material: bench.main,
      lift: 0.5,
      thickness: 2.6,
      volume: 4,
      outline: closedCurve([
        [side * measures.waist[0] * 0.97, y - 9, 1],
        [side * 62, y - 7, 1],
        [side * 54, y + 1],
        [side * 62, y + 9, 1],
        [side * measures.waist[0] * 0.99, y + 8, 1],
      ]),
    },
    button(bench, [side * 67, y + 1], 6),
  ]);
}

function draw(bench: Bench): Drawing {
  const measures = shape(bench);
  const pleated = new Bench(
    { pleats: 2, ...bench.options },
    bench.cloth,
    bench.random('pleats').whole(1, 1e6),
    bench.view,
  );
  return {
    parts: [...trouserParts(pleated, measures), ...adjusters(bench, measures)],
    focus: { at: [40, 170], zoom: 1.9 },
    landmarks: legLandmarks(pleated, measures),
  };
}

const LEG_WORDS: Readonly<Record<string, string>> = {
  palazzo: 'pleated palazzo trousers',
  balloon: 'pleated balloon trousers',
  tapered: 'pleated tapered trousers',
};

export const silhouette: Silhouette = {
  name: 'pleated-trousers',
  kind: 'trousers',
  tryOn: 'lower_body',
  subkind: (options) => LEG_WORDS[String(options['leg'])] ?? 'pleated trousers',
  words: 'pleated trousers, high-waisted trousers, pants, slacks',
  sample: { fabric: 'wool', color: 'camel' },
  draw,
};
