import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../adapters/memory/InMemoryBlobs.ts';
import { InMemoryDiscardedBlobs } from '../../adapters/memory/InMemoryDiscardedBlobs.ts';
import type { BlobKey } from '../ports/Blobs.ts';
import { BlobSweep } from './BlobSweep.ts';

const photo = (id: string): BlobKey => ({ collection: 'attachments', id });

/** A blob store in which some blobs cannot be removed. */
class StuckBlobs extends InMemoryBlobs {
  readonly stuck = new Set<string>();

  override async remove(key: BlobKey): Promise<void> {
    if (this.stuck.has(key.id)) throw new Error('The disk is busy.');
    await super.remove(key);
  }
}

describe('a sweep of discarded blobs', () => {
  let discarded: InMemoryDiscardedBlobs;
  let blobs: StuckBlobs;
  let warnings: string[];
  const sweep = () =>
    new BlobSweep({ discarded, blobs, log: { warn: (_details, message) => warnings.push(message) } }).run();
  const put = async (...ids: readonly string[]) => {
    for (const id of ids) await blobs.put(photo(id), Uint8Array.of(1));
  };
  const left = async (...ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => blobs.get(photo(id))))).map((bytes) => bytes !== null);

  beforeEach(() => {
    [discarded, blobs, warnings] = [new InMemoryDiscardedBlobs(), new StuckBlobs(), []];
  });

  it('removes discarded blobs, and nothing else', async () => {
    await put('gone', 'kept');
    discarded.add(photo('gone'));
    await sweep();
    expect([await left('gone', 'kept'), await discarded.list(10), warnings]).toEqual([[false, true], [], []]);
  });

  it('removes more blobs than one batch holds', async () => {
    const ids = Array.from({ length: 250 }, (_, at) => `photo-${at}`);
    await put(...ids);
    for (const id of ids) discarded.add(photo(id));
    await sweep();
    expect(await left(...ids)).toEqual(ids.map(() => false));
  });

  it('logs what could not be removed, removes the rest, and retries on the next run', async () => {
    await put('a', 'b');
    for (const id of ['a', 'b']) discarded.add(photo(id));
    blobs.stuck.add('a');
    await sweep();
    expect([await left('a', 'b'), await discarded.list(10), warnings.length]).toEqual([[true, false], [photo('a')], 1]);
    blobs.stuck.clear();
    await sweep();
    expect([await left('a'), await discarded.list(10), warnings.length]).toEqual([[false], [], 1]);
  });

  it('succeeds if the bytes were already removed by an interrupted run', async () => {
    discarded.add(photo('a'));
    await sweep();
    expect([await discarded.list(10), warnings]).toEqual([[], []]);
  });
});
