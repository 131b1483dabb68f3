import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { ChatHistory } from './ChatHistory.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

const ENTRIES = [{ id: 'chat-1', title: 'Garden wedding', timestamp: '2025-09-02T12:00:00Z' }];
const deleteError = new CallError('Failed to delete chat history', 'broken');

function createHistoryFixture() {
  const fixture = createChatFixture();
  const history = new ChatHistory({
    chats: fixture.chats,
    session: fixture.chat,
    shopper: fixture.shopper,
    notices: fixture.notices,
    limit: 100,
  });
  history.start();
  return { ...fixture, history };
}

async function loadHistory() {
  const fixture = createHistoryFixture();
  void fixture.history.load();
  fixture.held.fetchChatHistory.newest.resolve(ENTRIES);
  await settlePromises();
  return fixture;
}

describe('the chat history', () => {
  it('is fetched for the signed-in shopper, at most 100 entries', async () => {
    const { history, held } = createHistoryFixture();
    expect(history.snapshot).toEqual({ status: 'idle', entries: [], deletion: null });
    void history.load();
    expect(held.fetchChatHistory.newest.args.slice(0, 2)).toEqual(['user-1', 100]);
    expect(history.snapshot.status).toBe('loading');
    held.fetchChatHistory.newest.resolve(ENTRIES);
    await settlePromises();
    expect(history.snapshot).toEqual({ status: 'ready', entries: ENTRIES, deletion: null });
  });

  it('is not fetched for visitors, and not kept for the next shopper', async () => {
    const { history, held, shopper } = await loadHistory();
    void history.load();
    const lateCall = held.fetchChatHistory.newest;
    shopper.set(null);
    lateCall.resolve(ENTRIES);
    await history.load();
    expect(history.snapshot).toMatchObject({ status: 'idle', entries: [] });
    expect(held.fetchChatHistory.madeArguments).toHaveLength(2);
  });

  it('shows a failed fetch and keeps the known entries', async () => {
    const { history, held } = await loadHistory();
    void history.load();
    held.fetchChatHistory.newest.reject(deleteError);
    await settlePromises();
    expect(history.snapshot).toMatchObject({ status: 'failed', entries: ENTRIES });
  });

  it('is unchanged after a canceled fetch', async () => {
    const { history } = await loadHistory();
    const controller = new AbortController();
    const loading = history.load(controller.signal);
    controller.abort();
    await loading;
    expect(history.snapshot).toMatchObject({ status: 'ready', entries: ENTRIES });
  });

  it('opens a conversation', async () => {
    const { history, held } = await loadHistory();
    void history.open('chat-1');
    expect(held.getMessages.newest.args.slice(0, 2)).toEqual(['user-1', 'chat-1']);
  });
});

describe('deleting a conversation', () => {
  async function confirmDeletion() {
    const fixture = await loadHistory();
    void fixture.sendMessage('a dress');
    fixture.held.translate.newest.resolve(aTranslation({ chatId: 'chat-1' }));
    await settlePromises();
    fixture.history.offerActions('chat-1');
    expect(fixture.history.snapshot.deletion).toEqual({ entryId: 'chat-1', stage: 'offered' });
    await fixture.history.confirmDeletion();
    expect(fixture.held.deleteChat.madeArguments).toEqual([]);
    fixture.history.askToConfirm();
    expect(fixture.history.snapshot.deletion?.stage).toBe('confirming');
    void fixture.history.confirmDeletion();
    void fixture.history.confirmDeletion();
    expect(fixture.history.snapshot.deletion?.stage).toBe('deleting');
    expect(fixture.held.deleteChat.madeArguments).toEqual([['user-1', 'chat-1']]);
    return fixture;
  }

  it('asks for confirmation, removes it from the screen and reloads the list', async () => {
    const { history, held, chat } = await confirmDeletion();
    held.deleteChat.newest.resolve();
    await settlePromises();
    expect(history.snapshot).toMatchObject({ status: 'loading', deletion: { entryId: 'chat-1', stage: 'deleted' } });
    expect(chat.snapshot).toBe(NO_CHAT);
    held.fetchChatHistory.newest.resolve([]);
    await settlePromises();
    expect(history.snapshot).toMatchObject({ entries: [], deletion: { stage: 'deleted' } });
    history.closeActions();
    expect(history.snapshot.deletion).toBeNull();
  });

  it('shows a failure and can be retried', async () => {
    const { history, held, notices, chat } = await confirmDeletion();
    held.deleteChat.newest.reject(deleteError);
    await settlePromises();
    expect(history.snapshot.deletion?.stage).toBe('failed');
    expect(notices.snapshot.popup).toBeNull();
    expect(chat.snapshot.chatId).toBe('chat-1');
    void history.confirmDeletion();
    held.deleteChat.newest.resolve();
    await settlePromises();
    expect(history.snapshot.deletion?.stage).toBe('deleted');
  });

  it('completes when the dialog is closed meanwhile', async () => {
    const { history, held, chat } = await confirmDeletion();
    const call = held.deleteChat.newest;
    history.closeActions();
    call.resolve();
    await settlePromises();
    expect(chat.snapshot).toBe(NO_CHAT);
    expect(history.snapshot).toMatchObject({ status: 'loading', deletion: null });
  });

  it('reports a failure when the dialog is closed meanwhile', async () => {
    const { history, held, notices } = await confirmDeletion();
    const call = held.deleteChat.newest;
    history.closeActions();
    call.reject(deleteError);
    await settlePromises();
    expect(history.snapshot.deletion).toBeNull();
    expect(notices.snapshot.popup).toBe('chat-not-deleted');
    history.offerActions('old');
    history.askToConfirm();
    void history.confirmDeletion();
    held.deleteChat.newest.resolve();
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it("does not report one shopper's failure to another", async () => {
    const { history, held, shopper, notices } = await confirmDeletion();
    const call = held.deleteChat.newest;
    history.closeActions();
    shopper.set(aProfile({ id: 'user-2' }));
    call.reject(deleteError);
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('does not affect another shopper', async () => {
    const { history, held, shopper } = await confirmDeletion();
    const call = held.deleteChat.newest;
    shopper.set(aProfile({ id: 'user-2' }));
    call.resolve();
    await settlePromises();
    expect(held.fetchChatHistory.waitingCalls).toEqual([]);
    expect(history.snapshot).toMatchObject({ status: 'idle', deletion: null });
  });
});
