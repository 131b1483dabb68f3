import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult } from '../../../tests/support/builders.ts';
import {
  createAnsweredFixture,
  answerUntilStage,
  getLastMessage,
  FIRST_MESSAGE,
} from '../../../tests/support/chatConversation.ts';
import { createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';

describe('results of an answer, when the search changes while it is pending', () => {
  it('are shown after a search that began before the message', async () => {
    const fixture = createChatFixture();
    void fixture.search.search({ query: 'boots' });
    fixture.searching.newest.resolve(aSearchResult());
    await settlePromises();
    void fixture.sendMessage(FIRST_MESSAGE);
    await answerUntilStage(fixture, 'rank');
    expect(fixture.chat.snapshot.shownAnswerKey).toBe(getLastMessage(fixture)?.key);
  });

  it('are shown after a filter edit, which the answer adopts', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('cheaper');
    fixture.filters.update('color', 'Green');
    expect(fixture.search.snapshot.status).toBe('searching');
    await answerUntilStage(fixture, 'rank', {}, { aiMessageId: 'second', quickPickItems: [anItem({ id: 'satin' })] });
    expect(fixture.search.snapshot).toMatchObject({
      answerKey: getLastMessage(fixture)?.key,
      items: [{ id: 'satin' }],
    });
  });

  it('are shown after a change of the order, also of a pending search', async () => {
    const fixture = createChatFixture();
    void fixture.search.search({ query: 'boots' });
    void fixture.sendMessage(FIRST_MESSAGE);
    fixture.filters.update('sort', 'Price (low/high)');
    await answerUntilStage(fixture, 'rank');
    expect(fixture.chat.snapshot.shownAnswerKey).toBe(getLastMessage(fixture)?.key);
  });

  it('are dropped for another search, also while an older one is pending', async () => {
    const fixture = createChatFixture();
    void fixture.search.search({ query: 'boots' });
    void fixture.sendMessage(FIRST_MESSAGE);
    void fixture.search.search({ query: 'coat' });
    await answerUntilStage(fixture, 'rank');
    expect(fixture.search.snapshot).toMatchObject({ status: 'searching', query: 'coat' });
    expect(fixture.chat.snapshot.shownAnswerKey).toBeNull();
  });
});

describe('results that are fetched again', () => {
  it('are still shown after a change of the order', async () => {
    const fixture = await createAnsweredFixture();
    const { key } = getLastMessage(fixture)!;
    void fixture.chat.showResults(key);
    fixture.filters.update('sort', 'Price (low/high)');
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBe(key);
    fixture.itemCalls.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(fixture.search.snapshot.items.map(({ id }) => id)).toEqual(['silk']);
  });

  it('give way to a filter edit, also while a search is pending', async () => {
    const fixture = await createAnsweredFixture();
    const { key } = getLastMessage(fixture)!;
    void fixture.search.search({ query: 'boots' });
    void fixture.chat.showResults(key);
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBe(key);
    fixture.filters.update('sale', true);
    expect(fixture.itemCalls.newest.args[1]?.aborted).toBe(true);
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('have ranks, so that they can be sorted by relevance again', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.chat.showResults(getLastMessage(fixture)!.key);
    const foundEntries = ['cotton', 'silk'].map((id) => [id, anItem({ id, rank: 7 })] as const);
    fixture.itemCalls.newest.resolve(new Map(foundEntries));
    await settlePromises();
    expect(fixture.search.snapshot.items).toMatchObject([
      { id: 'silk', rank: 1 },
      { id: 'cotton', rank: 2 },
    ]);
  });

  it('are those of the newest request', async () => {
    const fixture = await createAnsweredFixture();
    const firstKey = getLastMessage(fixture)!.key;
    void fixture.sendMessage('boots');
    await answerUntilStage(fixture, 'rank', {}, { aiMessageId: 'second', quickPickItems: [anItem({ id: 'boots' })] });
    const secondKey = getLastMessage(fixture)!.key;
    void fixture.chat.showResults(firstKey);
    const [lateCall] = fixture.itemCalls.waitingCalls;
    void fixture.chat.showResults(secondKey);
    lateCall!.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBe(secondKey);
    fixture.itemCalls.newest.resolve(new Map([['boots', anItem({ id: 'boots' })]]));
    await settlePromises();
    expect(fixture.chat.snapshot).toMatchObject({ fetchingAnswerKey: null, shownAnswerKey: secondKey });
  });

  it('change nothing when the request is cancelled, or names no answer', async () => {
    const fixture = await createAnsweredFixture();
    const snapshotBefore = fixture.search.snapshot;
    const controller = new AbortController();
    const showing = fixture.chat.showResults(getLastMessage(fixture)!.key, controller.signal);
    controller.abort();
    await showing;
    await fixture.chat.showResults('unknown');
    expect(fixture.search.snapshot).toBe(snapshotBefore);
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBeNull();
    expect([fixture.notices.snapshot.popup, fixture.pulse.snapshot]).toEqual([null, 'idle']);
  });
});
