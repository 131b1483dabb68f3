import { parseShoeSize } from '../../src/domain/catalogue/shoeSizes.ts';
import { listLetterSizes } from '../../src/domain/catalogue/ItemSize.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLORS, GENDERS } from '../../src/domain/catalogue/vocabulary.ts';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importFile, importText, listItems, withFolder } from '../../tests/support/importing.ts';
import { InMemoryCatalogue } from '../adapters/memory/InMemoryCatalogue.ts';
import { createItem } from './normalize/item.ts';
import { AddressedPictures } from './pictures/AddressedPictures.ts';

const HEADER_ROW = 'brand,name,price,color,size,image';
const SHIRT_ROW = 'Acme,Linen Shirt,30.00,Blue,M,https://cdn.example/1.jpg';

function createTable(...rows: readonly string[]): string {
  return [HEADER_ROW, ...rows].join('\n');
}

/** Pictures that record how often `deleteCreatedPictures` was called. */
class UndonePictures extends AddressedPictures {
  undoneCount = 0;

  override async deleteCreatedPictures(): Promise<void> {
    this.undoneCount += 1;
  }
}

describe('importCatalogue', () => {
  it('leaves out a row that takes too long to read, reports it, and continues', async () => {
    const text = createTable(SHIRT_ROW, `Acme,${'a'.repeat(40)} Shirt,31.00,Blue,M,`, 'Acme,Wool Coat,200,Black,L,');
    const { report, items } = await importText('a.csv', text, {
      itemOf: (product, prices, options) => {
        /^(?:a|a)*$/.test(/a{9,} /.exec(product.fields.title?.[0] ?? '')?.[0] ?? '');
        return createItem(product, prices, options);
      },
    });
    expect(report.skipped).toEqual([{ row: 3, reason: 'takes too long to read', detail: '' }]);
    expect(items.map(({ shortDescription }) => shortDescription)).toEqual(['Linen Shirt', 'Wool Coat']);
  });

  it('imports nothing if the disk is almost full before the last batch', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => `Acme,Linen Shirt ${index},30.00,Blue,M,`);
    const [catalogue, pictures] = [new InMemoryCatalogue(), new UndonePictures()];
    let batches = 0;
    const requireRoom = async () => {
      batches += 1;
      if (batches === 3) throw new Error('59 MB left');
    };
    const pendingImport = importText('a.csv', createTable(...rows), { catalogue, pictures, requireRoom });
    await expect(pendingImport).rejects.toThrow('59 MB left');
    expect([batches, await catalogue.count(), pictures.undoneCount]).toEqual([3, 0, 1]);
  });

  it.each([
    ['still arrives', (path: string) => appendFile(path, '\nAcme,Wool Coat,200,Black,L,')],
    ['is replaced by another version', (path: string) => writeFile(path, createTable('Acme,Wool Coat,200,Black,L,'))],
    ['is removed', (path: string) => rm(path)],
  ])('imports nothing from a file that %s while it is read', async (_what, change) => {
    await withFolder(async (folder) => {
      const path = join(folder, 'a.csv');
      await writeFile(path, createTable(SHIRT_ROW));
      const catalogue = new InMemoryCatalogue();
      const requireRoom = () => change(path);
      const pendingImport = importFile(path, { catalogue, requireRoom });
      await expect(pendingImport).rejects.toThrow('a.csv changed while it was read: import it when it is complete.');
      expect(await catalogue.count()).toBe(0);
    });
  });

  it('keeps a row that only timed out once', async () => {
    let isBusy = true;
    const { report } = await importText('a.csv', createTable(SHIRT_ROW), {
      itemOf: (product, prices, options) => {
        if (isBusy) {
          isBusy = false;
          for (;;);
        }
        return createItem(product, prices, options);
      },
    });
    expect([report.items, report.skipped]).toEqual([1, []]);
  });

  it('merges 20,000 rows of one product, each with another size and color', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, index) =>
        `g,Acme,Linen Shirt ${index},30.00,tone ${index},${index === 0 ? 'M' : `cut ${index}`},https://cdn.example/${index}.jpg`,
    );
    const { report, items } = await importText('a.csv', [`item_group_id,${HEADER_ROW}`, ...rows].join('\n'));
    expect(report.skipped).toEqual([]);
    expect(items.map(({ sizes }) => sizes)).toEqual([['M']]);
  }, 30_000);

  it('reads a document with very deeply nested lists', async () => {
    const deepList = `${'['.repeat(200_000)}"https://cdn.example/1.jpg"${']'.repeat(200_000)}`;
    const { items } = await importText('a.json', `[{"id":"1","title":"Linen Shirt","price":"30","image":${deepList}}]`);
    expect(items.map(({ shortDescription, pictures }) => [shortDescription, pictures.length])).toEqual([
      ['Linen Shirt', 0],
    ]);
  });

  it.each([
    [
      'a.csv',
      `${HEADER_ROW}\n${SHIRT_ROW}\nAcme,"Wool Coat,200,Black,L,\n${'x,y\n'.repeat(1_200_000)}`,
      'row 3 is longer than 4 MB: a quote is not closed',
    ],
    ['a.xml', `<rss><channel><item><title>Coat ${'x'.repeat(40_000_000)}`, 'no product ends within 32 MB'],
  ])('rejects %s with an unterminated record in plain words', async (name, text, reason) => {
    await expect(importText(name, text)).rejects.toThrow(reason);
  });

  it('can be repeated without duplicates, and reports what changed', async () => {
    const catalogue = new InMemoryCatalogue();
    const text = createTable(SHIRT_ROW, 'Acme,Wool Coat,200,Black,L,');
    const firstReport = await importText('a.csv', text, { catalogue });
    const repeatedReport = await importText('a.csv', text, { catalogue });
    const changedReport = await importText('a.csv', text.replace('Blue', 'Red'), { catalogue });
    expect([firstReport, repeatedReport, changedReport].map(({ report }) => report.counts)).toEqual([
      { inserted: 2, updated: 0, unchanged: 0 },
      { inserted: 0, updated: 0, unchanged: 2 },
      { inserted: 0, updated: 1, unchanged: 1 },
    ]);
    expect(await catalogue.count()).toBe(2);
  });

  it('keeps the items of sources apart', async () => {
    const catalogue = new InMemoryCatalogue();
    await importText('a.csv', createTable(SHIRT_ROW), { catalogue, options: { source: 'one' } });
    await importText('a.csv', createTable(SHIRT_ROW), { catalogue, options: { source: 'two' } });
    expect((await listItems(catalogue)).map(({ source }) => source)).toEqual(['one', 'two']);
  });

  it('merges repeated rows without an id and joins those that differ in size', async () => {
    const { report, items } = await importText(
      'a.csv',
      createTable(
        SHIRT_ROW,
        SHIRT_ROW,
        SHIRT_ROW.replace(',M,', ',L,'),
        SHIRT_ROW.toUpperCase().replace('HTTPS://CDN.EXAMPLE/1.JPG', 'https://cdn.example/1.jpg'),
      ),
    );
    expect(report).toMatchObject({ rowsRead: 4, rowsUsed: 2, rowsRepeated: 2, items: 1, variantsGrouped: 1 });
    expect(items[0]?.sizes).toEqual(['M', 'L']);
  });

  it('keeps garments with the same text but another price separate', async () => {
    const { items } = await importText('a.csv', createTable(SHIRT_ROW, SHIRT_ROW.replace('30.00', '45.00')));
    expect(items).toHaveLength(2);
  });

  it('reports the number and reason of every skipped row', async () => {
    const { report } = await importText(
      'a.csv',
      createTable(
        SHIRT_ROW,
        'Acme,Eau de Parfum,40,,,',
        ',,,,,',
        'Acme,Wool Coat,unknown,,,',
        'Acme,Silk Skirt,99999,,,',
        'Acme,Kids Shirt,9,,,',
        'Acme,,12,,,https://cdn.example/2.jpg',
        'Acme,Moon Phase,12,,,',
        'Acme,Tee,1,2,3,4,5',
      ),
    );
    expect(report.skipped.map(({ row, reason, detail }) => `${row} ${reason} ${detail}`.trim())).toEqual([
      '3 not clothing fragrance',
      '4 empty row',
      '5 price is not a number "unknown"',
      '6 price is not believable 99999',
      "7 children's clothing Kids Shirt",
      '8 no title',
      '9 not recognized as clothing Moon Phase',
      '10 unreadable row has 7 cells where the header has 6',
    ]);
    expect(report.rowsUsed + report.rowsRepeated + report.skipped.length).toBe(report.rowsRead);
  });

  it.each([
    [
      'of other products',
      createTable('Acme,Bicycle,900,,,', 'Acme,Bike Lock,40,,,'),
      'is not a clothing feed: 2 of 2 rows would be skipped: not clothing (2)',
    ],
    [
      'without prices',
      'name\tbrand\nShirt\tAcme\nCoat\tAcme\n',
      'has nothing usable: 2 of 2 rows would be skipped: no price (2)',
    ],
    [
      'with hardly any usable row',
      createTable(SHIRT_ROW, ...Array.from({ length: 20 }, (_, row) => `Acme,Coat ${row},0,,,`)),
      '20 of 21 rows would be skipped: price is zero (20)',
    ],
    ['with only a header', `${HEADER_ROW}\n`, 'holds no products'],
  ])('refuses a file %s and imports nothing', async (_what, text, message) => {
    const catalogue = new InMemoryCatalogue();
    await expect(importText('a.csv', text, { catalogue })).rejects.toThrow(message);
    expect(await catalogue.count()).toBe(0);
  });

  it('leaves no changes when it is interrupted or fails, pictures included', async () => {
    const catalogue = new InMemoryCatalogue();
    const pictures = new UndonePictures();
    const interrupt = new AbortController();
    pictures.findPictures = async () => {
      interrupt.abort();
      return [];
    };
    await expect(
      importText('a.csv', createTable(SHIRT_ROW), { catalogue, pictures, signal: interrupt.signal }),
    ).rejects.toThrow('aborted');
    await expect(importText('a.csv', `${createTable(SHIRT_ROW)}\n"open`, { catalogue, pictures })).rejects.toThrow(
      'not readable',
    );
    expect([await catalogue.count(), pictures.undoneCount]).toEqual([0, 2]);
  });

  it('takes the only currency with a rate for prices without one, and says so', async () => {
    const options = { dollarRates: new Map([['INR', 0.01]]) };
    const { report, items } = await importText('a.csv', createTable('Acme,Wool Coat,2000,,,'), { options });
    expect(items.map(({ priceCents }) => priceCents)).toEqual([2_000]);
    expect(report.remarks).toContain(
      'The file names no currency, so its prices were taken as INR; say --currency otherwise.',
    );
    const optionsWithTwoRates = { dollarRates: new Map([...options.dollarRates, ['EUR', 1.1]]) };
    const { items: unconverted } = await importText('a.csv', createTable('Acme,Wool Coat,2000,,,'), {
      options: optionsWithTwoRates,
    });
    expect(unconverted.map(({ priceCents }) => priceCents)).toEqual([200_000]);
  });

  it('reports which currency was treated as dollars, also for prices without one', async () => {
    const { report, items } = await importText(
      'a.csv',
      createTable('Acme,Linen Shirt,Rs 1000,,,', 'Acme,Wool Coat,2000,,,'),
    );
    expect(items.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b)).toEqual([100_000, 200_000]);
    expect(report.remarks).toContain(
      'Prices in INR were taken as dollars one to one; say --currency-rate INR=... to convert them.',
    );
    const convertedReport = await importText(
      'a.csv',
      createTable('Acme,Linen Shirt,Rs 1000,,,', 'Acme,Wool Coat,2000,,,'),
      {
        options: { dollarRates: new Map([['INR', 0.01]]) },
      },
    );
    expect(convertedReport.items.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b)).toEqual([1_000, 2_000]);
  });

  it('reads complete prices only, and rejects a row with extra text in its price or former price', async () => {
    const { report, items } = await importText(
      'a.csv',
      'id,name,price,mrp\n1,Tee,1.29E+03,\n2,Coat,1e999,\n3,Skirt,0x1F,\n4,Shirt,10,1e999\n5,Dress,10,0\n6,Polo,12 for 30,\n7,Blazer,10,20\n8,Jeans,10,\n',
    );
    expect(items.map(({ id, priceCents, fullPriceCents }) => [id, priceCents, fullPriceCents])).toEqual([
      ['shop:1', 129_000, 129_000],
      ['shop:5', 1_000, 1_000],
      ['shop:7', 1_000, 2_000],
      ['shop:8', 1_000, 1_000],
    ]);
    expect(report.skipped).toEqual([
      { row: 3, reason: 'price is not a number', detail: '"1e999"' },
      { row: 4, reason: 'price is not a number', detail: '"0x1F"' },
      { row: 5, reason: 'former price is not a number', detail: '"1e999"' },
      { row: 7, reason: 'price is not a number', detail: '"12 for 30"' },
    ]);
  });

  it('reports which items have no picture, and why', async () => {
    const { report, items } = await importText(
      'a.csv',
      'id,name,price,image\n1,Tee,10,https://shop.example/a.jpg\n2,Coat,10,\n3,Skirt,10,/img/c.jpg\n4,Shirt,10,javascript:alert(1)\n',
    );
    expect(items.map(({ pictures }) => pictures.length)).toEqual([1, 0, 0, 0]);
    expect(report.remarks).toEqual(
      expect.arrayContaining([
        '1 item has no picture: the file names none.',
        '2 items have no picture: the file names no valid URL (row 4: "/img/c.jpg").',
      ]),
    );
  });

  it('ignores a former price below the current one, or more than twenty times as high', async () => {
    const { items } = await importText('a.csv', 'id,name,price,mrp\n1,Tee,10,8\n2,Coat,10,100\n3,Skirt,10,5000\n');
    expect(items.map(({ fullPriceCents }) => fullPriceCents)).toEqual([1_000, 10_000, 1_000]);
  });

  it('can skip products that are out of stock', async () => {
    const text = 'id,name,price,availability\n1,Tee,10,in stock\n2,Coat,10,out of stock\n';
    expect((await importText('a.csv', text)).items).toHaveLength(2);
    expect((await importText('a.csv', text, { options: { isInStockOnly: true } })).report.skipped).toEqual([
      { row: 3, reason: 'out of stock', detail: '' },
    ]);
  });

  it("uses the catalogue's vocabulary for any cell values", async () => {
    const cell = fc.string({ maxLength: 20 }).map((text) => `"${text.replace(/"/g, '""').replace(/\0/g, '')}"`);
    const row = fc
      .tuple(cell, cell, cell, cell)
      .map(([brand, color, size, image]) => `${brand},Linen Shirt,30,${color},${size},${image}`);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        const { items } = await importText('a.csv', createTable(SHIRT_ROW, ...rows));
        for (const item of items) {
          expect(item.id).toMatch(/^[\w.:~-]{1,128}$/);
          expect(
            item.colors.every((color) => COLORS.includes(color)) &&
              item.sizes.every((size) => parseShoeSize(size) !== null || listLetterSizes([size]).length === 1) &&
              item.genders.every((gender) => GENDERS.includes(gender)),
          ).toBe(true);
          expect(item.pictures.every(({ url }) => /^https?:\/\//.test(url))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
