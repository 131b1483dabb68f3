import { describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../adapters/memory/InMemoryBlobs.ts';
import type { ShopperRecords } from '../ports/ShopperRecords.ts';
import { StoreTime } from '../StoreTime.ts';
import { DataExport } from './DataExport.ts';

describe('DataExport', () => {
  // The messages of this shopper take longer to read than a request may wait for the store.
  it('gives each read of the store its own time, instead of one time for all of them', async () => {
    const shopperRecords: ShopperRecords = {
      async *read() {
        for (const time of [1, 2, 3])
          yield await StoreTime.spend(async () => ({ section: 'searches', record: { at: time } }));
      },
      listPictures: () => StoreTime.spend(async () => []),
    };
    const dataExport = new DataExport({ shopperRecords, blobs: new InMemoryBlobs() });
    const files = new Map<string, string>();
    await new StoreTime(0).run(async () => {
      for await (const { path, content } of dataExport.listEntries('anna')) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of content) chunks.push(chunk);
        files.set(path, Buffer.concat(chunks).toString());
      }
    });
    expect(JSON.parse(files.get('data/searches.json') ?? '')).toEqual([{ at: 1 }, { at: 2 }, { at: 3 }]);
  });
});
