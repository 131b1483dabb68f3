import type { Attachment } from '../../../src/domain/search/Search.ts';
import { requireOwned } from '../AccessError.ts';
import type { Attachments, StoredAttachment } from '../ports/Attachments.ts';
import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import type { PictureIntake } from '../ports/PictureIntake.ts';
import type { PictureReader } from '../ports/PictureReader.ts';
import type { Secrets } from '../ports/Secrets.ts';
import { NewBlobs } from './NewBlobs.ts';

export interface AttachmentServiceDependencies {
  readonly attachments: Attachments;
  readonly discardedBlobs: DiscardedBlobs;
  readonly blobs: Blobs;
  readonly intake: PictureIntake;
  readonly reader: PictureReader;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** The pictures that shoppers search with. Only their owner may see them. Each is analyzed once, on upload. */
export class AttachmentService {
  readonly #dependencies: AttachmentServiceDependencies;
  readonly #newBlobs: NewBlobs;

  constructor(dependencies: AttachmentServiceDependencies) {
    this.#dependencies = dependencies;
    this.#newBlobs = new NewBlobs(dependencies);
  }

  /** Stores and analyzes a picture. Rejects with a `PictureRefused` or the signal's reason; then nothing is stored. */
  async upload(userId: string, file: Uint8Array, signal: AbortSignal): Promise<Attachment> {
    const { attachments, intake, reader, clock, secrets } = this.#dependencies;
    const { bytes, ...facts } = await intake.accept(file, userId, signal);
    const reading = await reader.read(bytes, signal);
    signal.throwIfAborted();
    const attachment: StoredAttachment = { id: secrets.createId(), userId, ...facts, reading, at: clock.now() };
    await this.#newBlobs.save([[getBlobKey(attachment), bytes]], () => attachments.save(attachment));
    return toAttachment(attachment, null);
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async byId(userId: string, id: string): Promise<Attachment> {
    return toAttachment(await this.#findOwnAttachment(userId, id), null);
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async getFile(userId: string, id: string): Promise<{ readonly bytes: Uint8Array; readonly mediaType: string }> {
    const attachment = await this.#findOwnAttachment(userId, id);
    const bytes = await this.#dependencies.blobs.get(getBlobKey(attachment));
    return {
      bytes: requireOwned(bytes && { bytes, userId }, userId, RESOURCE_NAME).bytes,
      mediaType: attachment.mediaType,
    };
  }

  async #findOwnAttachment(userId: string, id: string): Promise<StoredAttachment> {
    return requireOwned(await this.#dependencies.attachments.byId(id), userId, RESOURCE_NAME);
  }
}

const RESOURCE_NAME = 'picture';

const getBlobKey = ({ id }: StoredAttachment): BlobKey => ({ collection: 'attachments', id });

/** Converts to an attachment. `kind` is the shopper's correction; null keeps the recognized kind. */
export function toAttachment({ id, userId, reading }: StoredAttachment, kind: string | null): Attachment {
  const url = `/api/item/attachment/${userId}/${id}/file`;
  return {
    id,
    context: 'chat_attachment',
    userId,
    url,
    imageUrls: [url],
    colors: reading.colors.map(({ color }) => color),
    kind: kind ?? reading.kind,
    pattern: reading.pattern,
    kinds: reading.kinds.map((guess) => guess.kind),
  };
}
