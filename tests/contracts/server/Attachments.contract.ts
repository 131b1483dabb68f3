import { beforeEach, describe, expect, it } from 'vitest';
import type { Attachments, StoredAttachment } from '../../../server/application/ports/Attachments.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
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

export function describeAttachmentsPort(name: string, make: () => Promise<Store>): void {
  describe(`Attachments on ${name}`, () => {
    let attachments: Attachments;
    beforeEach(async () => {
      const store = await make();
      await signUp(store, 'anna', 'ben');
      attachments = store.attachments;
    });

    it('returns each as it was stored', async () => {
      const otherPhoto = { ...photo, id: 'p2', userId: 'ben' };
      await attachments.keep(photo);
      await attachments.keep(otherPhoto);
      expect([await attachments.byId('p1'), await attachments.byId('p2'), await attachments.byId('p3')]).toEqual([
        photo,
        otherPhoto,
        null,
      ]);
    });
  });
}
