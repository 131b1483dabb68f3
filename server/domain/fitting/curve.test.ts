import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Curve } from './curve.ts';

const knots = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 9 }).chain((at) =>
  fc.array(fc.integer({ min: 1, max: 200 }), { minLength: at.length, maxLength: at.length }).map((rises) => {
    let value = 0;
    return [...at].sort((a, b) => a - b).map((x, i) => [x, (value += rises[i]!)] as const);
  }),
);

describe('a curve through knots', () => {
  it('goes through each of them', () => {
    fc.assert(
      fc.property(knots, (line) => {
        const curve = new Curve(line);
        for (const [at, value] of line) expect(curve.of(at)).toBeCloseTo(value, 6);
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
