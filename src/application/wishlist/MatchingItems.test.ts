import { describe, expect, it } from 'vitest';
import { aProfile, anItem } from '../../../tests/support/builders.ts';
import { ControllableItems } from '../../../tests/support/ControllableItems.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { MatchingItems } from './MatchingItems.ts';

const makeItems = (...ids: string[]) => ids.map((id) => anItem({ id }));

function createFixture() {
  const items = new ControllableItems();
  const warnings: string[] = [];
  const matchingItems = new MatchingItems({
    loadItems: async () => items,
    shopper: new SnapshotHolder(aProfile()),
    logger: { warn: (message) => warnings.push(message) },
  });
  const find = async (...ids: string[]) => {
    void matchingItems.find(makeItems(...ids));
    await settlePromises();
  };
  const answer = async (id: string, ...matchingIds: string[]) => {
    items.similarTo(id, 'completeTheLook').resolve(makeItems(...matchingIds));
    await settlePromises();
  };
  const listIds = () => matchingItems.snapshot.map(({ id }) => id);
  return { items, matchingItems, warnings, find, answer, listIds };
}

describe('matchingItems of a few pieces', () => {
  it('are taken from each look in turn, each once, without the pieces themselves', async () => {
    const { find, answer, listIds } = createFixture();
    await find('coat', 'dress');
    await answer('coat', 'boots', 'dress', 'scarf');
    await answer('dress', 'bag', 'boots');
    expect(listIds()).toEqual(['boots', 'bag', 'scarf']);
  });

  it('are fetched once for the same pieces', async () => {
    const { items, find, answer } = createFixture();
    await find('coat');
    await answer('coat', 'boots');
    await find('coat');
    expect(items.similar.madeArguments).toHaveLength(1);
  });

  it('belong to the newest pieces, whatever answers last', async () => {
    const { items, find, listIds } = createFixture();
    await find('coat');
    const slowCall = items.similarTo('coat', 'completeTheLook');
    await find('dress');
    items.similarTo('dress', 'completeTheLook').resolve(makeItems('bag'));
    slowCall.resolve(makeItems('boots'));
    await settlePromises();
    expect(listIds()).toEqual(['bag']);
  });

  it('are none without pieces, and after a failure, which is logged and can be tried again', async () => {
    const { items, find, answer, listIds, warnings } = createFixture();
    await find('coat');
    items.similarTo('coat', 'completeTheLook').reject(new Error('Down'));
    await settlePromises();
    expect([listIds(), warnings]).toEqual([[], ['Failed to fetch similar items']]);
    await find('coat');
    await answer('coat', 'boots');
    expect(listIds()).toEqual(['boots']);
    await find();
    expect(listIds()).toEqual([]);
  });
});
