import type { AttachmentUploads } from '../../application/ports/AttachmentUploads.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { Attachment } from '../../domain/search/Search.ts';

/** Uploaded pictures of any number of shoppers. Recognizes nothing in them. */
export class InMemoryAttachmentUploads implements AttachmentUploads {
  readonly #attachments = new Map<string, Attachment>();

  async upload(
    userId: string,
    photo: Blob,
    onProgress: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<Attachment> {
    signal?.throwIfAborted();
    if (!photo.type.startsWith('image/')) throw new CallError('Failed to upload attachment', 'rejected');
    const id = `picture-${this.#attachments.size + 1}`;
    const url = `/api/item/attachment/${userId}/${id}/file`;
    const attachment: Attachment = {
      id,
      context: 'chat_attachment',
      userId,
      url,
      imageUrls: [url],
      colors: [],
      kind: null,
      pattern: null,
      kinds: [],
    };
    this.#attachments.set(id, attachment);
    onProgress(1);
    return attachment;
  }

  async getAttachment(userId: string, attachmentId: string, signal?: AbortSignal): Promise<Attachment> {
    signal?.throwIfAborted();
    const attachment = this.#attachments.get(attachmentId);
    if (attachment === undefined || attachment.userId !== userId)
      throw new CallError('Failed to fetch attachment', 'not-found');
    return attachment;
  }
}
