import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult } from '../../../tests/support/builders.ts';
import {
  createAnsweredWorld,
  answerUntilStage,
  getLastMessage,
  WISH,
} from '../../../tests/support/chatConversation.ts';
import { createChatWorld } from '../../../tests/support/chatWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';

describe('results of an answer, when the search changes while it is pending', () => {
  it('are shown after a search that began before the message', async () => {
    const world = createChatWorld();
    void world.search.search({ query: 'boots' });
    world.searching.newest.resolve(aSearchResult());
    await settlePromises();
    void world.say(WISH);
    await answerUntilStage(world, 'rank');
    expect(world.chat.snapshot.shownAnswerKey).toBe(getLastMessage(world)?.key);
  });

  it('are shown after a filter edit, which the answer adopts', async () => {
    const world = await createAnsweredWorld();
    void world.say('cheaper');
    world.filters.update('color', 'Green');
    expect(world.search.snapshot.status).toBe('searching');
    await answerUntilStage(world, 'rank', {}, { aiMessageId: 'second', quickPickItems: [anItem({ id: 'satin' })] });
    expect(world.search.snapshot).toMatchObject({ answerKey: getLastMessage(world)?.key, items: [{ id: 'satin' }] });
  });

  it('are shown after a change of the order, also of a pending search', async () => {
    const world = createChatWorld();
    void world.search.search({ query: 'boots' });
    void world.say(WISH);
    world.filters.update('sort', 'Price (low/high)');
    await answerUntilStage(world, 'rank');
    expect(world.chat.snapshot.shownAnswerKey).toBe(getLastMessage(world)?.key);
  });

  it('are dropped for another search, also while an older one is pending', async () => {
    const world = createChatWorld();
    void world.search.search({ query: 'boots' });
    void world.say(WISH);
    void world.search.search({ query: 'coat' });
    await answerUntilStage(world, 'rank');
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'coat' });
    expect(world.chat.snapshot.shownAnswerKey).toBeNull();
  });
});

describe('results that are fetched again', () => {
  it('are still shown after a change of the order', async () => {
    const world = await createAnsweredWorld();
    const { key } = getLastMessage(world)!;
    void world.chat.showResults(key);
    world.filters.update('sort', 'Price (low/high)');
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(key);
    world.gettingItems.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['silk']);
  });

  it('give way to a filter edit, also while a search is pending', async () => {
    const world = await createAnsweredWorld();
    const { key } = getLastMessage(world)!;
    void world.search.search({ query: 'boots' });
    void world.chat.showResults(key);
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(key);
    world.filters.update('sale', true);
    expect(world.gettingItems.newest.args[1]?.aborted).toBe(true);
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('have ranks, so that they can be sorted by relevance again', async () => {
    const world = await createAnsweredWorld();
    void world.chat.showResults(getLastMessage(world)!.key);
    const foundEntries = ['cotton', 'silk'].map((id) => [id, anItem({ id, rank: 7 })] as const);
    world.gettingItems.newest.resolve(new Map(foundEntries));
    await settlePromises();
    expect(world.search.snapshot.items).toMatchObject([
      { id: 'silk', rank: 1 },
      { id: 'cotton', rank: 2 },
    ]);
  });

  it('are those of the newest request', async () => {
    const world = await createAnsweredWorld();
    const firstKey = getLastMessage(world)!.key;
    void world.say('boots');
    await answerUntilStage(world, 'rank', {}, { aiMessageId: 'second', quickPickItems: [anItem({ id: 'boots' })] });
    const secondKey = getLastMessage(world)!.key;
    void world.chat.showResults(firstKey);
    const [late] = world.gettingItems.waitingCalls;
    void world.chat.showResults(secondKey);
    late!.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(secondKey);
    world.gettingItems.newest.resolve(new Map([['boots', anItem({ id: 'boots' })]]));
    await settlePromises();
    expect(world.chat.snapshot).toMatchObject({ fetchingAnswerKey: null, shownAnswerKey: secondKey });
  });

  it('change nothing when the request is cancelled, or names no answer', async () => {
    const world = await createAnsweredWorld();
    const snapshotBefore = world.search.snapshot;
    const controller = new AbortController();
    const showing = world.chat.showResults(getLastMessage(world)!.key, controller.signal);
    controller.abort();
    await showing;
    await world.chat.showResults('unknown');
    expect(world.search.snapshot).toBe(snapshotBefore);
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
    expect([world.notices.snapshot.popup, world.pulse.snapshot]).toEqual([null, 'idle']);
  });
});
