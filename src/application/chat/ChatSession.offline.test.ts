import { describe, expect, it } from 'vitest';
import { anAttachment } from '../../../tests/support/builders.ts';
import { createAnsweredFixture, FIRST_MESSAGE } from '../../../tests/support/chatConversation.ts';
import { createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

function createOfflineFixture() {
  const fixture = createChatFixture();
  fixture.connection.set(false);
  const listSent = () => fixture.held.translate.madeArguments.map(([{ query }]) => query);
  return { ...fixture, listSent };
}

describe('a message sent offline', () => {
  it('waits in the box without a popup, and is sent once the device is online', async () => {
    const { chat, connection, draft, notices, listSent, sendMessage } = createOfflineFixture();
    await sendMessage(FIRST_MESSAGE);
    expect(chat.snapshot).toMatchObject({ waitingMessage: FIRST_MESSAGE, messages: [], stage: null });
    expect([draft.snapshot, notices.snapshot.popup, listSent()]).toEqual([FIRST_MESSAGE, null, []]);
    connection.set(true);
    expect([draft.snapshot, chat.snapshot.waitingMessage, listSent()]).toEqual(['', null, [FIRST_MESSAGE]]);
  });

  it('keeps its attachment', async () => {
    const { attachments, connection, held, sendMessage } = createOfflineFixture();
    attachments.restore([anAttachment()]);
    await sendMessage('');
    connection.set(true);
    expect(held.translate.newest.args[0].attachments).toEqual([anAttachment()]);
  });

  it('is sent at once when it is sent again, because the browser may be wrong about the connection', async () => {
    const { chat, listSent, sendMessage } = createOfflineFixture();
    await sendMessage(FIRST_MESSAGE);
    void chat.submit();
    expect(listSent()).toEqual([FIRST_MESSAGE]);
  });

  it('is not sent if it was edited since', async () => {
    const { connection, draft, listSent, sendMessage } = createOfflineFixture();
    await sendMessage(FIRST_MESSAGE);
    draft.set(`${FIRST_MESSAGE}, but`);
    connection.set(true);
    expect([draft.snapshot, listSent()]).toEqual([`${FIRST_MESSAGE}, but`, []]);
  });

  it('no longer waits in a new conversation or in search mode', async () => {
    const { chat, connection, listSent, sendMessage } = createOfflineFixture();
    await sendMessage(FIRST_MESSAGE);
    chat.resetChat();
    connection.set(true);
    expect(listSent()).toEqual([]);
  });

  it('offers to try again if the server could not be reached although the device is online', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('cheaper');
    fixture.held.translate.newest.reject(new CallError('Failed to send chat message', 'unreachable'));
    await settlePromises();
    expect(fixture.notices.snapshot.popup).toBe('search-failed');
    fixture.notices.snapshot.retry?.();
    expect(fixture.held.translate.newest.args[0]).toMatchObject({ query: 'cheaper', chatId: 'chat-1' });
  });
});
