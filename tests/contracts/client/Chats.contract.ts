import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Chats } from '../../../src/application/ports/Chats.ts';
import type { ChatRequest, RankRequest } from '../../../src/domain/chat/Chat.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { anAttachment } from '../../support/builders.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/** Two shoppers and a catalogue in which `query` finds at least two items. */
export interface ChatsUnderTest {
  readonly query: string;
  readonly anna: { readonly id: string; readonly chats: Chats };
  readonly ben: { readonly id: string; readonly chats: Chats };
  readonly isInChatMode: (userId: string) => Promise<boolean>;
  stop(): Promise<unknown>;
}

const SEND_FAILED_MESSAGE = 'Failed to send chat message';

export function describeChatsPort(name: string, createChats: () => Promise<ChatsUnderTest>): void {
  describe(`Chats on ${name}`, () => {
    let fixture: ChatsUnderTest;
    let chats: Chats;
    beforeEach(async () => {
      fixture = await createChats();
      ({ chats } = fixture.anna);
    });
    afterEach(() => fixture.stop());

    const createRequest = (overrides: Partial<ChatRequest> = {}): ChatRequest => ({
      userId: fixture.anna.id,
      chatId: null,
      query: fixture.query,
      filters: NO_FILTERS,
      attachments: [],
      shownItemIds: null,
      ...overrides,
    });

    /** Runs all stages of a turn. Also returns the streamed pieces of the reply. */
    async function converse(overrides: Partial<ChatRequest> = {}) {
      const request = createRequest(overrides);
      const translation = await chats.translate(request);
      const { chatId, userMessageId, refinedQuery, title } = translation;
      const filters = translation.updatedFilters ?? request.filters;
      const retrieval = await chats.retrieve({ userId: request.userId, chatId, userMessageId, refinedQuery, filters });
      const rankRequest: RankRequest = {
        userId: request.userId,
        chatId,
        userMessageId,
        refinedQuery,
        filters,
        query: request.query,
        title,
        quickPickIds: retrieval.quickPicks.map(({ id }) => id),
        topPickIds: retrieval.topPicks.map(({ id }) => id),
      };
      const receivedReplies: string[] = [];
      const ranking = await chats.rank(rankRequest, (reply) => receivedReplies.push(reply));
      return { translation, retrieval, ranking, heard: receivedReplies, rankRequest };
    }

    it('understands, finds and answers, best first', async () => {
      const { translation, retrieval, ranking } = await converse();
      expect(translation).toMatchObject({
        intent: 'search',
        title: expect.stringMatching(/./),
        userMessageId: expect.stringMatching(/./),
      });
      expect(retrieval.quickPicks.length).toBeGreaterThan(1);
      expect(ranking.quickPickItems.map(({ rank }) => rank)).toEqual(
        ranking.quickPickItems.map((_, index) => index + 1),
      );
      const foundIds = [...retrieval.quickPicks, ...retrieval.topPicks].map(({ id }) => id);
      for (const { id } of [...ranking.quickPickItems, ...ranking.deepSearchItems]) expect(foundIds).toContain(id);
      for (const { reason } of ranking.deepSearchItems) expect(reason).toMatch(/./);
    });

    it('counts the results of each filter value, after retrieving and after answering', async () => {
      const { retrieval, ranking } = await converse();
      expect(retrieval.facets?.brand?.[0]).toEqual({
        value: expect.stringMatching(/./),
        count: retrieval.candidateIds.length,
      });
      expect(ranking.facets).toEqual(retrieval.facets);
    });

    it('names what was understood, and stores it with the answer', async () => {
      const { translation, ranking } = await converse();
      expect(ranking.reading?.understood).toEqual(fixture.query.split(' '));
      const messages = await chats.getMessages(fixture.anna.id, translation.chatId);
      expect(messages.map(({ reading }) => reading)).toEqual([undefined, ranking.reading]);
    });

    it('streams the reply, each time longer, up to the complete text', async () => {
      const { ranking, heard: receivedReplies } = await converse();
      expect(receivedReplies.length).toBeGreaterThan(0);
      expect(receivedReplies.at(-1)).toBe(ranking.reply);
      receivedReplies.forEach((reply, index) => expect(reply.startsWith(receivedReplies[index - 1] ?? '')).toBe(true));
    });

    it('stores messages and answers, oldest first', async () => {
      const { items, first } = await converse().then((turn) => ({ first: turn, items: turn.ranking.quickPickItems }));
      const { chatId } = first.translation;
      const attachment = anAttachment({ id: items[0]!.id, userId: fixture.anna.id });
      const secondTurn = await converse({
        chatId,
        query: `${fixture.query}, like this`,
        attachments: [attachment],
        shownItemIds: items.map(({ id }) => id),
      });
      expect(secondTurn.translation.chatId).toBe(chatId);
      const messages = await chats.getMessages(fixture.anna.id, chatId);
      expect(messages.map(({ actor }) => actor)).toEqual(['user', 'model', 'user', 'model']);
      expect(messages[0]).toMatchObject({
        id: first.translation.userMessageId,
        message: fixture.query,
        title: null,
        feedback: null,
      });
      expect(messages[1]).toMatchObject({
        id: first.ranking.aiMessageId,
        message: first.ranking.reply,
        itemIds: items.map(({ id }) => id),
        deepSearchItemIds: first.ranking.deepSearchItems.map(({ id }) => id),
        reasons: first.ranking.deepSearchItems.map(({ reason }) => reason),
        refinedQuery: first.translation.refinedQuery,
        filters: NO_FILTERS,
        aiUpdatedFilters: null,
        relaxations: [],
        feedback: null,
      });
      expect(messages[1]!.title).toMatch(/./);
      expect(messages[2]!.attachments.map(({ id, context }) => ({ id, context }))).toEqual([
        { id: attachment.id, context: 'item' },
      ]);
      for (const { timestamp } of messages) expect(Number.isNaN(Date.parse(timestamp))).toBe(false);
    });

    it('shows an outfit with reasons and what is owned, stores it, and exchanges a piece', async () => {
      const { translation, ranking } = await converse({ query: `${fixture.query} outfit` });
      const [top, shoes] = ranking.outfit?.slots ?? [];
      expect(top).toEqual({
        slot: 'top',
        itemId: expect.stringMatching(/./),
        isOwned: false,
        words: '',
        reason: expect.stringMatching(/./),
      });
      expect(shoes).toEqual({ slot: 'shoes', itemId: null, isOwned: true, words: 'brown boots', reason: '' });
      expect(ranking.outfit).toMatchObject({ budget: 500, days: null, outfitCount: null });
      expect(ranking.outfit?.total).toBeGreaterThan(0);
      const { chatId } = translation;
      const listOutfits = async () => (await chats.getMessages(fixture.anna.id, chatId)).map(({ outfit }) => outfit);
      expect(await listOutfits()).toEqual([undefined, ranking.outfit]);
      const swap = { chatId, query: `${fixture.query} outfit`, swappedItemId: top!.itemId! };
      const swapped = await converse(swap);
      expect(swapped.ranking.outfit?.slots[0]?.itemId).not.toBe(top!.itemId);
      expect(await listOutfits()).toEqual([undefined, ranking.outfit, undefined, swapped.ranking.outfit]);
      expect((await converse({ chatId })).ranking.outfit).toBeUndefined();
    });

    it('replaces an earlier message and everything after it, once the new one is answered', async () => {
      const firstTurn = await converse();
      const { chatId } = firstTurn.translation;
      const secondTurn = await converse({ chatId, query: `${fixture.query} two` });
      await converse({ chatId, query: `${fixture.query} three` });
      const listTexts = async () =>
        (await chats.getMessages(fixture.anna.id, chatId)).flatMap(({ actor, message }) =>
          actor === 'user' ? [message] : [],
        );
      const edit = { chatId, query: `${fixture.query} edited`, editedMessageId: secondTurn.translation.userMessageId };
      await chats.translate(createRequest(edit));
      expect(await listTexts()).toEqual([fixture.query, `${fixture.query} two`, `${fixture.query} three`]);
      await converse(edit);
      expect(await listTexts()).toEqual([fixture.query, `${fixture.query} edited`]);
      await expectRefusal(
        chats.translate(createRequest({ chatId, editedMessageId: 'never-said' })),
        SEND_FAILED_MESSAGE,
        'not-found',
      );
    });

    it('stores no turn that was never answered', async () => {
      const { chatId } = await chats.translate(createRequest());
      expect(await chats.getMessages(fixture.anna.id, chatId)).toEqual([]);
      expect(await chats.fetchChatHistory(fixture.anna.id, 10)).toEqual([]);
    });

    it("lists a shopper's conversations, newest answer first, up to the limit", async () => {
      const ids = [];
      for (const word of ['one', 'two', 'three'])
        ids.push((await converse({ query: `${fixture.query} ${word}` })).translation.chatId);
      await converse({ chatId: ids[0]! });
      const history = await chats.fetchChatHistory(fixture.anna.id, 2);
      expect(history.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
      for (const { title, timestamp } of history)
        expect([title === '', Number.isNaN(Date.parse(timestamp))]).toEqual([false, false]);
      expect(await fixture.ben.chats.fetchChatHistory(fixture.ben.id, 10)).toEqual([]);
    });

    it('deletes a conversation', async () => {
      const {
        translation: { chatId },
      } = await converse();
      await chats.deleteChat(fixture.anna.id, chatId);
      expect(await chats.fetchChatHistory(fixture.anna.id, 10)).toEqual([]);
      await expectRefusal(chats.getMessages(fixture.anna.id, chatId), 'Failed to load chat messages', 'not-found');
      await expectRefusal(chats.translate(createRequest({ chatId })), SEND_FAILED_MESSAGE, 'not-found');
    });

    it('stores feedback on an answer, and removes it', async () => {
      const {
        translation: { chatId },
        ranking: { aiMessageId: messageId },
      } = await converse();
      const readFeedback = async () => (await chats.getMessages(fixture.anna.id, chatId)).at(-1)?.feedback;
      for (const feedback of ['up', 'down', null] as const) {
        await chats.giveFeedback({ userId: fixture.anna.id, chatId, messageId, feedback });
        expect(await readFeedback()).toBe(feedback);
      }
      const unknownMessage = { userId: fixture.anna.id, chatId, messageId: 'never-said', feedback: 'up' as const };
      await expectRefusal(chats.giveFeedback(unknownMessage), 'Failed to save chat feedback', 'not-found');
    });

    it('stores the chat mode', async () => {
      for (const enabled of [true, false, true]) {
        await chats.setChatMode(fixture.anna.id, enabled);
        expect(await fixture.isInChatMode(fixture.anna.id)).toBe(enabled);
      }
      expect(await fixture.isInChatMode(fixture.ben.id)).toBe(false);
    });

    it('does not show a conversation to another shopper', async () => {
      const {
        translation: { chatId },
        ranking,
        rankRequest,
      } = await converse();
      const { id: userId, chats: bens } = fixture.ben;
      await expectRefusal(bens.translate(createRequest({ userId, chatId })), SEND_FAILED_MESSAGE, 'forbidden');
      await expectRefusal(bens.retrieve({ ...rankRequest, userId }), SEND_FAILED_MESSAGE, 'forbidden');
      await expectRefusal(
        bens.rank({ ...rankRequest, userId }, () => undefined),
        'Failed to rank chat results',
        'forbidden',
      );
      await expectRefusal(bens.getMessages(userId, chatId), 'Failed to load chat messages', 'forbidden');
      await expectRefusal(bens.deleteChat(userId, chatId), 'Failed to delete chat history', 'forbidden');
      const judgment = { userId, chatId, messageId: ranking.aiMessageId, feedback: 'down' as const };
      await expectRefusal(bens.giveFeedback(judgment), 'Failed to save chat feedback', 'forbidden');
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { rankRequest, ranking } = await converse();
      const { signal, reason } = abortedSignal();
      const { id: userId } = fixture.anna;
      const { chatId } = rankRequest;
      const calls = [
        chats.translate(createRequest(), signal),
        chats.retrieve(rankRequest, signal),
        chats.rank(rankRequest, () => undefined, signal),
        chats.getMessages(userId, chatId, signal),
        chats.fetchChatHistory(userId, 1, signal),
        chats.deleteChat(userId, chatId, signal),
        chats.giveFeedback({ userId, chatId, messageId: ranking.aiMessageId, feedback: 'up' }, signal),
        chats.setChatMode(userId, true, signal),
      ];
      for (const call of calls) await expect(call).rejects.toBe(reason);
    });
  });
}
