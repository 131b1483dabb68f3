import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import {
  createAnsweredWorld,
  answerUntilStage,
  getLastMessage,
  UNDERSTOOD,
  WISH,
} from '../../../tests/support/chatConversation.ts';
import { aChatMessage, aTranslation, createChatWorld } from '../../../tests/support/chatWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

describe('a conversation', () => {
  it('continues while the same shopper changes the profile', async () => {
    const world = await createAnsweredWorld();
    const snapshotBefore = world.chat.snapshot;
    world.shopper.set(aProfile({ chatEnabled: true, name: 'Ada King' }));
    expect(world.chat.snapshot).toBe(snapshotBefore);
  });

  it('needs a shopper', async () => {
    const world = createChatWorld(null);
    await world.say(WISH);
    await world.chat.open('old');
    expect([world.held.translate.madeArguments, world.held.getMessages.madeArguments]).toEqual([[], []]);
    expect(world.chat.snapshot).toBe(NO_CHAT);
  });

  it('notifies of each stage', async () => {
    const world = createChatWorld();
    const seenSnapshots: unknown[] = [];
    world.chat.subscribe(() => seenSnapshots.push(world.chat.snapshot.stage));
    void world.say(WISH);
    await answerUntilStage(world, 'rank');
    expect([...new Set(seenSnapshots)]).toEqual(['translating', 'retrieving', 'ranking', null]);
  });

  it('ends its pending turn with a stop, and follows nothing after it', async () => {
    const world = createChatWorld();
    void world.say(WISH);
    const call = world.held.translate.newest;
    world.stop();
    expect(call.signal?.aborted).toBe(true);
    expect([world.chat.snapshot.messages, world.draft.snapshot]).toEqual([[], WISH]);
    world.shopper.set(null);
    expect(world.draft.snapshot).toBe(WISH);
  });

  it('closes the popup of a failed turn with the next answer', async () => {
    const world = createChatWorld();
    void world.say(WISH);
    world.held.translate.newest.reject(new CallError('Failed to send chat message', 'unreachable'));
    await settlePromises();
    expect(world.notices.snapshot.popup).toBe('search-failed');
    void world.say(WISH);
    await answerUntilStage(world, 'rank');
    expect(world.notices.snapshot.popup).toBeNull();
  });

  it('is left for a search; chat mode is stored only if it was on', () => {
    const off = createChatWorld(aProfile({ chatEnabled: false }));
    off.chat.leaveChatMode();
    expect(off.held.setChatMode.madeArguments).toEqual([]);
    const on = createChatWorld(aProfile({ chatEnabled: true }));
    on.chat.leaveChatMode();
    expect(on.held.setChatMode.madeArguments).toEqual([['user-1', false]]);
  });

  it('of the history gives way to the one opened after it', async () => {
    const world = createChatWorld();
    void world.chat.open('old');
    const lateCall = world.held.getMessages.newest;
    void world.chat.open('older');
    lateCall.resolve([aChatMessage({ id: 'late' })]);
    await settlePromises();
    expect(world.chat.snapshot).toMatchObject({ status: 'loading', messages: [] });
    world.held.getMessages.newest.resolve([aChatMessage({ id: 'wanted' })]);
    await settlePromises();
    expect(world.chat.snapshot).toMatchObject({ status: 'ready', chatId: 'older', messages: [{ id: 'wanted' }] });
  });

  it('stays when opening another one is cancelled', async () => {
    const world = await createAnsweredWorld();
    const snapshotBefore = world.chat.snapshot;
    const controller = new AbortController();
    const opening = world.chat.open('old', {}, controller.signal);
    controller.abort();
    await opening;
    expect(world.chat.snapshot).toEqual(snapshotBefore);
    expect([world.notices.snapshot.popup, world.pulse.snapshot]).toEqual([null, 'idle']);
  });

  it('of the history without results fetches none', async () => {
    const world = createChatWorld();
    void world.chat.open('old');
    world.held.getMessages.newest.resolve([aChatMessage({ message: 'Hello.' })]);
    await settlePromises();
    expect(world.gettingItems.madeArguments).toEqual([]);
    expect(world.notices.snapshot.popup).toBeNull();
  });
});

describe('what belongs to no complete answer', () => {
  it('cannot be rated', async () => {
    const world = await createAnsweredWorld();
    await world.chat.giveFeedback('unknown', 'up');
    void world.say('cheaper');
    world.held.translate.newest.resolve(aTranslation());
    await settlePromises();
    await world.chat.giveFeedback(getLastMessage(world)!.key, 'up');
    expect(world.held.giveFeedback.madeArguments).toEqual([]);
  });

  it('restores no filters', async () => {
    const world = await createAnsweredWorld();
    world.filters.apply(UNDERSTOOD as never);
    const { filters } = world.filters.snapshot;
    world.chat.undoFilters('unknown');
    world.chat.undoFilters(getLastMessage(world)!.key);
    expect(world.filters.snapshot.filters).toBe(filters);
  });

  it('keeps a rating off a conversation that was left meanwhile', async () => {
    const world = await createAnsweredWorld();
    void world.chat.giveFeedback(getLastMessage(world)!.key, 'up');
    world.chat.resetChat();
    world.held.giveFeedback.newest.reject(new CallError('Failed to save chat feedback', 'broken'));
    await settlePromises();
    expect(world.chat.snapshot).toBe(NO_CHAT);
  });
});
