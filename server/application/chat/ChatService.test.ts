import { beforeEach, describe, expect, it } from 'vitest';
import { CatalogueOrderEngine } from '../../../tests/support/CatalogueOrderEngine.ts';
import { FakeStylist } from '../../../tests/support/FakeStylist.ts';
import { catalogueItem } from '../../../tests/support/catalogueItems.ts';
import { pictureReading } from '../../../tests/support/pictureReadings.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { InMemoryCatalogue } from '../../adapters/memory/InMemoryCatalogue.ts';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { EMPTY_CONVERSATION, NO_LEADS } from '../../domain/stylist/Conversation.ts';
import { ForbiddenError, NotFoundError, RefusedFieldError, SupersededError } from '../AccessError.ts';
import { AttachedThings } from '../attachments/AttachedThings.ts';
import { ChatHistory } from './ChatHistory.ts';
import type { ChatRequest } from './ChatRequest.ts';
import { ChatService } from './ChatService.ts';

class ShrunkCatalogue extends InMemoryCatalogue {
  override async existing(): Promise<ReadonlySet<string>> {
    return new Set(['b', 'c']);
  }
}

const NOTHING_TO_SWEEP = { run: async () => undefined };
const GREEN = { ...NO_FILTERS, color: ['Green' as const] };
const staying = () => new AbortController().signal;

describe('ChatService', () => {
  let store: InMemoryStore;
  let engine: CatalogueOrderEngine;
  let stylist: FakeStylist;
  let service: ChatService;
  let history: ChatHistory;
  let time: number;
  let ids: number;

  const make = () => new ChatService({
    chats: store.chats, catalogue: store.catalogue, users: store.users, stylist, engine,
    attached: new AttachedThings(store.catalogue, store.attachments),
    clock: { now: () => time }, secrets: { id: () => `id-${(ids += 1)}`, token: () => 'token' },
  });

  beforeEach(async () => {
    store = new InMemoryStore();
    engine = new CatalogueOrderEngine(store.catalogue);
    stylist = new FakeStylist();
    [time, ids] = [1_000, 0];
    for (const id of ['anna', 'ben']) await store.users.signedIn({ provider: 'test', subject: id, email: `${id}@example.com`, name: id }, id);
    await store.catalogue.importAll('demo', [['a', 'b', 'c', 'd'].map((id) => catalogueItem({ id }))]);
    service = make();
    history = new ChatHistory(store.chats, store.catalogue, NOTHING_TO_SWEEP);
  });

  const ask = (said: string, more: Partial<ChatRequest> = {}) => {
    time += 1;
    return service.translate({ userId: 'anna', chatId: null, said, filters: NO_FILTERS, attachments: [], shownItemIds: null, ...more }, staying());
  };
  type Turn = Awaited<ReturnType<typeof ask>>;
  const naming = ({ chatId, turnId, refinedQuery }: Turn) => ({ userId: 'anna', chatId, turnId, refinedQuery, filters: null });
  const retrieve = (turn: Turn) => service.retrieve(naming(turn), staying());
  const rank = (turn: Turn, more: object = {}, onText = (_piece: string) => {}, signal = staying()) =>
    service.rank({ ...naming(turn), said: '', quickPickIds: [], topPickIds: [], ...more }, onText, signal);
  const turnOf = async (said: string, more: Partial<ChatRequest> = {}) => {
    const turn = await ask(said, more);
    await retrieve(turn);
    return { turn, ranked: await rank(turn) };
  };
  const said = async (chatId: string) => (await history.messages('anna', chatId)).map(({ actor, message }) => `${actor}: ${message}`);

  describe('a turn', () => {
    it('is understood, searched for, answered and kept', async () => {
      stylist.means = () => ({ filters: GREEN, refinedQuery: 'green linen' });
      const turn = await ask('something green');
      expect(turn).toEqual({
        chatId: expect.any(String), turnId: expect.any(String), title: 'About something green', intent: 'search',
        refinedQuery: 'green linen', updatedFilters: GREEN,
      });
      const found = await retrieve(turn);
      expect(found.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
      expect(found.announcement).toBe('4 found.');
      expect(engine.asked).toMatchObject([{ query: 'green linen', filters: GREEN, filtersAreFinal: true, leads: NO_LEADS }]);
      const pieces: string[] = [];
      const ranked = await rank(turn, { quickPickIds: ['a', 'b', 'c', 'd'] }, (piece) => pieces.push(piece));
      expect(pieces.join('')).toBe(ranked.reply);
      expect(engine.asked).toHaveLength(1);
      expect(await history.messages('anna', turn.chatId)).toMatchObject([
        { id: turn.turnId, actor: 'user', message: 'something green', filters: NO_FILTERS, aiUpdatedFilters: null, title: null },
        {
          id: ranked.messageId, actor: 'model', message: 'I found 4 pieces.', filters: GREEN, aiUpdatedFilters: GREEN,
          title: 'About something green', picks: { itemIds: ['a', 'b', 'c', 'd'], deepPicks: [{ itemId: 'a', reason: 'It is linen.' }] },
        },
      ]);
    });

    it('goes on from the last answer, and knows what is on the screen', async () => {
      const { turn } = await turnOf('green', { filters: GREEN });
      await ask('cheaper', { chatId: turn.chatId, filters: GREEN });
      expect(stylist.heard.at(-1)).toMatchObject({
        said: 'cheaper', filters: GREEN, conversation: { turns: 1 }, earlier: [{ said: 'green', reply: 'I found 4 pieces.' }],
        shown: { quick: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }], deep: [{ item: { id: 'a' }, reason: 'It is linen.' }] },
        profile: { name: 'anna' }, now: new Date(time),
      });
      await ask('the second', { chatId: turn.chatId, shownItemIds: ['d', 'nobody', 'b'] });
      expect(stylist.heard.at(-1)?.shown).toMatchObject({ quick: [{ id: 'd' }, { id: 'b' }], deep: [] });
    });

    it('leaves what is shown where nothing is sought, but for pieces that go with it', async () => {
      const { turn } = await turnOf('green');
      const { chatId } = turn;
      stylist.means = () => ({ intent: 'answer', refinedQuery: '' });
      const answered = await turnOf('is it linen?', { chatId });
      expect([answered.ranked.intent, answered.ranked.items, answered.ranked.deepPicks]).toEqual(['answer', [], []]);
      expect(engine.asked).toHaveLength(1);
      stylist.means = () => ({ intent: 'answer', refinedQuery: '', companionsOf: 'a' });
      stylist.chooses = ({ companions }) => ({ quickPickIds: [], deepPicks: companions.map(({ id }) => ({ itemId: id, reason: 'It goes with it.' })) });
      const dressed = await turnOf('what goes with it?', { chatId });
      expect(dressed.ranked.deepPicks.map(({ item }) => item.id)).toEqual(['b', 'c', 'd']);
      await ask('and the third?', { chatId });
      const { quick, deep } = stylist.heard.at(-1)!.shown;
      expect([quick.length, deep.map(({ item }) => item.id)]).toEqual([4, ['b', 'c', 'd']]);
    });

    it('looks for companions of nothing but what is shown', async () => {
      stylist.means = () => ({ intent: 'answer', companionsOf: 'a' });
      const turn = await ask('what goes with it?');
      await retrieve(turn);
      await rank(turn);
      expect(stylist.found.at(-1)?.companions).toEqual([]);
    });

    it('shows nothing that was not found, whatever the stylist or the caller names', async () => {
      stylist.chooses = () => ({
        quickPickIds: ['nobody', 'b', 'b', 'a'], deepPicks: [{ itemId: 'made-up', reason: 'Buy it.' }, { itemId: 'c', reason: 'Linen.' }],
      });
      const turn = await ask('green');
      await retrieve(turn);
      const ranked = await rank(turn, { quickPickIds: ['a', 'b', 'c', 'elsewhere'], topPickIds: ['nobody'] });
      expect(ranked.items.map(({ id }) => id)).toEqual(['b', 'a']);
      expect(ranked.deepPicks.map(({ item }) => item.id)).toEqual(['c']);
      expect(stylist.found.at(-1)?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    });

    it('shows all that was found where the stylist or the caller names nothing of it', async () => {
      stylist.chooses = () => ({ quickPickIds: ['nobody'], deepPicks: [] });
      const turn = await ask('green');
      await retrieve(turn);
      expect((await rank(turn, { quickPickIds: ['nobody'] })).items).toHaveLength(4);
    });

    it('needs words or something attached', async () => {
      await expect(ask(' \n')).rejects.toThrow(RefusedFieldError);
      expect((await ask('', { attachments: [{ id: 'a', context: 'item' }] })).title).toBe('About');
    });

    it('is the same in one step', async () => {
      const answer = await service.converse(
        { userId: 'anna', chatId: null, said: 'green', filters: NO_FILTERS, attachments: [], shownItemIds: null }, staying());
      expect(answer).toMatchObject({ title: 'About green', reply: 'I found 4 pieces.', items: [{ id: 'a' }, {}, {}, {}] });
      expect(await said(answer.chatId)).toEqual(['user: green', 'model: I found 4 pieces.']);
    });

    it('is put together from the newest items where some time has passed', async () => {
      const { turn: { chatId } } = await turnOf('green');
      await store.catalogue.importAll('demo', [[catalogueItem({ id: 'b', priceCents: 100 })]]);
      time += 10 * 60_000;
      await ask('cheaper', { chatId });
      expect(stylist.heard.at(-1)?.shown.quick[1]?.priceCents).toBe(100);
    });

    it('is answered by another node too, which remembers nothing of it', async () => {
      const turn = await ask('green', { attachments: [{ id: 'b', context: 'item' }] });
      service = make();
      await retrieve(turn);
      service = make();
      const ranked = await rank(turn);
      expect([ranked.items.length, ranked.deepPicks.length, engine.asked.length]).toEqual([4, 1, 2]);
      expect(stylist.found.at(-1)?.turn).toMatchObject({ said: 'green', attachment: { context: 'item', item: { id: 'b' } } });
    });

    it('is searched for with filters that were changed meanwhile, and not without a search', async () => {
      const turn = await ask('green');
      await service.retrieve({ ...naming(turn), filters: GREEN }, staying());
      expect(engine.asked.at(-1)?.filters).toEqual(GREEN);
      await rank(turn);
      expect((await history.messages('anna', turn.chatId)).at(-1)?.filters).toEqual(GREEN);
      const unsought = await ask('blue');
      expect((await rank(unsought)).items).toHaveLength(4);
    });
  });

  describe('a picture', () => {
    beforeEach(() => store.attachments.keep({
      id: 'photo', userId: 'anna', mediaType: 'image/webp', width: 1, height: 1, reading: pictureReading(), at: 0,
    }));
    const photo = (kind?: string) => [{ id: 'photo', context: 'chat_attachment' as const, kind }];

    it('goes to the stylist as it was read, or as the shopper corrected it, and stays so', async () => {
      stylist.means = () => ({ conversation: { ...EMPTY_CONVERSATION, leads: { ...NO_LEADS, likePictureIds: ['photo', 'gone'] } } });
      const { turn } = await turnOf('like this', { attachments: photo('coat') });
      expect(stylist.heard.at(-1)?.attachment).toMatchObject({ context: 'chat_attachment', id: 'photo', picture: { kind: 'coat' } });
      expect(engine.asked.at(-1)?.attachedPictures).toEqual([{ reading: pictureReading(), kind: 'coat' }]);
      const [question] = await history.messages('anna', turn.chatId);
      expect(question?.attachments).toMatchObject([{ id: 'photo', kind: 'coat', kinds: ['blazer', 'coat'], colors: ['Blue', 'White'] }]);
      await turnOf('cheaper', { chatId: turn.chatId });
      expect(engine.asked.at(-1)?.attachedPictures).toMatchObject([{ kind: 'coat' }]);
    });

    it('may stand as it was guessed', async () => {
      await ask('like this', { attachments: photo('blazer') });
      expect(stylist.heard.at(-1)?.attachment).toMatchObject({ picture: { kind: null } });
    });

    it('is refused where it is not there, another\'s, or could not be of that kind', async () => {
      await expect(ask('x', { attachments: photo('submarine') })).rejects.toThrow(RefusedFieldError);
      await expect(ask('x', { attachments: [{ id: 'none', context: 'chat_attachment' }] })).rejects.toThrow(RefusedFieldError);
      await expect(ask('x', { userId: 'ben', attachments: photo() })).rejects.toThrow(ForbiddenError);
    });
  });

  describe('turns that cross', () => {
    const held = () => {
      let release = () => {};
      const gate = new Promise<void>((resolve) => { release = resolve; });
      return { gate, release };
    };

    it('keep nothing of a turn that nobody waited for, at any stage', async () => {
      const { turn: first } = await turnOf('green');
      const { chatId } = first;
      const leaving = new AbortController();
      stylist.pause = async () => leaving.abort(new Error('left'));
      await expect(service.translate(
        { userId: 'anna', chatId, said: 'cheaper', filters: NO_FILTERS, attachments: [], shownItemIds: null }, leaving.signal,
      )).rejects.toThrow('left');
      stylist.pause = async () => undefined;
      const second = await ask('dearer', { chatId });
      await retrieve(second);
      stylist.pause = async () => leaving.abort(new Error('left'));
      await expect(rank(second, {}, () => {}, leaving.signal)).rejects.toThrow('left');
      expect(await said(chatId)).toEqual(['user: green', 'model: I found 4 pieces.']);
      stylist.pause = async () => undefined;
      await turnOf('warmer', { chatId });
      expect(stylist.heard.at(-1)).toMatchObject({ conversation: { turns: 1 }, earlier: [{ said: 'green' }] });
      expect(await said(chatId)).toHaveLength(4);
    });

    it('a conversation that was never answered is not in the history', async () => {
      await retrieve(await ask('green'));
      expect(await history.recent('anna', 10)).toEqual([]);
      const { turn } = await turnOf('blue');
      expect(await history.recent('anna', 10)).toEqual([{ id: turn.chatId, title: 'About blue', at: time }]);
    });

    it('answer only the newest', async () => {
      const { turn: { chatId } } = await turnOf('green');
      const older = await ask('cheaper', { chatId });
      const newer = await ask('dearer', { chatId });
      await expect(retrieve(older)).rejects.toThrow(SupersededError);
      await expect(rank(older)).rejects.toThrow(SupersededError);
      await retrieve(newer);
      await rank(newer);
      expect(await said(chatId)).toEqual(expect.arrayContaining(['user: dearer']));
      expect(await said(chatId)).toHaveLength(4);
    });

    it('let the one that came later win, even where it is understood first', async () => {
      const { turn: { chatId } } = await turnOf('green');
      const slow = held();
      stylist.pause = (_stage, turn) => (turn.said === 'slow' ? slow.gate : Promise.resolve());
      const late = ask('slow', { chatId });
      late.catch(() => undefined);
      const quick = await ask('quick', { chatId });
      slow.release();
      await expect(late).rejects.toThrow(SupersededError);
      await retrieve(quick);
      await rank(quick);
      expect((await said(chatId)).slice(2)).toEqual(['user: quick', 'model: I found 4 pieces.']);
    });

    it('understand a turn anew where another was answered meanwhile', async () => {
      const { turn: { chatId } } = await turnOf('green');
      const before = await ask('cheaper', { chatId });
      const slow = held();
      stylist.pause = (_stage, turn) => (turn.said === 'slow' ? slow.gate : Promise.resolve());
      const late = ask('slow', { chatId });
      await rank(before);
      slow.release();
      await late;
      expect(stylist.heard.filter((turn) => turn.said === 'slow').map(({ conversation }) => conversation.turns)).toEqual([1, 2]);
    });

    it('leave the stylist in peace for a turn that was replaced, on this node or another', async () => {
      const { turn: { chatId } } = await turnOf('green');
      const older = await ask('cheaper', { chatId });
      await retrieve(older);
      const first = service;
      service = make();
      await ask('dearer', { chatId });
      service = first;
      const pieces: string[] = [];
      await expect(rank(older, {}, (piece) => pieces.push(piece))).rejects.toThrow(SupersededError);
      await ask('warmer', { chatId });
      const answered = stylist.found.length;
      await expect(rank(older)).rejects.toThrow(SupersededError);
      expect(stylist.found).toHaveLength(answered);
    });

    it('go on from what another node answered', async () => {
      const { turn: { chatId } } = await turnOf('green');
      const first = service;
      service = make();
      await turnOf('cheaper', { chatId });
      service = first;
      await turnOf('warmer', { chatId });
      expect(stylist.heard.at(-1)).toMatchObject({ conversation: { turns: 2 }, earlier: [{ said: 'green' }, { said: 'cheaper' }] });
      expect(await said(chatId)).toHaveLength(6);
    });

    it('answer twice as once, to a call that came twice', async () => {
      const { turn, ranked } = await turnOf('green');
      const pieces: string[] = [];
      const again = await rank(turn, {}, (piece) => pieces.push(piece));
      expect([again, pieces]).toEqual([ranked, [ranked.reply]]);
      const unnamed = await rank(turn, { turnId: null, said: 'green' });
      expect(unnamed.messageId).toBe(ranked.messageId);
      await expect(rank(turn, { turnId: null, said: 'blue' })).rejects.toThrow(SupersededError);
      expect(await said(turn.chatId)).toHaveLength(2);
    });

    it('keep one answer where two calls write at once', async () => {
      const turn = await ask('green');
      await retrieve(turn);
      const [one, two] = await Promise.all([rank(turn), rank(turn)]);
      expect(one.messageId).toBe(two.messageId);
      expect(await said(turn.chatId)).toHaveLength(2);
    });

    it('search twice as once, the last time standing', async () => {
      const turn = await ask('green');
      await retrieve(turn);
      await service.retrieve({ ...naming(turn), refinedQuery: 'blue' }, staying());
      expect(engine.asked.map(({ query }) => query)).toEqual(['green', 'blue']);
      expect((await rank(turn)).items).toHaveLength(4);
      expect(stylist.found.at(-1)?.understood.refinedQuery).toBe('blue');
    });

    it('end where the conversation was deleted', async () => {
      const turn = await ask('green');
      await retrieve(turn);
      stylist.pause = () => store.chats.remove(turn.chatId);
      await expect(rank(turn)).rejects.toThrow(NotFoundError);
      stylist.pause = async () => undefined;
      await expect(rank(turn)).rejects.toThrow(NotFoundError);
      await expect(ask('more', { chatId: turn.chatId })).rejects.toThrow(NotFoundError);
    });
  });

  describe('the past', () => {
    it('leaves out items that are gone, with their reasons', async () => {
      stylist.chooses = ({ items }) => ({ quickPickIds: ['a', 'b'], deepPicks: items.map(({ id }) => ({ itemId: id, reason: `Because of ${id}.` })) });
      const { turn } = await turnOf('green');
      const [, answer] = await new ChatHistory(store.chats, new ShrunkCatalogue(), NOTHING_TO_SWEEP).messages('anna', turn.chatId);
      expect(answer?.picks).toEqual({
        itemIds: ['b'], deepPicks: [{ itemId: 'b', reason: 'Because of b.' }, { itemId: 'c', reason: 'Because of c.' }],
      });
    });

    it('is called after the first wish, not after small talk', async () => {
      stylist.means = () => ({ intent: 'ask', title: 'Hello' });
      const { turn: { chatId } } = await turnOf('hi');
      const title = async () => (await history.recent('anna', 1))[0]?.title;
      expect(await title()).toBe('Hello');
      stylist.means = () => ({});
      await turnOf('a coat', { chatId });
      expect(await title()).toBe('About a coat');
      await turnOf('cheaper', { chatId });
      expect(await title()).toBe('About a coat');
    });

    it('belongs to one shopper', async () => {
      const { turn, ranked } = await turnOf('green');
      const { chatId } = turn;
      const waiting = await ask('cheaper', { chatId });
      for (const foreign of [
        service.retrieve({ ...naming(waiting), userId: 'ben' }, staying()), rank(waiting, { userId: 'ben' }),
        history.messages('ben', chatId), history.remove('ben', chatId), history.judge('ben', chatId, ranked.messageId, 'up'),
        ask('hm', { userId: 'ben', chatId }), service.retrieve({ ...naming(turn), userId: 'ben' }, staying()), rank(turn, { userId: 'ben' }),
      ]) await expect(foreign).rejects.toThrow(ForbiddenError);
      await expect(history.messages('anna', 'none')).rejects.toThrow(NotFoundError);
      await expect(history.judge('anna', chatId, turn.turnId, 'up')).rejects.toThrow(NotFoundError);
      await history.judge('anna', chatId, ranked.messageId, 'up');
      expect((await history.messages('anna', chatId)).at(-1)?.feedback).toBe('up');
    });
  });
});
