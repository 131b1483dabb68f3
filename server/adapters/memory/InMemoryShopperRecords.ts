import type { ShopperPicture, ShopperRecord, ShopperRecords } from '../../application/ports/ShopperRecords.ts';
import type { InMemoryAttachments } from './InMemoryAttachments.ts';
import type { InMemoryPoses } from './InMemoryPoses.ts';
import type { InMemoryTryOns } from './InMemoryTryOns.ts';

/** The parts of the store that refer to pictures. */
interface PictureParts {
  readonly attachments: InMemoryAttachments;
  readonly poses: InMemoryPoses;
  readonly tryOns: InMemoryTryOns;
}

/** A part of the store with data of shoppers. */
export interface OwnedRecords {
  listOwned(userId: string): readonly unknown[];
  removeOwned(userId: string): void;
}

export const hasOwnedRecords = (entry: readonly [string, unknown]): entry is [string, OwnedRecords] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'listOwned' in entry[1];

/** Names of fields that must not be exported, because they would let others act as the shopper. */
const SECRET_NAME_PATTERN = /hash$/iu;

export class InMemoryShopperRecords implements ShopperRecords {
  readonly #store: PictureParts;
  readonly #listParts: () => readonly (readonly [string, OwnedRecords])[];

  constructor(store: PictureParts, listParts: () => readonly (readonly [string, OwnedRecords])[]) {
    this.#store = store;
    this.#listParts = listParts;
  }

  async *read(userId: string): AsyncIterable<ShopperRecord> {
    for (const [section, part] of this.#listParts())
      for (const record of part.listOwned(userId)) yield { section, record: removeSecrets(record) };
  }

  async listPictures(userId: string): Promise<readonly ShopperPicture[]> {
    const { attachments, poses, tryOns } = this.#store;
    const toPicture =
      (collection: ShopperPicture['key']['collection']) =>
      ({ id, mediaType }: { readonly id: string; readonly mediaType: string }): ShopperPicture => ({
        key: { collection, id },
        mediaType,
      });
    return [
      ...attachments.listOwned(userId).map(toPicture('attachments')),
      ...(await poses.listOf(userId)).map(toPicture('poses')),
      ...tryOns.listOwned(userId).map(toPicture('try-ons')),
    ];
  }

  removeAll(userId: string): void {
    for (const [, part] of this.#listParts()) part.removeOwned(userId);
  }
}

const removeSecrets = (record: unknown): unknown =>
  Object.fromEntries(Object.entries(record as object).filter(([name]) => !SECRET_NAME_PATTERN.test(name)));
