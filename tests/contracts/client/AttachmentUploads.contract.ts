import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AttachmentUploads } from '../../../src/application/ports/AttachmentUploads.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

export interface AttachmentUploadsUnderTest {
  readonly anna: { readonly id: string; readonly uploads: AttachmentUploads };
  readonly photo: Blob;
  stop(): Promise<unknown>;
}

export function describeAttachmentUploadsPort(
  name: string,
  createAttachmentUploads: () => Promise<AttachmentUploadsUnderTest>,
): void {
  describe(`AttachmentUploads on ${name}`, () => {
    let fixture: AttachmentUploadsUnderTest;
    beforeEach(async () => {
      fixture = await createAttachmentUploads();
    });
    afterEach(() => fixture.stop());

    it('stores a picture, and returns its address and its bytes', async () => {
      const { id: userId, uploads } = fixture.anna;
      const attachment = await uploads.upload(userId, fixture.photo, () => undefined);
      expect(attachment).toMatchObject({ context: 'chat_attachment', userId });
      expect(attachment.url).toContain(`/api/item/attachment/${userId}/${attachment.id}/file`);
      expect(attachment.imageUrls).toEqual([attachment.url]);
      expect(attachment.kinds[0] ?? null).toBe(attachment.kind);
      expect(await uploads.getAttachment(userId, attachment.id)).toEqual(attachment);
    });

    it('reports the progress of an upload', async () => {
      const progressShares: number[] = [];
      await fixture.anna.uploads.upload(fixture.anna.id, fixture.photo, (share) => progressShares.push(share));
      expect(progressShares).toEqual(progressShares.toSorted((a, b) => a - b));
      expect(progressShares.at(-1)).toBe(1);
    });

    it('rejects a file that is not a picture', async () => {
      const text = new Blob(['no picture'], { type: 'text/plain' });
      await expectRefusal(
        fixture.anna.uploads.upload(fixture.anna.id, text, () => undefined),
        'Failed to upload attachment',
        'rejected',
      );
    });

    it('does not find a picture that was never uploaded', async () => {
      await expectRefusal(
        fixture.anna.uploads.getAttachment(fixture.anna.id, 'never-uploaded'),
        'Failed to fetch attachment',
        'not-found',
      );
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      const { id, uploads } = fixture.anna;
      await expect(uploads.upload(id, fixture.photo, () => undefined, signal)).rejects.toBe(reason);
      await expect(uploads.getAttachment(id, 'any', signal)).rejects.toBe(reason);
    });
  });
}
