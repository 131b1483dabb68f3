import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { importText, withFolder } from '../../../tests/support/importing.ts';
import { AddressedPictures } from './AddressedPictures.ts';
import { FolderPictures } from './FolderPictures.ts';

const TABLE =
  'id,name,price,image\nA1,Linen Shirt,30,https://cdn.example/a1.jpg\nB2,Wool Coat,90,front.jpg\nC3,Silk Skirt,50,https://cdn.example/c3.jpg\n';

async function paint(path: string, color: string, orientation = 1): Promise<void> {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: color } });
  await image
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(path);
}

async function withPictures<T>(work: (shop: string, store: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const [shop, store] = [join(folder, 'shop'), join(folder, 'media', 'imports')];
    await mkdir(shop);
    return work(shop, store);
  });
}

function open(shop: string, store: string): Promise<FolderPictures> {
  return FolderPictures.open(shop, store, new AddressedPictures());
}

describe('FolderPictures', () => {
  it('finds pictures by id and by column, rotates them upright and removes metadata', async () => {
    await withPictures(async (shop, store) => {
      await paint(join(shop, 'A1-2.jpg'), 'blue');
      await paint(join(shop, 'a1.jpg'), 'red', 6);
      await paint(join(shop, 'front.jpg'), 'green');
      const { items } = await importText('a.csv', TABLE, { pictures: await open(shop, store) });
      expect(items.map(({ pictures }) => pictures.map(({ width, height }) => `${width}x${height}`))).toEqual([
        ['20x40', '40x20'],
        ['40x20'],
        ['nullxnull'],
      ]);
      const [shown] = items[0]!.pictures;
      expect(shown?.url).toMatch(/^\/media\/imports\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
      expect(shown?.thumbhash).toMatch(/^[\w+/]+=*$/);
      const stored = await sharp(join(store, shown!.url.replace('/media/imports/', ''))).metadata();
      expect([stored.exif, stored.orientation ?? 1]).toEqual([undefined, 1]);
      expect(items[2]?.pictures[0]?.url).toBe('https://cdn.example/c3.jpg');
    });
  });

  it('stores a picture once when it is imported repeatedly', async () => {
    await withPictures(async (shop, store) => {
      await paint(join(shop, 'A1.jpg'), 'red');
      await importText('a.csv', TABLE, { pictures: await open(shop, store) });
      await importText('a.csv', TABLE, { pictures: await open(shop, store) });
      expect((await readdir(store, { recursive: true })).filter((name) => name.endsWith('.jpg'))).toHaveLength(1);
    });
  });

  it("detects formats by content: reports a web page named .jpg and uses the product's picture URL", async () => {
    await withPictures(async (shop, store) => {
      await writeFile(join(shop, 'A1.jpg'), '<html></html>');
      const { report, items } = await importText('a.csv', TABLE, { pictures: await open(shop, store) });
      expect(report.remarks.at(-1)).toMatch(/^The picture A1\.jpg was not used: /);
      expect(items[0]?.pictures[0]?.url).toBe('https://cdn.example/a1.jpg');
    });
  });

  it('does not render a vector drawing that is named .jpg', async () => {
    await withPictures(async (shop, store) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
      await writeFile(join(shop, 'A1.jpg'), svg);
      const { report, items } = await importText('a.csv', TABLE, { pictures: await open(shop, store) });
      expect(report.remarks.at(-1)).toBe('The picture A1.jpg was not used: it is not a photo.');
      expect(items[0]?.pictures[0]?.url).toBe('https://cdn.example/a1.jpg');
    });
  });

  it('removes what a failed import stored and keeps earlier pictures', async () => {
    await withPictures(async (shop, store) => {
      await paint(join(shop, 'A1.jpg'), 'red');
      await importText('a.csv', TABLE, { pictures: await open(shop, store) });
      const before = await readdir(store, { recursive: true });
      await paint(join(shop, 'B2.jpg'), 'blue');
      const pictures = await open(shop, store);
      const dirty = `${TABLE}${Array.from({ length: 40 }, (_, row) => `${row},Coat,0,\n`).join('')}`;
      await expect(importText('a.csv', dirty, { pictures })).rejects.toThrow('has nothing usable');
      const after = (await readdir(store, { recursive: true })).filter((name) => name.endsWith('.jpg'));
      expect(after).toEqual(before.filter((name) => name.endsWith('.jpg')));
      expect((await readFile(join(store, after[0]!))).length).toBeGreaterThan(0);
    });
  });

  it('rejects a missing folder, and one without pictures', async () => {
    await withPictures(async (shop, store) => {
      await expect(open(shop, store)).rejects.toThrow('holds no pictures');
      await expect(open(join(shop, 'none'), store)).rejects.toThrow('There is no folder of pictures');
    });
  });
});
