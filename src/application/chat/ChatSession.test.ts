import { describe, expect, it } from 'vitest';
import { createAnsweredFixture, getLastMessage, FIRST_MESSAGE } from '../../../tests/support/chatConversation.ts';
import { aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { aProfile } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

const modeError = new CallError('Failed to update user chat mode', 'broken');

describe('chat mode', () => {
  it('is stored on the server, and begins a new conversation', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.chat.toggleMode();
    expect(fixture.mode.snapshot).toBe(false);
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
    expect(fixture.held.setChatMode.newest.args).toEqual(['user-1', false]);
    fixture.held.setChatMode.newest.resolve();
    await settlePromises();
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
    expect(fixture.search.snapshot.items).toHaveLength(2);
  });

  it('takes effect when the server cannot store it, and is stored later', async () => {
    const fixture = createChatFixture(aProfile({ chatEnabled: false }));
    void fixture.chat.toggleMode();
    fixture.held.setChatMode.newest.reject(modeError);
    await settlePromises();
    expect(fixture.mode.snapshot).toBe(true);
    expect(fixture.notices.snapshot.popup).toBeNull();
    fixture.shopper.set(aProfile({ chatEnabled: false }));
    expect(fixture.mode.snapshot).toBe(true);
    fixture.clock.advance(5_000);
    expect(fixture.held.setChatMode.madeArguments).toEqual([
      ['user-1', true],
      ['user-1', true],
    ]);
    fixture.held.setChatMode.newest.resolve();
    await settlePromises();
    fixture.clock.advance(3_600_000);
    expect(fixture.held.setChatMode.madeArguments).toHaveLength(2);
  });

  it('is not stored for a shopper who has signed out', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.chat.toggleMode();
    fixture.shopper.set(null);
    fixture.held.setChatMode.newest.reject(modeError);
    await settlePromises();
    fixture.clock.advance(3_600_000);
    expect(fixture.held.setChatMode.madeArguments).toHaveLength(1);
    expect(fixture.notices.snapshot.popup).toBeNull();
  });

  it('toggled during a turn returns the text to the box', async () => {
    const { sendMessage, chat, held, draft } = createChatFixture();
    void sendMessage(FIRST_MESSAGE);
    const { newest } = held.translate;
    void chat.toggleMode();
    newest.resolve(aTranslation());
    await settlePromises();
    expect(chat.snapshot).toBe(NO_CHAT);
    expect(draft.snapshot).toBe(FIRST_MESSAGE);
  });
});

describe('a change of the shopper', () => {
  it('clears the conversation, also during a turn', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('cheaper');
    fixture.draft.set('and longer');
    fixture.shopper.set(null);
    fixture.held.translate.newest.resolve(aTranslation());
    await settlePromises();
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
    expect(fixture.draft.snapshot).toBe('');
    expect(fixture.attachments.snapshot).toEqual([]);
    expect(fixture.search.snapshot.items).toEqual([]);
    expect(fixture.mode.snapshot).toBe(false);
    expect(fixture.pulse.snapshot).toBe('idle');
  });
});

describe('feedback', () => {
  it('is shown at once, is sent, and can be removed', async () => {
    const fixture = await createAnsweredFixture();
    const { key } = getLastMessage(fixture)!;
    void fixture.chat.giveFeedback(key, 'up');
    expect(getLastMessage(fixture)?.feedback).toBe('up');
    expect(fixture.held.giveFeedback.newest.args[0]).toEqual({
      userId: 'user-1',
      chatId: 'chat-1',
      messageId: 'answer-message-1',
      feedback: 'up',
    });
    void fixture.chat.giveFeedback(key, null);
    expect(fixture.held.giveFeedback.waitingCalls).toHaveLength(1);
    fixture.held.giveFeedback.newest.resolve();
    await settlePromises();
    expect(fixture.held.giveFeedback.newest.args[0]).toMatchObject({ feedback: null });
  });

  it('requires a complete answer', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('cheaper');
    await fixture.chat.giveFeedback(getLastMessage(fixture)!.key, 'up');
    expect(fixture.held.giveFeedback.madeArguments).toEqual([]);
  });

  it('that the server refuses is rolled back', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.chat.giveFeedback(getLastMessage(fixture)!.key, 'down');
    fixture.held.giveFeedback.newest.reject(new CallError('Failed to save chat feedback', 'broken'));
    await settlePromises();
    expect(getLastMessage(fixture)?.feedback).toBeNull();
    expect(fixture.notices.snapshot.popup).toBe('feedback-not-saved');
    void fixture.chat.giveFeedback(getLastMessage(fixture)!.key, 'down');
    fixture.held.giveFeedback.newest.resolve();
    await settlePromises();
    expect(fixture.notices.snapshot.popup).toBeNull();
  });
});
