import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult } from '../../../tests/support/builders.ts';
import { afterAnswer, answerUpTo, lastOf, UNDERSTOOD, WISH } from '../../../tests/support/chatConversation.ts';
import { chatWorld } from '../../../tests/support/chatWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

const offlineError = new CallError('Failed to send chat message', 'unreachable');

describe('results of a conversation', () => {
  it('are searched again with the refined query after a filter edit, and no longer belong to the answer', async () => {
    const { filters, searching, search, chat } = await afterAnswer({ updatedFilters: UNDERSTOOD });
    expect(search.snapshot).toMatchObject({
      query: 'dress for a garden wedding',
      items: [{ id: 'silk' }, { id: 'cotton' }],
      deepSearchItems: [{ id: 'linen' }],
    });
    filters.update('color', 'Green');
    expect(searching.newest.args[0]).toMatchObject({
      query: 'dress for a garden wedding',
      filters: { ...UNDERSTOOD, color: ['Green'] },
      filtersAreFinal: true,
    });
    searching.newest.resolve(aSearchResult({ filters: { ...UNDERSTOOD, color: ['Green'] } }));
    await settled();
    expect(chat.snapshot.shownAnswerKey).toBeNull();
  });

  it('adopt filters edited while the answer was pending, and search with them', async () => {
    const world = chatWorld();
    void world.say(WISH);
    world.filters.update('color', 'Green');
    await answerUpTo(world, 'rank', { updatedFilters: UNDERSTOOD });
    expect(world.filters.snapshot.filters).toEqual({ ...UNDERSTOOD, color: ['Green'] });
    expect(world.searching.newest.args[0]).toMatchObject({
      query: 'dress for a garden wedding',
      filters: { ...UNDERSTOOD, color: ['Green'] },
    });
  });

  it('restore the previous filters in one step', async () => {
    const world = await afterAnswer({ updatedFilters: UNDERSTOOD });
    world.chat.undoFilters(lastOf(world)!.key);
    expect(world.filters.snapshot.filters).toEqual(NO_FILTERS);
    expect(world.searching.newest.args[0]).toMatchObject({
      query: 'dress for a garden wedding',
      filters: NO_FILTERS,
      filtersAreFinal: true,
    });
  });

  it('restore no filters for an answer that is no longer shown', async () => {
    const world = await afterAnswer({ updatedFilters: UNDERSTOOD });
    const { key } = lastOf(world)!;
    void world.say('cheaper');
    await answerUpTo(world, 'rank', { updatedFilters: { ...UNDERSTOOD, priceRangeMax: 90 } });
    world.chat.undoFilters(key);
    expect(world.filters.snapshot.filters.priceRangeMax).toBe(90);
    expect(world.searching.made).toEqual([]);
  });

  it('are restored by id, in order, with reasons and filters', async () => {
    const world = await afterAnswer({ updatedFilters: UNDERSTOOD });
    const { key } = lastOf(world)!;
    void world.search.search({ query: 'boots' });
    world.searching.newest.resolve(aSearchResult());
    await settled();
    expect(world.chat.snapshot.shownAnswerKey).toBeNull();
    void world.chat.showResults(key);
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(key);
    expect(world.pulse.snapshot).toBe('thinking');
    expect(world.gettingItems.newest.args[0]).toEqual(['silk', 'cotton', 'linen']);
    world.gettingItems.newest.resolve(new Map(['linen', 'cotton'].map((id) => [id, anItem({ id })])));
    await settled();
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['cotton']);
    expect(world.search.snapshot.deepSearchItems).toMatchObject([{ id: 'linen', reason: 'Cool in June.' }]);
    expect(world.filters.snapshot.filters).toEqual(UNDERSTOOD);
    expect(world.chat.snapshot).toMatchObject({ fetchingAnswerKey: null, shownAnswerKey: key });
    expect(world.pulse.snapshot).toBe('idle');
  });

  it('show a failed fetch and keep the screen unchanged', async () => {
    const world = await afterAnswer();
    void world.say('boots');
    await answerUpTo(world, 'rank', {}, { aiMessageId: 'second' });
    const snapshotBefore = world.search.snapshot;
    void world.chat.showResults(world.chat.snapshot.messages[1]!.key);
    world.gettingItems.newest.reject(offlineError);
    await settled();
    expect(world.notices.snapshot.popup).toBe('items-not-fetched');
    expect(world.search.snapshot).toBe(snapshotBefore);
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
    void world.chat.showResults(world.chat.snapshot.messages[1]!.key);
    world.gettingItems.newest.resolve(new Map());
    await settled();
    expect(world.notices.snapshot.popup).toBeNull();
  });

  it('are dropped when a search starts during the fetch', async () => {
    const world = await afterAnswer();
    void world.chat.showResults(lastOf(world)!.key);
    void world.search.search({ query: 'boots' });
    world.gettingItems.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settled();
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('stay behind their button after another search', async () => {
    const world = chatWorld();
    void world.say(WISH);
    void world.search.search({ query: 'boots' });
    await answerUpTo(world, 'rank');
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(lastOf(world)).toMatchObject({ message: 'Linen keeps you cool.', itemIds: ['silk', 'cotton'] });
    expect(world.chat.snapshot.shownAnswerKey).toBeNull();
  });

  it('of an answer without items need no call', async () => {
    const world = await afterAnswer();
    void world.say('hm');
    await answerUpTo(world, 'rank', { intent: 'ask' }, { quickPickItems: [], deepSearchItems: [] });
    await world.chat.showResults(lastOf(world)!.key);
    expect(world.gettingItems.made).toEqual([]);
  });
});
