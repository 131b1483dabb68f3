import { beforeEach, describe, expect, it } from 'vitest';
import { ChatServiceWorld, staying } from '../../../tests/support/ChatServiceWorld.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { NotFoundError, SupersededError } from '../AccessError.ts';

let world: ChatServiceWorld;
beforeEach(async () => {
  world = await ChatServiceWorld.open();
});

describe('concurrent turns', () => {
  const held = () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { gate, release };
  };

  it('leave nothing stored of an aborted turn, at any stage', async () => {
    const { turn: first } = await world.turnOf('green');
    const { chatId } = first;
    const leaving = new AbortController();
    world.stylist.pause = async () => leaving.abort(new Error('left'));
    await expect(
      world.service.translate(
        { userId: 'anna', chatId, said: 'cheaper', filters: NO_FILTERS, attachments: [], shownItemIds: null },
        leaving.signal,
      ),
    ).rejects.toThrow('left');
    world.stylist.pause = async () => undefined;
    const second = await world.ask('dearer', { chatId });
    await world.retrieve(second);
    world.stylist.pause = async () => leaving.abort(new Error('left'));
    await expect(world.rank(second, {}, () => {}, leaving.signal)).rejects.toThrow('left');
    expect(await world.said(chatId)).toEqual(['user: green', 'model: I found 4 pieces.']);
    world.stylist.pause = async () => undefined;
    await world.turnOf('warmer', { chatId });
    expect(world.stylist.heard.at(-1)).toMatchObject({ conversation: { turns: 1 }, earlier: [{ said: 'green' }] });
    expect(await world.said(chatId)).toHaveLength(4);
  });

  it('a conversation that was never answered is not in the history', async () => {
    await world.retrieve(await world.ask('green'));
    expect(await world.history.recent('anna', 10)).toEqual([]);
    const { turn } = await world.turnOf('blue');
    expect(await world.history.recent('anna', 10)).toEqual([{ id: turn.chatId, title: 'About blue', at: world.time }]);
  });

  it('answer only the newest', async () => {
    const {
      turn: { chatId },
    } = await world.turnOf('green');
    const older = await world.ask('cheaper', { chatId });
    const newer = await world.ask('dearer', { chatId });
    await expect(world.retrieve(older)).rejects.toThrow(SupersededError);
    await expect(world.rank(older)).rejects.toThrow(SupersededError);
    await world.retrieve(newer);
    await world.rank(newer);
    expect(await world.said(chatId)).toEqual(expect.arrayContaining(['user: dearer']));
    expect(await world.said(chatId)).toHaveLength(4);
  });

  it('let the later one win, even if it is understood first', async () => {
    const {
      turn: { chatId },
    } = await world.turnOf('green');
    const slow = held();
    world.stylist.pause = (_stage, turn) => (turn.said === 'slow' ? slow.gate : Promise.resolve());
    const late = world.ask('slow', { chatId });
    late.catch(() => undefined);
    const quick = await world.ask('quick', { chatId });
    slow.release();
    await expect(late).rejects.toThrow(SupersededError);
    await world.retrieve(quick);
    await world.rank(quick);
    expect((await world.said(chatId)).slice(2)).toEqual(['user: quick', 'model: I found 4 pieces.']);
  });

  it('understand a turn again if another was answered in the meantime', async () => {
    const {
      turn: { chatId },
    } = await world.turnOf('green');
    const before = await world.ask('cheaper', { chatId });
    const slow = held();
    world.stylist.pause = (_stage, turn) => (turn.said === 'slow' ? slow.gate : Promise.resolve());
    const late = world.ask('slow', { chatId });
    await world.rank(before);
    slow.release();
    await late;
    expect(
      world.stylist.heard.filter((turn) => turn.said === 'slow').map(({ conversation }) => conversation.turns),
    ).toEqual([1, 2]);
  });

  it('do not call the stylist for a turn that was replaced, on this node or another', async () => {
    const {
      turn: { chatId },
    } = await world.turnOf('green');
    const older = await world.ask('cheaper', { chatId });
    await world.retrieve(older);
    const first = world.service;
    world.service = world.anotherNode();
    await world.ask('dearer', { chatId });
    world.service = first;
    const pieces: string[] = [];
    await expect(world.rank(older, {}, (piece) => pieces.push(piece))).rejects.toThrow(SupersededError);
    await world.ask('warmer', { chatId });
    const answered = world.stylist.found.length;
    await expect(world.rank(older)).rejects.toThrow(SupersededError);
    expect(world.stylist.found).toHaveLength(answered);
  });

  it('continue from an answer of another node', async () => {
    const {
      turn: { chatId },
    } = await world.turnOf('green');
    const first = world.service;
    world.service = world.anotherNode();
    await world.turnOf('cheaper', { chatId });
    world.service = first;
    await world.turnOf('warmer', { chatId });
    expect(world.stylist.heard.at(-1)).toMatchObject({
      conversation: { turns: 2 },
      earlier: [{ said: 'green' }, { said: 'cheaper' }],
    });
    expect(await world.said(chatId)).toHaveLength(6);
  });

  it('answer a repeated call with the same answer', async () => {
    const { turn, ranked } = await world.turnOf('green');
    const pieces: string[] = [];
    const again = await world.rank(turn, {}, (piece) => pieces.push(piece));
    expect([again, pieces]).toEqual([{ ...ranked, facets: undefined }, [ranked.reply]]);
    const unnamed = await world.rank(turn, { turnId: null, said: 'green' });
    expect(unnamed.messageId).toBe(ranked.messageId);
    await expect(world.rank(turn, { turnId: null, said: 'blue' })).rejects.toThrow(SupersededError);
    expect(await world.said(turn.chatId)).toHaveLength(2);
  });

  it('store one answer for two concurrent calls', async () => {
    const turn = await world.ask('green');
    await world.retrieve(turn);
    const [one, two] = await Promise.all([world.rank(turn), world.rank(turn)]);
    expect(one.messageId).toBe(two.messageId);
    expect(await world.said(turn.chatId)).toHaveLength(2);
  });

  it('allow a repeated search, whose last result counts', async () => {
    const turn = await world.ask('green');
    await world.retrieve(turn);
    await world.service.retrieve({ ...world.naming(turn), refinedQuery: 'blue' }, staying());
    expect(world.engine.asked.map(({ query }) => query)).toEqual(['green', 'blue']);
    expect((await world.rank(turn)).items).toHaveLength(4);
    expect(world.stylist.found.at(-1)?.understood.refinedQuery).toBe('blue');
  });

  it('fail if the conversation was deleted', async () => {
    const turn = await world.ask('green');
    await world.retrieve(turn);
    world.stylist.pause = () => world.store.chats.remove(turn.chatId);
    await expect(world.rank(turn)).rejects.toThrow(NotFoundError);
    world.stylist.pause = async () => undefined;
    await expect(world.rank(turn)).rejects.toThrow(NotFoundError);
    await expect(world.ask('more', { chatId: turn.chatId })).rejects.toThrow(NotFoundError);
  });
});
