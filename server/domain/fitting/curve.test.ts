import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Curve } from './curve.ts';

const knots = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 9 }).chain((positions) =>
  fc
    .array(fc.integer({ min: 1, max: 200 }), { minLength: positions.length, maxLength: positions.length })
    .map((increases) => {
      let value = 0;
      return [...positions].sort((a, b) => a - b).map((x, i) => [x, (value += increases[i]!)] as const);
    }),
);

describe('a curve through knots', () => {
  it('goes through each of them', () => {
    fc.assert(
      fc.property(knots, (line) => {
        const curve = new Curve(line);
        for (const [position, value] of line) expect(curve.of(position)).toBeCloseTo(value, 6);
      }),
    );
  });

  it('rises wherever its knots rise, so that cloth never folds back over itself', () => {
    fc.assert(
      fc.property(knots, (line) => {
        const curve = new Curve(line);
        let previousValue = curve.of(-50);
        for (let x = -49; x < 950; x += 3) {
          const value = curve.of(x);
          expect(value).toBeGreaterThan(previousValue - 1e-6);
          previousValue = value;
        }
      }),
      { numRuns: 40 },
    );
  });
});
