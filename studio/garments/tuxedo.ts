import { Bench } from '../tailoring/Bench.ts';
import { dinnerJacket } from '../tailoring/dinnerJacket.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import { twoPiece } from '../tailoring/twoPiece.ts';
import type { Silhouette } from './Silhouette.ts';

/** The braid along the trousers matches the jacket. */
function draw(bench: Bench): Drawing {
  const braided = new Bench(
    { ...bench.options, stripe: true },
    { ...bench.cloth, accent: bench.cloth.accent ?? bench.cloth.color },
    4711,
    bench.view,
  );
  return twoPiece(braided, dinnerJacket(bench));
}

export const silhouette: Silhouette = {
  name: 'tuxedo',
  kind: 'suit',
  tryOn: 'suits',
  subkind: (options) =>
    options['lapel'] === 'shawl'
      ? 'shawl-collar tuxedo'
      : options['breast'] === 'double'
        ? 'double-breasted tuxedo'
        : 'tuxedo',
  words: 'tuxedo, dinner suit, black tie, satin lapels, trousers with braid',
  sample: { fabric: 'wool', color: 'ink', accent: 'black', lining: 'oxblood', buttons: 'self' },
  draw,
};
