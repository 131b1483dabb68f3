import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AttachmentUploads } from '../../../src/application/ports/AttachmentUploads.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

export interface AttachmentUploadsUnderTest {
  readonly anna: { readonly id: string; readonly uploads: AttachmentUploads };
  readonly photo: Blob;
  stop(): Promise<unknown>;
}

export function describeAttachmentUploadsPort(name: string, make: () => Promise<AttachmentUploadsUnderTest>): void {
  describe(`AttachmentUploads on ${name}`, () => {
    let world: AttachmentUploadsUnderTest;
    beforeEach(async () => {
      world = await make();
    });
    afterEach(() => world.stop());

    it('stores a picture, and returns its address and its bytes', async () => {
      const { id: userId, uploads } = world.anna;
      const attachment = await uploads.upload(userId, world.photo, () => undefined);
      expect(attachment).toMatchObject({ context: 'chat_attachment', userId });
      expect(attachment.url).toContain(`/api/item/attachment/${userId}/${attachment.id}/file`);
      expect(attachment.imageUrls).toEqual([attachment.url]);
      expect(attachment.kinds[0] ?? null).toBe(attachment.kind);
      expect(await uploads.getAttachment(userId, attachment.id)).toEqual(attachment);
    });

    it('reports the progress of an upload', async () => {
      const progressShares: number[] = [];
      await world.anna.uploads.upload(world.anna.id, world.photo, (share) => progressShares.push(share));
      expect(progressShares).toEqual(progressShares.toSorted((a, b) => a - b));
      expect(progressShares.at(-1)).toBe(1);
    });

    it('rejects a file that is not a picture', async () => {
      const text = new Blob(['no picture'], { type: 'text/plain' });
      await expectRefusal(
        world.anna.uploads.upload(world.anna.id, text, () => undefined),
        'Failed to upload attachment',
        'rejected',
      );
    });

    it('does not find a picture that was never uploaded', async () => {
      await expectRefusal(
        world.anna.uploads.getAttachment(world.anna.id, 'never-uploaded'),
        'Failed to fetch attachment',
        'not-found',
      );
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      const { id, uploads } = world.anna;
      await expect(uploads.upload(id, world.photo, () => undefined, signal)).rejects.toBe(reason);
      await expect(uploads.getAttachment(id, 'any', signal)).rejects.toBe(reason);
    });
  });
}
