import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listShoeSizeNames, nameRequestedSize } from './shoeSizeScales.ts';

const findNames = (
  soldSizes: readonly string[],
  gender: 'Men' | 'Women' | 'Unisex',
  requestedSize: `US ${number}` | `UK ${number}` | `EU ${number}`,
) => {
  const names = listShoeSizeNames(soldSizes, [gender]);
  return nameRequestedSize(requestedSize, []).some((name) => names.includes(name));
};

describe('sizes of shoes', () => {
  it.each([
    ['US 8', 'Women', 'UK 6'],
    ['US 8', 'Women', 'EU 39'],
    ['US 8', 'Women', 'EU 38'],
    ['US 9', 'Men', 'EU 42'],
    ['US 9', 'Men', 'UK 8'],
    ['UK 9.5', 'Men', 'US 10.5'],
    ['EU 40', 'Women', 'US 9.5'],
    ['EU 42', 'Unisex', 'US 9'],
    ['EU 42', 'Unisex', 'US 11.5'],
  ] as const)('%s for %s is %s', (soldSizes, gender, requestedSize) => {
    expect(findNames([soldSizes], gender, requestedSize)).toBe(true);
  });

  it.each([
    ['US 8', 'Women', 'EU 41'],
    ['US 9', 'Men', 'EU 40'],
    ['US 9', 'Men', 'US 9.5'],
    ['EU 42', 'Men', 'US 11.5'],
  ] as const)('%s for %s is not %s', (soldSizes, gender, requestedSize) => {
    expect(findNames([soldSizes], gender, requestedSize)).toBe(false);
  });

  it('are found by the number that the shop gives, whatever it is', () => {
    const anySize = fc
      .tuple(fc.constantFrom('US', 'UK', 'EU'), fc.integer({ min: 4, max: 100 }))
      .map(([system, halves]) => `${system} ${halves / 2}` as `US ${number}`);
    fc.assert(
      fc.property(anySize, fc.constantFrom('Men', 'Women', 'Unisex'), (size, gender) =>
        findNames([size], gender, size),
      ),
    );
  });

  it('are none of clothes', () => {
    expect(listShoeSizeNames(['S', 'M', '38', 'US', 'US 9 wide'], ['Women'])).toEqual([]);
  });
});
