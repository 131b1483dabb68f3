import { describe, expect, it } from 'vitest';
import { anAttachment, anItem, aSearchResult } from '../../../tests/support/builders.ts';
import {
  createAnsweredFixture,
  answerUntilStage,
  getLastMessage,
  UNDERSTOOD,
  FIRST_MESSAGE,
} from '../../../tests/support/chatConversation.ts';
import { aRanking, aRetrieval, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

describe('a turn', () => {
  it('shows the message and the pending answer at once, and empties the box', () => {
    const { chat, sendMessage, draft, attachments, pulse } = createChatFixture();
    attachments.restore([anAttachment()]);
    void sendMessage(`  ${FIRST_MESSAGE} `);
    expect(chat.snapshot.messages).toMatchObject([
      { actor: 'user', message: FIRST_MESSAGE, attachments: [anAttachment()], stage: null },
      { actor: 'model', message: '', title: null, stage: 'translating' },
    ]);
    expect(chat.snapshot.stage).toBe('translating');
    expect(draft.snapshot).toBe('');
    expect(attachments.snapshot).toEqual([]);
    expect(pulse.snapshot).toBe('thinking');
  });

  it('comes in stages: title, then what was retrieved, then the reply as it is written', async () => {
    const fixture = createChatFixture();
    const { chat, held, search, pulse } = fixture;
    void fixture.sendMessage(FIRST_MESSAGE);
    expect(held.translate.newest.args[0]).toEqual({
      userId: 'user-1',
      chatId: null,
      query: FIRST_MESSAGE,
      filters: NO_FILTERS,
      attachments: [],
      shownItemIds: null,
    });
    await answerUntilStage(fixture, 'translate', { updatedFilters: UNDERSTOOD });
    expect(getLastMessage(fixture)).toMatchObject({ title: 'Garden wedding', message: '', stage: 'retrieving' });
    expect(chat.snapshot.chatId).toBe('chat-1');
    const stage = {
      userId: 'user-1',
      chatId: 'chat-1',
      userMessageId: 'user-message-1',
      refinedQuery: 'dress for a garden wedding',
      filters: UNDERSTOOD,
    };
    expect(held.retrieve.newest.args[0]).toEqual(stage);
    held.retrieve.newest.resolve(aRetrieval({ relaxations: ['Nothing was under $90.'] }));
    await settlePromises();
    expect(getLastMessage(fixture)).toMatchObject({
      title: 'Garden wedding',
      message: 'I found 24 pieces.',
      relaxations: ['Nothing was under $90.'],
      stage: 'ranking',
    });
    expect(held.rank.newest.args[0]).toEqual({
      ...stage,
      query: FIRST_MESSAGE,
      title: 'Garden wedding',
      quickPickIds: ['silk'],
      topPickIds: ['linen'],
    });
    const [, onReply] = held.rank.newest.args;
    onReply('Linen keeps');
    expect(getLastMessage(fixture)).toMatchObject({ message: 'Linen keeps', stage: 'replying' });
    expect(search.snapshot.items).toEqual([]);
    held.rank.newest.resolve(aRanking());
    await settlePromises();
    expect(getLastMessage(fixture)).toMatchObject({
      id: 'answer-message-1',
      message: 'Linen keeps you cool.',
      stage: null,
      itemIds: ['silk', 'cotton'],
      deepSearchItemIds: ['linen'],
      reasons: ['Cool in June.'],
      aiUpdatedFilters: UNDERSTOOD,
    });
    onReply('late');
    expect(getLastMessage(fixture)?.message).toBe('Linen keeps you cool.');
    expect(chat.snapshot).toMatchObject({ stage: null, shownAnswerKey: getLastMessage(fixture)?.key });
    expect(pulse.snapshot).toBe('idle');
  });

  it('keeps the key of its messages when the server names them', async () => {
    const fixture = createChatFixture();
    void fixture.sendMessage(FIRST_MESSAGE);
    const keys = fixture.chat.snapshot.messages.map(({ key }) => key);
    await answerUntilStage(fixture, 'rank');
    expect(fixture.chat.snapshot.messages.map(({ key }) => key)).toEqual(keys);
    expect(fixture.chat.snapshot.messages.map(({ id }) => id)).toEqual(['user-message-1', 'answer-message-1']);
  });

  it('requires text or an attachment, and a signed-in shopper', () => {
    const { chat, sendMessage, held, attachments, shopper } = createChatFixture();
    void sendMessage(' \n ');
    expect(chat.snapshot).toBe(NO_CHAT);
    attachments.restore([anAttachment()]);
    void sendMessage('');
    expect(held.translate.madeArguments).toHaveLength(1);
    shopper.set(null);
    void sendMessage(FIRST_MESSAGE);
    expect(held.translate.madeArguments).toHaveLength(1);
  });

  it('continues the conversation and sends the current filters', async () => {
    const { sendMessage, held, filters } = await createAnsweredFixture({ updatedFilters: UNDERSTOOD });
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
    void sendMessage('cheaper');
    expect(held.translate.newest.args[0]).toMatchObject({ chatId: 'chat-1', query: 'cheaper', filters: UNDERSTOOD });
  });

  it('sends the ids on the screen when they differ from the results of the last answer', async () => {
    const { sendMessage, chat, held, filters, searching } = await createAnsweredFixture();
    void sendMessage('the second one in green');
    expect(held.translate.newest.args[0].shownItemIds).toBeNull();
    chat.stop();
    filters.update('sale', true);
    searching.newest.resolve(
      aSearchResult({
        items: [anItem({ id: 'satin' }), anItem({ id: 'silk' })],
        filters: { ...NO_FILTERS, sale: true },
      }),
    );
    await settlePromises();
    void sendMessage('the second one in green');
    expect(held.translate.newest.args[0].shownItemIds).toEqual(['satin', 'silk']);
  });

  it('about the shown items keeps them and shows matching items above', async () => {
    const fixture = await createAnsweredFixture();
    const { key } = getLastMessage(fixture)!;
    void fixture.sendMessage('what goes with the second one?');
    await answerUntilStage(
      fixture,
      'rank',
      { intent: 'answer', refinedQuery: '' },
      { quickPickItems: [], deepSearchItems: [anItem({ id: 'belt', reason: 'Same leather.' })] },
    );
    expect(fixture.search.snapshot.items.map(({ id }) => id)).toEqual(['silk', 'cotton']);
    expect(fixture.search.snapshot.deepSearchItems.map(({ id }) => id)).toEqual(['belt']);
    expect(fixture.chat.snapshot).toMatchObject({
      shownAnswerKey: key,
      carouselAnswerKey: getLastMessage(fixture)?.key,
    });
    void fixture.search.search({ query: 'boots' });
    expect(fixture.chat.snapshot).toMatchObject({ shownAnswerKey: null, carouselAnswerKey: null });
  });

  it('that asks a question adopts the filters and keeps the results', async () => {
    const fixture = await createAnsweredFixture();
    const snapshotBefore = fixture.search.snapshot;
    void fixture.sendMessage('something under 250');
    await answerUntilStage(
      fixture,
      'rank',
      { intent: 'ask', refinedQuery: '', updatedFilters: UNDERSTOOD },
      { quickPickItems: [], deepSearchItems: [] },
    );
    expect(fixture.search.snapshot).toBe(snapshotBefore);
    expect(fixture.filters.snapshot.filters).toEqual(UNDERSTOOD);
  });
});

describe('the first turn of a conversation', () => {
  it('leaves behind what was chosen for a search, and offers it', async () => {
    const fixture = createChatFixture();
    const { sendMessage, held, filters, search, searching } = fixture;
    void search.search({ query: 'linen dress' });
    searching.newest.resolve(aSearchResult({ filters: NO_FILTERS }));
    await settlePromises();
    filters.update('size', 'M');
    const chosenFilters = filters.snapshot.filters;
    void sendMessage('green shoes');
    expect(held.translate.newest.args[0].filters).toEqual(NO_FILTERS);
    await answerUntilStage(fixture, 'rank', { updatedFilters: { ...NO_FILTERS, color: ['Green'] } });
    expect(filters.snapshot).toMatchObject({
      filters: { ...NO_FILTERS, color: ['Green'] },
      droppedFilters: chosenFilters,
    });
  });
});
