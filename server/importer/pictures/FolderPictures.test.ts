import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { importText, withFolder } from '../../../tests/support/importing.ts';
import { InMemoryCatalogue } from '../../adapters/memory/InMemoryCatalogue.ts';
import { AddressedPictures } from './AddressedPictures.ts';
import { FolderPictures } from './FolderPictures.ts';

const TABLE =
  'id,name,price,image\nA1,Linen Shirt,30,https://cdn.example/a1.jpg\nB2,Wool Coat,90,front.jpg\nC3,Silk Skirt,50,https://cdn.example/c3.jpg\n';

async function createPicture(path: string, color: string, orientation = 1): Promise<void> {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: color } });
  await image
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(path);
}

async function useFolders<T>(work: (shop: string, store: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const [shop, store] = [join(folder, 'shop'), join(folder, 'media', 'imports')];
    await mkdir(shop);
    return work(shop, store);
  });
}

const createPhoto = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

/** Creates a small PNG whose header states this size. */
async function createSizedPng(width: number, height: number): Promise<Buffer> {
  const png = await sharp(await createPhoto())
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function openPictures(shop: string, store: string): Promise<FolderPictures> {
  return FolderPictures.open(shop, store, new AddressedPictures());
}

describe('FolderPictures', () => {
  it('finds pictures by id and by column, rotates them upright and removes metadata', async () => {
    await useFolders(async (shop, store) => {
      await createPicture(join(shop, 'A1-2.jpg'), 'blue');
      await createPicture(join(shop, 'a1.jpg'), 'red', 6);
      await createPicture(join(shop, 'front.jpg'), 'green');
      const { items } = await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      expect(items.map(({ pictures }) => pictures.map(({ width, height }) => `${width}x${height}`))).toEqual([
        ['20x40', '40x20'],
        ['40x20'],
        ['nullxnull'],
      ]);
      const [firstPicture] = items[0]!.pictures;
      expect(firstPicture?.url).toMatch(/^\/media\/imports\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
      expect(firstPicture?.thumbhash).toMatch(/^[\w+/]+=*$/);
      const storedMetadata = await sharp(join(store, firstPicture!.url.replace('/media/imports/', ''))).metadata();
      expect([storedMetadata.exif, storedMetadata.orientation ?? 1]).toEqual([undefined, 1]);
      expect(items[2]?.pictures[0]?.url).toBe('https://cdn.example/c3.jpg');
    });
  });

  it('takes away the try-on category of a garment that cannot be cut out, and says why', async () => {
    await useFolders(async (shop, store) => {
      const paperOptions = { create: { width: 300, height: 400, channels: 3, background: '#f4f4f4' } } as const;
      const shirt = await sharp({ create: { ...paperOptions.create, width: 140, height: 200, background: '#aa2244' } })
        .png()
        .toBuffer();
      await sharp(paperOptions).jpeg().toFile(join(shop, 'A1.jpg'));
      await sharp(paperOptions)
        .composite([{ input: shirt, left: 80, top: 100 }])
        .jpeg()
        .toFile(join(shop, 'B2.jpg'));
      const { report, items } = await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      expect(items.map(({ tryOnCategory }) => tryOnCategory)).toEqual([null, 'upper_body', 'lower_body']);
      expect(report.remarks).toContain('1 item cannot be tried on: the first picture shows no garment.');
    });
  });

  it('stores a picture once when it is imported repeatedly', async () => {
    await useFolders(async (shop, store) => {
      await createPicture(join(shop, 'A1.jpg'), 'red');
      await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      expect((await readdir(store, { recursive: true })).filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    });
  });

  it("detects formats by content: reports a web page named .jpg and uses the product's picture URL", async () => {
    await useFolders(async (shop, store) => {
      await writeFile(join(shop, 'A1.jpg'), '<html></html>');
      const { report, items } = await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      expect(report.remarks.at(-1)).toMatch(/^The picture A1\.jpg was not used: /);
      expect(items[0]?.pictures[0]?.url).toBe('https://cdn.example/a1.jpg');
    });
  });

  it('does not render a vector drawing that is named .jpg', async () => {
    await useFolders(async (shop, store) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
      await writeFile(join(shop, 'A1.jpg'), svg);
      const { report, items } = await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      expect(report.remarks.at(-1)).toBe('The picture A1.jpg was not used: it is not a photo.');
      expect(items[0]?.pictures[0]?.url).toBe('https://cdn.example/a1.jpg');
    });
  });

  it('uses no file outside of the folder, and nothing but files', async () => {
    await useFolders(async (shop, store) => {
      await createPicture(join(shop, '..', 'private.jpg'), 'red');
      await createPicture(join(shop, 'c3.jpg'), 'green');
      await symlink(join('..', 'private.jpg'), join(shop, 'A1.jpg'));
      await symlink(join(shop, 'c3.jpg'), join(shop, 'C3-2.jpg'));
      await mkdir(join(shop, 'A1-2.jpg'));
      execFileSync('mkfifo', [join(shop, 'front.jpg')]);
      const { report, items } = await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      expect(items.map(({ pictures }) => pictures.map(({ url }) => url.split('/')[1]))).toEqual([
        [''],
        [],
        ['media', 'media'],
      ]);
      expect(report.remarks.filter((remark) => remark.startsWith('The picture'))).toEqual([
        'The picture A1.jpg was not used: it is a link to a file outside of the folder.',
        'The picture A1-2.jpg was not used: it is not a file.',
        'The picture front.jpg was not used: it is not a file.',
      ]);
    });
  });

  it.each([
    ['huge dimensions', () => createSizedPng(60_000, 60_000)],
    ['a truncated photo', async () => (await createPhoto()).subarray(0, 400)],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing that begins like a photo', async () => Buffer.from('<!--ftypavif--><svg width="9" height="9"/>')],
  ])('leaves out a file with %s', async (_what, make) => {
    await useFolders(async (shop, store) => {
      await writeFile(join(shop, 'B2.png'), await make());
      const { report, items } = await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      expect([items.length, report.remarks.at(-1)]).toEqual([3, expect.stringMatching(/^The picture B2\.png was not/)]);
    });
  });

  it('imports nothing if a picture cannot be stored', async () => {
    await useFolders(async (shop, store) => {
      await createPicture(join(shop, 'A1.jpg'), 'red');
      await mkdir(join(store, '..'), { recursive: true });
      await writeFile(store, 'in the way, as a full disk would be');
      const catalogue = new InMemoryCatalogue();
      const pictures = await openPictures(shop, store);
      await expect(importText('a.csv', TABLE, { pictures, catalogue })).rejects.toThrow('A1.jpg could not be stored');
      expect(await catalogue.count()).toBe(0);
    });
  });

  it('removes what a failed import stored and keeps earlier pictures', async () => {
    await useFolders(async (shop, store) => {
      await createPicture(join(shop, 'A1.jpg'), 'red');
      await importText('a.csv', TABLE, { pictures: await openPictures(shop, store) });
      const filesBefore = await readdir(store, { recursive: true });
      await createPicture(join(shop, 'B2.jpg'), 'blue');
      const pictures = await openPictures(shop, store);
      const unusableTable = `${TABLE}${Array.from({ length: 40 }, (_, row) => `${row},Coat,0,\n`).join('')}`;
      await expect(importText('a.csv', unusableTable, { pictures })).rejects.toThrow('has nothing usable');
      const filesAfter = (await readdir(store, { recursive: true })).filter((name) => name.endsWith('.jpg'));
      expect(filesAfter).toEqual(filesBefore.filter((name) => name.endsWith('.jpg')));
      expect((await readFile(join(store, filesAfter[0]!))).length).toBeGreaterThan(0);
    });
  });

  it('rejects a missing folder, and one without pictures', async () => {
    await useFolders(async (shop, store) => {
      await expect(openPictures(shop, store)).rejects.toThrow('holds no pictures');
      await expect(openPictures(join(shop, 'none'), store)).rejects.toThrow('There is no folder of pictures');
    });
  });
});
