import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packWeights, unpackWeights } from './packedWeights.ts';

const LABEL_COUNT = 3;
const weights = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 1, maxLength: 40 });

describe('packed weights', () => {
  it('differ from the weights by at most half a step, or two steps where a whole bucket is small', () => {
    fc.assert(
      fc.property(weights, fc.nat(1_000), (values, gap) => {
        const bucketCount = gap + values.length;
        const unpackedWeights = new Float32Array(bucketCount * LABEL_COUNT);
        values.forEach(
          (value, index) => (unpackedWeights[(gap + index) * LABEL_COUNT + (index % LABEL_COUNT)] = value),
        );
        const packedWeights = packWeights({ weights: unpackedWeights, bias: Float32Array.of(1, -0.5, 0) }, 1, 2);
        const repackedWeights = unpackWeights(packedWeights, bucketCount);
        expect([...repackedWeights.bias]).toEqual([1, -0.5, 0]);
        unpackedWeights.forEach((value, index) => {
          const row = repackedWeights.rowByBucket![Math.floor(index / LABEL_COUNT)]!;
          const weight = row < 0 ? 0 : repackedWeights.weights[row * LABEL_COUNT + (index % LABEL_COUNT)]!;
          const limit = weight === 0 ? 1.5 : 0.5;
          expect(Math.abs(weight - value)).toBeLessThanOrEqual(limit * packedWeights.scale * 1.001 + 1e-6);
        });
      }),
    );
  });
});
