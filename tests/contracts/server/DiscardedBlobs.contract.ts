import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_CHAT } from '../../../server/application/ports/Chats.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import { createAnswer, createAskedTurn } from '../../support/chatTurns.ts';
import { createPictureReading } from '../../support/pictureReadings.ts';
import { signUp } from './shoppers.ts';

const createAttachment = (id: string, context: Attachment['context'] = 'chat_attachment'): Attachment => ({
  id,
  context,
  userId: 'anna',
  url: '',
  imageUrls: [],
  colors: [],
  kind: null,
  pattern: null,
  kinds: [],
});

/** Contract of every `DiscardedBlobs`: the photos that a deletion discards, and how long the store lists them. */
export function describeDiscardedBlobsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`DiscardedBlobs on ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore();
      await signUp(store, 'anna', 'ben');
      for (const id of ['photo', 'other']) {
        await store.attachments.save({
          id,
          userId: 'anna',
          mediaType: 'image/webp',
          width: 9,
          height: 9,
          reading: createPictureReading(),
          at: 1,
        });
      }
    });

    /** Stores a conversation with an answered turn and, with `waiting`, a pending turn. */
    const createChat = async (
      id: string,
      firstAttachments: readonly Attachment[],
      waitingAttachments: readonly Attachment[] | null = null,
    ) => {
      const turn = createAskedTurn({ attachments: firstAttachments });
      await store.chats.open({ id, userId: 'anna', title: 'Linen', state: NEW_CHAT }, turn);
      const answer = createAnswer(turn, 5_000);
      await store.chats.answer(id, { ...answer, question: { ...answer.question, attachments: firstAttachments } });
      if (waitingAttachments !== null)
        await store.chats.ask(id, createAskedTurn({ id: 't2', arrivedAt: 6_000, attachments: waitingAttachments }), 1);
    };
    const openChat = (id: string, firstAttachments: readonly Attachment[], arrivedAt: number) =>
      store.chats.open(
        { id, userId: 'anna', title: 'Linen', state: NEW_CHAT },
        createAskedTurn({ arrivedAt, attachments: firstAttachments }),
      );
    const search = (id: string, attachments: readonly Attachment[], query = id) =>
      store.searches.save({
        id,
        userId: 'anna',
        query,
        filters: NO_FILTERS,
        attachments,
        itemIds: [],
        deepPicks: [],
        relaxations: [],
        correctedQuery: null,
        at: 1,
      });
    const listPhotoIds = async () =>
      (await Promise.all(['photo', 'other'].map((id) => store.attachments.byId(id)))).map((photo) => photo !== null);
    const listDiscardedIds = async () =>
      (await store.discardedBlobs.list(10)).map(({ collection, id }) => `${collection}/${id}`);

    it('discards a photo with the only conversation that attached it', async () => {
      await createChat('c1', [createAttachment('photo')]);
      await store.chats.remove('c1');
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards the photos of a pending turn as well, without duplicates', async () => {
      await createChat('c1', [createAttachment('photo')], [createAttachment('photo'), createAttachment('other')]);
      await store.chats.remove('c1');
      expect([await listPhotoIds(), (await listDiscardedIds()).toSorted()]).toEqual([
        [false, false],
        ['attachments/other', 'attachments/photo'],
      ]);
    });

    it.each([
      ['was said in another conversation', () => createChat('c2', [createAttachment('photo')])],
      ['waits in another conversation', () => createChat('c2', [], [createAttachment('photo')])],
      ['was searched with', () => search('s1', [createAttachment('photo')])],
    ])('keeps a photo that %s', async (_where, alsoNamed) => {
      await createChat('c1', [createAttachment('photo')]);
      await alsoNamed();
      await store.chats.remove('c1');
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[true, true], []]);
    });

    it('discards a photo with the last of its conversations', async () => {
      for (const id of ['c1', 'c2']) await createChat(id, [createAttachment('photo')]);
      await store.chats.remove('c1');
      await store.chats.remove('c2');
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards a photo with the only search that attached it, and with all searches of one entry', async () => {
      for (const id of ['s1', 's2']) await search(id, [createAttachment('photo')], 'coat');
      await store.searches.remove('s2');
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards photos with all searches of a shopper, except those in a conversation', async () => {
      await search('s1', [createAttachment('photo'), createAttachment('blazer', 'item')]);
      await search('s2', [createAttachment('other')]);
      await createChat('c1', [], [createAttachment('other')]);
      await store.searches.removeAll('anna');
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it.each([
      ['a conversation, then a search', () => store.chats.remove('c1'), () => store.searches.remove('s1')],
      ['a search, then a conversation', () => store.searches.remove('s1'), () => store.chats.remove('c1')],
      ['a conversation, then all searches', () => store.chats.remove('c1'), () => store.searches.removeAll('anna')],
      ['one search, then another', () => store.searches.remove('s1'), () => store.searches.remove('s2')],
    ])('discards a photo with the last reference: %s', async (description, removeFirst, removeLast) => {
      await search('s1', [createAttachment('photo')]);
      if (description.startsWith('one')) await search('s2', [createAttachment('photo')]);
      else await createChat('c1', [createAttachment('photo')]);
      await removeFirst();
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[true, true], []]);
      await removeLast();
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards a photo whose references are removed concurrently', async () => {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0
            ? createChat(`c${index}`, [createAttachment('photo')])
            : search(`s${index}`, [createAttachment('photo')]),
        ),
      );
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0 ? store.chats.remove(`c${index}`) : store.searches.remove(`s${index}`),
        ),
      );
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it("keeps another shopper's photo that a search refers to", async () => {
      await store.attachments.save({
        id: 'bens',
        userId: 'ben',
        mediaType: 'image/webp',
        width: 9,
        height: 9,
        reading: createPictureReading(),
        at: 1,
      });
      await search('s1', [createAttachment('bens')]);
      await store.searches.removeAll('anna');
      expect([(await store.attachments.byId('bens')) !== null, await listDiscardedIds()]).toEqual([true, []]);
    });

    it('keeps catalogue attachments, and ignores unknown ones', async () => {
      await createChat('c1', [createAttachment('blazer', 'item'), createAttachment('long-gone')]);
      await store.chats.remove('c1');
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[true, true], []]);
    });

    it("keeps another shopper's photo that a message refers to", async () => {
      await store.attachments.save({
        id: 'bens',
        userId: 'ben',
        mediaType: 'image/webp',
        width: 9,
        height: 9,
        reading: createPictureReading(),
        at: 1,
      });
      await createChat('c1', [createAttachment('bens')]);
      await store.chats.remove('c1');
      expect([(await store.attachments.byId('bens')) !== null, await listDiscardedIds()]).toEqual([true, []]);
    });

    it('discards photos with conversations that never got an answer', async () => {
      await openChat('old', [createAttachment('photo')], 1_000);
      await openChat('new', [createAttachment('other')], 3_000);
      await store.chats.removeUnanswered('anna', 2_000);
      expect([await listPhotoIds(), await listDiscardedIds()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('does not list blobs that are about to be written, nor after the record that names them was stored', async () => {
      await store.discardedBlobs.recordExpected([{ collection: 'attachments', id: 'third' }]);
      expect(await listDiscardedIds()).toEqual([]);
      const photo = (await store.attachments.byId('photo'))!;
      await store.attachments.save({ ...photo, id: 'third' });
      await search('s1', [createAttachment('third')]);
      await store.searches.remove('s1');
      expect(await listDiscardedIds()).toEqual(['attachments/third']);
    });

    it('lists discarded blobs up to the limit until they are forgotten, idempotently', async () => {
      await createChat('c1', [createAttachment('photo'), createAttachment('other')]);
      await store.chats.remove('c1');
      const [firstKey] = await store.discardedBlobs.list(1);
      expect([await store.discardedBlobs.list(1), (await store.discardedBlobs.list(10)).length]).toEqual([
        [firstKey],
        2,
      ]);
      expect(await store.discardedBlobs.list(10, 1)).toEqual((await store.discardedBlobs.list(10)).slice(1));
      for (let fakeTime = 0; fakeTime < 2; fakeTime += 1) await store.discardedBlobs.forget([firstKey!]);
      expect([
        (await listDiscardedIds()).length,
        (await listDiscardedIds()).includes(`attachments/${firstKey!.id}`),
      ]).toEqual([1, false]);
      await store.discardedBlobs.forget([]);
      expect((await listDiscardedIds()).length).toBe(1);
    });
  });
}
