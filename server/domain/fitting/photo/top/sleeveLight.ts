import { PICTURE_SIDES } from '../../person/PersonBody.ts';
import type { NewTop } from './newTop.ts';
import type { OldTop } from './oldTop.ts';
import { SLEEVES } from './topRegions.ts';

/** Positions before the end of an old sleeve, as fractions of the arm, between which its light is measured. */
const [FROM, TO] = [0.25, 0.02];
/** Fraction of the pixels that may be lighter. */
const LIGHTER = 0.1;

/** Measures the light that an old sleeve leaves near its end on the new one, as a factor. */
export function measureSleeveLight({ sleeves }: OldTop, { cloth, regions }: NewTop, light: Float32Array): number {
  return Math.max(
    ...PICTURE_SIDES.map((side) => {
      const { map, ends } = sleeves[side];
      const end = Math.max(...ends);
      const isNearEnd = (_: number, i: number): boolean =>
        regions[i] === SLEEVES[side] &&
        cloth[i]! >= 0.9 &&
        map.position[i]! > end - FROM &&
        map.position[i]! < end - TO;
      const values = light.filter(isNearEnd).toSorted();
      return values[Math.floor(values.length * (1 - LIGHTER))] ?? 1;
    }),
  );
}
