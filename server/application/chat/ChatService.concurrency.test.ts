import { beforeEach, describe, expect, it } from 'vitest';
import { ChatServiceFixture, createOpenSignal } from '../../../tests/support/ChatServiceFixture.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { NotFoundError, SupersededError } from '../AccessError.ts';

let fixture: ChatServiceFixture;
beforeEach(async () => {
  fixture = await ChatServiceFixture.open();
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
    const { turn: firstService } = await fixture.takeTurn('green');
    const { chatId } = firstService;
    const leavingController = new AbortController();
    fixture.stylist.waitBefore = async () => leavingController.abort(new Error('left'));
    await expect(
      fixture.service.translate(
        { userId: 'anna', chatId, message: 'cheaper', filters: NO_FILTERS, attachments: [], shownItemIds: null },
        leavingController.signal,
      ),
    ).rejects.toThrow('left');
    fixture.stylist.waitBefore = async () => undefined;
    const secondTurn = await fixture.ask('dearer', { chatId });
    await fixture.retrieve(secondTurn);
    fixture.stylist.waitBefore = async () => leavingController.abort(new Error('left'));
    await expect(fixture.rank(secondTurn, {}, () => {}, leavingController.signal)).rejects.toThrow('left');
    expect(await fixture.listMessages(chatId)).toEqual(['user: green', 'model: I found 4 pieces.']);
    fixture.stylist.waitBefore = async () => undefined;
    await fixture.takeTurn('warmer', { chatId });
    expect(fixture.stylist.turns.at(-1)).toMatchObject({ conversation: { turns: 1 }, earlier: [{ said: 'green' }] });
    expect(await fixture.listMessages(chatId)).toHaveLength(4);
  });

  it('a conversation that was never answered is not in the history', async () => {
    await fixture.retrieve(await fixture.ask('green'));
    expect(await fixture.history.listRecent('anna', 10)).toEqual([]);
    const { turn } = await fixture.takeTurn('blue');
    expect(await fixture.history.listRecent('anna', 10)).toEqual([
      { id: turn.chatId, title: 'About blue', at: fixture.nowMs },
    ]);
  });

  it('answer only the newest turn', async () => {
    const {
      turn: { chatId },
    } = await fixture.takeTurn('green');
    const olderTurn = await fixture.ask('cheaper', { chatId });
    const newerTurn = await fixture.ask('dearer', { chatId });
    await expect(fixture.retrieve(olderTurn)).rejects.toThrow(SupersededError);
    await expect(fixture.rank(olderTurn)).rejects.toThrow(SupersededError);
    await fixture.retrieve(newerTurn);
    await fixture.rank(newerTurn);
    expect(await fixture.listMessages(chatId)).toEqual(expect.arrayContaining(['user: dearer']));
    expect(await fixture.listMessages(chatId)).toHaveLength(4);
  });

  it('keep the turn that arrived later, even if it is understood first', async () => {
    const {
      turn: { chatId },
    } = await fixture.takeTurn('green');
    const slowGate = createGate();
    fixture.stylist.waitBefore = (_stage, turn) => (turn.said === 'slow' ? slowGate.gate : Promise.resolve());
    const lateTurn = fixture.ask('slow', { chatId });
    lateTurn.catch(() => undefined);
    const quickTurn = await fixture.ask('quick', { chatId });
    slowGate.release();
    await expect(lateTurn).rejects.toThrow(SupersededError);
    await fixture.retrieve(quickTurn);
    await fixture.rank(quickTurn);
    expect((await fixture.listMessages(chatId)).slice(2)).toEqual(['user: quick', 'model: I found 4 pieces.']);
  });

  it('understand a turn again if another was answered in the meantime', async () => {
    const {
      turn: { chatId },
    } = await fixture.takeTurn('green');
    const earlierTurn = await fixture.ask('cheaper', { chatId });
    const slowGate = createGate();
    fixture.stylist.waitBefore = (_stage, turn) => (turn.said === 'slow' ? slowGate.gate : Promise.resolve());
    const lateTurn = fixture.ask('slow', { chatId });
    await fixture.rank(earlierTurn);
    slowGate.release();
    await lateTurn;
    expect(
      fixture.stylist.turns.filter((turn) => turn.said === 'slow').map(({ conversation }) => conversation.turns),
    ).toEqual([1, 2]);
  });

  it('do not call the stylist for a turn that was replaced, on this node or another', async () => {
    const {
      turn: { chatId },
    } = await fixture.takeTurn('green');
    const olderTurn = await fixture.ask('cheaper', { chatId });
    await fixture.retrieve(olderTurn);
    const firstService = fixture.service;
    fixture.service = fixture.createOtherNode();
    await fixture.ask('dearer', { chatId });
    fixture.service = firstService;
    const pieces: string[] = [];
    await expect(fixture.rank(olderTurn, {}, (piece) => pieces.push(piece))).rejects.toThrow(SupersededError);
    await fixture.ask('warmer', { chatId });
    const foundCount = fixture.stylist.findings.length;
    await expect(fixture.rank(olderTurn)).rejects.toThrow(SupersededError);
    expect(fixture.stylist.findings).toHaveLength(foundCount);
  });

  it('continue from an answer of another node', async () => {
    const {
      turn: { chatId },
    } = await fixture.takeTurn('green');
    const firstService = fixture.service;
    fixture.service = fixture.createOtherNode();
    await fixture.takeTurn('cheaper', { chatId });
    fixture.service = firstService;
    await fixture.takeTurn('warmer', { chatId });
    expect(fixture.stylist.turns.at(-1)).toMatchObject({
      conversation: { turns: 2 },
      earlier: [{ said: 'green' }, { said: 'cheaper' }],
    });
    expect(await fixture.listMessages(chatId)).toHaveLength(6);
  });

  it('answer a repeated call with the same answer', async () => {
    const { turn, ranked } = await fixture.takeTurn('green');
    const pieces: string[] = [];
    const repeatedAnswer = await fixture.rank(turn, {}, (piece) => pieces.push(piece));
    expect([repeatedAnswer, pieces]).toEqual([{ ...ranked, facets: undefined }, [ranked.reply]]);
    const unnamedAnswer = await fixture.rank(turn, { turnId: null, message: 'green' });
    expect(unnamedAnswer.messageId).toBe(ranked.messageId);
    await expect(fixture.rank(turn, { turnId: null, message: 'blue' })).rejects.toThrow(SupersededError);
    expect(await fixture.listMessages(turn.chatId)).toHaveLength(2);
  });

  it('store one answer for two concurrent calls', async () => {
    const turn = await fixture.ask('green');
    await fixture.retrieve(turn);
    const [firstAnswer, secondAnswer] = await Promise.all([fixture.rank(turn), fixture.rank(turn)]);
    expect(firstAnswer.messageId).toBe(secondAnswer.messageId);
    expect(await fixture.listMessages(turn.chatId)).toHaveLength(2);
  });

  it('allow a repeated search, whose last result counts', async () => {
    const turn = await fixture.ask('green');
    await fixture.retrieve(turn);
    await fixture.service.retrieve({ ...fixture.createTurnRequest(turn), refinedQuery: 'blue' }, createOpenSignal());
    expect(fixture.engine.queries.map(({ query }) => query)).toEqual(['green', 'blue']);
    expect((await fixture.rank(turn)).items).toHaveLength(4);
    expect(fixture.stylist.findings.at(-1)?.understood.refinedQuery).toBe('blue');
  });

  it('fail if the conversation was deleted', async () => {
    const turn = await fixture.ask('green');
    await fixture.retrieve(turn);
    fixture.stylist.waitBefore = () => fixture.store.chats.remove(turn.chatId);
    await expect(fixture.rank(turn)).rejects.toThrow(NotFoundError);
    fixture.stylist.waitBefore = async () => undefined;
    await expect(fixture.rank(turn)).rejects.toThrow(NotFoundError);
    await expect(fixture.ask('more', { chatId: turn.chatId })).rejects.toThrow(NotFoundError);
  });
});
