import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedTurn, Chats } from '../../../server/application/ports/Chats.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { NEW_CHAT } from '../../../server/application/ports/Chats.ts';
import { createAnswer, createAskedTurn } from '../../support/chatTurns.ts';
import { signUp } from './shoppers.ts';

export function describeChatsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`Chats on ${name}`, () => {
    let chats: Chats;
    beforeEach(async () => {
      const store = await createStore();
      await signUp(store, 'anna', 'ben');
      chats = store.chats;
    });

    const firstTurn = createAskedTurn();
    const openChat = (id = 'c1', turn: AskedTurn = firstTurn, userId = 'anna') =>
      chats.open({ id, userId, title: turn.understood.title, state: NEW_CHAT }, turn);
    const openAnsweredChat = async (id: string, time: number, userId = 'anna') => {
      await openChat(id, firstTurn, userId);
      await chats.answer(id, createAnswer(firstTurn, time));
    };

    it('returns a conversation as it was opened', async () => {
      await openChat();
      expect(await chats.byId('c1')).toEqual({
        id: 'c1',
        userId: 'anna',
        title: firstTurn.understood.title,
        state: NEW_CHAT,
        answers: 0,
        turn: firstTurn,
      });
      expect(await chats.byId('c2')).toBeNull();
    });

    it('stores an answered turn atomically: both messages, the state and the title', async () => {
      await openChat();
      const answer = createAnswer(firstTurn, 5_000, { title: 'Garden wedding' });
      expect(await chats.answer('c1', answer)).toBe(true);
      expect(await chats.byId('c1')).toEqual({
        id: 'c1',
        userId: 'anna',
        title: 'Garden wedding',
        state: answer.state,
        answers: 1,
        turn: null,
      });
      expect(await chats.listMessages('c1')).toEqual([answer.question, answer.answer]);
      expect(await chats.findAnswer('c1', 't1')).toEqual(answer.answer);
      expect([await chats.findAnswer('c1', 't2'), await chats.findAnswer('c2', 't1')]).toEqual([null, null]);
    });

    it('answers a turn once, and never one that was replaced', async () => {
      await openChat();
      expect(await chats.answer('c1', createAnswer(firstTurn, 5_000))).toBe(true);
      expect(await chats.answer('c1', createAnswer(firstTurn, 6_000))).toBe(false);
      const secondTurn = createAskedTurn({ id: 't2', arrivedAt: 7_000 });
      const thirdTurn = createAskedTurn({ id: 't3', arrivedAt: 8_000 });
      expect([await chats.ask('c1', secondTurn, 1), await chats.ask('c1', thirdTurn, 1)]).toEqual(['asked', 'asked']);
      expect(await chats.answer('c1', createAnswer(secondTurn, 9_000))).toBe(false);
      expect(await chats.answer('c1', createAnswer(thirdTurn, 9_000))).toBe(true);
      expect((await chats.listMessages('c1')).map(({ turnId }) => turnId)).toEqual(['t1', 't1', 't3', 't3']);
      expect((await chats.listNewestMessages('c1', 3)).map(({ turnId }) => turnId)).toEqual(['t1', 't3', 't3']);
    });

    it('lets the turn that arrived later win, whichever was understood first', async () => {
      await openChat();
      const laterTurn = createAskedTurn({ id: 't3', arrivedAt: 3_000 });
      expect(await chats.ask('c1', laterTurn, 0)).toBe('asked');
      expect(await chats.ask('c1', createAskedTurn({ id: 't2', arrivedAt: 2_000 }), 0)).toBe('superseded');
      expect((await chats.byId('c1'))?.turn).toEqual(laterTurn);
      await chats.answer('c1', createAnswer(laterTurn, 4_000));
      expect(await chats.ask('c1', createAskedTurn({ id: 't2', arrivedAt: 2_000 }), 0)).toBe('superseded');
    });

    it("accepts a turn based on the last answer, despite another node's clock", async () => {
      await openChat('c1', createAskedTurn({ arrivedAt: 9_000 }));
      await chats.answer('c1', createAnswer(createAskedTurn({ arrivedAt: 9_000 }), 9_500));
      expect(await chats.ask('c1', createAskedTurn({ id: 't2', arrivedAt: 8_000 }), 1)).toBe('asked');
    });

    it('lets a turn replace one that waits since a clock was ahead', async () => {
      await openChat();
      const turnAhead = createAskedTurn({ id: 't2', arrivedAt: 3_600_000 });
      expect(await chats.ask('c1', turnAhead, 0)).toBe('asked');
      expect(await chats.ask('c1', createAskedTurn({ id: 't3', arrivedAt: 2_000 }), 0)).toBe('asked');
      expect(await chats.answer('c1', createAnswer(turnAhead, 3_000))).toBe(false);
    });

    it('rejects a turn based on a state that is no longer the last', async () => {
      await openAnsweredChat('c1', 5_000);
      expect(await chats.ask('c1', createAskedTurn({ id: 't2', arrivedAt: 6_000 }), 0)).toBe('movedOn');
      expect((await chats.byId('c1'))?.turn).toBeNull();
      expect(await chats.ask('none', createAskedTurn({ id: 't2' }), 0)).toBe('gone');
    });

    it('keeps the state before each answered turn', async () => {
      await openChat();
      const stateBefore = { ...NEW_CHAT, earlier: [{ said: 'hello', reply: 'Hello.' }] };
      await chats.answer('c1', createAnswer(firstTurn, 5_000, { stateBefore }));
      expect(await chats.findStateBefore('c1', 't1')).toEqual(stateBefore);
      expect([await chats.findStateBefore('c1', 't2'), await chats.findStateBefore('c2', 't1')]).toEqual([null, null]);
    });

    it('replaces an answered turn and all after it, once the new turn is answered', async () => {
      await openChat();
      await chats.answer('c1', createAnswer(firstTurn, 1_500));
      const turns = ['t2', 't3', 't4'].map((id, index) => createAskedTurn({ id, arrivedAt: 2_000 + index }));
      for (const [index, turn] of turns.slice(0, 2).entries()) {
        await chats.ask('c1', turn, index + 1);
        await chats.answer('c1', createAnswer(turn, 3_000));
      }
      const listTurnIds = async () => (await chats.listMessages('c1')).map(({ turnId }) => turnId);
      const replaced = { turnId: 't2', stateBefore: NEW_CHAT };
      expect(await chats.ask('c1', { ...turns[2]!, replaced }, 3)).toBe('asked');
      expect((await chats.byId('c1'))?.turn?.replaced).toEqual(replaced);
      expect(await listTurnIds()).toEqual(['t1', 't1', 't2', 't2', 't3', 't3']);
      expect(await chats.answer('c1', createAnswer(turns[2]!, 4_000, { replacedTurnId: 't2' }))).toBe(true);
      expect(await listTurnIds()).toEqual(['t1', 't1', 't4', 't4']);
      expect([await chats.findStateBefore('c1', 't3'), await chats.findAnswer('c1', 't2')]).toEqual([null, null]);
    });

    it('stores the newest feedback on an answer, and none on a question', async () => {
      await openAnsweredChat('c1', 5_000);
      expect(await chats.saveFeedback('c1', 'answer-t1', 'up')).toBe(true);
      expect(await chats.saveFeedback('c1', 'answer-t1', 'down')).toBe(true);
      expect((await chats.listMessages('c1')).map(({ feedback }) => feedback)).toEqual([null, 'down']);
      expect(await chats.saveFeedback('c1', 'answer-t1', null)).toBe(true);
      expect((await chats.listMessages('c1'))[1]?.feedback).toBeNull();
      expect([await chats.saveFeedback('c1', 't1', 'up'), await chats.saveFeedback('c2', 'answer-t1', 'up')]).toEqual([
        false,
        false,
      ]);
    });

    it("lists a shopper's answered conversations, newest answer first", async () => {
      await openAnsweredChat('old', 1_000);
      await openAnsweredChat('new', 3_000);
      await openAnsweredChat('middle', 2_000);
      await openAnsweredChat('other', 9_000, 'ben');
      await openChat('waiting');
      expect((await chats.listRecent('anna', 10)).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
      const secondTurn = createAskedTurn({ id: 't2', arrivedAt: 4_000 });
      await chats.ask('old', secondTurn, 1);
      expect((await chats.listRecent('anna', 1)).map(({ id }) => id)).toEqual(['new']);
      await chats.answer('old', createAnswer(secondTurn, 5_000, { title: 'Again' }));
      expect(await chats.listRecent('anna', 1)).toEqual([{ id: 'old', title: 'Again', at: 5_000 }]);
    });

    it('removes a conversation with all its messages, idempotently', async () => {
      await openAnsweredChat('c1', 5_000);
      await openAnsweredChat('c2', 5_000);
      await chats.remove('c1');
      await chats.remove('c1');
      expect([
        await chats.byId('c1'),
        await chats.listMessages('c1'),
        (await chats.listRecent('anna', 10)).length,
      ]).toEqual([null, [], 1]);
      expect(await chats.answer('c1', createAnswer(firstTurn, 6_000))).toBe(false);
    });

    it("counts a shopper's conversations and answers", async () => {
      expect(await chats.countOf('anna')).toEqual({ chatCount: 0, answerCount: 0 });
      await openChat('unanswered');
      await openAnsweredChat('answered', 5_000);
      await chats.ask('answered', createAskedTurn({ id: 't2', arrivedAt: 6_000 }), 1);
      await chats.answer('answered', createAnswer(createAskedTurn({ id: 't2' }), 7_000));
      const editedTurn = createAskedTurn({ id: 't3', arrivedAt: 8_000 });
      await chats.ask('answered', editedTurn, 2);
      await chats.answer('answered', createAnswer(editedTurn, 9_000, { replacedTurnId: 't2' }));
      await openAnsweredChat('foreign', 5_000, 'ben');
      expect(await chats.countOf('anna')).toEqual({ chatCount: 2, answerCount: 2 });
      await chats.remove('answered');
      expect(await chats.countOf('anna')).toEqual({ chatCount: 1, answerCount: 0 });
    });

    it('removes conversations without an answer', async () => {
      await openChat('old', createAskedTurn({ arrivedAt: 1_999 }));
      await openChat('new', createAskedTurn({ arrivedAt: 2_000 }));
      await openChat('other', createAskedTurn({ arrivedAt: 1 }), 'ben');
      await openAnsweredChat('answered', 1_000);
      await chats.removeUnanswered('anna', 2_000);
      const remainingChats = await Promise.all(
        ['old', 'new', 'other', 'answered'].map(async (id) => (await chats.byId(id)) !== null),
      );
      expect(remainingChats).toEqual([false, true, true, true]);
    });
  });
}
