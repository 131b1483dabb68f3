import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, someItems } from '../../../tests/support/builders.ts';
import { RecentItems } from './RecentItems.ts';

describe('RecentItems', () => {
  it('keeps at most ten, each once, newest first', () => {
    fc.assert(fc.property(fc.array(fc.nat(14)), (looks) => {
      const recent = new RecentItems(new Map<string, unknown>());
      for (const look of looks) recent.add(anItem({ id: `piece-${look}` }));
      const newestFirst = [...new Set([...looks].reverse())].slice(0, 10);
      expect(recent.list().map(({ id }) => id)).toEqual(newestFirst.map((look) => `piece-${look}`));
    }));
  });

  it('outlives the page, because the device keeps it', () => {
    const device = new Map<string, unknown>();
    new RecentItems(device).add(anItem({ id: 'linen-blazer' }));
    expect(new RecentItems(device).list()).toEqual([anItem({ id: 'linen-blazer' })]);
  });

  it.each([
    ['something that is no list', { id: 'x' }],
    ['entries that are no items', [null, 3, 'x', {}, { ...anItem(), price: '180' }, { ...anItem(), images: [{}] }, { ...anItem(), sizes: undefined }]],
  ])('passes over %s', (_, kept) => {
    expect(new RecentItems(new Map<string, unknown>([['recent_items', kept]])).list()).toEqual([]);
  });

  it('keeps what is sound beside what is not', () => {
    const kept = [null, ...someItems(2)];
    expect(new RecentItems(new Map<string, unknown>([['recent_items', kept]])).list()).toEqual(someItems(2));
  });
});
