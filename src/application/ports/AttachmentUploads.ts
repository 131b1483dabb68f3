import type { Attachment } from '../../domain/search/Search.ts';

/** Pictures that a shopper searches with. Every method rejects with a `CallError`, or with the signal's reason. */
export interface AttachmentUploads {
  /**
   * Uploads a picture with context `chat_attachment`. `onProgress` gets the fraction of the bytes sent, 0 to 1, never
   * decreasing. Rejects with 'Failed to upload attachment'.
   */
  upload(
    userId: string,
    photo: Blob,
    onProgress: (fraction: number) => void,
    signal?: AbortSignal,
  ): Promise<Attachment>;
  /** Rejects with 'Failed to fetch attachment'. */
  getAttachment(userId: string, attachmentId: string, signal?: AbortSignal): Promise<Attachment>;
}
