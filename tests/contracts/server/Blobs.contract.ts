import { describe, expect, it } from 'vitest';
import { BlobKeyRefused } from '../../../server/application/ports/Blobs.ts';
import type { BlobKey, Blobs } from '../../../server/application/ports/Blobs.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const photoKey: BlobKey = { collection: 'attachments', id: '0190c1a2-7b3d' };

async function* toChunks(chunks: readonly (Uint8Array | Error)[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield chunk;
  }
}

export function describeBlobsPort(name: string, createBlobs: () => Promise<Blobs>): void {
  describe(`Blobs on ${name}`, () => {
    const readBytes = async (blobs: Blobs, key: BlobKey) => {
      const foundBytes = await blobs.get(key);
      return foundBytes === null ? null : [...foundBytes];
    };

    it('returns the newest bytes', async () => {
      const blobs = await createBlobs();
      expect(await blobs.get(photoKey)).toBeNull();
      await blobs.put(photoKey, bytes(0, 255, 10));
      await blobs.put(photoKey, bytes(13, 0));
      expect(await readBytes(blobs, photoKey)).toEqual([13, 0]);
    });

    it('stores a blob that comes in chunks, and nothing of one that fails on the way', async () => {
      const blobs = await createBlobs();
      await blobs.put(photoKey, toChunks([bytes(1, 2), bytes(), bytes(3)]));
      expect(await readBytes(blobs, photoKey)).toEqual([1, 2, 3]);
      const otherKey = { ...photoKey, id: 'other' };
      await expect(blobs.put(otherKey, toChunks([bytes(1), new Error('gone')]))).rejects.toThrow('gone');
      expect(await blobs.get(otherKey)).toBeNull();
    });

    it('separates them by collection and id', async () => {
      const blobs = await createBlobs();
      const otherKeys: BlobKey[] = [
        { ...photoKey, collection: 'poses' },
        { ...photoKey, id: '0190c1a2-7b3e' },
        { ...photoKey, id: '0' },
      ];
      await blobs.put(photoKey, bytes(1));
      for (const [i, key] of otherKeys.entries()) await blobs.put(key, bytes(i));
      await blobs.remove(otherKeys[0]!);
      expect(await Promise.all([photoKey, ...otherKeys].map((key) => readBytes(blobs, key)))).toEqual([
        [1],
        null,
        [1],
        [2],
      ]);
    });

    it('removes blobs, also missing ones', async () => {
      const blobs = await createBlobs();
      await blobs.put(photoKey, bytes(1));
      expect([await blobs.remove(photoKey), await blobs.remove(photoKey)]).toEqual([true, false]);
      expect(await blobs.get(photoKey)).toBeNull();
    });

    it('copies the bytes, so that later changes by the caller have no effect', async () => {
      const blobs = await createBlobs();
      const givenBytes = bytes(1, 2);
      await blobs.put(photoKey, givenBytes);
      givenBytes[0] = 9;
      expect(await readBytes(blobs, photoKey)).toEqual([1, 2]);
    });

    it('stores one complete blob after concurrent writes', async () => {
      const blobs = await createBlobs();
      await Promise.all([1, 2, 3].map((value) => blobs.put(photoKey, new Uint8Array(100_000).fill(value))));
      const foundBytes = await blobs.get(photoKey);
      expect(foundBytes?.length).toBe(100_000);
      expect(new Set(foundBytes).size).toBe(1);
    });

    it.each([
      '',
      '.',
      '..',
      '../x',
      'a/b',
      String.raw`a\b`,
      '/etc/passwd',
      'a\0',
      'A',
      'ü',
      'a.webp',
      'a ',
      '-a',
      'a-',
      'con:',
      '%2e',
      'x'.repeat(129),
    ])('rejects the name %j', async (id) => {
      const blobs = await createBlobs();
      const key = { ...photoKey, id };
      await expect(blobs.put(key, bytes(1))).rejects.toThrow(BlobKeyRefused);
      await expect(blobs.get(key)).rejects.toThrow(BlobKeyRefused);
      await expect(blobs.remove(key)).rejects.toThrow(BlobKeyRefused);
    });

    it('rejects an unknown collection', async () => {
      const key = { collection: '..', id: 'a' } as unknown as BlobKey;
      await expect((await createBlobs()).get(key)).rejects.toThrow(BlobKeyRefused);
    });
  });
}
