import type { Bench } from '../tailoring/Bench.ts';
import { dinnerJacket } from '../tailoring/dinnerJacket.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import type { Silhouette } from './Silhouette.ts';

const draw = (bench: Bench): Drawing => ({ ...dinnerJacket(bench), focus: { at: [64, 300], zoom: 1.9 } });

export const silhouette: Silhouette = {
  name: 'dinner-jacket',
  kind: 'blazer',
  tryOn: 'upper_body',
  subkind: (options) =>
    options['lapel'] === 'shawl'
      ? 'shawl-collar dinner jacket'
      : options['breast'] === 'double'
        ? 'double-breasted dinner jacket'
        : 'dinner jacket',
  words: 'dinner jacket, tuxedo jacket, smoking jacket, black tie, satin lapels',
  sample: { fabric: 'wool', color: 'ink', accent: 'black', lining: 'plum', buttons: 'self' },
  draw,
};
