import type { Attachment } from '../../domain/search/Search.ts';

/** Pictures that a shopper searches with. Rejects with a `CallError`, or with the signal's reason. */
export interface AttachmentUploads {
  /**
   * Uploads a picture with context `chat_attachment`. `onProgress` gets the share of the bytes
   * sent, 0 to 1, never decreasing. 'Failed to upload attachment'.
   */
  upload(userId: string, photo: Blob, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Attachment>;
  /** 'Failed to fetch attachment'. */
  getAttachment(userId: string, attachmentId: string, signal?: AbortSignal): Promise<Attachment>;
}
