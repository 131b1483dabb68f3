import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PicturesBusy, type PictureFormat } from '../../application/ports/Pictures.ts';
import { PictureCache } from './PictureCache.ts';
import { PictureFolders } from './PictureFolders.ts';

describe('PictureFolders', () => {
  let folder: string;
  let pictures: PictureFolders;
  const createDrawing = (width: number) =>
    sharp({ create: { width, height: width * 2, channels: 3, background: '#123456' } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-pictures-'));
    await mkdir(join(folder, 'catalogue', 'tee'), { recursive: true });
    await createDrawing(700)
      .avif({ effort: 0 })
      .toFile(join(folder, 'catalogue', 'tee', 'front.avif'));
    await createDrawing(700)
      .jpeg()
      .toFile(join(folder, 'catalogue', 'tee', 'back.jpg'));
    await writeFile(join(folder, 'catalogue', 'tee', 'broken.png'), 'not a picture');
    await writeFile(
      join(folder, 'catalogue', 'tee', 'drawing.png'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    );
    await writeFile(join(folder, 'secret.png'), 'secret');
    await writeFile(join(folder, 'catalogue', 'tee', 'notes.txt'), 'secret');
    pictures = new PictureFolders({ catalogue: join(folder, 'catalogue') }, new PictureCache(join(folder, 'cache')));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const readFacts = async (address: string, width: number | null, format: PictureFormat) => {
    const file = await pictures.find(address, width, format);
    if (file === null) return null;
    const { width: actualWidth, format: kind } = await sharp(file.content).metadata();
    return [file.mediaType, kind, actualWidth];
  };

  it('returns a picture unchanged', async () => {
    expect(await readFacts('catalogue/tee/front.avif', null, 'avif')).toEqual(['image/avif', 'heif', 700]);
    expect(await readFacts('catalogue/tee/back.jpg', null, 'webp')).toEqual(['image/jpeg', 'jpeg', 700]);
  });

  it('resizes it in the requested format, and never enlarges it', async () => {
    expect(await readFacts('catalogue/tee/front.avif', 320, 'avif')).toEqual(['image/avif', 'heif', 320]);
    expect(await readFacts('catalogue/tee/front.avif', 320, 'webp')).toEqual(['image/webp', 'webp', 320]);
    expect(await readFacts('catalogue/tee/back.jpg', 640, 'webp')).toEqual(['image/webp', 'webp', 640]);
    expect(await readFacts('catalogue/tee/front.avif', 960, 'avif')).toEqual(['image/avif', 'heif', 700]);
    expect(await readFacts('catalogue/tee/back.jpg', 960, 'avif')).toEqual(['image/avif', 'heif', 700]);
  });

  it('re-encodes AVIF for clients that do not support it', async () => {
    expect(await readFacts('catalogue/tee/front.avif', null, 'webp')).toEqual(['image/webp', 'webp', 700]);
  });

  it('makes JPEG copies, on white, and leaves a JPEG that is small enough as it is', async () => {
    expect(await readFacts('catalogue/tee/front.avif', 320, 'jpeg')).toEqual(['image/jpeg', 'jpeg', 320]);
    expect(await readFacts('catalogue/tee/front.avif', null, 'jpeg')).toEqual(['image/jpeg', 'jpeg', 700]);
    expect((await pictures.find('catalogue/tee/back.jpg', 960, 'jpeg'))?.content).toContain('back.jpg');
    await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
      .png()
      .toFile(join(folder, 'catalogue', 'tee', 'clear.png'));
    const copy = await pictures.find('catalogue/tee/clear.png', null, 'jpeg');
    expect([...(await sharp(copy?.content).raw().toBuffer())].every((value) => value > 250)).toBe(true);
  });

  it('returns the prepared copy beside its original to clients that support its format', async () => {
    await createDrawing(700)
      .avif({ effort: 0 })
      .toFile(join(folder, 'catalogue', 'tee', 'flat.avif'));
    const readyFile = join(folder, 'catalogue', 'tee', 'flat.320.avif');
    await createDrawing(320).avif({ effort: 0 }).toFile(readyFile);
    expect((await pictures.find('catalogue/tee/flat.avif', 320, 'avif'))?.content).toBe(readyFile);
    expect(await readFacts('catalogue/tee/flat.avif', 320, 'avif')).toEqual(['image/avif', 'heif', 320]);
    expect(await readFacts('catalogue/tee/flat.avif', 320, 'webp')).toEqual(['image/webp', 'webp', 320]);
    expect(await readFacts('catalogue/tee/flat.avif', 480, 'avif')).toEqual(['image/avif', 'heif', 480]);
  });

  it('sends the original if a copy would be hardly narrower', async () => {
    expect(await readFacts('catalogue/tee/front.avif', 640, 'avif')).toEqual(['image/avif', 'heif', 700]);
  });

  it('makes each copy once for concurrent requests', async () => {
    const cache = join(folder, 'busy');
    const busyFolders = new PictureFolders({ catalogue: join(folder, 'catalogue') }, new PictureCache(cache));
    const widths = [320, 320, 480, 320, 640, 480];
    const foundFiles = await Promise.all(
      widths.map((width) => busyFolders.find('catalogue/tee/front.avif', width, 'webp')),
    );
    expect(new Set(foundFiles.map((file) => file?.content)).size).toBe(3);
    const files = (await readdir(cache, { recursive: true })).filter((name) => name.includes('.'));
    expect(files.every((name) => name.endsWith('.webp'))).toBe(true);
    expect(files).toHaveLength(3);
  });

  it('sends originals while it cannot make copies, and refuses pictures that only a copy could show', async () => {
    const names = ['one', 'two', 'three', 'four'];
    for (const name of names)
      await createDrawing(700)
        .jpeg()
        .toFile(join(folder, 'catalogue', 'tee', `${name}.jpg`));
    const cache = new PictureCache(join(folder, 'crowded'), undefined, 1);
    const busyPictureFolders = new PictureFolders({ catalogue: join(folder, 'catalogue') }, cache);
    const find = (name: string) => busyPictureFolders.find(`catalogue/tee/${name}`, 320, 'webp');
    const [photos, drawing] = await Promise.all([
      Promise.all(names.map((name) => find(`${name}.jpg`))),
      find('front.avif').catch((cause: unknown) => cause),
    ]);
    expect(photos.map((file) => [file?.mediaType, file?.replacesCopy]).toSorted()).toEqual([
      ['image/jpeg', true],
      ['image/webp', undefined],
      ['image/webp', undefined],
      ['image/webp', undefined],
    ]);
    expect(drawing).toBeInstanceOf(PicturesBusy);
    expect((await find('four.jpg'))?.mediaType).toBe('image/webp');
  });

  it('returns the new picture after the original was replaced', async () => {
    const path = join(folder, 'catalogue', 'tee', 'new.jpg');
    await createDrawing(700).jpeg().toFile(path);
    const fileBefore = await pictures.find('catalogue/tee/new.jpg', 320, 'webp');
    await createDrawing(701).jpeg().toFile(path);
    const fileAfter = await pictures.find('catalogue/tee/new.jpg', 320, 'webp');
    expect(fileAfter?.tag).not.toBe(fileBefore?.tag);
    expect(fileAfter?.content).not.toBe(fileBefore?.content);
  });

  it.each([
    'catalogue/../secret.png',
    'catalogue/tee/../../secret.png',
    '../secret.png',
    'catalogue/./tee/front.avif',
    'catalogue//tee/front.avif',
    'catalogue/tee',
    'catalogue',
    '',
    'catalogue/tee/notes.txt',
    'catalogue/tee/missing.avif',
    'other/tee/front.avif',
    'catalogue/tee/front.avif\0.png',
    'constructor/tee/front.avif',
    'catalogue/.hidden.png',
    String.raw`catalogue\..\secret.png`,
  ])('finds nothing at %j', async (address) => {
    expect(await pictures.find(address, 320, 'webp')).toBeNull();
  });

  it.each([
    ['a folder that cannot be made', undefined],
    [
      'a full disk',
      async (path: string, bytes: Uint8Array) => {
        await writeFile(path, bytes.subarray(0, 10));
        throw new Error('ENOSPC');
      },
    ],
  ])('serves a copy despite %s, and leaves no draft of it', async (name, write) => {
    const cache = join(folder, name);
    if (write === undefined) await writeFile(cache, 'a file where the folder should be');
    const unwritableFolders = new PictureFolders(
      { catalogue: join(folder, 'catalogue') },
      new PictureCache(cache, write),
    );
    const file = await unwritableFolders.find('catalogue/tee/front.avif', 320, 'webp');
    expect([file?.mediaType, (await sharp(file!.content).metadata()).width]).toEqual(['image/webp', 320]);
    const leftFiles = write === undefined ? [] : await readdir(cache, { recursive: true });
    expect(leftFiles.filter((path) => path.includes('.'))).toEqual([]);
  });

  it.each(['broken', 'drawing'])(
    'rejects a file that is not a picture (%s) and leaves no file behind',
    async (name) => {
      await expect(pictures.find(`catalogue/tee/${name}.png`, 320, 'webp')).rejects.toThrow();
      const leftFiles = (await readdir(join(folder, 'cache'), { recursive: true })).filter((name) =>
        name.includes(String(process.pid)),
      );
      expect(leftFiles).toEqual([]);
    },
  );
});
