import { expect, it } from 'vitest';
import { anItem, someItems } from '../../../tests/support/builders.ts';
import { countResults } from './SearchSnapshot.ts';

it('counts an item once that is a pick and a result', () => {
  const items = someItems(3);
  expect(countResults({ items, deepSearchItems: [] })).toBe(3);
  expect(countResults({ items, deepSearchItems: [{ ...items[1]!, reason: 'Linen.' }, anItem({ id: 'other' })] })).toBe(
    4,
  );
});
