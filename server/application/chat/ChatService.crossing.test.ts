import { beforeEach, describe, expect, it } from 'vitest';
import { ChatServiceWorld, createOpenSignal } from '../../../tests/support/ChatServiceWorld.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { NotFoundError, SupersededError } from '../AccessError.ts';

let world: ChatServiceWorld;
beforeEach(async () => {
  world = await ChatServiceWorld.open();
});

describe('concurrent turns', () => {
  const createGate = () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { gate, release };
  };

  it('leave nothing stored of an aborted turn, at any stage', async () => {
    const { turn: firstService } = await world.takeTurn('green');
    const { chatId } = firstService;
    const leavingController = new AbortController();
    world.stylist.waitBefore = async () => leavingController.abort(new Error('left'));
    await expect(
      world.service.translate(
        { userId: 'anna', chatId, said: 'cheaper', filters: NO_FILTERS, attachments: [], shownItemIds: null },
        leavingController.signal,
      ),
    ).rejects.toThrow('left');
    world.stylist.waitBefore = async () => undefined;
    const secondTurn = await world.ask('dearer', { chatId });
    await world.retrieve(secondTurn);
    world.stylist.waitBefore = async () => leavingController.abort(new Error('left'));
    await expect(world.rank(secondTurn, {}, () => {}, leavingController.signal)).rejects.toThrow('left');
    expect(await world.listSaid(chatId)).toEqual(['user: green', 'model: I found 4 pieces.']);
    world.stylist.waitBefore = async () => undefined;
    await world.takeTurn('warmer', { chatId });
    expect(world.stylist.turns.at(-1)).toMatchObject({ conversation: { turns: 1 }, earlier: [{ said: 'green' }] });
    expect(await world.listSaid(chatId)).toHaveLength(4);
  });

  it('a conversation that was never answered is not in the history', async () => {
    await world.retrieve(await world.ask('green'));
    expect(await world.history.listRecent('anna', 10)).toEqual([]);
    const { turn } = await world.takeTurn('blue');
    expect(await world.history.listRecent('anna', 10)).toEqual([
      { id: turn.chatId, title: 'About blue', at: world.nowMs },
    ]);
  });

  it('answer only the newest', async () => {
    const {
      turn: { chatId },
    } = await world.takeTurn('green');
    const olderTurn = await world.ask('cheaper', { chatId });
    const newerTurn = await world.ask('dearer', { chatId });
    await expect(world.retrieve(olderTurn)).rejects.toThrow(SupersededError);
    await expect(world.rank(olderTurn)).rejects.toThrow(SupersededError);
    await world.retrieve(newerTurn);
    await world.rank(newerTurn);
    expect(await world.listSaid(chatId)).toEqual(expect.arrayContaining(['user: dearer']));
    expect(await world.listSaid(chatId)).toHaveLength(4);
  });

  it('let the later one win, even if it is understood first', async () => {
    const {
      turn: { chatId },
    } = await world.takeTurn('green');
    const slowGate = createGate();
    world.stylist.waitBefore = (_stage, turn) => (turn.said === 'slow' ? slowGate.gate : Promise.resolve());
    const lateTurn = world.ask('slow', { chatId });
    lateTurn.catch(() => undefined);
    const quickTurn = await world.ask('quick', { chatId });
    slowGate.release();
    await expect(lateTurn).rejects.toThrow(SupersededError);
    await world.retrieve(quickTurn);
    await world.rank(quickTurn);
    expect((await world.listSaid(chatId)).slice(2)).toEqual(['user: quick', 'model: I found 4 pieces.']);
  });

  it('understand a turn again if another was answered in the meantime', async () => {
    const {
      turn: { chatId },
    } = await world.takeTurn('green');
    const earlierTurn = await world.ask('cheaper', { chatId });
    const slowGate = createGate();
    world.stylist.waitBefore = (_stage, turn) => (turn.said === 'slow' ? slowGate.gate : Promise.resolve());
    const lateTurn = world.ask('slow', { chatId });
    await world.rank(earlierTurn);
    slowGate.release();
    await lateTurn;
    expect(
      world.stylist.turns.filter((turn) => turn.said === 'slow').map(({ conversation }) => conversation.turns),
    ).toEqual([1, 2]);
  });

  it('do not call the stylist for a turn that was replaced, on this node or another', async () => {
    const {
      turn: { chatId },
    } = await world.takeTurn('green');
    const olderTurn = await world.ask('cheaper', { chatId });
    await world.retrieve(olderTurn);
    const firstService = world.service;
    world.service = world.createOtherNode();
    await world.ask('dearer', { chatId });
    world.service = firstService;
    const pieces: string[] = [];
    await expect(world.rank(olderTurn, {}, (piece) => pieces.push(piece))).rejects.toThrow(SupersededError);
    await world.ask('warmer', { chatId });
    const foundCount = world.stylist.findings.length;
    await expect(world.rank(olderTurn)).rejects.toThrow(SupersededError);
    expect(world.stylist.findings).toHaveLength(foundCount);
  });

  it('continue from an answer of another node', async () => {
    const {
      turn: { chatId },
    } = await world.takeTurn('green');
    const firstService = world.service;
    world.service = world.createOtherNode();
    await world.takeTurn('cheaper', { chatId });
    world.service = firstService;
    await world.takeTurn('warmer', { chatId });
    expect(world.stylist.turns.at(-1)).toMatchObject({
      conversation: { turns: 2 },
      earlier: [{ said: 'green' }, { said: 'cheaper' }],
    });
    expect(await world.listSaid(chatId)).toHaveLength(6);
  });

  it('answer a repeated call with the same answer', async () => {
    const { turn, ranked } = await world.takeTurn('green');
    const pieces: string[] = [];
    const repeatedAnswer = await world.rank(turn, {}, (piece) => pieces.push(piece));
    expect([repeatedAnswer, pieces]).toEqual([{ ...ranked, facets: undefined }, [ranked.reply]]);
    const unnamedAnswer = await world.rank(turn, { turnId: null, said: 'green' });
    expect(unnamedAnswer.messageId).toBe(ranked.messageId);
    await expect(world.rank(turn, { turnId: null, said: 'blue' })).rejects.toThrow(SupersededError);
    expect(await world.listSaid(turn.chatId)).toHaveLength(2);
  });

  it('store one answer for two concurrent calls', async () => {
    const turn = await world.ask('green');
    await world.retrieve(turn);
    const [one, two] = await Promise.all([world.rank(turn), world.rank(turn)]);
    expect(one.messageId).toBe(two.messageId);
    expect(await world.listSaid(turn.chatId)).toHaveLength(2);
  });

  it('allow a repeated search, whose last result counts', async () => {
    const turn = await world.ask('green');
    await world.retrieve(turn);
    await world.service.retrieve({ ...world.createTurnRequest(turn), refinedQuery: 'blue' }, createOpenSignal());
    expect(world.engine.queries.map(({ query }) => query)).toEqual(['green', 'blue']);
    expect((await world.rank(turn)).items).toHaveLength(4);
    expect(world.stylist.findings.at(-1)?.understood.refinedQuery).toBe('blue');
  });

  it('fail if the conversation was deleted', async () => {
    const turn = await world.ask('green');
    await world.retrieve(turn);
    world.stylist.waitBefore = () => world.store.chats.remove(turn.chatId);
    await expect(world.rank(turn)).rejects.toThrow(NotFoundError);
    world.stylist.waitBefore = async () => undefined;
    await expect(world.rank(turn)).rejects.toThrow(NotFoundError);
    await expect(world.ask('more', { chatId: turn.chatId })).rejects.toThrow(NotFoundError);
  });
});
