import { getAttachment, uploadAttachment } from '../../../contract/attachment.ts';
import type { AttachmentUploads } from '../../application/ports/AttachmentUploads.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { HttpClient } from './HttpClient.ts';
import { toAttachment } from './wireSearch.ts';
import { fetchWithUploadProgress, type UploadProgress } from './fetchWithUploadProgress.ts';

/** Upload timeout: long enough for half a megabyte over a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;

export class HttpAttachmentUploads implements AttachmentUploads {
  readonly #client: HttpClient;
  readonly #fetchWith: (onProgress: UploadProgress) => typeof fetch;

  /** `fetchWith` creates a `fetch` that reports upload progress. The default uses XMLHttpRequest. */
  constructor(client: HttpClient, fetchWith: (onProgress: UploadProgress) => typeof fetch = fetchWithUploadProgress) {
    this.#client = client;
    this.#fetchWith = fetchWith;
  }

  async upload(userId: string, photo: Blob, onProgress: UploadProgress, signal?: AbortSignal): Promise<Attachment> {
    const form = new FormData();
    // Fields come before the file, so that the server can authorize the upload before it reads the bytes.
    form.set('user_id', userId);
    form.set('context', 'chat_attachment');
    form.set('file', photo, 'photo.jpg');
    const body = { user_id: userId, context: 'chat_attachment' as const };
    const input = { body, form, fetch: this.#fetchWith(onProgress), timeoutMs: UPLOAD_TIMEOUT_MS, signal };
    return toAttachment(
      await this.#client.send(uploadAttachment, input, 'Failed to upload attachment'),
      this.#client.baseUrl,
    );
  }

  async getAttachment(userId: string, id: string, signal?: AbortSignal): Promise<Attachment> {
    return toAttachment(
      await this.#client.send(getAttachment, { params: { userId, id }, signal }, 'Failed to fetch attachment'),
      this.#client.baseUrl,
    );
  }
}
