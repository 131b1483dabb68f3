import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult } from '../../../tests/support/builders.ts';
import {
  createAnsweredFixture,
  answerUntilStage,
  getLastMessage,
  UNDERSTOOD,
  FIRST_MESSAGE,
} from '../../../tests/support/chatConversation.ts';
import { createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

const offlineError = new CallError('Failed to send chat message', 'unreachable');

describe('results of a conversation', () => {
  it('are searched again with the refined query after a filter edit, and no longer belong to the answer', async () => {
    const { filters, searching, search, chat } = await createAnsweredFixture({ updatedFilters: UNDERSTOOD });
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

  it('tell which filters they do not meet, at once and when they are shown again', async () => {
    const fixture = await createAnsweredFixture({}, { unmetFilters: ['price'] });
    expect(fixture.search.snapshot.guidance?.unmetFilters).toEqual(['price']);
    const { key } = getLastMessage(fixture)!;
    void fixture.search.search({ query: 'boots' });
    fixture.searching.newest.resolve(aSearchResult());
    await settlePromises();
    void fixture.chat.showResults(key);
    fixture.itemCalls.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(fixture.search.snapshot.guidance?.unmetFilters).toEqual(['price']);
  });

  it('adopt filters edited while the answer was pending, and search with them', async () => {
    const fixture = createChatFixture();
    void fixture.sendMessage(FIRST_MESSAGE);
    fixture.filters.update('color', 'Green');
    await answerUntilStage(fixture, 'rank', { updatedFilters: UNDERSTOOD });
    expect(fixture.filters.snapshot.filters).toEqual({ ...UNDERSTOOD, color: ['Green'] });
    expect(fixture.searching.newest.args[0]).toMatchObject({
      query: 'dress for a garden wedding',
      filters: { ...UNDERSTOOD, color: ['Green'] },
    });
  });

  it('restore the previous filters in one step', async () => {
    const fixture = await createAnsweredFixture({ updatedFilters: UNDERSTOOD });
    fixture.chat.undoFilters(getLastMessage(fixture)!.key);
    expect(fixture.filters.snapshot.filters).toEqual(NO_FILTERS);
    expect(fixture.searching.newest.args[0]).toMatchObject({
      query: 'dress for a garden wedding',
      filters: NO_FILTERS,
      filtersAreFinal: true,
    });
  });

  it('restore no filters for an answer that is no longer shown', async () => {
    const fixture = await createAnsweredFixture({ updatedFilters: UNDERSTOOD });
    const { key } = getLastMessage(fixture)!;
    void fixture.sendMessage('cheaper');
    await answerUntilStage(fixture, 'rank', { updatedFilters: { ...UNDERSTOOD, priceRangeMax: 90 } });
    fixture.chat.undoFilters(key);
    expect(fixture.filters.snapshot.filters.priceRangeMax).toBe(90);
    expect(fixture.searching.madeArguments).toEqual([]);
  });

  it('are restored by id, in order, with reasons and filters', async () => {
    const fixture = await createAnsweredFixture({ updatedFilters: UNDERSTOOD });
    const { key } = getLastMessage(fixture)!;
    void fixture.search.search({ query: 'boots' });
    fixture.searching.newest.resolve(aSearchResult());
    await settlePromises();
    expect(fixture.chat.snapshot.shownAnswerKey).toBeNull();
    void fixture.chat.showResults(key);
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBe(key);
    expect(fixture.pulse.snapshot).toBe('thinking');
    expect(fixture.itemCalls.newest.args[0]).toEqual(['silk', 'cotton', 'linen']);
    fixture.itemCalls.newest.resolve(new Map(['linen', 'cotton'].map((id) => [id, anItem({ id })])));
    await settlePromises();
    expect(fixture.search.snapshot.items.map(({ id }) => id)).toEqual(['cotton']);
    expect(fixture.search.snapshot.deepSearchItems).toMatchObject([{ id: 'linen', reason: 'Cool in June.' }]);
    expect(fixture.filters.snapshot.filters).toEqual(UNDERSTOOD);
    expect(fixture.chat.snapshot).toMatchObject({ fetchingAnswerKey: null, shownAnswerKey: key });
    expect(fixture.pulse.snapshot).toBe('idle');
  });

  it('show a failed fetch and keep the screen unchanged', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('boots');
    await answerUntilStage(fixture, 'rank', {}, { aiMessageId: 'second' });
    const snapshotBefore = fixture.search.snapshot;
    void fixture.chat.showResults(fixture.chat.snapshot.messages[1]!.key);
    fixture.itemCalls.newest.reject(offlineError);
    await settlePromises();
    expect(fixture.notices.snapshot.popup).toBe('items-not-fetched');
    expect(fixture.search.snapshot).toBe(snapshotBefore);
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBeNull();
    void fixture.chat.showResults(fixture.chat.snapshot.messages[1]!.key);
    fixture.itemCalls.newest.resolve(new Map());
    await settlePromises();
    expect(fixture.notices.snapshot.popup).toBeNull();
  });

  it('are dropped when a search starts during the fetch', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.chat.showResults(getLastMessage(fixture)!.key);
    void fixture.search.search({ query: 'boots' });
    fixture.itemCalls.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(fixture.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('stay behind their button after another search', async () => {
    const fixture = createChatFixture();
    void fixture.sendMessage(FIRST_MESSAGE);
    void fixture.search.search({ query: 'boots' });
    await answerUntilStage(fixture, 'rank');
    expect(fixture.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(getLastMessage(fixture)).toMatchObject({ message: 'Linen keeps you cool.', itemIds: ['silk', 'cotton'] });
    expect(fixture.chat.snapshot.shownAnswerKey).toBeNull();
  });

  it('of an answer without items need no call', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('hm');
    await answerUntilStage(fixture, 'rank', { intent: 'ask' }, { quickPickItems: [], deepSearchItems: [] });
    await fixture.chat.showResults(getLastMessage(fixture)!.key);
    expect(fixture.itemCalls.madeArguments).toEqual([]);
  });
});
