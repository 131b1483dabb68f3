import { beforeEach, describe, expect, it } from 'vitest';
import { ChatServiceWorld, IDLE_SWEEP, createOpenSignal } from '../../../tests/support/ChatServiceWorld.ts';
import { InMemoryCatalogue } from '../../adapters/memory/InMemoryCatalogue.ts';
import { ForbiddenError, NotFoundError } from '../AccessError.ts';
import { ChatHistory } from './ChatHistory.ts';

let world: ChatServiceWorld;
beforeEach(async () => {
  world = await ChatServiceWorld.open();
});

class ShrunkCatalogue extends InMemoryCatalogue {
  override async findExistingIds(): Promise<ReadonlySet<string>> {
    return new Set(['b', 'c']);
  }
}

describe('the history', () => {
  it('omits items that are gone, with their reasons', async () => {
    world.stylist.selectReply = ({ items }) => ({
      quickPickIds: ['a', 'b'],
      deepPicks: items.map(({ id }) => ({ itemId: id, reason: `Because of ${id}.` })),
    });
    const { turn } = await world.takeTurn('green');
    const [, answer] = await new ChatHistory(world.store.chats, new ShrunkCatalogue(), IDLE_SWEEP).listMessages(
      'anna',
      turn.chatId,
    );
    expect(answer?.picks).toEqual({
      itemIds: ['b'],
      deepPicks: [
        { itemId: 'b', reason: 'Because of b.' },
        { itemId: 'c', reason: 'Because of c.' },
      ],
    });
  });

  it('is titled after the first wish, not after small talk', async () => {
    world.stylist.understandAs = () => ({ intent: 'ask', title: 'Hello' });
    const {
      turn: { chatId },
    } = await world.takeTurn('hi');
    const readTitle = async () => (await world.history.listRecent('anna', 1))[0]?.title;
    expect(await readTitle()).toBe('Hello');
    world.stylist.understandAs = () => ({});
    await world.takeTurn('a coat', { chatId });
    expect(await readTitle()).toBe('About a coat');
    await world.takeTurn('cheaper', { chatId });
    expect(await readTitle()).toBe('About a coat');
  });

  it('belongs to one shopper', async () => {
    const { turn, ranked } = await world.takeTurn('green');
    const { chatId } = turn;
    const pendingTurn = await world.ask('cheaper', { chatId });
    for (const foreign of [
      world.service.retrieve({ ...world.createTurnRequest(pendingTurn), userId: 'ben' }, createOpenSignal()),
      world.rank(pendingTurn, { userId: 'ben' }),
      world.history.listMessages('ben', chatId),
      world.history.remove('ben', chatId),
      world.history.saveFeedback('ben', chatId, ranked.messageId, 'up'),
      world.ask('hm', { userId: 'ben', chatId }),
      world.service.retrieve({ ...world.createTurnRequest(turn), userId: 'ben' }, createOpenSignal()),
      world.rank(turn, { userId: 'ben' }),
    ])
      await expect(foreign).rejects.toThrow(ForbiddenError);
    await expect(world.history.listMessages('anna', 'none')).rejects.toThrow(NotFoundError);
    await expect(world.history.saveFeedback('anna', chatId, turn.turnId, 'up')).rejects.toThrow(NotFoundError);
    await world.history.saveFeedback('anna', chatId, ranked.messageId, 'up');
    expect((await world.history.listMessages('anna', chatId)).at(-1)?.feedback).toBe('up');
  });
});
