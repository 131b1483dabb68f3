import { describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../adapters/memory/InMemoryBlobs.ts';
import { InMemoryDiscardedBlobs } from '../../adapters/memory/InMemoryDiscardedBlobs.ts';
import type { BlobKey } from '../ports/Blobs.ts';
import { BlobKeyRefused } from '../ports/Blobs.ts';
import { StoreUnavailableError } from '../ports/Store.ts';
import { NewBlobs } from './NewBlobs.ts';

const picture: BlobKey = { collection: 'poses', id: 'picture' };
const thumbnail: BlobKey = { collection: 'poses', id: 'thumbnail' };
const files = [
  [picture, Uint8Array.of(1)],
  [thumbnail, Uint8Array.of(2)],
] as const;
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** A disk that is full after the first file. */
class FullBlobs extends InMemoryBlobs {
  #written = 0;

  override async put(key: BlobKey, bytes: Uint8Array): Promise<void> {
    this.#written += 1;
    if (this.#written > 1) throw noSpace();
    await super.put(key, bytes);
  }
}

/** Remembers which blobs wait for a sweep. */
class RecordedBlobs extends InMemoryDiscardedBlobs {
  expected: readonly BlobKey[] = [];

  override async expect(keys: readonly BlobKey[] = []): Promise<void> {
    this.expected = keys;
  }

  override async forget(keys: readonly BlobKey[]): Promise<void> {
    this.expected = this.expected.filter((key) => !keys.includes(key));
  }
}

describe('new blobs', () => {
  const keep = (blobs: InMemoryBlobs, record: () => Promise<unknown>, discarded = new RecordedBlobs()) =>
    new NewBlobs({ blobs, discarded }).keep(files, record);

  it('are all written before their record', async () => {
    const blobs = new InMemoryBlobs();
    const seen = await keep(blobs, async () => [await blobs.get(picture), await blobs.get(thumbnail)]);
    expect(seen).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
  });

  it('leave nothing if one of them cannot be written, and say that the store is unavailable', async () => {
    const [blobs, discarded] = [new FullBlobs(), new RecordedBlobs()];
    let isRecorded = false;
    const kept = keep(blobs, async () => (isRecorded = true), discarded);
    await expect(kept).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(kept).rejects.toMatchObject({ cause: { code: 'ENOSPC' } });
    expect([await blobs.get(picture), discarded.expected, isRecorded]).toEqual([null, [], false]);
  });

  it('wait for the sweep if they cannot be removed either', async () => {
    const [blobs, discarded] = [new FullBlobs(), new RecordedBlobs()];
    blobs.remove = () => Promise.reject(noSpace());
    await expect(keep(blobs, async () => undefined, discarded)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(discarded.expected).toEqual([picture, thumbnail]);
  });

  it('are removed if their record is refused, and stay if the store does not tell', async () => {
    const blobs = new InMemoryBlobs();
    await expect(keep(blobs, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await blobs.get(picture)).toBeNull();
    await expect(keep(blobs, () => Promise.reject(new StoreUnavailableError('lost')))).rejects.toThrow('lost');
    expect(await blobs.get(picture)).toEqual(Uint8Array.of(1));
  });

  it('report an invalid name as the error that it is', async () => {
    const named = new NewBlobs({ blobs: new InMemoryBlobs(), discarded: new RecordedBlobs() });
    const bad = [[{ collection: 'poses', id: '../x' }, Uint8Array.of(1)]] as const;
    await expect(named.keep(bad, async () => undefined)).rejects.toBeInstanceOf(BlobKeyRefused);
  });
});
