import { describe, expect, it } from 'vitest';
import { anItem, aSearchResult } from '../../../tests/support/builders.ts';
import { afterAnswer, answerUpTo, lastOf, WISH } from '../../../tests/support/chatConversation.ts';
import { chatWorld } from '../../../tests/support/chatWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';

describe('results of an answer, when the search changes while it is pending', () => {
  it('are shown after a search that began before the message', async () => {
    const world = chatWorld();
    void world.search.search({ query: 'boots' });
    world.searching.newest.resolve(aSearchResult());
    await settled();
    void world.say(WISH);
    await answerUpTo(world, 'rank');
    expect(world.chat.snapshot.shownAnswerKey).toBe(lastOf(world)?.key);
  });

  it('are shown after a filter edit, which the answer adopts', async () => {
    const world = await afterAnswer();
    void world.say('cheaper');
    world.filters.update('color', 'Green');
    expect(world.search.snapshot.status).toBe('searching');
    await answerUpTo(world, 'rank', {}, { aiMessageId: 'second', quickPickItems: [anItem({ id: 'satin' })] });
    expect(world.search.snapshot).toMatchObject({ answerKey: lastOf(world)?.key, items: [{ id: 'satin' }] });
  });

  it('are shown after a change of the order, also of a pending search', async () => {
    const world = chatWorld();
    void world.search.search({ query: 'boots' });
    void world.say(WISH);
    world.filters.update('sort', 'Price (low/high)');
    await answerUpTo(world, 'rank');
    expect(world.chat.snapshot.shownAnswerKey).toBe(lastOf(world)?.key);
  });

  it('are dropped for another search, also while an older one is pending', async () => {
    const world = chatWorld();
    void world.search.search({ query: 'boots' });
    void world.say(WISH);
    void world.search.search({ query: 'coat' });
    await answerUpTo(world, 'rank');
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'coat' });
    expect(world.chat.snapshot.shownAnswerKey).toBeNull();
  });
});

describe('results that are fetched again', () => {
  it('are still shown after a change of the order', async () => {
    const world = await afterAnswer();
    const { key } = lastOf(world)!;
    void world.chat.showResults(key);
    world.filters.update('sort', 'Price (low/high)');
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(key);
    world.gettingItems.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settled();
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['silk']);
  });

  it('give way to a filter edit, also while a search is pending', async () => {
    const world = await afterAnswer();
    const { key } = lastOf(world)!;
    void world.search.search({ query: 'boots' });
    void world.chat.showResults(key);
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(key);
    world.filters.update('sale', true);
    expect(world.gettingItems.newest.args[1]?.aborted).toBe(true);
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('have ranks, so that they can be sorted by relevance again', async () => {
    const world = await afterAnswer();
    void world.chat.showResults(lastOf(world)!.key);
    const foundEntries = ['cotton', 'silk'].map((id) => [id, anItem({ id, rank: 7 })] as const);
    world.gettingItems.newest.resolve(new Map(foundEntries));
    await settled();
    expect(world.search.snapshot.items).toMatchObject([
      { id: 'silk', rank: 1 },
      { id: 'cotton', rank: 2 },
    ]);
  });

  it('are those of the newest request', async () => {
    const world = await afterAnswer();
    const firstKey = lastOf(world)!.key;
    void world.say('boots');
    await answerUpTo(world, 'rank', {}, { aiMessageId: 'second', quickPickItems: [anItem({ id: 'boots' })] });
    const secondKey = lastOf(world)!.key;
    void world.chat.showResults(firstKey);
    const [late] = world.gettingItems.waiting;
    void world.chat.showResults(secondKey);
    late!.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settled();
    expect(world.chat.snapshot.fetchingAnswerKey).toBe(secondKey);
    world.gettingItems.newest.resolve(new Map([['boots', anItem({ id: 'boots' })]]));
    await settled();
    expect(world.chat.snapshot).toMatchObject({ fetchingAnswerKey: null, shownAnswerKey: secondKey });
  });

  it('change nothing when the request is cancelled, or names no answer', async () => {
    const world = await afterAnswer();
    const snapshotBefore = world.search.snapshot;
    const controller = new AbortController();
    const showing = world.chat.showResults(lastOf(world)!.key, controller.signal);
    controller.abort();
    await showing;
    await world.chat.showResults('unknown');
    expect(world.search.snapshot).toBe(snapshotBefore);
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
    expect([world.notices.snapshot.popup, world.pulse.snapshot]).toEqual([null, 'idle']);
  });
});
