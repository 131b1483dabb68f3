import { beforeEach, describe, expect, it } from 'vitest';
import type { Inbox, InboxMessage, StoredCv } from '../../../server/application/ports/Inbox.ts';
import type { Store } from '../../../server/application/ports/Store.ts';

const TIME_MS = Date.UTC(2026, 0, 31, 12);
const MESSAGE: InboxMessage = {
  id: 'm1',
  kind: 'support',
  userId: 'anna',
  name: 'Anna',
  email: 'anna@example.com',
  text: 'Where is\nmy "order"? <b>',
  cv: null,
  at: TIME_MS,
};

const CV: StoredCv = { id: 'cv-1', fileName: 'Ada.pdf', kind: 'pdf', size: 1_234 };
const APPLICATION: InboxMessage = { ...MESSAGE, id: 'v1', kind: 'career', userId: null, cv: CV };

export function describeInboxPort(name: string, createStore: () => Promise<Store>): void {
  describe(`Inbox on ${name}`, () => {
    let inbox: Inbox;
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await store.users.recordSignIn(
        { provider: 'firebase', subject: 's', email: 'anna@example.com', name: 'Anna' },
        'anna',
      );
      ({ inbox } = store);
    });

    it('lists messages, newest first', async () => {
      await inbox.save(MESSAGE, null);
      await inbox.save({ ...MESSAGE, id: 'm2' }, null);
      await inbox.save({ ...MESSAGE, id: 'm0', at: TIME_MS - 1 }, null);
      expect((await inbox.list(2)).map(({ id }) => id)).toEqual(['m2', 'm1']);
      expect((await inbox.list(9))[1]).toEqual({ ...MESSAGE, mailedAt: null, isMailPending: false, attemptCount: 0 });
    });

    it('offers no message that is not to be mailed', async () => {
      await inbox.save(MESSAGE, null);
      expect(await inbox.takeDue(TIME_MS * 2, TIME_MS * 3)).toBeNull();
    });

    it('offers the message that is due longest, and again when its lease has ended', async () => {
      await inbox.save(MESSAGE, TIME_MS + 5);
      await inbox.save({ ...MESSAGE, id: 'm2' }, TIME_MS + 2);
      expect(await inbox.takeDue(TIME_MS + 1, TIME_MS + 100)).toBeNull();
      expect(await inbox.takeDue(TIME_MS + 10, TIME_MS + 100)).toMatchObject({
        id: 'm2',
        attemptCount: 1,
        isMailPending: true,
      });
      expect(await inbox.takeDue(TIME_MS + 10, TIME_MS + 200)).toMatchObject({ id: 'm1' });
      expect(await inbox.takeDue(TIME_MS + 99, TIME_MS + 200)).toBeNull();
      expect(await inbox.takeDue(TIME_MS + 100, TIME_MS + 200)).toMatchObject({ id: 'm2', attemptCount: 2 });
    });

    it('offers a message to one of two concurrent callers', async () => {
      await inbox.save(MESSAGE, TIME_MS);
      const takenEntries = await Promise.all([
        inbox.takeDue(TIME_MS, TIME_MS + 9),
        inbox.takeDue(TIME_MS, TIME_MS + 9),
      ]);
      expect(takenEntries.filter((entry) => entry !== null)).toHaveLength(1);
    });

    it('offers a mailed message no more, and a postponed one when it is due', async () => {
      await inbox.save(MESSAGE, TIME_MS);
      await inbox.takeDue(TIME_MS, TIME_MS + 9);
      await inbox.postpone('m1', TIME_MS + 50);
      expect(await inbox.takeDue(TIME_MS + 49, TIME_MS + 60)).toBeNull();
      expect(await inbox.takeDue(TIME_MS + 50, TIME_MS + 60)).not.toBeNull();
      await inbox.recordMailed('m1', TIME_MS + 55);
      expect(await inbox.takeDue(TIME_MS + 1_000, TIME_MS + 2_000)).toBeNull();
      expect(await inbox.list(9)).toMatchObject([{ mailedAt: TIME_MS + 55, isMailPending: false, attemptCount: 2 }]);
    });

    it('offers a message at once that became due too late to be right, because the clock was ahead', async () => {
      await inbox.save(MESSAGE, TIME_MS + 500);
      expect(await inbox.takeDue(TIME_MS, TIME_MS + 9, TIME_MS + 500)).toBeNull();
      expect(await inbox.takeDue(TIME_MS, TIME_MS + 9, TIME_MS + 499)).toMatchObject({ id: 'm1' });
      expect(await inbox.takeDue(TIME_MS, TIME_MS + 9, TIME_MS + 499)).toBeNull();
    });

    it('keeps messages of visitors, with their CVs', async () => {
      await inbox.save(APPLICATION, null);
      expect(await inbox.byId('v1')).toEqual({
        ...APPLICATION,
        ...{ mailedAt: null, isMailPending: false, attemptCount: 0 },
      });
      expect(await inbox.byId('v2')).toBeNull();
      expect(await inbox.takeDue(TIME_MS, TIME_MS + 9)).toBeNull();
    });

    it('counts the CVs that have arrived in a time', async () => {
      await inbox.save(APPLICATION, null);
      await inbox.save({ ...APPLICATION, id: 'v2', at: TIME_MS + 5 }, null);
      await inbox.save({ ...APPLICATION, id: 'v3', at: TIME_MS + 5, cv: null }, null);
      const counts = [
        await inbox.countCvs(TIME_MS, TIME_MS + 6),
        await inbox.countCvs(TIME_MS + 1, TIME_MS + 6),
        await inbox.countCvs(TIME_MS, TIME_MS + 5),
      ];
      expect(counts).toEqual([2, 1, 1]);
    });

    it('deletes old messages of visitors, oldest first, and discards their CVs', async () => {
      await inbox.save(MESSAGE, null);
      for (const day of [3, 1, 2]) {
        const cv = { ...CV, id: `cv-${day}` };
        await inbox.save({ ...APPLICATION, id: `v${day}`, at: TIME_MS + day, cv: day === 2 ? null : cv }, TIME_MS);
      }
      expect(await inbox.removeVisitorMessages(TIME_MS + 3, 1)).toBe(1);
      expect(await store.discardedBlobs.list(9)).toEqual([{ collection: 'cvs', id: 'cv-1' }]);
      expect(await inbox.removeVisitorMessages(TIME_MS + 3, 9)).toBe(1);
      expect((await inbox.list(9)).map(({ id }) => id)).toEqual(['v3', 'm1']);
      expect(await store.discardedBlobs.list(9)).toHaveLength(1);
    });

    it('accepts the result of a mail whose message was deleted', async () => {
      await inbox.recordMailed('gone', TIME_MS);
      await inbox.postpone('gone', TIME_MS);
      expect(await inbox.list(9)).toEqual([]);
    });
  });
}
