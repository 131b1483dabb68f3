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
    expect(chat.snapshot).toMatchObject({
      waiting: { kind: 'message', text: FIRST_MESSAGE },
      messages: [],
      stage: null,
    });
    expect([draft.snapshot, notices.snapshot.popup, listSent()]).toEqual([FIRST_MESSAGE, null, []]);
    connection.set(true);
    expect([draft.snapshot, chat.snapshot.waiting, listSent()]).toEqual(['', null, [FIRST_MESSAGE]]);
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

async function createAnsweredOffline() {
  const fixture = await createAnsweredFixture();
  fixture.connection.set(false);
  const listSent = () => fixture.held.translate.madeArguments.slice(1).map(([{ query }]) => query);
  return { ...fixture, listSent };
}

describe('a swap or an undo of an outfit asked for offline', () => {
  it('waits without a popup, and is sent once the device is online', async () => {
    const { chat, connection, notices, held, listSent } = await createAnsweredOffline();
    void chat.swapPiece('silk', 'Swap the dress');
    expect([notices.snapshot.popup, listSent(), chat.snapshot.stage]).toEqual([null, [], null]);
    expect(chat.snapshot.waiting).toEqual({ kind: 'button', text: 'Swap the dress', itemId: 'silk' });
    connection.set(true);
    expect([listSent(), chat.snapshot.waiting]).toEqual([['Swap the dress'], null]);
    expect(held.translate.newest.args[0]).toMatchObject({ swappedItemId: 'silk', isOfButton: true });
  });

  it('is sent at once when its button is pressed again, and gives way to another button', async () => {
    const { chat, listSent } = await createAnsweredOffline();
    void chat.swapPiece('silk', 'Swap the dress');
    void chat.undoOutfit('Take that back');
    expect(listSent()).toEqual([]);
    void chat.undoOutfit('Take that back');
    expect([listSent(), chat.snapshot.waiting]).toEqual([['Take that back'], null]);
  });

  it('no longer waits in another conversation', async () => {
    const { chat, connection, listSent } = await createAnsweredOffline();
    void chat.swapPiece('silk', 'Swap the dress');
    chat.resetChat();
    connection.set(true);
    expect(listSent()).toEqual([]);
  });
});

describe('a message edited offline', () => {
  async function createEditedOffline() {
    const fixture = await createAnsweredOffline();
    fixture.chat.startEdit(fixture.chat.snapshot.messages[0]!.key);
    void fixture.chat.submitEdit('a red dress');
    return fixture;
  }

  it('waits in its editor without a popup, and is sent once the device is online', async () => {
    const { chat, connection, notices, held, listSent } = await createEditedOffline();
    expect([notices.snapshot.popup, listSent()]).toEqual([null, []]);
    expect(chat.snapshot).toMatchObject({ waiting: { kind: 'edit' }, edited: { key: 'said-1' } });
    connection.set(true);
    expect([listSent(), chat.snapshot.waiting]).toEqual([['a red dress'], null]);
    expect(held.translate.newest.args[0].editedMessageId).toBeDefined();
  });

  it('is sent at once when it is sent again', async () => {
    const { chat, listSent } = await createEditedOffline();
    void chat.submitEdit('a red dress');
    expect(listSent()).toEqual(['a red dress']);
  });

  it('is not sent if the text changed since or the editor was closed', async () => {
    for (const change of ['keepEditing', 'cancelEdit'] as const) {
      const { chat, connection, listSent } = await createEditedOffline();
      chat[change]();
      expect(chat.snapshot.waiting).toBeNull();
      connection.set(true);
      expect(listSent()).toEqual([]);
    }
  });
});

it.each(['a swap', 'an edited message'])('offers to try %s again if the server could not be reached', async (kind) => {
  const { chat, held, notices } = await createAnsweredFixture();
  if (kind === 'a swap') void chat.swapPiece('silk', 'Swap the dress');
  else {
    chat.startEdit(chat.snapshot.messages[0]!.key);
    void chat.submitEdit('a red dress');
  }
  const { args } = held.translate.newest;
  held.translate.newest.reject(new CallError('Failed to send chat message', 'unreachable'));
  await settlePromises();
  notices.snapshot.retry?.();
  expect(held.translate.madeArguments).toHaveLength(3);
  expect(held.translate.newest.args[0]).toMatchObject(args[0]);
});
