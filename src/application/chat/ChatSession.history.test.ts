import { describe, expect, it } from 'vitest';
import { anAttachment, anItem, aProfile, aStoredSearch } from '../../../tests/support/builders.ts';
import { createAnsweredWorld, UNDERSTOOD, WISH } from '../../../tests/support/chatConversation.ts';
import { aChatMessage, aTranslation, createChatWorld } from '../../../tests/support/chatWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

const offlineError = new CallError('Failed to send chat message', 'unreachable');

describe('a conversation of the history', () => {
  const MESSAGES = [
    aChatMessage({ id: 'u1', actor: 'user', message: WISH, title: null, attachments: [anAttachment()] }),
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
    const world = createChatWorld(aProfile({ chatEnabled: false }));
    void world.chat.open('old');
    expect(world.chat.snapshot.status).toBe('loading');
    expect(world.held.getMessages.newest.args.slice(0, 2)).toEqual(['user-1', 'old']);
    world.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(world.chat.snapshot).toMatchObject({
      status: 'ready',
      chatId: 'old',
      messages: MESSAGES,
      fetchingAnswerKey: 'a1',
    });
    expect(world.mode.snapshot).toBe(true);
    expect(world.held.setChatMode.newest.args).toEqual(['user-1', true]);
    world.gettingItems.newest.resolve(new Map(['silk', 'linen'].map((id) => [id, anItem({ id })])));
    await settlePromises();
    expect(world.chat.snapshot.shownAnswerKey).toBe('a1');
    expect(world.filters.snapshot.filters).toEqual(UNDERSTOOD);
    world.filters.update('sale', true);
    expect(world.searching.newest.args[0]).toMatchObject({
      query: 'linen dress, garden wedding',
      attachments: [anAttachment()],
    });
  });

  it('keeps the results of the URL', async () => {
    const world = createChatWorld();
    void world.chat.open('old', { keepResults: true });
    world.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(world.chat.snapshot.fetchingAnswerKey).toBeNull();
  });

  it('that fails to load shows an error and keeps the current one', async () => {
    const world = await createAnsweredWorld();
    const snapshotBefore = world.chat.snapshot;
    void world.chat.open('old');
    world.held.getMessages.newest.reject(offlineError);
    await settlePromises();
    expect(world.chat.snapshot).toEqual(snapshotBefore);
    expect(world.notices.snapshot.popup).toBe('chat-not-loaded');
    void world.chat.open('old');
    world.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(world.notices.snapshot.popup).toBeNull();
  });

  it('is dropped for a newer message', async () => {
    const world = createChatWorld();
    void world.chat.open('old');
    void world.say(WISH);
    world.held.getMessages.newest.resolve(MESSAGES);
    await settlePromises();
    expect(world.chat.snapshot).toMatchObject({ status: 'ready', chatId: null, stage: 'translating' });
    expect(world.chat.snapshot.messages).toHaveLength(2);
  });

  it('disappears when deleted, with its turn in progress', async () => {
    const world = await createAnsweredWorld();
    void world.say('cheaper');
    world.chat.forgetChat('another');
    expect(world.chat.snapshot.messages).toHaveLength(4);
    world.chat.forgetChat('chat-1');
    world.held.translate.newest.resolve(aTranslation());
    await settlePromises();
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.draft.snapshot).toBe('');
  });

  it('is closed by a search of the history, which turns chat mode off', async () => {
    const world = await createAnsweredWorld();
    world.chat.leaveChatMode();
    void world.search.openStored('old');
    world.storing.newest.resolve(aStoredSearch());
    await settlePromises();
    expect(world.mode.snapshot).toBe(false);
    expect(world.chat.snapshot).toBe(NO_CHAT);
  });
});
