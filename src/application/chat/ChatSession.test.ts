import { describe, expect, it } from 'vitest';
import { createAnsweredWorld, getLastMessage, WISH } from '../../../tests/support/chatConversation.ts';
import { aTranslation, createChatWorld } from '../../../tests/support/chatWorld.ts';
import { aProfile } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

const modeError = new CallError('Failed to update user chat mode', 'broken');

describe('chat mode', () => {
  it('is stored on the server, and begins a new conversation', async () => {
    const world = await createAnsweredWorld();
    void world.chat.toggleMode();
    expect(world.mode.snapshot).toBe(false);
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.held.setChatMode.newest.args).toEqual(['user-1', false]);
    world.held.setChatMode.newest.resolve();
    await settlePromises();
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.search.snapshot.items).toHaveLength(2);
  });

  it('takes effect when the server cannot store it, and is stored later', async () => {
    const world = createChatWorld(aProfile({ chatEnabled: false }));
    void world.chat.toggleMode();
    world.held.setChatMode.newest.reject(modeError);
    await settlePromises();
    expect(world.mode.snapshot).toBe(true);
    expect(world.notices.snapshot.popup).toBeNull();
    world.shopper.set(aProfile({ chatEnabled: false }));
    expect(world.mode.snapshot).toBe(true);
    world.clock.advance(5_000);
    expect(world.held.setChatMode.madeArguments).toEqual([
      ['user-1', true],
      ['user-1', true],
    ]);
    world.held.setChatMode.newest.resolve();
    await settlePromises();
    world.clock.advance(3_600_000);
    expect(world.held.setChatMode.madeArguments).toHaveLength(2);
  });

  it('is not stored for a shopper who has signed out', async () => {
    const world = await createAnsweredWorld();
    void world.chat.toggleMode();
    world.shopper.set(null);
    world.held.setChatMode.newest.reject(modeError);
    await settlePromises();
    world.clock.advance(3_600_000);
    expect(world.held.setChatMode.madeArguments).toHaveLength(1);
    expect(world.notices.snapshot.popup).toBeNull();
  });

  it('toggled during a turn returns the text to the box', async () => {
    const { say, chat, held, draft } = createChatWorld();
    void say(WISH);
    const { newest } = held.translate;
    void chat.toggleMode();
    newest.resolve(aTranslation());
    await settlePromises();
    expect(chat.snapshot).toBe(NO_CHAT);
    expect(draft.snapshot).toBe(WISH);
  });
});

describe('a change of the shopper', () => {
  it('clears the conversation, also during a turn', async () => {
    const world = await createAnsweredWorld();
    void world.say('cheaper');
    world.draft.set('and longer');
    world.shopper.set(null);
    world.held.translate.newest.resolve(aTranslation());
    await settlePromises();
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.draft.snapshot).toBe('');
    expect(world.attachments.snapshot).toEqual([]);
    expect(world.search.snapshot.items).toEqual([]);
    expect(world.mode.snapshot).toBe(false);
    expect(world.pulse.snapshot).toBe('idle');
  });
});

describe('feedback', () => {
  it('is shown at once, is sent, and can be removed', async () => {
    const world = await createAnsweredWorld();
    const { key } = getLastMessage(world)!;
    void world.chat.giveFeedback(key, 'up');
    expect(getLastMessage(world)?.feedback).toBe('up');
    expect(world.held.giveFeedback.newest.args[0]).toEqual({
      userId: 'user-1',
      chatId: 'chat-1',
      messageId: 'answer-message-1',
      feedback: 'up',
    });
    void world.chat.giveFeedback(key, null);
    expect(world.held.giveFeedback.waitingCalls).toHaveLength(1);
    world.held.giveFeedback.newest.resolve();
    await settlePromises();
    expect(world.held.giveFeedback.newest.args[0]).toMatchObject({ feedback: null });
  });

  it('requires a complete answer', async () => {
    const world = await createAnsweredWorld();
    void world.say('cheaper');
    await world.chat.giveFeedback(getLastMessage(world)!.key, 'up');
    expect(world.held.giveFeedback.madeArguments).toEqual([]);
  });

  it('that the server refuses is rolled back', async () => {
    const world = await createAnsweredWorld();
    void world.chat.giveFeedback(getLastMessage(world)!.key, 'down');
    world.held.giveFeedback.newest.reject(new CallError('Failed to save chat feedback', 'broken'));
    await settlePromises();
    expect(getLastMessage(world)?.feedback).toBeNull();
    expect(world.notices.snapshot.popup).toBe('feedback-not-saved');
    void world.chat.giveFeedback(getLastMessage(world)!.key, 'down');
    world.held.giveFeedback.newest.resolve();
    await settlePromises();
    expect(world.notices.snapshot.popup).toBeNull();
  });
});
