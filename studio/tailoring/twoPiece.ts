import { Bench } from './Bench.ts';
import type { Drawing, Part } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { legLandmarks, legMeasures } from './legs.ts';
import { moveParts } from './moved.ts';
import { trouserParts } from './trouserParts.ts';

/** The position of the jacket: over the trousers and slightly to the left, so that both are visible. */
const JACKET = { scale: 0.74, by: [-62, 14] as Point };
const TROUSERS = { scale: 0.86, by: [96, 128] as Point };

export interface Upper {
  readonly parts: readonly Part[];
  readonly landmarks: Readonly<Record<string, Point>>;
}

/** A jacket laid out with the matching trousers. */
export function twoPiece(bench: Bench, upper: Upper): Drawing {
  const legs = new Bench(
    { ...bench.options, pleats: 1, leg: bench.text('fit', '') === 'relaxed' ? 'wide' : 'straight' },
    bench.cloth,
    4711,
    bench.view,
  );
  const placePoint = ({ scale, by }: typeof JACKET, [x, y]: Point): Point => [x * scale + by[0], y * scale + by[1]];
  const measures = legMeasures(legs);
  const trousers = trouserParts(legs, measures);
  const landmarks = legLandmarks(legs, measures);
  return {
    under: { parts: trousers, landmarks },
    parts: [...moveParts(trousers, TROUSERS.scale, TROUSERS.by), ...moveParts(upper.parts, JACKET.scale, JACKET.by)],
    landmarks: {
      ...Object.fromEntries(Object.entries(upper.landmarks).map(([name, point]) => [name, placePoint(JACKET, point)])),
      ...Object.fromEntries(
        Object.entries(landmarks).map(([name, point]) => [`trousers_${name}`, placePoint(TROUSERS, point)]),
      ),
    },
    focus: { at: placePoint(JACKET, [70, 320]), zoom: 2 },
  };
}
