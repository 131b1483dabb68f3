import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import type { LegMeasures } from '../tailoring/legs.ts';
import { legLandmarks } from '../tailoring/legs.ts';
import { trouserParts } from '../tailoring/trouserParts.ts';
import type { Silhouette } from './Silhouette.ts';

/** Shorts are drawn lower on the sheet and larger than the same part of trousers. */
function shape(bench: Bench): LegMeasures {
  const isWide = bench.text('leg', '') === 'wide';
  return {
    waist: [160, 230],
    hip: [203, 420],
    crotch: 556,
    band: 46,
    knee: isWide ? [240, 14, 660] : [218, 20, 660],
    hem: isWide ? [256, 16, 790] : [224, 26, 760],
  };
}

function draw(bench: Bench): Drawing {
  const measures = shape(bench);
  return {
    parts: trouserParts(bench, measures),
    focus: { at: [30, 330], zoom: 1.9 },
    landmarks: legLandmarks(bench, measures),
  };
}

export const silhouette: Silhouette = {
  name: 'shorts',
  kind: 'shorts',
  tryOn: 'lower_body',
  subkind: (options) => (options['waist'] === 'drawstring' ? 'drawstring shorts' : 'tailored shorts'),
  words: 'shorts',
  draw,
};
