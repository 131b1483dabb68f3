import { describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../adapters/memory/InMemoryBlobs.ts';
import { InMemoryDiscardedBlobs } from '../../adapters/memory/InMemoryDiscardedBlobs.ts';
import type { BlobKey } from '../ports/Blobs.ts';
import { BlobKeyRefused } from '../ports/Blobs.ts';
import { StoreUnavailableError } from '../ports/Store.ts';
import { NewBlobs } from './NewBlobs.ts';

const pictureKey: BlobKey = { collection: 'poses', id: 'picture' };
const thumbnailKey: BlobKey = { collection: 'poses', id: 'thumbnail' };
const files = [
  [pictureKey, Uint8Array.of(1)],
  [thumbnailKey, Uint8Array.of(2)],
] as const;
const createDiskFullError = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** A blob store whose disk is full after the first file. */
class FullBlobs extends InMemoryBlobs {
  #writeCount = 0;

  override async put(key: BlobKey, bytes: Uint8Array): Promise<void> {
    this.#writeCount += 1;
    if (this.#writeCount > 1) throw createDiskFullError();
    await super.put(key, bytes);
  }
}

/** Remembers the blobs that are expected. */
class RecordedBlobs extends InMemoryDiscardedBlobs {
  expectedKeys: readonly BlobKey[] = [];

  override async recordExpected(keys: readonly BlobKey[] = []): Promise<void> {
    this.expectedKeys = keys;
  }

  override async forget(keys: readonly BlobKey[]): Promise<void> {
    this.expectedKeys = this.expectedKeys.filter((key) => !keys.includes(key));
  }
}

describe('new blobs', () => {
  const keepBlobs = (blobs: InMemoryBlobs, record: () => Promise<unknown>, discardedBlobs = new RecordedBlobs()) =>
    new NewBlobs({ blobs, discardedBlobs }).save(files, record);

  it('are all written before their record', async () => {
    const blobs = new InMemoryBlobs();
    const storedBytes = await keepBlobs(blobs, async () => [
      await blobs.get(pictureKey),
      await blobs.get(thumbnailKey),
    ]);
    expect(storedBytes).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
  });

  it('leave nothing if one of them cannot be written, and say that the store is unavailable', async () => {
    const [blobs, discardedBlobs] = [new FullBlobs(), new RecordedBlobs()];
    let isRecorded = false;
    const pendingSave = keepBlobs(blobs, async () => (isRecorded = true), discardedBlobs);
    await expect(pendingSave).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(pendingSave).rejects.toMatchObject({ cause: { code: 'ENOSPC' } });
    expect([await blobs.get(pictureKey), discardedBlobs.expectedKeys, isRecorded]).toEqual([null, [], false]);
  });

  it('wait for the sweep if they cannot be removed either', async () => {
    const [blobs, discardedBlobs] = [new FullBlobs(), new RecordedBlobs()];
    blobs.remove = () => Promise.reject(createDiskFullError());
    await expect(keepBlobs(blobs, async () => undefined, discardedBlobs)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(discardedBlobs.expectedKeys).toEqual([pictureKey, thumbnailKey]);
  });

  it('are removed if their record is refused, and stay if the store does not tell', async () => {
    const blobs = new InMemoryBlobs();
    await expect(keepBlobs(blobs, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await blobs.get(pictureKey)).toBeNull();
    await expect(keepBlobs(blobs, () => Promise.reject(new StoreUnavailableError('lost')))).rejects.toThrow('lost');
    expect(await blobs.get(pictureKey)).toEqual(Uint8Array.of(1));
  });

  it('report an invalid name as the error that it is', async () => {
    const newBlobs = new NewBlobs({ blobs: new InMemoryBlobs(), discardedBlobs: new RecordedBlobs() });
    const invalidBlobs = [[{ collection: 'poses', id: '../x' }, Uint8Array.of(1)]] as const;
    await expect(newBlobs.save(invalidBlobs, async () => undefined)).rejects.toBeInstanceOf(BlobKeyRefused);
  });
});
