import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { computeTypicality } from './typicality.ts';

function compute(items: readonly CatalogueItem[]): readonly number[] {
  const steps = computeTypicality(items);
  for (;;) {
    const step = steps.next();
    if (step.done) return [...step.value];
  }
}

describe('how typical an item is of its kind', () => {
  it('grows with the number of items of the kind that have the same attributes', () => {
    const cotton = { materials: ['cotton'], pattern: 'plain' };
    const [usual, latex, coat] = compute([
      createGarment('usual', 'dress', cotton),
      createGarment('latex', 'dress', { materials: ['latex'], pattern: 'plain' }),
      createGarment('coat', 'coat', { materials: ['latex'], pattern: 'plain' }),
      createGarment('other', 'dress', cotton),
    ]);
    expect(usual).toBeGreaterThan(latex!);
    expect(coat).toBeGreaterThan(latex!);
  });

  it('is higher for occasions of most days, even if most items of the kind are for the evening', () => {
    const [gown, , dress] = compute([
      createGarment('gown', 'dress', { occasions: ['evening'] }),
      createGarment('another gown', 'dress', { occasions: ['evening'] }),
      createGarment('dress', 'dress', { occasions: ['everyday'] }),
    ]);
    expect(dress).toBeGreaterThan(gown!);
  });

  it('is 0 if nothing is known of an item', () => {
    expect(compute([createGarment('a', 'coat')])).toEqual([0]);
  });

  it('is between 0 and 1 for any item, even if a feed repeats a value', () => {
    const values = fc.array(fc.constantFrom('everyday', 'evening', ''), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(values, values), { maxLength: 12 }), (pairs) => {
        const items = pairs.map(([occasions, styles], index) =>
          createGarment(`item ${index}`, 'dress', { occasions, styles }),
        );
        for (const typicality of compute(items)) {
          expect(typicality).toBeGreaterThanOrEqual(0);
          expect(typicality).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
