import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobFolder } from '../../../server/adapters/files/BlobFolder.ts';
import { InMemoryBlobs } from '../../../server/adapters/memory/InMemoryBlobs.ts';
import { describeBlobsPort } from './Blobs.contract.ts';

describeBlobsPort('memory', async () => new InMemoryBlobs());

describe('a folder', () => {
  let folder: string;
  let blobFolderCount = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-blobs-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  describeBlobsPort('files', async () => new BlobFolder(join(folder, String(blobFolderCount++))));

  it('holds files that other users of the machine cannot read, and no drafts', async () => {
    const blobFolder = join(folder, 'private');
    await new BlobFolder(blobFolder).put({ collection: 'poses', id: 'abc' }, Uint8Array.of(1));
    expect(await readdir(join(blobFolder, 'poses', 'ab'))).toEqual(['abc']);
    expect((await stat(join(blobFolder, 'poses', 'ab', 'abc'))).mode & 0o077).toBe(0);
    expect((await stat(join(blobFolder, 'poses'))).mode & 0o077).toBe(0);
  });

  it('removes the drafts of a blob that a killed process left, and no other blob', async () => {
    const blobFolder = join(folder, 'killed');
    const blobs = new BlobFolder(blobFolder);
    await blobs.put({ collection: 'poses', id: 'abcd' }, Uint8Array.of(1));
    await writeFile(join(blobFolder, 'poses', 'ab', 'abc.4711-1.draft'), 'half a photo');
    await blobs.remove({ collection: 'poses', id: 'abc' });
    expect(await readdir(join(blobFolder, 'poses', 'ab'))).toEqual(['abcd']);
  });

  it('leaves the last 100 MB of the disk to the store', async () => {
    let freeBytes = 99 * 2 ** 20;
    const blobs = new BlobFolder(join(folder, 'full'), async () => freeBytes);
    const key = { collection: 'cvs', id: 'abc' } as const;
    await expect(blobs.put(key, Uint8Array.of(1))).rejects.toThrow('reserved for the store');
    expect(await blobs.get(key)).toBeNull();
    freeBytes += 2 * 2 ** 20;
    await blobs.put(key, Uint8Array.of(1));
    expect(await blobs.get(key)).toEqual(Buffer.of(1));
  });

  it('reports a failed write, and leaves no file', async () => {
    const blobFolder = join(folder, 'blocked');
    await new BlobFolder(blobFolder).put({ collection: 'poses', id: 'abc' }, Uint8Array.of(1));
    const blobs = new BlobFolder(join(blobFolder, 'poses', 'ab', 'abc'));
    await expect(blobs.put({ collection: 'poses', id: 'x' }, Uint8Array.of(1))).rejects.toThrow('ENOTDIR');
  });
});
