import type { ShopperPicture, ShopperRecord, ShopperRecords } from '../../application/ports/ShopperRecords.ts';
import type { InMemoryStore } from './InMemoryStore.ts';

/** A part of the store that has data of shoppers. */
export interface OwnedRecords {
  listOwned(userId: string): readonly unknown[];
  removeOwned(userId: string): void;
}

export const hasOwnedRecords = (entry: readonly [string, unknown]): entry is [string, OwnedRecords] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'listOwned' in entry[1];

/** Columns that would let somebody else act for the shopper. */
const SECRET_NAME_PATTERN = /hash$/iu;

export class InMemoryShopperRecords implements ShopperRecords {
  readonly #store: Pick<InMemoryStore, 'attachments' | 'poses' | 'tryOns'>;
  readonly #listParts: () => readonly (readonly [string, OwnedRecords])[];

  constructor(
    store: Pick<InMemoryStore, 'attachments' | 'poses' | 'tryOns'>,
    listParts: () => readonly (readonly [string, OwnedRecords])[],
  ) {
    this.#store = store;
    this.#listParts = listParts;
  }

  async *read(userId: string): AsyncIterable<ShopperRecord> {
    for (const [section, part] of this.#listParts())
      for (const record of part.listOwned(userId)) yield { section, record: withoutSecrets(record) };
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
      ...(await poses.of(userId)).map(toPicture('poses')),
      ...tryOns.listOwned(userId).map(toPicture('try-ons')),
    ];
  }

  removeAll(userId: string): void {
    for (const [, part] of this.#listParts()) part.removeOwned(userId);
  }
}

const withoutSecrets = (record: unknown): unknown =>
  Object.fromEntries(Object.entries(record as object).filter(([name]) => !SECRET_NAME_PATTERN.test(name)));
