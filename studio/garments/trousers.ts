import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import { legLandmarks, legMeasures } from '../tailoring/legs.ts';
import { trouserParts } from '../tailoring/trouserParts.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const shape = legMeasures(bench, bench.text('leg', '') === 'tapered' ? 912 : 938);
  return {
    parts: trouserParts(bench, shape),
    focus: { at: [40, 160], zoom: 2 },
    landmarks: legLandmarks(bench, shape),
  };
}

export const silhouette: Silhouette = {
  name: 'trousers',
  kind: 'trousers',
  tryOn: 'lower_body',
  subkind: (options) =>
    options['waist'] === 'drawstring' ? 'drawstring trousers' : `${String(options['leg'] ?? 'straight')}-leg trousers`,
  words: 'trousers, pants, slacks',
  draw,
};
