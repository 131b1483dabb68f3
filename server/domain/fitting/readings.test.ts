import { describe, expect, it } from 'vitest';
import type { Body } from './Figure.ts';
import type { GarmentShape } from './Garment.ts';
import { findWearingWays } from './readings.ts';

const cut = (category: GarmentShape['category'], kind: string): GarmentShape => ({
  category,
  kind,
  landmarks: {},
  top: [0, 0],
  limbs: {},
});
const body = {} as Body;
const jeans = cut('lower_body', 'jeans');
const coat = cut('upper_body', 'coat');

describe('the ways to wear an outfit', () => {
  it('is a single one for a dress, and for trousers alone', () => {
    expect(findWearingWays({ fullBody: cut('dresses', 'dress') }, body)).toHaveLength(1);
    expect(findWearingWays({ bottom: jeans }, body)).toHaveLength(1);
  });

  it('are two for a coat over a dress: closed, then open', () => {
    expect(findWearingWays({ fullBody: cut('dresses', 'dress'), outermost: coat }, body)).toEqual([
      { isTucked: false, isOpen: false },
      { isTucked: false, isOpen: true },
    ]);
  });

  it('is a single one for a coat over nothing, and for a sweater that is not tucked in', () => {
    expect(findWearingWays({ bottom: jeans, outermost: coat }, body)).toHaveLength(1);
    expect(findWearingWays({ bottom: jeans, top: cut('upper_body', 'sweater') }, body)).toHaveLength(1);
  });
});
