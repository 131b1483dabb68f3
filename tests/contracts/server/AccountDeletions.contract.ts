import { beforeEach, describe, expect, it } from 'vitest';
import type { ShopperRecord } from '../../../server/application/ports/ShopperRecords.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { createMarker, fillShopper, listBlobKeys } from '../../support/filledShopper.ts';

const toPath = ({ collection, id }: { readonly collection: string; readonly id: string }) => `${collection}/${id}`;

/**
 * Contract of `AccountDeletions` and `ShopperRecords`: the content of an export, and the data that a deletion
 * removes.
 */
export function describeAccountDeletionsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`AccountDeletions on ${name}`, () => {
    let store: Store;
    const passwordIdentity = { provider: 'firebase', subject: `f-${createMarker('anna')}` };
    const googleIdentity = { provider: 'google', subject: `g-${createMarker('anna')}` };
    const readRecords = async (userId: string) => {
      const records: ShopperRecord[] = [];
      for await (const record of store.shopperRecords.read(userId)) records.push(record);
      return records;
    };
    beforeEach(async () => {
      store = await createStore();
      for (const userId of ['anna', 'ben']) await fillShopper(store, userId);
    });

    it('exports everything of one shopper, without secrets', async () => {
      const records = await readRecords('anna');
      const text = JSON.stringify(records);
      for (const kind of [
        'item',
        'photo',
        'unused',
        'search',
        'turn',
        'chat',
        'pose',
        'result',
        'f',
        'g',
        'topic',
        'lead',
        'message',
      ])
        expect(text, kind).toContain(`${kind}-${createMarker('anna')}`);
      expect(text).not.toContain('secret-');
      expect(text).not.toContain(createMarker('ben'));
      const pictures = (await store.shopperRecords.listPictures('anna')).map(({ key }) => toPath(key));
      const ownPaths = listBlobKeys('anna').map(toPath);
      expect(pictures.toSorted()).toEqual(ownPaths.filter((path) => !path.endsWith('-thumbnail')).toSorted());
    });

    it('exports more records than fit into one page, each once', async () => {
      for (let index = 0; index < 120; index += 1) await store.wishlists.add('anna', `piece-${index}`, index);
      const text = JSON.stringify(await readRecords('anna'));
      for (let index = 0; index < 120; index += 1) expect(text.split(`"piece-${index}"`)).toHaveLength(2);
    });

    it('removes everything of one shopper, and discards their blobs', async () => {
      await store.accountDeletions.begin('anna', 1_000);
      expect(await readRecords('anna')).toEqual([]);
      expect([await store.users.byId('anna'), await store.poses.findConsentTime('anna')]).toEqual([null, null]);
      expect(await store.pendingLinks.take(`link-${createMarker('anna')}`, 1)).toBeNull();
      const discardedPaths = (await store.discardedBlobs.list(99)).map(toPath);
      expect(discardedPaths.toSorted()).toEqual(listBlobKeys('anna').map(toPath).toSorted());
      expect((await readRecords('ben')).length).toBeGreaterThan(9);
      expect(await store.pendingLinks.take(`link-${createMarker('ben')}`, 1)).not.toBeNull();
    });

    it('lists identities until their deletion is finished, those that failed last', async () => {
      await store.accountDeletions.begin('anna', 1_000);
      expect(await store.accountDeletions.listUnfinished(9)).toEqual([passwordIdentity, googleIdentity]);
      await store.accountDeletions.recordAttempt(passwordIdentity, 2_000);
      expect(await store.accountDeletions.listUnfinished(9)).toEqual([googleIdentity, passwordIdentity]);
      expect(await store.accountDeletions.listUnfinished(1)).toEqual([googleIdentity]);
      await store.accountDeletions.finish(googleIdentity);
      expect([
        await store.accountDeletions.isUnfinished(googleIdentity),
        await store.accountDeletions.isUnfinished(passwordIdentity),
      ]).toEqual([false, true]);
    });

    it('can be begun again, and for a missing shopper', async () => {
      for (let attempt = 0; attempt < 2; attempt += 1) await store.accountDeletions.begin('anna', 1_000);
      await store.accountDeletions.begin('nobody', 1_000);
      expect(await store.accountDeletions.listUnfinished(9)).toHaveLength(2);
    });
  });
}
