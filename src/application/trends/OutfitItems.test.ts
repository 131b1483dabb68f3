import { describe, expect, it } from 'vitest';
import { anItem, anOutfitPiece } from '../../../tests/support/builders.ts';
import { InMemoryItems } from '../../adapters/memory/InMemoryItems.ts';
import { CallError } from '../ports/CallError.ts';
import { OutfitItems } from './OutfitItems.ts';

const PIECES = ['coat', 'knit', null].map((itemId) => ({ ...anOutfitPiece(), itemId }));

function createWorld(
  getItems = (ids: readonly string[]) =>
    new InMemoryItems(['coat', 'knit'].map((id) => anItem({ id }))).getItemsByIds(ids),
) {
  const askedIds: (readonly string[])[] = [];
  const failures: unknown[] = [];
  const getItemsByIds = async (ids: readonly string[]) => {
    askedIds.push(ids);
    return getItems(ids);
  };
  const items = new OutfitItems(async () => ({ getItemsByIds }), { showFailure: (popup) => failures.push(popup) });
  return { items, askedIds, failures };
}

describe('the items of an outfit', () => {
  it('are fetched once, in the order of the pieces', async () => {
    const { items, askedIds } = createWorld();
    expect((await items.fetch(PIECES))?.map(({ id }) => id)).toEqual(['coat', 'knit']);
    expect((await items.fetch(PIECES.slice(1)))?.map(({ id }) => id)).toEqual(['knit']);
    expect(askedIds).toEqual([['coat', 'knit']]);
  });

  it('leave out what the catalogue no longer has', async () => {
    const { items } = createWorld();
    expect(await items.fetch([anOutfitPiece({ itemId: 'sold' }), anOutfitPiece({ itemId: 'coat' })])).toHaveLength(1);
  });

  it('need no fetch if they are known', async () => {
    const { items, askedIds } = createWorld();
    items.add([anItem({ id: 'coat' }), anItem({ id: 'knit' })]);
    expect(await items.fetch(PIECES)).toHaveLength(2);
    expect(askedIds).toEqual([]);
  });

  it('report a failure, and are fetched again', async () => {
    let isBroken = true;
    const { items, failures } = createWorld(async () => {
      if (isBroken) throw new CallError('Failed to fetch items by IDs', 'broken');
      return new Map([['coat', anItem({ id: 'coat' })]]);
    });
    expect(await items.fetch(PIECES)).toBeNull();
    expect(failures).toEqual(['items-not-fetched']);
    isBroken = false;
    expect(await items.fetch(PIECES)).toHaveLength(1);
  });
});
