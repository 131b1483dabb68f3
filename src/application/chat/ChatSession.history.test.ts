import { describe, expect, it } from 'vitest';
import { anAttachment, anItem, aProfile, aStoredSearch } from '../../../tests/support/builders.ts';
import { createAnsweredFixture, UNDERSTOOD, FIRST_MESSAGE } from '../../../tests/support/chatConversation.ts';
import { aChatMessage, aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

const offlineError = new CallError('Failed to send chat message', 'unreachable');

describe('a conversation of the history', () => {
  const MESSAGES = [
    aChatMessage({ id: 'u1', actor: 'user', message: FIRST_MESSAGE, title: null, attachments: [anAttachment()] }),
    aChatMessage({
      id: 'a1',
      refinedQuery: 'linen dress, garden wedding',
      itemIds: ['silk'],
      deepSearchItemIds: ['linen'],
      reasons: ['Cool.'],
      filters: NO_FILTERS,
      aiUpdatedFilters: UNDERSTOOD,
    }),
    aChatMessage({ id: 'u2', actor: 'user', message: 'thanks', title: null }),
    aChatMessage({ id: 'a2', message: 'With pleasure.', title: null }),
  ];

  it('shows its messages and the last results, and turns chat mode on', async () => {
    const fixture = createChatFixture(aProfile({ chatEnabled: false }));
    void fixture.chat.open('old');
    expect(fixture.chat.snapshot.status).toBe('loading');
    expect(fixture.held.getMessages.newest.args.slice(0, 2)).toEqual(['user-1', 'old']);
    fixture.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(fixture.chat.snapshot).toMatchObject({
      status: 'ready',
      chatId: 'old',
      messages: MESSAGES,
      fetchingAnswerKey: 'a1',
    });
    expect(fixture.mode.snapshot).toBe(true);
    expect(fixture.held.setChatMode.newest.args).toEqual(['user-1', true]);
    fixture.itemCalls.newest.resolve(new Map(['silk', 'linen'].map((id) => [id, anItem({ id })])));
    await settlePromises();
    expect(fixture.chat.snapshot.shownAnswerKey).toBe('a1');
    expect(fixture.filters.snapshot.filters).toEqual(UNDERSTOOD);
    fixture.filters.update('sale', true);
    expect(fixture.searching.newest.args[0]).toMatchObject({
      query: 'linen dress, garden wedding',
      attachments: [anAttachment()],
    });
  });

  it('keeps the results of the URL', async () => {
    const fixture = createChatFixture();
    void fixture.chat.open('old', { keepsResults: true });
    fixture.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(fixture.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('that fails to load shows an error and keeps the current one', async () => {
    const fixture = await createAnsweredFixture();
    const snapshotBefore = fixture.chat.snapshot;
    void fixture.chat.open('old');
    fixture.held.getMessages.newest.reject(offlineError);
    await settlePromises();
    expect(fixture.chat.snapshot).toEqual(snapshotBefore);
    expect(fixture.notices.snapshot.popup).toBe('chat-not-loaded');
    void fixture.chat.open('old');
    fixture.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(fixture.notices.snapshot.popup).toBeNull();
  });

  it('is dropped for a newer message', async () => {
    const fixture = createChatFixture();
    void fixture.chat.open('old');
    void fixture.sendMessage(FIRST_MESSAGE);
    fixture.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(fixture.chat.snapshot).toMatchObject({ status: 'ready', chatId: null, stage: 'translating' });
    expect(fixture.chat.snapshot.messages).toHaveLength(2);
  });

  it('disappears when deleted, with its turn in progress', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('cheaper');
    fixture.chat.forgetChat('another');
    expect(fixture.chat.snapshot.messages).toHaveLength(4);
    fixture.chat.forgetChat('chat-1');
    fixture.held.translate.newest.resolve(aTranslation());
    await settlePromises();
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
    expect(fixture.draft.snapshot).toBe('');
  });

  it('that another tab has deleted ends at the next message, which begins a new one when sent again', async () => {
    const fixture = await createAnsweredFixture();
    void fixture.sendMessage('cheaper');
    fixture.held.translate.newest.reject(new CallError('Failed to send chat message', 'not-found'));
    await settlePromises();
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
    expect([fixture.draft.snapshot, fixture.notices.snapshot.popup]).toEqual(['cheaper', 'chat-gone']);
    void fixture.chat.submit();
    expect(fixture.held.translate.newest.args[0]).toMatchObject({ chatId: null, query: 'cheaper' });
  });

  it('is closed by a search of the history, which turns chat mode off', async () => {
    const fixture = await createAnsweredFixture();
    fixture.chat.leaveChatMode();
    void fixture.search.openStored('old');
    fixture.storing.newest.resolve(aStoredSearch());
    await settlePromises();
    expect(fixture.mode.snapshot).toBe(false);
    expect(fixture.chat.snapshot).toBe(NO_CHAT);
  });
});
