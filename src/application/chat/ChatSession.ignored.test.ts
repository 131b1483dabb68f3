import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import {
  createAnsweredFixture,
  answerUntilStage,
  getLastMessage,
  UNDERSTOOD,
  FIRST_MESSAGE,
} from '../../../tests/support/chatConversation.ts';
import { aChatMessage, aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

describe('a conversation', () => {
  it('continues while the same shopper changes the profile', async () => {
    const fixture = await createAnsweredFixture();
    const snapshotBefore = fixture.chat.snapshot;
    fixture.shopper.set(aProfile({ chatEnabled: true, name: 'Ada King' }));
    expect(fixture.chat.snapshot).toBe(snapshotBefore);
  });

  it('needs a shopper', async () => {
    const fixture = createChatFixture(null);
    await fixture.sendMessage(FIRST_MESSAGE);
    await fixture.chat.open('old');
    expect([fixture.held.translate.madeArguments, fixture.held.getMessages.madeArguments]).toEqual([[], []]);
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
  });

  it('notifies of each stage', async () => {
    const fixture = createChatFixture();
    const seenSnapshots: unknown[] = [];
    fixture.chat.subscribe(() => seenSnapshots.push(fixture.chat.snapshot.stage));
    void fixture.sendMessage(FIRST_MESSAGE);
    await answerUntilStage(fixture, 'rank');
    expect([...new Set(seenSnapshots)]).toEqual(['translating', 'retrieving', 'ranking', null]);
  });

  it('ends its pending turn with a stop, and follows nothing after it', async () => {
    const fixture = createChatFixture();
    void fixture.sendMessage(FIRST_MESSAGE);
    const call = fixture.held.translate.newest;
    fixture.stop();
    expect(call.signal?.aborted).toBe(true);
    expect([fixture.chat.snapshot.messages, fixture.draft.snapshot]).toEqual([[], FIRST_MESSAGE]);
    fixture.shopper.set(null);
    expect(fixture.draft.snapshot).toBe(FIRST_MESSAGE);
  });

  it('closes the popup of a failed turn with the next answer', async () => {
    const fixture = createChatFixture();
    void fixture.sendMessage(FIRST_MESSAGE);
    fixture.held.translate.newest.reject(new CallError('Failed to send chat message', 'unreachable'));
    await settlePromises();
    expect(fixture.notices.snapshot.popup).toBe('search-failed');
    void fixture.sendMessage(FIRST_MESSAGE);
    await answerUntilStage(fixture, 'rank');
    expect(fixture.notices.snapshot.popup).toBeNull();
  });

  it('is left for a search; chat mode is stored only if it was on', () => {
    const disabledChat = createChatFixture(aProfile({ chatEnabled: false }));
    disabledChat.chat.leaveChatMode();
    expect(disabledChat.held.setChatMode.madeArguments).toEqual([]);
    const enabledChat = createChatFixture(aProfile({ chatEnabled: true }));
    enabledChat.chat.leaveChatMode();
    expect(enabledChat.held.setChatMode.madeArguments).toEqual([['user-1', false]]);
  });

  it('of the history gives way to the one opened after it', async () => {
    const fixture = createChatFixture();
    void fixture.chat.open('old');
    const lateCall = fixture.held.getMessages.newest;
    void fixture.chat.open('older');
    lateCall.resolve([aChatMessage({ id: 'late' })]);
    await settlePromises();
    expect(fixture.chat.snapshot).toMatchObject({ status: 'loading', messages: [] });
    fixture.held.getMessages.newest.resolve([aChatMessage({ id: 'wanted' })]);
    await settlePromises();
    expect(fixture.chat.snapshot).toMatchObject({ status: 'ready', chatId: 'older', messages: [{ id: 'wanted' }] });
  });

  it('stays when opening another one is cancelled', async () => {
    const fixture = await createAnsweredFixture();
    const snapshotBefore = fixture.chat.snapshot;
    const controller = new AbortController();
    const opening = fixture.chat.open('old', {}, controller.signal);
    controller.abort();
    await opening;
    expect(fixture.chat.snapshot).toEqual(snapshotBefore);
    expect([fixture.notices.snapshot.popup, fixture.pulse.snapshot]).toEqual([null, 'idle']);
  });

  it('of the history without results fetches none', async () => {
    const fixture = createChatFixture();
    void fixture.chat.open('old');
    fixture.held.getMessages.newest.resolve([aChatMessage({ message: 'Hello.' })]);
    await settlePromises();
    expect(fixture.itemCalls.madeArguments).toEqual([]);
    expect(fixture.notices.snapshot.popup).toBeNull();
  });
});

describe('what belongs to no complete answer', () => {
  it('cannot be rated', async () => {
    const fixture = await createAnsweredFixture();
    await fixture.chat.giveFeedback('unknown', 'up');
    void fixture.sendMessage('cheaper');
    fixture.held.translate.newest.resolve(aTranslation());
    await settlePromises();
    await fixture.chat.giveFeedback(getLastMessage(fixture)!.key, 'up');
    expect(fixture.held.giveFeedback.madeArguments).toEqual([]);
  });

  it('restores no filters', async () => {
    const fixture = await createAnsweredFixture();
    fixture.filters.apply(UNDERSTOOD as never);
    const { filters } = fixture.filters.snapshot;
    fixture.chat.undoFilters('unknown');
    fixture.chat.undoFilters(getLastMessage(fixture)!.key);
    expect(fixture.filters.snapshot.filters).toBe(filters);
  });

  it('keeps a rating off a conversation that was left meanwhile', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.chat.giveFeedback(getLastMessage(fixture)!.key, 'up');
    fixture.chat.resetChat();
    fixture.held.giveFeedback.newest.reject(new CallError('Failed to save chat feedback', 'broken'));
    await settlePromises();
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
  });
});
