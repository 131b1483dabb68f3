import { describe, expect, it } from 'vitest';
import type { Body } from './Figure.ts';
import type { Cut } from './Garment.ts';
import { readingsOf } from './readings.ts';

const cut = (category: Cut['category'], kind: string): Cut => ({
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
    expect(readingsOf({ fullBody: cut('dresses', 'dress') }, body)).toHaveLength(1);
    expect(readingsOf({ bottom: jeans }, body)).toHaveLength(1);
  });

  it('are two for a coat over a dress: closed, then open', () => {
    expect(readingsOf({ fullBody: cut('dresses', 'dress'), over: coat }, body)).toEqual([
      { tucked: false, open: false },
      { tucked: false, open: true },
    ]);
  });

  it('is a single one for a coat over nothing, and for a sweater that is not tucked in', () => {
    expect(readingsOf({ bottom: jeans, over: coat }, body)).toHaveLength(1);
    expect(readingsOf({ bottom: jeans, top: cut('upper_body', 'sweater') }, body)).toHaveLength(1);
  });
});
