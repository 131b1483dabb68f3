import type { ArchiveEntry } from '../ports/Archives.ts';
import type { Blobs } from '../ports/Blobs.ts';
import type { ShopperPicture, ShopperRecord, ShopperRecords } from '../ports/ShopperRecords.ts';
import { StoreTime } from '../StoreTime.ts';
import { ARCHIVE_EXPLANATION } from './archiveExplanation.ts';

export interface DataExportDependencies {
  readonly shopperRecords: ShopperRecords;
  readonly blobs: Pick<Blobs, 'get'>;
}

/**
 * Lists the files of a shopper's archive. Reads records and pictures one at a time. Each read has its own
 * `StoreTime`, because an archive may be large.
 */
export class DataExport {
  readonly #dependencies: DataExportDependencies;

  constructor(dependencies: DataExportDependencies) {
    this.#dependencies = dependencies;
  }

  async *listEntries(userId: string): AsyncIterable<ArchiveEntry> {
    const { shopperRecords } = this.#dependencies;
    yield { path: 'README.txt', content: encode([ARCHIVE_EXPLANATION]) };
    yield* listSections(shopperRecords.read(userId));
    const pictures = await new StoreTime().run(() => shopperRecords.listPictures(userId));
    for (const picture of pictures) yield* this.#readPicture(picture);
  }

  /** Yields the file of a picture; nothing if the picture was deleted meanwhile. */
  async *#readPicture({ key, mediaType }: ShopperPicture): AsyncIterable<ArchiveEntry> {
    const bytes = await this.#dependencies.blobs.get(key);
    if (bytes === null) return;
    const extension = mediaType.split('/')[1] ?? 'bin';
    yield { path: `pictures/${key.collection}/${key.id}.${extension}`, content: toIterable([bytes]) };
  }
}

/** Yields a JSON file for each section. The section is read while the file is written. */
async function* listSections(records: AsyncIterable<ShopperRecord>): AsyncIterable<ArchiveEntry> {
  const iterator = records[Symbol.asyncIterator]();
  const readNext = () => new StoreTime().run(() => iterator.next());
  let currentRecord = await readNext();
  while (currentRecord.done !== true) {
    const { section } = currentRecord.value;
    async function* writeArray(): AsyncIterable<string> {
      for (
        let separator = '[\n';
        currentRecord.done !== true && currentRecord.value.section === section;
        separator = ',\n'
      ) {
        yield separator + JSON.stringify(currentRecord.value.record, null, 2);
        currentRecord = await readNext();
      }
      yield '\n]\n';
    }
    yield { path: `data/${section}.json`, content: encode(writeArray()) };
  }
}

async function* encode(texts: AsyncIterable<string> | Iterable<string>): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

async function* toIterable(chunks: Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* chunks;
}
