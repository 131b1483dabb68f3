import { describe, expect, it } from 'vitest';
import { BlobKeyRefused } from '../../../server/application/ports/Blobs.ts';
import type { BlobKey, Blobs } from '../../../server/application/ports/Blobs.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const photo: BlobKey = { collection: 'attachments', id: '0190c1a2-7b3d' };

export function describeBlobsPort(name: string, make: () => Promise<Blobs>): void {
  describe(`Blobs on ${name}`, () => {
    const held = async (blobs: Blobs, key: BlobKey) => {
      const found = await blobs.get(key);
      return found === null ? null : [...found];
    };

    it('returns the newest bytes', async () => {
      const blobs = await make();
      expect(await blobs.get(photo)).toBeNull();
      await blobs.put(photo, bytes(0, 255, 10));
      await blobs.put(photo, bytes(13, 0));
      expect(await held(blobs, photo)).toEqual([13, 0]);
    });

    it('separates them by collection and id', async () => {
      const blobs = await make();
      const others: BlobKey[] = [
        { ...photo, collection: 'poses' },
        { ...photo, id: '0190c1a2-7b3e' },
        { ...photo, id: '0' },
      ];
      await blobs.put(photo, bytes(1));
      for (const [i, key] of others.entries()) await blobs.put(key, bytes(i));
      await blobs.remove(others[0]!);
      expect(await Promise.all([photo, ...others].map((key) => held(blobs, key)))).toEqual([[1], null, [1], [2]]);
    });

    it('removes blobs, also missing ones', async () => {
      const blobs = await make();
      await blobs.put(photo, bytes(1));
      await blobs.remove(photo);
      await blobs.remove(photo);
      expect(await blobs.get(photo)).toBeNull();
    });

    it('copies the bytes, so that later changes by the caller have no effect', async () => {
      const blobs = await make();
      const given = bytes(1, 2);
      await blobs.put(photo, given);
      given[0] = 9;
      expect(await held(blobs, photo)).toEqual([1, 2]);
    });

    it('stores one complete blob after concurrent writes', async () => {
      const blobs = await make();
      await Promise.all([1, 2, 3].map((value) => blobs.put(photo, new Uint8Array(100_000).fill(value))));
      const found = await blobs.get(photo);
      expect(found?.length).toBe(100_000);
      expect(new Set(found).size).toBe(1);
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
      const blobs = await make();
      const key = { ...photo, id };
      await expect(blobs.put(key, bytes(1))).rejects.toThrow(BlobKeyRefused);
      await expect(blobs.get(key)).rejects.toThrow(BlobKeyRefused);
      await expect(blobs.remove(key)).rejects.toThrow(BlobKeyRefused);
    });

    it('rejects an unknown collection', async () => {
      const key = { collection: '..', id: 'a' } as unknown as BlobKey;
      await expect((await make()).get(key)).rejects.toThrow(BlobKeyRefused);
    });
  });
}
