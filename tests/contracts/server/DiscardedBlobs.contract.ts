import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_CHAT } from '../../../server/application/ports/Chats.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import { createAnswer, createAskedTurn } from '../../support/chatTurns.ts';
import { createPictureReading } from '../../support/pictureReadings.ts';
import { signUp } from './shoppers.ts';

const attached = (id: string, context: Attachment['context'] = 'chat_attachment'): Attachment => ({
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

/** Contract of every `DiscardedBlobs`: which photos a deletion discards, and how long the store lists them. */
export function describeDiscardedBlobsPort(name: string, make: () => Promise<Store>): void {
  describe(`DiscardedBlobs on ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await make();
      await signUp(store, 'anna', 'ben');
      for (const id of ['photo', 'other']) {
        await store.attachments.keep({
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

    /** Stores a conversation with one answered turn, and with `waiting` also a pending turn. */
    const talk = async (id: string, said: readonly Attachment[], waiting: readonly Attachment[] | null = null) => {
      const turn = createAskedTurn({ attachments: said });
      await store.chats.open({ id, userId: 'anna', title: 'Linen', state: NEW_CHAT }, turn);
      const answer = createAnswer(turn, 5_000);
      await store.chats.answer(id, { ...answer, question: { ...answer.question, attachments: said } });
      if (waiting !== null)
        await store.chats.ask(id, createAskedTurn({ id: 't2', arrivedAt: 6_000, attachments: waiting }), 1);
    };
    const open = (id: string, said: readonly Attachment[], arrivedAt: number) =>
      store.chats.open(
        { id, userId: 'anna', title: 'Linen', state: NEW_CHAT },
        createAskedTurn({ arrivedAt, attachments: said }),
      );
    const search = (id: string, attachments: readonly Attachment[], query = id) =>
      store.searches.keep({
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
    const photos = async () =>
      (await Promise.all(['photo', 'other'].map((id) => store.attachments.byId(id)))).map((photo) => photo !== null);
    const discarded = async () =>
      (await store.discardedBlobs.list(10)).map(({ collection, id }) => `${collection}/${id}`);

    it('discards a photo with the only conversation that attached it', async () => {
      await talk('c1', [attached('photo')]);
      await store.chats.remove('c1');
      expect([await photos(), await discarded()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards the photos of a pending turn as well, without duplicates', async () => {
      await talk('c1', [attached('photo')], [attached('photo'), attached('other')]);
      await store.chats.remove('c1');
      expect([await photos(), (await discarded()).toSorted()]).toEqual([
        [false, false],
        ['attachments/other', 'attachments/photo'],
      ]);
    });

    it.each([
      ['was said in another conversation', () => talk('c2', [attached('photo')])],
      ['waits in another conversation', () => talk('c2', [], [attached('photo')])],
      ['was searched with', () => search('s1', [attached('photo')])],
    ])('keeps a photo that %s', async (_where, alsoNamed) => {
      await talk('c1', [attached('photo')]);
      await alsoNamed();
      await store.chats.remove('c1');
      expect([await photos(), await discarded()]).toEqual([[true, true], []]);
    });

    it('discards a photo with the last of its conversations', async () => {
      for (const id of ['c1', 'c2']) await talk(id, [attached('photo')]);
      await store.chats.remove('c1');
      await store.chats.remove('c2');
      expect([await photos(), await discarded()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards a photo with the only search that attached it, and with all searches of one entry', async () => {
      for (const id of ['s1', 's2']) await search(id, [attached('photo')], 'coat');
      await store.searches.remove('s2');
      expect([await photos(), await discarded()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards photos with all searches of a shopper, except those in a conversation', async () => {
      await search('s1', [attached('photo'), attached('blazer', 'item')]);
      await search('s2', [attached('other')]);
      await talk('c1', [], [attached('other')]);
      await store.searches.removeAll('anna');
      expect([await photos(), await discarded()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it.each([
      ['a conversation, then a search', () => store.chats.remove('c1'), () => store.searches.remove('s1')],
      ['a search, then a conversation', () => store.searches.remove('s1'), () => store.chats.remove('c1')],
      ['a conversation, then all searches', () => store.chats.remove('c1'), () => store.searches.removeAll('anna')],
      ['one search, then another', () => store.searches.remove('s1'), () => store.searches.remove('s2')],
    ])('discards a photo with the last reference: %s', async (which, first, last) => {
      await search('s1', [attached('photo')]);
      if (which.startsWith('one')) await search('s2', [attached('photo')]);
      else await talk('c1', [attached('photo')]);
      await first();
      expect([await photos(), await discarded()]).toEqual([[true, true], []]);
      await last();
      expect([await photos(), await discarded()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('discards a photo whose references are removed concurrently', async () => {
      await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          at % 2 === 0 ? talk(`c${at}`, [attached('photo')]) : search(`s${at}`, [attached('photo')]),
        ),
      );
      await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          at % 2 === 0 ? store.chats.remove(`c${at}`) : store.searches.remove(`s${at}`),
        ),
      );
      expect([await photos(), await discarded()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it("keeps another shopper's photo that a search refers to", async () => {
      await store.attachments.keep({
        id: 'bens',
        userId: 'ben',
        mediaType: 'image/webp',
        width: 9,
        height: 9,
        reading: createPictureReading(),
        at: 1,
      });
      await search('s1', [attached('bens')]);
      await store.searches.removeAll('anna');
      expect([(await store.attachments.byId('bens')) !== null, await discarded()]).toEqual([true, []]);
    });

    it('keeps catalogue attachments, and ignores unknown ones', async () => {
      await talk('c1', [attached('blazer', 'item'), attached('long-gone')]);
      await store.chats.remove('c1');
      expect([await photos(), await discarded()]).toEqual([[true, true], []]);
    });

    it("keeps another shopper's photo that a message refers to", async () => {
      await store.attachments.keep({
        id: 'bens',
        userId: 'ben',
        mediaType: 'image/webp',
        width: 9,
        height: 9,
        reading: createPictureReading(),
        at: 1,
      });
      await talk('c1', [attached('bens')]);
      await store.chats.remove('c1');
      expect([(await store.attachments.byId('bens')) !== null, await discarded()]).toEqual([true, []]);
    });

    it('discards photos with conversations that never got an answer', async () => {
      await open('old', [attached('photo')], 1_000);
      await open('new', [attached('other')], 3_000);
      await store.chats.removeUnanswered('anna', 2_000);
      expect([await photos(), await discarded()]).toEqual([[false, true], ['attachments/photo']]);
    });

    it('does not list blobs that are about to be written, nor after the record that names them was stored', async () => {
      await store.discardedBlobs.recordExpected([{ collection: 'attachments', id: 'third' }]);
      expect(await discarded()).toEqual([]);
      const photo = (await store.attachments.byId('photo'))!;
      await store.attachments.keep({ ...photo, id: 'third' });
      await search('s1', [attached('third')]);
      await store.searches.remove('s1');
      expect(await discarded()).toEqual(['attachments/third']);
    });

    it('lists discarded blobs up to the limit until they are forgotten, idempotently', async () => {
      await talk('c1', [attached('photo'), attached('other')]);
      await store.chats.remove('c1');
      const [first] = await store.discardedBlobs.list(1);
      expect([await store.discardedBlobs.list(1), (await store.discardedBlobs.list(10)).length]).toEqual([[first], 2]);
      for (let time = 0; time < 2; time += 1) await store.discardedBlobs.forget([first!]);
      expect([(await discarded()).length, (await discarded()).includes(`attachments/${first!.id}`)]).toEqual([
        1,
        false,
      ]);
      await store.discardedBlobs.forget([]);
      expect((await discarded()).length).toBe(1);
    });
  });
}
