import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { ChatServiceFixture, createOpenSignal } from '../../../tests/support/ChatServiceFixture.ts';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import { EMPTY_CONVERSATION, NO_LEADS } from '../../domain/stylist/Conversation.ts';
import type { ChatState } from '../ports/Chats.ts';
import { LimitReachedError, NotFoundError, RefusedFieldError, SupersededError } from '../AccessError.ts';

const GREEN_FILTERS = { ...NO_FILTERS, color: ['Green' as const] };

let fixture: ChatServiceFixture;
beforeEach(async () => {
  fixture = await ChatServiceFixture.open();
});

describe('a turn', () => {
  it('is understood, searched for, answered and stored', async () => {
    fixture.stylist.understandAs = () => ({ filters: GREEN_FILTERS, refinedQuery: 'green linen' });
    const turn = await fixture.ask('something green');
    expect(turn).toEqual({
      chatId: expect.any(String),
      turnId: expect.any(String),
      title: 'About something green',
      intent: 'search',
      refinedQuery: 'green linen',
      updatedFilters: GREEN_FILTERS,
    });
    const retrievedItems = await fixture.retrieve(turn);
    expect(retrievedItems.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(retrievedItems.announcement).toBe('4 found.');
    expect(fixture.engine.queries).toMatchObject([
      { query: 'green linen', filters: GREEN_FILTERS, filtersAreFinal: true, leads: NO_LEADS },
    ]);
    const pieces: string[] = [];
    const rankedAnswer = await fixture.rank(turn, { quickPickIds: ['a', 'b', 'c', 'd'] }, (piece) =>
      pieces.push(piece),
    );
    expect(pieces.join('')).toBe(rankedAnswer.reply);
    expect(fixture.engine.queries).toHaveLength(1);
    expect(await fixture.history.listMessages('anna', turn.chatId)).toMatchObject([
      {
        id: turn.turnId,
        actor: 'user',
        message: 'something green',
        filters: NO_FILTERS,
        aiUpdatedFilters: null,
        title: null,
      },
      {
        id: rankedAnswer.messageId,
        actor: 'model',
        message: 'I found 4 pieces.',
        filters: GREEN_FILTERS,
        aiUpdatedFilters: GREEN_FILTERS,
        title: 'About something green',
        picks: { itemIds: ['a', 'b', 'c', 'd'], deepPicks: [{ itemId: 'a', reason: 'It is linen.' }] },
      },
    ]);
  });

  it('tells which filters no result meets, also when its answer is repeated or read again', async () => {
    fixture.engine.unmetFilters = ['price'];
    const { turn, ranked } = await fixture.takeTurn('green under $9');
    const repeated = await fixture.rank(turn);
    const [, stored] = await fixture.history.listMessages('anna', turn.chatId);
    for (const answer of [ranked, repeated, stored]) expect(answer).toMatchObject({ unmetFilters: ['price'] });
  });

  it('continues from the last answer, and knows what is on the screen', async () => {
    const { turn } = await fixture.takeTurn('green', { filters: GREEN_FILTERS });
    await fixture.ask('cheaper', { chatId: turn.chatId, filters: GREEN_FILTERS });
    expect(fixture.stylist.turns.at(-1)).toMatchObject({
      said: 'cheaper',
      filters: GREEN_FILTERS,
      conversation: { turns: 1 },
      earlier: [{ said: 'green', reply: 'I found 4 pieces.' }],
      shown: {
        quick: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
        deep: [{ item: { id: 'a' }, reason: 'It is linen.' }],
      },
      profile: { name: 'anna' },
      now: new Date(fixture.nowMs),
    });
    await fixture.ask('the second', { chatId: turn.chatId, shownItemIds: ['d', 'nobody', 'b'] });
    expect(fixture.stylist.turns.at(-1)?.shown).toMatchObject({ quick: [{ id: 'd' }, { id: 'b' }], deep: [] });
  });

  it('keeps the shown items if nothing is searched for, except for companions', async () => {
    const { turn } = await fixture.takeTurn('green');
    const { chatId } = turn;
    fixture.stylist.understandAs = () => ({ intent: 'answer', refinedQuery: '' });
    const linenTurn = await fixture.takeTurn('is it linen?', { chatId });
    expect([linenTurn.ranked.intent, linenTurn.ranked.items, linenTurn.ranked.deepPicks]).toEqual(['answer', [], []]);
    expect(fixture.engine.queries).toHaveLength(1);
    fixture.stylist.understandAs = () => ({ intent: 'answer', refinedQuery: '', companionsOf: 'a' });
    fixture.stylist.selectReply = ({ companions }) => ({
      quickPickIds: [],
      deepPicks: companions.map(({ id }) => ({ itemId: id, reason: 'It goes with it.' })),
    });
    const outfitTurn = await fixture.takeTurn('what goes with it?', { chatId });
    expect(outfitTurn.ranked.deepPicks.map(({ item }) => item.id)).toEqual(['b', 'c', 'd']);
    await fixture.ask('and the third?', { chatId });
    const { quick, deep } = fixture.stylist.turns.at(-1)!.shown;
    expect([quick.length, deep.map(({ item }) => item.id)]).toEqual([4, ['b', 'c', 'd']]);
  });

  it('knows the items of the wishlist that the message names, and what goes with them', async () => {
    await fixture.store.catalogue.importAll('more', [
      ['Fern Camp Shirt', 'Gold Leaf Sweater'].map((shortDescription) =>
        createCatalogueItem({ id: shortDescription, shortDescription }),
      ),
    ]);
    await fixture.store.wishlists.add('anna', 'Fern Camp Shirt', 1);
    await fixture.store.wishlists.add('ben', 'Gold Leaf Sweater', 1);
    fixture.stylist.understandAs = () => ({ intent: 'answer', companionsOf: 'Fern Camp Shirt' });
    const turn = await fixture.ask('Is my fern camp shirt warmer than the Gold Leaf Sweater?');
    expect(fixture.stylist.turns.at(-1)).toMatchObject({
      kept: [{ id: 'Fern Camp Shirt' }],
      recalled: [{ id: 'Fern Camp Shirt' }],
    });
    await fixture.retrieve(turn);
    await fixture.rank(turn);
    expect(fixture.stylist.findings.at(-1)?.companions).not.toEqual([]);
    await fixture.ask('anything green', { chatId: turn.chatId });
    expect(fixture.stylist.turns.at(-1)).not.toHaveProperty('kept');
  });

  it('looks for companions of shown items only', async () => {
    fixture.stylist.understandAs = () => ({ intent: 'answer', companionsOf: 'a' });
    const turn = await fixture.ask('what goes with it?');
    await fixture.retrieve(turn);
    await fixture.rank(turn);
    expect(fixture.stylist.findings.at(-1)?.companions).toEqual([]);
  });

  it('shows only found items, whatever the stylist or the caller names', async () => {
    fixture.stylist.selectReply = () => ({
      quickPickIds: ['nobody', 'b', 'b', 'a'],
      deepPicks: [
        { itemId: 'made-up', reason: 'Buy it.' },
        { itemId: 'c', reason: 'Linen.' },
      ],
    });
    const turn = await fixture.ask('green');
    await fixture.retrieve(turn);
    const rankedAnswer = await fixture.rank(turn, {
      quickPickIds: ['a', 'b', 'c', 'elsewhere'],
      topPickIds: ['nobody'],
    });
    expect(rankedAnswer.items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(rankedAnswer.deepPicks.map(({ item }) => item.id)).toEqual(['c']);
    expect(fixture.stylist.findings.at(-1)?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('shows all found items if the stylist or the caller names none of them', async () => {
    fixture.stylist.selectReply = () => ({ quickPickIds: ['nobody'], deepPicks: [] });
    const turn = await fixture.ask('green');
    await fixture.retrieve(turn);
    expect((await fixture.rank(turn, { quickPickIds: ['nobody'] })).items).toHaveLength(4);
  });

  it('needs words or something attached', async () => {
    await expect(fixture.ask(' \n')).rejects.toThrow(RefusedFieldError);
    expect((await fixture.ask('', { attachments: [{ id: 'a', context: 'item' }] })).title).toBe('About');
  });

  it('gives the same result in a single call', async () => {
    const answer = await fixture.service.converse(
      { userId: 'anna', chatId: null, message: 'green', filters: NO_FILTERS, attachments: [], shownItemIds: null },
      createOpenSignal(),
    );
    expect(answer).toMatchObject({
      title: 'About green',
      reply: 'I found 4 pieces.',
      items: [{ id: 'a' }, {}, {}, {}],
    });
    expect(await fixture.listMessages(answer.chatId)).toEqual(['user: green', 'model: I found 4 pieces.']);
  });

  it('is rebuilt from the newest items after some time', async () => {
    const {
      turn: { chatId },
    } = await fixture.takeTurn('green');
    await fixture.store.catalogue.importAll('demo', [[createCatalogueItem({ id: 'b', priceCents: 100 })]]);
    fixture.nowMs += 10 * 60_000;
    await fixture.ask('cheaper', { chatId });
    expect(fixture.stylist.turns.at(-1)?.shown.quick[1]?.priceCents).toBe(100);
  });

  it('can be answered by another node without a cached turn', async () => {
    const turn = await fixture.ask('green', { attachments: [{ id: 'b', context: 'item' }] });
    fixture.service = fixture.createOtherNode();
    await fixture.retrieve(turn);
    fixture.service = fixture.createOtherNode();
    const rankedAnswer = await fixture.rank(turn);
    expect([rankedAnswer.items.length, rankedAnswer.deepPicks.length, fixture.engine.queries.length]).toEqual([
      4, 1, 2,
    ]);
    expect(fixture.stylist.findings.at(-1)?.turn).toMatchObject({
      said: 'green',
      attachment: { context: 'item', item: { id: 'b' } },
    });
  });

  it('is searched again if it is answered with other filters', async () => {
    const turn = await fixture.ask('green');
    await fixture.retrieve(turn);
    await fixture.rank(turn, { filters: GREEN_FILTERS });
    expect(fixture.engine.queries.map(({ filters }) => filters)).toEqual([NO_FILTERS, GREEN_FILTERS]);
  });

  it('that was never answered is deleted with its conversation after a day', async () => {
    const { chatId } = await fixture.ask('green');
    fixture.nowMs += 86_400_000 - 1;
    await fixture.ask('blue');
    expect(await fixture.store.chats.byId(chatId)).not.toBeNull();
    await fixture.ask('red');
    expect(await fixture.store.chats.byId(chatId)).toBeNull();
  });

  it.each([
    ['conversations', { chatCount: 1_000, answerCount: 1_000 }, [false, true]],
    ['answers', { chatCount: 1, answerCount: 10_000 }, [false, false]],
    ['one less of both', { chatCount: 999, answerCount: 9_999 }, [true, true]],
  ])('is refused, in a new and in an old conversation, if many %s are kept', async (_name, counts, areAllowed) => {
    const { chatId } = await fixture.ask('green');
    fixture.store.chats.countOf = async () => counts;
    const attempts = [fixture.ask('blue'), fixture.ask('red', { chatId })];
    const results = await Promise.allSettled(attempts);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(areAllowed);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(LimitReachedError);
    expect((await fixture.store.chats.byId(chatId))?.turn?.said).toBe(areAllowed[1] ? 'red' : 'green');
  });

  it.each([
    ['of another version', (state: ChatState) => ({ ...state, version: 0 as 1 })],
    [
      'without a filter that came later',
      (state: ChatState) => ({ ...state, conversation: { ...state.conversation, filters: {} as Filters } }),
    ],
  ])('resets a state from an older version: %s', async (_name, toOlderState) => {
    const {
      turn: { chatId },
    } = await fixture.takeTurn('green');
    const pendingTurn = await fixture.ask('cheaper', { chatId });
    const { chats } = fixture.store;
    const findChat = chats.byId.bind(chats);
    chats.byId = async (id) => {
      const chat = await findChat(id);
      return chat && { ...chat, state: toOlderState(chat.state) };
    };
    fixture.service = fixture.createOtherNode();
    await expect(fixture.retrieve(pendingTurn)).rejects.toThrow(SupersededError);
    await fixture.takeTurn('blue', { chatId });
    expect(fixture.stylist.turns.at(-1)).toMatchObject({
      said: 'blue',
      conversation: EMPTY_CONVERSATION,
      earlier: [],
      shown: { quick: [], deep: [] },
    });
    expect(await fixture.listMessages(chatId)).toHaveLength(4);
  });

  it('is searched for with filters that were changed in the meantime, and not without a search', async () => {
    const turn = await fixture.ask('green');
    await fixture.service.retrieve({ ...fixture.createTurnRequest(turn), filters: GREEN_FILTERS }, createOpenSignal());
    expect(fixture.engine.queries.at(-1)?.filters).toEqual(GREEN_FILTERS);
    await fixture.rank(turn);
    expect((await fixture.history.listMessages('anna', turn.chatId)).at(-1)?.filters).toEqual(GREEN_FILTERS);
    const blueTurn = await fixture.ask('blue');
    expect((await fixture.rank(blueTurn)).items).toHaveLength(4);
  });
});

describe('an edited message', () => {
  it('continues from the state before it, and removes all later turns once it is answered', async () => {
    const { turn: firstTurn } = await fixture.takeTurn('a coat');
    const { chatId } = firstTurn;
    const { turn: secondTurn } = await fixture.takeTurn('in green', { chatId });
    await fixture.takeTurn('cheaper', { chatId });
    const editedTurn = await fixture.ask('in blue', { chatId, editedTurnId: secondTurn.turnId });
    expect(fixture.stylist.turns.at(-1)).toMatchObject({
      said: 'in blue',
      conversation: { turns: 1 },
      earlier: [{ said: 'a coat' }],
    });
    expect(await fixture.listMessages(chatId)).toHaveLength(6);
    // Let another node answer and a third node get the next message.
    fixture.service = fixture.createOtherNode();
    await fixture.rank(editedTurn);
    expect(await fixture.listMessages(chatId)).toEqual([
      'user: a coat',
      'model: I found 4 pieces.',
      'user: in blue',
      'model: I found 4 pieces.',
    ]);
    for (const service of [fixture.service, fixture.createOtherNode()]) {
      fixture.service = service;
      await fixture.ask('warmer', { chatId });
      expect(fixture.stylist.turns.at(-1)?.earlier.map(({ said }) => said)).toEqual(['a coat', 'in blue']);
    }
  });

  it('in the first turn starts the conversation again, with another title', async () => {
    const { turn } = await fixture.takeTurn('a coat');
    await fixture.takeTurn('cheaper', { chatId: turn.chatId });
    await fixture.takeTurn('a dress', { chatId: turn.chatId, editedTurnId: turn.turnId });
    expect(fixture.stylist.turns.at(-1)).toMatchObject({ conversation: EMPTY_CONVERSATION, earlier: [] });
    expect(await fixture.history.listRecent('anna', 5)).toMatchObject([{ title: 'About a dress' }]);
  });

  it('removes nothing until it is answered', async () => {
    const { turn } = await fixture.takeTurn('a coat');
    await fixture.ask('a dress', { chatId: turn.chatId, editedTurnId: turn.turnId });
    await fixture.takeTurn('cheaper', { chatId: turn.chatId });
    expect(fixture.stylist.turns.at(-1)?.earlier.map(({ said }) => said)).toEqual(['a coat']);
    expect(await fixture.listMessages(turn.chatId)).toHaveLength(4);
  });

  it('fails if the edited turn does not exist', async () => {
    const { turn } = await fixture.takeTurn('a coat');
    await expect(fixture.ask('a dress', { chatId: turn.chatId, editedTurnId: 'nobody' })).rejects.toThrow(
      NotFoundError,
    );
  });
});

describe('several conversations of a shopper', () => {
  it('share nothing, even if the caller names items of another one as shown', async () => {
    const messagesByChat = fc.array(fc.record({ chat: fc.nat(2), isNew: fc.boolean() }), {
      minLength: 1,
      maxLength: 10,
    });
    await fc.assert(
      fc.asyncProperty(messagesByChat, async (steps) => {
        const chatIds = new Map<number, string>();
        const listMessagesOf = new Map<string, string[]>();
        for (const [index, { chat, isNew }] of steps.entries()) {
          const chatId = isNew ? null : (chatIds.get(chat) ?? null);
          const message = `wish ${index}`;
          const { turn } = await fixture.takeTurn(message, { chatId, shownItemIds: ['a', 'b'] });
          const understoodTurn = fixture.stylist.turns.at(-1)!;
          expect(understoodTurn.earlier.map((exchange) => exchange.said)).toEqual(
            (listMessagesOf.get(chatId ?? '') ?? []).slice(-6),
          );
          if (chatId === null) {
            expect(understoodTurn.conversation).toEqual(EMPTY_CONVERSATION);
            expect(understoodTurn.shown).toEqual({ quick: [], deep: [] });
          }
          chatIds.set(chat, turn.chatId);
          listMessagesOf.set(turn.chatId, [...(listMessagesOf.get(turn.chatId) ?? []), message]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
