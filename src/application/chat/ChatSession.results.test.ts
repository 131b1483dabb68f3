import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult } from '../../../tests/support/builders.ts';
import {
  createAnsweredWorld,
  answerUntilStage,
  getLastMessage,
  UNDERSTOOD,
  WISH,
} from '../../../tests/support/chatConversation.ts';
import { createChatWorld } from '../../../tests/support/chatWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

const offlineError = new CallError('Failed to send chat message', 'unreachable');

describe('results of a conversation', () => {
  it('are searched again with the refined query after a filter edit, and no longer belong to the answer', async () => {
    const { filters, searching, search, chat } = await createAnsweredWorld({ updatedFilters: UNDERSTOOD });
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
    await settlePromises();
    expect(chat.snapshot.shownAnswerKey).toBeNull();
  });

  it('adopt filters edited while the answer was pending, and search with them', async () => {
    const world = createChatWorld();
    void world.say(WISH);
    world.filters.update('color', 'Green');
    await answerUntilStage(world, 'rank', { updatedFilters: UNDERSTOOD });
    expect(world.filters.snapshot.filters).toEqual({ ...UNDERSTOOD, color: ['Green'] });
    expect(world.searching.newest.args[0]).toMatchObject({
      query: 'dress for a garden wedding',
      filters: { ...UNDERSTOOD, color: ['Green'] },
    });
  });

  it('restore the previous filters in one step', async () => {
    const world = await createAnsweredWorld({ updatedFilters: UNDERSTOOD });
    world.chat.undoFilters(getLastMessage(world)!.key);
    expect(world.filters.snapshot.filters).toEqual(NO_FILTERS);
    expect(world.searching.newest.args[0]).toMatchObject({
      query: 'dress for a garden wedding',
      filters: NO_FILTERS,
      filtersAreFinal: true,
    });
  });

  it('restore no filters for an answer that is no longer shown', async () => {
    const world = await createAnsweredWorld({ updatedFilters: UNDERSTOOD });
    const { key } = getLastMessage(world)!;
    void world.say('cheaper');
    await answerUntilStage(world, 'rank', { updatedFilters: { ...UNDERSTOOD, priceRangeMax: 90 } });
    world.chat.undoFilters(key);
    expect(world.filters.snapshot.filters.priceRangeMax).toBe(90);
    expect(world.searching.madeArguments).toEqual([]);
  });

  it('are restored by id, in order, with reasons and filters', async () => {
    const world = await createAnsweredWorld({ updatedFilters: UNDERSTOOD });
    const { key } = getLastMessage(world)!;
    void world.search.search({ query: 'boots' });
    world.searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(world.chat.snapshot.shownAnswerKey).toBeNull();
    void world.chat.showResults(key);
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(key);
    expect(world.pulse.snapshot).toBe('thinking');
    expect(world.gettingItems.newest.args[0]).toEqual(['silk', 'cotton', 'linen']);
    world.gettingItems.newest.resolve(new Map(['linen', 'cotton'].map((id) => [id, anItem({ id })])));
    await settlePromises();
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['cotton']);
    expect(world.search.snapshot.deepSearchItems).toMatchObject([{ id: 'linen', reason: 'Cool in June.' }]);
    expect(world.filters.snapshot.filters).toEqual(UNDERSTOOD);
    expect(world.chat.snapshot).toMatchObject({ fetchingAnswerKey: null, shownAnswerKey: key });
    expect(world.pulse.snapshot).toBe('idle');
  });

  it('show a failed fetch and keep the screen unchanged', async () => {
    const world = await createAnsweredWorld();
    void world.say('boots');
    await answerUntilStage(world, 'rank', {}, { aiMessageId: 'second' });
    const snapshotBefore = world.search.snapshot;
    void world.chat.showResults(world.chat.snapshot.messages[1]!.key);
    world.gettingItems.newest.reject(offlineError);
    await settlePromises();
    expect(world.notices.snapshot.popup).toBe('items-not-fetched');
    expect(world.search.snapshot).toBe(snapshotBefore);
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
    void world.chat.showResults(world.chat.snapshot.messages[1]!.key);
    world.gettingItems.newest.resolve(new Map());
    await settlePromises();
    expect(world.notices.snapshot.popup).toBeNull();
  });

  it('are dropped when a search starts during the fetch', async () => {
    const world = await createAnsweredWorld();
    void world.chat.showResults(getLastMessage(world)!.key);
    void world.search.search({ query: 'boots' });
    world.gettingItems.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('stay behind their button after another search', async () => {
    const world = createChatWorld();
    void world.say(WISH);
    void world.search.search({ query: 'boots' });
    await answerUntilStage(world, 'rank');
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(getLastMessage(world)).toMatchObject({ message: 'Linen keeps you cool.', itemIds: ['silk', 'cotton'] });
    expect(world.chat.snapshot.shownAnswerKey).toBeNull();
  });

  it('of an answer without items need no call', async () => {
    const world = await createAnsweredWorld();
    void world.say('hm');
    await answerUntilStage(world, 'rank', { intent: 'ask' }, { quickPickItems: [], deepSearchItems: [] });
    await world.chat.showResults(getLastMessage(world)!.key);
    expect(world.gettingItems.madeArguments).toEqual([]);
  });
});
