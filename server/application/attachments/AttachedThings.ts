import type { Attachment } from '../../../src/domain/search/Search.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { AttachedPicture } from '../../domain/pictures/PictureReading.ts';
import { RefusedFieldError, own } from '../AccessError.ts';
import type { Attachments, StoredAttachment } from '../ports/Attachments.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import { attachmentOf } from './AttachmentService.ts';

/** How a request names what is attached. `kind` corrects what a picture was taken for; null or left out: it may stand. */
export interface AttachmentReference extends Pick<Attachment, 'id' | 'context'> {
  readonly kind?: string | null | undefined;
}

/** One attached thing: as it is kept, and what search and stylist need of it. */
export type AttachedThing = { readonly attachment: Attachment } & (
  | { readonly context: 'item'; readonly item: CatalogueItem }
  | { readonly context: 'chat_attachment'; readonly id: string; readonly picture: AttachedPicture });

/** Finds what requests attach: items of the catalogue, and pictures of the shopper's own. */
export class AttachedThings {
  readonly #catalogue: Catalogue;
  readonly #attachments: Attachments;

  constructor(catalogue: Catalogue, attachments: Attachments) {
    this.#catalogue = catalogue;
    this.#attachments = attachments;
  }

  /** Rejects with a `RefusedFieldError` for what is not there, with a `ForbiddenError` for another's picture. */
  find(userId: string, references: readonly AttachmentReference[]): Promise<readonly AttachedThing[]> {
    return Promise.all(references.map((reference, place) => this.#find(userId, reference, place)));
  }

  /** The shopper's own pictures among `ids`, without those that are gone. */
  async pictures(userId: string, ids: readonly string[]): Promise<readonly { readonly id: string; readonly picture: AttachedPicture }[]> {
    const found = await Promise.all(ids.map((id) => this.#attachments.byId(id)));
    return found.flatMap((picture) => (
      picture?.userId === userId ? [{ id: picture.id, picture: { reading: picture.reading, kind: null } }] : []));
  }

  /** Without the pictures that are gone. */
  async remaining(userId: string, attachments: readonly Attachment[]): Promise<readonly Attachment[]> {
    const photos = attachments.filter(({ context }) => context === 'chat_attachment').map(({ id }) => id);
    const there = new Set((await this.pictures(userId, photos)).map(({ id }) => id));
    return attachments.filter(({ id, context }) => context === 'item' || there.has(id));
  }

  async #find(userId: string, { id, context, kind }: AttachmentReference, place: number): Promise<AttachedThing> {
    if (context === 'item') {
      const item = await this.#catalogue.byId(id);
      if (item === null) throw missing(place);
      return { context, item, attachment: itemAttachment(item, userId) };
    }
    const picture = await this.#attachments.byId(id);
    if (picture === null) throw missing(place);
    const corrected = correctionOf(own(picture, userId, 'picture'), kind, place);
    return { context, id, picture: { reading: picture.reading, kind: corrected }, attachment: attachmentOf(picture, corrected) };
  }
}

const missing = (place: number) => new RefusedFieldError(`attachments.${place}.id`, 'There is no such attachment.');

function correctionOf({ reading }: StoredAttachment, kind: string | null | undefined, place: number): string | null {
  if (kind === undefined || kind === null || kind === reading.kind) return null;
  if (reading.kinds.some((guess) => guess.kind === kind)) return kind;
  throw new RefusedFieldError(`attachments.${place}.kind`, 'The picture cannot be of that kind.');
}

function itemAttachment(item: CatalogueItem, userId: string): Attachment {
  const imageUrls = item.pictures.map(({ url }) => url);
  return {
    id: item.id, context: 'item', userId, url: imageUrls[0] ?? '', imageUrls, colors: item.colors, kind: null, pattern: null, kinds: [],
  };
}
