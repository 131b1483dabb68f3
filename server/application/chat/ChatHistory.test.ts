import { beforeEach, describe, expect, it } from 'vitest';
import { ChatServiceFixture, IDLE_SWEEP, createOpenSignal } from '../../../tests/support/ChatServiceFixture.ts';
import { InMemoryCatalogue } from '../../adapters/memory/InMemoryCatalogue.ts';
import { ForbiddenError, NotFoundError } from '../AccessError.ts';
import { ChatHistory } from './ChatHistory.ts';

let fixture: ChatServiceFixture;
beforeEach(async () => {
  fixture = await ChatServiceFixture.open();
});

class ShrunkCatalogue extends InMemoryCatalogue {
  override async findExistingIds(): Promise<ReadonlySet<string>> {
    return new Set(['b', 'c']);
  }
}

describe('the history', () => {
  it('omits items that are gone, with their reasons', async () => {
    fixture.stylist.selectReply = ({ items }) => ({
      quickPickIds: ['a', 'b'],
      deepPicks: items.map(({ id }) => ({ itemId: id, reason: `Because of ${id}.` })),
    });
    const { turn } = await fixture.takeTurn('green');
    const [, answer] = await new ChatHistory(fixture.store.chats, new ShrunkCatalogue(), IDLE_SWEEP).listMessages(
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
    fixture.stylist.understandAs = () => ({ intent: 'ask', title: 'Hello' });
    const {
      turn: { chatId },
    } = await fixture.takeTurn('hi');
    const readTitle = async () => (await fixture.history.listRecent('anna', 1))[0]?.title;
    expect(await readTitle()).toBe('Hello');
    fixture.stylist.understandAs = () => ({});
    await fixture.takeTurn('a coat', { chatId });
    expect(await readTitle()).toBe('About a coat');
    await fixture.takeTurn('cheaper', { chatId });
    expect(await readTitle()).toBe('About a coat');
  });

  it('belongs to one shopper', async () => {
    const { turn, ranked } = await fixture.takeTurn('green');
    const { chatId } = turn;
    const pendingTurn = await fixture.ask('cheaper', { chatId });
    for (const foreignCall of [
      fixture.service.retrieve({ ...fixture.createTurnRequest(pendingTurn), userId: 'ben' }, createOpenSignal()),
      fixture.rank(pendingTurn, { userId: 'ben' }),
      fixture.history.listMessages('ben', chatId),
      fixture.history.remove('ben', chatId),
      fixture.history.saveFeedback('ben', chatId, ranked.messageId, 'up'),
      fixture.ask('hm', { userId: 'ben', chatId }),
      fixture.service.retrieve({ ...fixture.createTurnRequest(turn), userId: 'ben' }, createOpenSignal()),
      fixture.rank(turn, { userId: 'ben' }),
    ])
      await expect(foreignCall).rejects.toThrow(ForbiddenError);
    await expect(fixture.history.listMessages('anna', 'none')).rejects.toThrow(NotFoundError);
    await expect(fixture.history.saveFeedback('anna', chatId, turn.turnId, 'up')).rejects.toThrow(NotFoundError);
    await fixture.history.saveFeedback('anna', chatId, ranked.messageId, 'up');
    expect((await fixture.history.listMessages('anna', chatId)).at(-1)?.feedback).toBe('up');
  });
});
