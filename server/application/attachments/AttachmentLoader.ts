import type { Attachment } from '../../../src/domain/search/Search.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { AttachedPicture } from '../../domain/pictures/PictureReading.ts';
import { RefusedFieldError, requireOwned } from '../AccessError.ts';
import type { Attachments, StoredAttachment } from '../ports/Attachments.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import { toAttachment } from './AttachmentService.ts';

/**
 * A request's reference to an attachment. `kind` corrects the recognized kind of a picture; null or absent accepts
 * it.
 */
export interface AttachmentReference extends Pick<Attachment, 'id' | 'context'> {
  readonly kind?: string | null | undefined;
}

/** A stored attachment, with the data that search and stylist need. */
export type LoadedAttachment = { readonly attachment: Attachment } & (
  | { readonly context: 'item'; readonly item: CatalogueItem }
  | { readonly context: 'chat_attachment'; readonly id: string; readonly picture: AttachedPicture }
);

/** Finds the attachments of requests: catalogue items and the shopper's pictures. */
export class AttachmentLoader {
  readonly #catalogue: Catalogue;
  readonly #attachments: Attachments;

  constructor(catalogue: Catalogue, attachments: Attachments) {
    this.#catalogue = catalogue;
    this.#attachments = attachments;
  }

  /**
   * Finds the attachments. Rejects with a `RefusedFieldError` if one is missing, with a `ForbiddenError` if it
   * belongs to another shopper.
   */
  find(userId: string, references: readonly AttachmentReference[]): Promise<readonly LoadedAttachment[]> {
    return Promise.all(references.map((reference, index) => this.#find(userId, reference, index)));
  }

  /** Like `find`, but leaves out deleted attachments. */
  async findExisting(userId: string, references: readonly AttachmentReference[]): Promise<readonly LoadedAttachment[]> {
    const loadedAttachments = await Promise.all(
      references.map(async (reference, index) => {
        const isGone = reference.context !== 'item' && (await this.#attachments.byId(reference.id)) === null;
        return isGone ? [] : [await this.#find(userId, reference, index)];
      }),
    );
    return loadedAttachments.flat();
  }

  /** The shopper's pictures with these ids. Leaves out deleted ones. */
  async findPictures(
    userId: string,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly picture: AttachedPicture }[]> {
    const storedAttachments = await Promise.all(ids.map((id) => this.#attachments.byId(id)));
    return storedAttachments.flatMap((picture) =>
      picture?.userId === userId ? [{ id: picture.id, picture: { reading: picture.reading, kind: null } }] : [],
    );
  }

  /** Leaves out deleted pictures. */
  async filterExisting(userId: string, attachments: readonly Attachment[]): Promise<readonly Attachment[]> {
    const photoIds = attachments.filter(({ context }) => context === 'chat_attachment').map(({ id }) => id);
    const existingPhotoIds = new Set((await this.findPictures(userId, photoIds)).map(({ id }) => id));
    return attachments.filter(({ id, context }) => context === 'item' || existingPhotoIds.has(id));
  }

  async #find(userId: string, { id, context, kind }: AttachmentReference, index: number): Promise<LoadedAttachment> {
    if (context === 'item') {
      const item = await this.#catalogue.byId(id);
      if (item === null) throw createMissingError(index);
      return { context, item, attachment: toItemAttachment(item, userId) };
    }
    const picture = await this.#attachments.byId(id);
    if (picture === null) throw new RefusedFieldError(`attachments.${index}.id`, PHOTO_GONE_MESSAGE);
    const correctedKind = findCorrectedKind(requireOwned(picture, userId, 'picture'), kind, index);
    return {
      context,
      id,
      picture: { reading: picture.reading, kind: correctedKind },
      attachment: toAttachment(picture, correctedKind),
    };
  }
}

const PHOTO_GONE_MESSAGE = 'The attached photo was deleted. Please remove it or attach another one.';

const createMissingError = (index: number) =>
  new RefusedFieldError(`attachments.${index}.id`, 'There is no such attachment.');

function findCorrectedKind(
  { reading }: StoredAttachment,
  kind: string | null | undefined,
  index: number,
): string | null {
  if (kind === undefined || kind === null || kind === reading.kind) return null;
  if (reading.kinds.some((guess) => guess.kind === kind)) return kind;
  throw new RefusedFieldError(`attachments.${index}.kind`, 'The picture cannot be of that kind.');
}

function toItemAttachment(item: CatalogueItem, userId: string): Attachment {
  const imageUrls = item.pictures.map(({ url }) => url);
  return {
    id: item.id,
    context: 'item',
    userId,
    url: imageUrls[0] ?? '',
    imageUrls,
    colors: item.colors,
    kind: null,
    pattern: null,
    kinds: [],
  };
}
