import { describe, expect, it } from 'vitest';
import { anItem, anOutfitPiece } from '../../../tests/support/builders.ts';
import { InMemoryItems } from '../../adapters/memory/InMemoryItems.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { CallError } from '../ports/CallError.ts';
import { PulseStatus } from '../pulse/PulseStatus.ts';
import { OutfitItems } from './OutfitItems.ts';

const PIECES = ['coat', 'knit', null].map((itemId) => ({ ...anOutfitPiece(), itemId }));

function createFixture(
  getItems = (ids: readonly string[]) =>
    new InMemoryItems(['coat', 'knit'].map((id) => anItem({ id }))).getItemsByIds(ids),
) {
  const askedIds: (readonly string[])[] = [];
  const failures: unknown[] = [];
  const getItemsByIds = async (ids: readonly string[]) => {
    askedIds.push(ids);
    return getItems(ids);
  };
  const pulse = new PulseStatus(new ManualClock());
  const notices = { showFailure: (popup: unknown) => failures.push(popup) };
  const items = new OutfitItems(async () => ({ getItemsByIds }), notices, pulse);
  return { items, askedIds, failures, pulse };
}

describe('the items of an outfit', () => {
  it('are fetched once, in the order of the pieces', async () => {
    const { items, askedIds } = createFixture();
    expect((await items.fetch(PIECES))?.map(({ id }) => id)).toEqual(['coat', 'knit']);
    expect((await items.fetch(PIECES.slice(1)))?.map(({ id }) => id)).toEqual(['knit']);
    expect(askedIds).toEqual([['coat', 'knit']]);
  });

  it('leave out what the catalogue no longer has', async () => {
    const { items } = createFixture();
    expect(await items.fetch([anOutfitPiece({ itemId: 'sold' }), anOutfitPiece({ itemId: 'coat' })])).toHaveLength(1);
  });

  it('need no fetch if they are known', async () => {
    const { items, askedIds } = createFixture();
    items.add([anItem({ id: 'coat' }), anItem({ id: 'knit' })]);
    expect(await items.fetch(PIECES)).toHaveLength(2);
    expect(askedIds).toEqual([]);
  });

  it('make the pulse think while they are fetched, and only then', async () => {
    const { items, pulse } = createFixture();
    const fetchPromise = items.fetch(PIECES);
    expect(pulse.snapshot).toBe('thinking');
    await fetchPromise;
    expect(pulse.snapshot).toBe('idle');
    const secondFetchPromise = items.fetch(PIECES);
    expect(pulse.snapshot).toBe('idle');
    await secondFetchPromise;
  });

  it('report a failure, and are fetched again', async () => {
    let isBroken = true;
    const { items, failures, pulse } = createFixture(async () => {
      if (isBroken) throw new CallError('Failed to fetch items by IDs', 'broken');
      return new Map([['coat', anItem({ id: 'coat' })]]);
    });
    expect(await items.fetch(PIECES)).toBeNull();
    expect(failures).toEqual(['items-not-fetched']);
    expect(pulse.snapshot).toBe('idle');
    isBroken = false;
    expect(await items.fetch(PIECES)).toHaveLength(1);
  });
});
