import { describe, expect, it } from 'vitest';
import { aProfile, aSearchResult, aStoredSearch, anAttachment, anItem } from '../../../tests/support/builders.ts';
import { aChatMessage, aRanking, aRetrieval, aTranslation, chatWorld } from '../../../tests/support/chatWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';
import { NO_CHAT } from './ChatSnapshot.ts';

const WISH = 'a dress for a garden wedding, nothing floral';
const UNDERSTOOD: Filters = { ...NO_FILTERS, priceRangeMax: 250 };
const offline = new CallError('Failed to send chat message', 'unreachable');
type World = ReturnType<typeof chatWorld>;

/** Answers the turn under way up to and including `stage`. */
async function answerUpTo(world: World, stage: 'translate' | 'retrieve' | 'rank', given: Parameters<typeof aTranslation>[0] = {}, ranking: Parameters<typeof aRanking>[0] = {}) {
  world.held.translate.newest.resolve(aTranslation(given));
  await settled();
  if (stage === 'translate') return;
  world.held.retrieve.newest.resolve(aRetrieval());
  await settled();
  if (stage === 'retrieve') return;
  world.held.rank.newest.resolve(aRanking(ranking));
  await settled();
}

/** A conversation in which one wish was answered with results. */
async function afterAnswer(given?: Parameters<typeof aTranslation>[0]) {
  const world = chatWorld();
  void world.say(WISH);
  await answerUpTo(world, 'rank', given);
  return world;
}

const lastOf = ({ chat }: World) => chat.snapshot.messages.at(-1);

describe('a turn', () => {
  it('shows the words and the awaited answer at once, and takes them out of the box', () => {
    const { chat, say, draft, attachments, pulse } = chatWorld();
    attachments.restore([anAttachment()]);
    void say(`  ${WISH} `);
    expect(chat.snapshot.messages).toMatchObject([
      { actor: 'user', message: WISH, attachments: [anAttachment()], stage: null },
      { actor: 'model', message: '', title: null, stage: 'translating' },
    ]);
    expect(chat.snapshot.stage).toBe('translating');
    expect(draft.snapshot).toBe('');
    expect(attachments.snapshot).toEqual([]);
    expect(pulse.snapshot).toBe('thinking');
  });

  it('comes in stages: title, then what was retrieved, then the reply as it is written', async () => {
    const world = chatWorld();
    const { chat, held, search, pulse } = world;
    void world.say(WISH);
    expect(held.translate.newest.args[0]).toEqual({ userId: 'user-1', chatId: null, query: WISH, filters: NO_FILTERS, attachments: [], shownItemIds: null });
    await answerUpTo(world, 'translate', { updatedFilters: UNDERSTOOD });
    expect(lastOf(world)).toMatchObject({ title: 'Garden wedding', message: '', stage: 'retrieving' });
    expect(chat.snapshot.chatId).toBe('chat-1');
    const stage = { userId: 'user-1', chatId: 'chat-1', userMessageId: 'user-message-1', refinedQuery: 'dress for a garden wedding', filters: UNDERSTOOD };
    expect(held.retrieve.newest.args[0]).toEqual(stage);
    held.retrieve.newest.resolve(aRetrieval({ relaxations: ['Nothing was under $90.'] }));
    await settled();
    expect(lastOf(world)).toMatchObject({ title: 'Garden wedding', message: 'I found 24 pieces.', relaxations: ['Nothing was under $90.'], stage: 'ranking' });
    expect(held.rank.newest.args[0]).toEqual({ ...stage, query: WISH, title: 'Garden wedding', quickPickIds: ['silk'], topPickIds: ['linen'] });
    const [, onReply] = held.rank.newest.args;
    onReply('Linen keeps');
    expect(lastOf(world)).toMatchObject({ message: 'Linen keeps', stage: 'replying' });
    expect(search.snapshot.items).toEqual([]);
    held.rank.newest.resolve(aRanking());
    await settled();
    expect(lastOf(world)).toMatchObject({
      id: 'answer-message-1', message: 'Linen keeps you cool.', stage: null, itemIds: ['silk', 'cotton'],
      deepSearchItemIds: ['linen'], reasons: ['Cool in June.'], aiUpdatedFilters: UNDERSTOOD,
    });
    onReply('late');
    expect(lastOf(world)?.message).toBe('Linen keeps you cool.');
    expect(chat.snapshot).toMatchObject({ stage: null, showingKey: lastOf(world)?.key });
    expect(pulse.snapshot).toBe('idle');
  });

  it('keeps the key of its messages when the server names them', async () => {
    const world = chatWorld();
    void world.say(WISH);
    const keys = world.chat.snapshot.messages.map(({ key }) => key);
    await answerUpTo(world, 'rank');
    expect(world.chat.snapshot.messages.map(({ key }) => key)).toEqual(keys);
    expect(world.chat.snapshot.messages.map(({ id }) => id)).toEqual(['user-message-1', 'answer-message-1']);
  });

  it('needs words or an attachment, and somebody who is signed in', () => {
    const { chat, say, held, attachments, shopper } = chatWorld();
    void say(' \n ');
    expect(chat.snapshot).toBe(NO_CHAT);
    attachments.restore([anAttachment()]);
    void say('');
    expect(held.translate.made).toHaveLength(1);
    shopper.set(null);
    void say(WISH);
    expect(held.translate.made).toHaveLength(1);
  });

  it('goes on in the conversation that the first one made, and is told the filters as they stand', async () => {
    const { say, held, filters } = await afterAnswer({ updatedFilters: UNDERSTOOD });
    expect(filters.snapshot.filters).toEqual(UNDERSTOOD);
    void say('cheaper');
    expect(held.translate.newest.args[0]).toMatchObject({ chatId: 'chat-1', query: 'cheaper', filters: UNDERSTOOD });
  });

  it('says what is on the screen where that is not what the last answer found there', async () => {
    const { say, chat, held, filters, searching } = await afterAnswer();
    void say('the second one in green');
    expect(held.translate.newest.args[0].shownItemIds).toBeNull();
    chat.stop();
    filters.update('sale', true);
    searching.newest.resolve(aSearchResult({ items: [anItem({ id: 'satin' }), anItem({ id: 'silk' })], filters: { ...NO_FILTERS, sale: true } }));
    await settled();
    void say('the second one in green');
    expect(held.translate.newest.args[0].shownItemIds).toEqual(['satin', 'silk']);
  });

  it('that is about what is shown leaves it there, and puts what goes with it above', async () => {
    const world = await afterAnswer();
    const { key } = lastOf(world)!;
    void world.say('what goes with the second one?');
    await answerUpTo(world, 'rank', { intent: 'answer', refinedQuery: '' }, { quickPickItems: [], deepSearchItems: [anItem({ id: 'belt', reason: 'Same leather.' })] });
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['silk', 'cotton']);
    expect(world.search.snapshot.deepSearchItems.map(({ id }) => id)).toEqual(['belt']);
    expect(world.chat.snapshot).toMatchObject({ showingKey: key, aboveKey: lastOf(world)?.key });
    void world.search.search({ query: 'boots' });
    expect(world.chat.snapshot).toMatchObject({ showingKey: null, aboveKey: null });
  });

  it('that asks back takes the filters over and leaves the rest', async () => {
    const world = await afterAnswer();
    const before = world.search.snapshot;
    void world.say('something under 250');
    await answerUpTo(world, 'rank', { intent: 'ask', refinedQuery: '', updatedFilters: UNDERSTOOD }, { quickPickItems: [], deepSearchItems: [] });
    expect(world.search.snapshot).toBe(before);
    expect(world.filters.snapshot.filters).toEqual(UNDERSTOOD);
  });
});

describe('a turn that fails or is stopped', () => {
  const STAGES = ['translating', 'retrieving', 'ranking', 'replying'] as const;

  async function upTo(stage: (typeof STAGES)[number]) {
    const world = chatWorld();
    world.attachments.restore([anAttachment()]);
    void world.say(WISH);
    if (stage === 'retrieving') await answerUpTo(world, 'translate');
    if (stage === 'ranking' || stage === 'replying') await answerUpTo(world, 'retrieve');
    if (stage === 'replying') world.held.rank.newest.args[1]('Linen');
    expect(world.chat.snapshot.stage).toBe(stage);
    const { translate, retrieve, rank } = world.held;
    const call = { translating: translate, retrieving: retrieve, ranking: rank, replying: rank }[stage].newest;
    return { ...world, call };
  }

  it.each(STAGES)('while %s says so and puts words and attachment back into the box', async (stage) => {
    const { call, chat, draft, attachments, notices, pulse } = await upTo(stage);
    call.reject(offline);
    await settled();
    expect(chat.snapshot).toMatchObject({ messages: [], stage: null });
    expect(draft.snapshot).toBe(WISH);
    expect(attachments.snapshot).toEqual([anAttachment()]);
    expect(notices.snapshot.popup).toBe('Error Searching Items');
    expect(pulse.snapshot).toBe('idle');
  });

  it.each(STAGES)('by hand while %s ends at once, and its late answer goes nowhere', async (stage) => {
    const { call, chat, draft, attachments, notices, pulse, search, held } = await upTo(stage);
    chat.stop();
    expect(call.signal?.aborted).toBe(true);
    const after = { ...chat.snapshot };
    expect(after).toMatchObject({ messages: [], stage: null });
    call.resolve({ ...aTranslation(), ...aRetrieval(), ...aRanking() });
    await settled();
    expect(held.retrieve.waiting.length + held.rank.waiting.length + held.translate.waiting.length).toBe(0);
    expect(chat.snapshot).toEqual(after);
    expect(draft.snapshot).toBe(WISH);
    expect(attachments.snapshot).toEqual([anAttachment()]);
    expect(notices.snapshot.popup).toBeNull();
    expect(search.snapshot.status).toBe('idle');
    expect(pulse.snapshot).toBe('idle');
  });

  it('by a signal is the same', async () => {
    const { chat, draft } = chatWorld();
    const controller = new AbortController();
    draft.set(WISH);
    const turn = chat.submit(controller.signal);
    controller.abort();
    await turn;
    expect(chat.snapshot.messages).toEqual([]);
    expect(draft.snapshot).toBe(WISH);
  });

  it('keeps what was typed and attached since', async () => {
    const { chat, say, draft, attachments } = chatWorld();
    attachments.restore([anAttachment()]);
    void say(WISH);
    draft.set('and shoes');
    attachments.restore([anAttachment({ id: 'bag' })]);
    chat.stop();
    expect(draft.snapshot).toBe(`${WISH}\nand shoes`);
    expect(attachments.snapshot).toEqual([anAttachment({ id: 'bag' })]);
  });

  it('because the session ended says nothing over the login', async () => {
    const { say, held, notices } = chatWorld();
    void say(WISH);
    held.translate.newest.reject(new CallError('Failed to send chat message', 'unauthorised'));
    await settled();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('for newer words leaves its own words standing', async () => {
    const world = chatWorld();
    void world.say(WISH);
    const [older] = world.held.translate.waiting;
    void world.say('in green');
    expect(world.chat.snapshot.messages.map(({ actor, message }) => [actor, message])).toEqual([['user', WISH], ['user', 'in green'], ['model', '']]);
    older!.resolve(aTranslation({ title: 'late', chatId: 'late' }));
    await settled();
    expect(world.chat.snapshot).toMatchObject({ chatId: null, stage: 'translating' });
    await answerUpTo(world, 'rank');
    expect(lastOf(world)).toMatchObject({ message: 'Linen keeps you cool.' });
    expect(world.chat.snapshot.messages).toHaveLength(3);
  });
});

describe('results of a conversation', () => {
  it('are searched anew with the refined words once a filter is edited, and are then no longer the answer\'s own', async () => {
    const { filters, searching, search, chat } = await afterAnswer({ updatedFilters: UNDERSTOOD });
    expect(search.snapshot).toMatchObject({ query: 'dress for a garden wedding', items: [{ id: 'silk' }, { id: 'cotton' }], deepSearchItems: [{ id: 'linen' }] });
    filters.update('color', 'Green');
    expect(searching.newest.args[0]).toMatchObject({ query: 'dress for a garden wedding', filters: { ...UNDERSTOOD, color: ['Green'] }, filtersAreFinal: true });
    searching.newest.resolve(aSearchResult({ filters: { ...UNDERSTOOD, color: ['Green'] } }));
    await settled();
    expect(chat.snapshot.showingKey).toBeNull();
  });

  it('take filters over that were edited while the answer was awaited, and search with them', async () => {
    const world = chatWorld();
    void world.say(WISH);
    world.filters.update('color', 'Green');
    await answerUpTo(world, 'rank', { updatedFilters: UNDERSTOOD });
    expect(world.filters.snapshot.filters).toEqual({ ...UNDERSTOOD, color: ['Green'] });
    expect(world.searching.newest.args[0]).toMatchObject({ query: 'dress for a garden wedding', filters: { ...UNDERSTOOD, color: ['Green'] } });
  });

  it('give the filters of before back in one go', async () => {
    const world = await afterAnswer({ updatedFilters: UNDERSTOOD });
    world.chat.undoFilters(lastOf(world)!.key);
    expect(world.filters.snapshot.filters).toEqual(NO_FILTERS);
    expect(world.searching.newest.args[0]).toMatchObject({ query: 'dress for a garden wedding', filters: NO_FILTERS, filtersAreFinal: true });
  });

  it('come back by their ids, in their order, with reasons and filters', async () => {
    const world = await afterAnswer({ updatedFilters: UNDERSTOOD });
    const { key } = lastOf(world)!;
    void world.search.search({ query: 'boots' });
    world.searching.newest.resolve(aSearchResult());
    await settled();
    expect(world.chat.snapshot.showingKey).toBeNull();
    void world.chat.showResults(key);
    expect(world.chat.snapshot.fetchingKey).toBe(key);
    expect(world.pulse.snapshot).toBe('thinking');
    expect(world.gettingItems.newest.args[0]).toEqual(['silk', 'cotton', 'linen']);
    world.gettingItems.newest.resolve(new Map(['linen', 'cotton'].map((id) => [id, anItem({ id })])));
    await settled();
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['cotton']);
    expect(world.search.snapshot.deepSearchItems).toMatchObject([{ id: 'linen', reason: 'Cool in June.' }]);
    expect(world.filters.snapshot.filters).toEqual(UNDERSTOOD);
    expect(world.chat.snapshot).toMatchObject({ fetchingKey: null, showingKey: key });
    expect(world.pulse.snapshot).toBe('idle');
  });

  it('that cannot be fetched say so and leave the screen', async () => {
    const world = await afterAnswer();
    void world.say('boots');
    await answerUpTo(world, 'rank', {}, { aiMessageId: 'second' });
    const before = world.search.snapshot;
    void world.chat.showResults(world.chat.snapshot.messages[1]!.key);
    world.gettingItems.newest.reject(offline);
    await settled();
    expect(world.notices.snapshot.popup).toBe('Error Fetching Items');
    expect(world.search.snapshot).toBe(before);
    expect(world.chat.snapshot.fetchingKey).toBeNull();
  });

  it('give way to a search that is begun while they are fetched', async () => {
    const world = await afterAnswer();
    void world.chat.showResults(lastOf(world)!.key);
    void world.search.search({ query: 'boots' });
    world.gettingItems.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settled();
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(world.chat.snapshot.fetchingKey).toBeNull();
  });

  it('wait behind their button where something else was searched for since', async () => {
    const world = chatWorld();
    void world.say(WISH);
    void world.search.search({ query: 'boots' });
    await answerUpTo(world, 'rank');
    expect(world.search.snapshot).toMatchObject({ status: 'searching', query: 'boots' });
    expect(lastOf(world)).toMatchObject({ message: 'Linen keeps you cool.', itemIds: ['silk', 'cotton'] });
    expect(world.chat.snapshot.showingKey).toBeNull();
  });

  it('of an answer without items need no call', async () => {
    const world = await afterAnswer();
    void world.say('hm');
    await answerUpTo(world, 'rank', { intent: 'ask' }, { quickPickItems: [], deepSearchItems: [] });
    await world.chat.showResults(lastOf(world)!.key);
    expect(world.gettingItems.made).toEqual([]);
  });
});

describe('chat mode', () => {
  it('is kept on the server, and begins a new conversation', async () => {
    const world = await afterAnswer();
    void world.chat.toggle();
    expect(world.mode.snapshot).toBe(false);
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.held.setChatMode.newest.args).toEqual(['user-1', false]);
    world.held.setChatMode.newest.resolve();
    await settled();
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.search.snapshot.items).toHaveLength(2);
  });

  it('comes back with its conversation where the server refuses', async () => {
    const world = await afterAnswer();
    const before = world.chat.snapshot;
    void world.chat.toggle();
    world.held.setChatMode.newest.reject(new CallError('Failed to update user chat mode', 'broken'));
    await settled();
    expect(world.mode.snapshot).toBe(true);
    expect(world.chat.snapshot).toEqual(before);
    expect(world.notices.snapshot.popup).toBe('Failed to update user chat mode');
  });

  it('turned in the middle of a turn puts the words back into the box', async () => {
    const { say, chat, held, draft } = chatWorld();
    void say(WISH);
    const { newest } = held.translate;
    void chat.toggle();
    newest.resolve(aTranslation());
    await settled();
    expect(chat.snapshot).toBe(NO_CHAT);
    expect(draft.snapshot).toBe(WISH);
  });
});

describe('a conversation of the history', () => {
  const MESSAGES = [
    aChatMessage({ id: 'u1', actor: 'user', message: WISH, title: null, attachments: [anAttachment()] }),
    aChatMessage({ id: 'a1', refinedQuery: 'linen dress, garden wedding', itemIds: ['silk'], deepSearchItemIds: ['linen'], reasons: ['Cool.'], filters: NO_FILTERS, aiUpdatedFilters: UNDERSTOOD }),
    aChatMessage({ id: 'u2', actor: 'user', message: 'thanks', title: null }),
    aChatMessage({ id: 'a2', message: 'With pleasure.', title: null }),
  ];

  it('shows its messages and the last results, and turns chat mode on', async () => {
    const world = chatWorld(aProfile({ chatEnabled: false }));
    void world.chat.open('old');
    expect(world.chat.snapshot.status).toBe('loading');
    expect(world.held.getMessages.newest.args.slice(0, 2)).toEqual(['user-1', 'old']);
    world.held.getMessages.newest.resolve(MESSAGES);
    await settled();
    expect(world.chat.snapshot).toMatchObject({ status: 'ready', chatId: 'old', messages: MESSAGES, fetchingKey: 'a1' });
    expect(world.mode.snapshot).toBe(true);
    expect(world.held.setChatMode.newest.args).toEqual(['user-1', true]);
    world.gettingItems.newest.resolve(new Map(['silk', 'linen'].map((id) => [id, anItem({ id })])));
    await settled();
    expect(world.chat.snapshot.showingKey).toBe('a1');
    expect(world.filters.snapshot.filters).toEqual(UNDERSTOOD);
    world.filters.update('sale', true);
    expect(world.searching.newest.args[0]).toMatchObject({ query: 'linen dress, garden wedding', attachments: [anAttachment()] });
  });

  it('leaves the results of an address where they are', async () => {
    const world = chatWorld();
    void world.chat.open('old', { keepResults: true });
    world.held.getMessages.newest.resolve(MESSAGES);
    await settled();
    expect(world.gettingItems.made).toEqual([]);
  });

  it('that cannot be loaded says so and leaves the one before', async () => {
    const world = await afterAnswer();
    const before = world.chat.snapshot;
    void world.chat.open('old');
    world.held.getMessages.newest.reject(offline);
    await settled();
    expect(world.chat.snapshot).toEqual(before);
    expect(world.notices.snapshot.popup).toBe('Error loading Chat');
  });

  it('gives way to newer words', async () => {
    const world = chatWorld();
    void world.chat.open('old');
    void world.say(WISH);
    world.held.getMessages.newest.resolve(MESSAGES);
    await settled();
    expect(world.chat.snapshot).toMatchObject({ status: 'ready', chatId: null, stage: 'translating' });
    expect(world.chat.snapshot.messages).toHaveLength(2);
  });

  it('that is deleted goes, with what is under way in it', async () => {
    const world = await afterAnswer();
    void world.say('cheaper');
    world.chat.forget('another');
    expect(world.chat.snapshot.messages).toHaveLength(4);
    world.chat.forget('chat-1');
    world.held.translate.newest.resolve(aTranslation());
    await settled();
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.draft.snapshot).toBe('');
  });

  it('is left for a search of the history, which turns chat mode off', async () => {
    const world = await afterAnswer();
    world.chat.leave();
    void world.search.openStored('old');
    world.storing.newest.resolve(aStoredSearch());
    await settled();
    expect(world.mode.snapshot).toBe(false);
    expect(world.chat.snapshot).toBe(NO_CHAT);
  });
});

describe('who is signed in', () => {
  it('leaves nothing behind, in the middle of a turn too', async () => {
    const world = await afterAnswer();
    void world.say('cheaper');
    world.draft.set('and longer');
    world.shopper.set(null);
    world.held.translate.newest.resolve(aTranslation());
    await settled();
    expect(world.chat.snapshot).toBe(NO_CHAT);
    expect(world.draft.snapshot).toBe('');
    expect(world.attachments.snapshot).toEqual([]);
    expect(world.search.snapshot.items).toEqual([]);
    expect(world.mode.snapshot).toBe(false);
    expect(world.pulse.snapshot).toBe('idle');
  });
});

describe('a thumb', () => {
  it('shows at once, is sent, and can be taken back', async () => {
    const world = await afterAnswer();
    const { key } = lastOf(world)!;
    void world.chat.giveFeedback(key, 'up');
    expect(lastOf(world)?.feedback).toBe('up');
    expect(world.held.giveFeedback.newest.args[0]).toEqual({ userId: 'user-1', chatId: 'chat-1', messageId: 'answer-message-1', feedback: 'up' });
    void world.chat.giveFeedback(key, null);
    expect(world.held.giveFeedback.waiting).toHaveLength(1);
    world.held.giveFeedback.newest.resolve();
    await settled();
    expect(world.held.giveFeedback.newest.args[0]).toMatchObject({ feedback: null });
  });

  it('that the server refuses is taken back', async () => {
    const world = await afterAnswer();
    void world.chat.giveFeedback(lastOf(world)!.key, 'down');
    world.held.giveFeedback.newest.reject(new CallError('Failed to save chat feedback', 'broken'));
    await settled();
    expect(lastOf(world)?.feedback).toBeNull();
    expect(world.notices.snapshot.popup).toBe('Failed to save chat feedback');
  });
});
