import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../adapters/memory/InMemoryBlobs.ts';
import { InMemoryDiscardedBlobs } from '../../adapters/memory/InMemoryDiscardedBlobs.ts';
import type { BlobKey } from '../ports/Blobs.ts';
import { BlobSweep } from './BlobSweep.ts';

const createPhotoKey = (id: string): BlobKey => ({ collection: 'attachments', id });

/** A blob store that cannot remove some of its blobs. */
class UnremovableBlobs extends InMemoryBlobs {
  readonly unremovableIds = new Set<string>();

  override async remove(key: BlobKey): Promise<boolean> {
    if (this.unremovableIds.has(key.id)) throw new Error('The disk is busy.');
    return super.remove(key);
  }
}

/** A store whose records are all less than a week old, so that `forgetOld` keeps them. */
class RecentRecords extends InMemoryDiscardedBlobs {
  override async forgetOld(): Promise<void> {}
}

describe('a sweep of discarded blobs', () => {
  let discardedBlobs: InMemoryDiscardedBlobs;
  let blobs: UnremovableBlobs;
  let warnings: string[];
  const runSweep = () =>
    new BlobSweep({
      discardedBlobs,
      blobs,
      log: { warn: (_details, message) => warnings.push(message) },
    }).run();
  const storeDiscarded = async (...ids: readonly string[]) => {
    for (const id of ids) await blobs.put(createPhotoKey(id), Uint8Array.of(1));
  };
  const listRemaining = async (...ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => blobs.get(createPhotoKey(id))))).map((bytes) => bytes !== null);

  beforeEach(() => {
    [discardedBlobs, blobs, warnings] = [new InMemoryDiscardedBlobs(), new UnremovableBlobs(), []];
  });

  it('removes discarded blobs, and nothing else', async () => {
    await storeDiscarded('gone', 'kept');
    discardedBlobs.add(createPhotoKey('gone'));
    await runSweep();
    expect([await listRemaining('gone', 'kept'), await discardedBlobs.list(10), warnings]).toEqual([
      [false, true],
      [],
      [],
    ]);
  });

  it('removes more blobs than one batch holds', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `photo-${index}`);
    await storeDiscarded(...ids);
    for (const id of ids) discardedBlobs.add(createPhotoKey(id));
    await runSweep();
    expect(await listRemaining(...ids)).toEqual(ids.map(() => false));
  });

  it('logs what could not be removed, removes the rest, and retries on the next run', async () => {
    await storeDiscarded('a', 'b');
    for (const id of ['a', 'b']) discardedBlobs.add(createPhotoKey(id));
    blobs.unremovableIds.add('a');
    await runSweep();
    expect([await listRemaining('a', 'b'), await discardedBlobs.list(10), warnings.length]).toEqual([
      [true, false],
      [createPhotoKey('a')],
      1,
    ]);
    blobs.unremovableIds.clear();
    await runSweep();
    expect([await listRemaining('a'), await discardedBlobs.list(10), warnings.length]).toEqual([[false], [], 1]);
  });

  it('succeeds if the bytes were already removed by an interrupted run', async () => {
    discardedBlobs.add(createPhotoKey('a'));
    await runSweep();
    expect([await discardedBlobs.list(10), warnings]).toEqual([[], []]);
  });

  it('leaves a blob of this week that is missing here to the node that has its bytes', async () => {
    discardedBlobs = new RecentRecords();
    const otherIds = Array.from({ length: 120 }, (_, index) => `other-${index}`);
    for (const id of [...otherIds, 'mine']) discardedBlobs.add(createPhotoKey(id));
    await storeDiscarded('mine');
    await runSweep();
    expect([await listRemaining('mine'), (await discardedBlobs.list(999)).length, warnings]).toEqual([
      [false],
      120,
      [],
    ]);
    await storeDiscarded(...otherIds);
    await runSweep();
    expect([await listRemaining('other-0', 'other-119'), await discardedBlobs.list(10)]).toEqual([[false, false], []]);
  });
});
