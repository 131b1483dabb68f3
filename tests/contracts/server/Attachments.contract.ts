import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_CHAT } from '../../../server/application/ports/Chats.ts';
import type { Attachments, StoredAttachment } from '../../../server/application/ports/Attachments.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Attachment } from '../../../src/domain/search/Search.ts';
import { createAskedTurn } from '../../support/chatTurns.ts';
import { createPictureReading } from '../../support/pictureReadings.ts';
import { signUp } from './shoppers.ts';

const photo: StoredAttachment = {
  id: 'p1',
  userId: 'anna',
  mediaType: 'image/webp',
  width: 900,
  height: 1_200,
  reading: createPictureReading({ kind: null }),
  at: 1_700_000_000_123,
};

export function describeAttachmentsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`Attachments on ${name}`, () => {
    let store: Store;
    let attachments: Attachments;
    beforeEach(async () => {
      store = await createStore();
      await signUp(store, 'anna', 'ben');
      attachments = store.attachments;
    });

    it('returns each as it was stored', async () => {
      const otherPhoto = { ...photo, id: 'p2', userId: 'ben' };
      await attachments.save(photo);
      await attachments.save(otherPhoto);
      expect([await attachments.byId('p1'), await attachments.byId('p2'), await attachments.byId('p3')]).toEqual([
        photo,
        otherPhoto,
        null,
      ]);
    });

    it('removes uploads from before a time that no search and no conversation names, step by step', async () => {
      for (const [index, id] of ['p1', 'p2', 'p3', 'p4', 'p5'].entries())
        await attachments.save({ ...photo, id, at: index === 4 ? 9_000 : 1_000 });
      const namedIds = (id: string): Attachment => ({
        ...{ id, context: 'chat_attachment', userId: 'anna', url: '', imageUrls: [], colors: [] },
        ...{ kind: null, pattern: null, kinds: [] },
      });
      await store.searches.save({
        ...{ id: 's1', userId: 'anna', query: '', filters: NO_FILTERS, attachments: [namedIds('p1')], itemIds: [] },
        ...{ deepPicks: [], relaxations: [], correctedQuery: null, at: 1 },
      });
      const turn = createAskedTurn({ attachments: [namedIds('p3')] });
      await store.chats.open({ id: 'c1', userId: 'anna', title: '', state: NEW_CHAT }, turn);
      expect(await attachments.removeUnused(5_000, null, 2)).toEqual({ removedCount: 1, next: 'p2' });
      expect(await attachments.removeUnused(5_000, 'p2', 3)).toEqual({ removedCount: 1, next: null });
      const keptAttachments = await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => attachments.byId(id)));
      expect(keptAttachments.map((attachment) => attachment !== null)).toEqual([true, false, true, false, true]);
      expect((await store.discardedBlobs.list(9)).map(({ id }) => id).toSorted()).toEqual(['p2', 'p4']);
    });
  });
}
