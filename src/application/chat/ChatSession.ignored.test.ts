import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { afterAnswer, answerUpTo, lastOf, UNDERSTOOD, WISH } from '../../../tests/support/chatConversation.ts';
import { aChatMessage, aTranslation, chatWorld } from '../../../tests/support/chatWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

describe('a conversation', () => {
  it('continues while the same shopper changes the profile', async () => {
    const world = await afterAnswer();
    const snapshotBefore = world.chat.snapshot;
    world.shopper.set(aProfile({ chatEnabled: true, name: 'Ada King' }));
    expect(world.chat.snapshot).toBe(snapshotBefore);
  });

  it('needs a shopper', async () => {
    const world = chatWorld(null);
    await world.say(WISH);
    await world.chat.open('old');
    expect([world.held.translate.made, world.held.getMessages.made]).toEqual([[], []]);
    expect(world.chat.snapshot).toBe(NO_CHAT);
  });

  it('notifies of each stage', async () => {
    const world = chatWorld();
    const seenSnapshots: unknown[] = [];
    world.chat.subscribe(() => seenSnapshots.push(world.chat.snapshot.stage));
    void world.say(WISH);
    await answerUpTo(world, 'rank');
    expect([...new Set(seenSnapshots)]).toEqual(['translating', 'retrieving', 'ranking', null]);
  });

  it('ends its pending turn with a stop, and follows nothing after it', async () => {
    const world = chatWorld();
    void world.say(WISH);
    const call = world.held.translate.newest;
    world.stop();
    expect(call.signal?.aborted).toBe(true);
    expect([world.chat.snapshot.messages, world.draft.snapshot]).toEqual([[], WISH]);
    world.shopper.set(null);
    expect(world.draft.snapshot).toBe(WISH);
  });

  it('closes the popup of a failed turn with the next answer', async () => {
    const world = chatWorld();
    void world.say(WISH);
    world.held.translate.newest.reject(new CallError('Failed to send chat message', 'unreachable'));
    await settled();
    expect(world.notices.snapshot.popup).toBe('search-failed');
    void world.say(WISH);
    await answerUpTo(world, 'rank');
    expect(world.notices.snapshot.popup).toBeNull();
  });

  it('is left for a search; chat mode is stored only if it was on', () => {
    const off = chatWorld(aProfile({ chatEnabled: false }));
    off.chat.leaveChatMode();
    expect(off.held.setChatMode.made).toEqual([]);
    const on = chatWorld(aProfile({ chatEnabled: true }));
    on.chat.leaveChatMode();
    expect(on.held.setChatMode.made).toEqual([['user-1', false]]);
  });

  it('of the history gives way to the one opened after it', async () => {
    const world = chatWorld();
    void world.chat.open('old');
    const lateCall = world.held.getMessages.newest;
    void world.chat.open('older');
    lateCall.resolve([aChatMessage({ id: 'late' })]);
    await settled();
    expect(world.chat.snapshot).toMatchObject({ status: 'loading', messages: [] });
    world.held.getMessages.newest.resolve([aChatMessage({ id: 'wanted' })]);
    await settled();
    expect(world.chat.snapshot).toMatchObject({ status: 'ready', chatId: 'older', messages: [{ id: 'wanted' }] });
  });

  it('stays when opening another one is cancelled', async () => {
    const world = await afterAnswer();
    const snapshotBefore = world.chat.snapshot;
    const controller = new AbortController();
    const opening = world.chat.open('old', {}, controller.signal);
    controller.abort();
    await opening;
    expect(world.chat.snapshot).toEqual(snapshotBefore);
    expect([world.notices.snapshot.popup, world.pulse.snapshot]).toEqual([null, 'idle']);
  });

  it('of the history without results fetches none', async () => {
    const world = chatWorld();
    void world.chat.open('old');
    world.held.getMessages.newest.resolve([aChatMessage({ message: 'Hello.' })]);
    await settled();
    expect(world.gettingItems.made).toEqual([]);
    expect(world.notices.snapshot.popup).toBeNull();
  });
});

describe('what belongs to no complete answer', () => {
  it('cannot be rated', async () => {
    const world = await afterAnswer();
    await world.chat.giveFeedback('unknown', 'up');
    void world.say('cheaper');
    world.held.translate.newest.resolve(aTranslation());
    await settled();
    await world.chat.giveFeedback(lastOf(world)!.key, 'up');
    expect(world.held.giveFeedback.made).toEqual([]);
  });

  it('restores no filters', async () => {
    const world = await afterAnswer();
    world.filters.apply(UNDERSTOOD as never);
    const { filters } = world.filters.snapshot;
    world.chat.undoFilters('unknown');
    world.chat.undoFilters(lastOf(world)!.key);
    expect(world.filters.snapshot.filters).toBe(filters);
  });

  it('keeps a rating off a conversation that was left meanwhile', async () => {
    const world = await afterAnswer();
    void world.chat.giveFeedback(lastOf(world)!.key, 'up');
    world.chat.resetChat();
    world.held.giveFeedback.newest.reject(new CallError('Failed to save chat feedback', 'broken'));
    await settled();
    expect(world.chat.snapshot).toBe(NO_CHAT);
  });
});
