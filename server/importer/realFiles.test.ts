import { parseShoeSize } from '../../src/domain/catalogue/shoeSizes.ts';
import { listLetterSizes } from '../../src/domain/catalogue/ItemSize.ts';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLORS, GENDERS, TRY_ON_CATEGORIES } from '../../src/domain/catalogue/vocabulary.ts';
import { importFile, listItems, withFolder, type ImportOutcome } from '../../tests/support/importing.ts';
import { InMemoryCatalogue } from '../adapters/memory/InMemoryCatalogue.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';
import { AddressedPictures } from './pictures/AddressedPictures.ts';
import { FolderPictures } from './pictures/FolderPictures.ts';

const DATA_FOLDER = new URL('../../../shared/data/catalogue/', import.meta.url).pathname;
const hasDataFolder = existsSync(DATA_FOLDER);
if (!hasDataFolder)
  process.stderr.write('The importer was not tried on real files: the folder ../shared/data/catalogue is missing.\n');

/** Files with their expected counts. The counts were not computed by the importer. */
const EXPECTED_COUNTS: readonly (readonly [
  file: string,
  figures: Readonly<Record<string, number>>,
  skipped: Readonly<Record<string, number>>,
])[] = [
  [
    'fashion30k_inr/FashionDataset.csv',
    { rowsRead: 30_758, items: 26_249, rowsRepeated: 1_979 },
    { 'empty row': 1_183, 'not clothing': 528, "children's clothing": 37 },
  ],
  ['google_feeds/hardlife_apparel_feed.xml', { rowsRead: 317, items: 71, variantsGrouped: 244 }, { 'not clothing': 2 }],
  [
    'kct_menswear/master_export_full.csv',
    { rowsRead: 2_600, items: 221 },
    { "children's clothing": 22, 'price is not a number': 8 },
  ],
  [
    'kct_menswear/product_variants_import.csv',
    { rowsRead: 2_592, items: 195 },
    { 'no title': 250, "children's clothing": 22, 'not recognized as clothing': 21 },
  ],
  ['myntra_rich100/styles', { rowsRead: 100, items: 94, variantsGrouped: 317 }, { "children's clothing": 6 }],
  ['shopify_exports/bilali_awin_product_feed.csv', { rowsRead: 48, items: 48 }, {}],
  ['shopify_exports/bilali_products_export.csv', { rowsRead: 194, items: 48, variantsGrouped: 82 }, {}],
  [
    'shopify_exports/rosarose_jewellery_products_export.csv',
    { rowsRead: 1_775, items: 126 },
    { 'price is zero': 369, 'not for sale': 293, 'nothing of the product can be bought': 92, 'not clothing': 20 },
  ],
  [
    'shopify_exports/shopify_demo_products.json',
    { rowsRead: 25, items: 18 },
    { 'not clothing': 6, 'price is zero': 1 },
  ],
  ['shopify_exports/shopifypartners_apparel.csv', { rowsRead: 22, items: 20, variantsGrouped: 2 }, {}],
  [
    'shopify_exports/swiminista_products_export.csv',
    { rowsRead: 405, items: 20 },
    { 'not clothing': 78, "children's clothing": 45 },
  ],
  [
    'zara_dirty/zara.csv',
    { rowsRead: 352, rowsRepeated: 67 },
    { 'empty row': 88, 'price is not believable': 14, 'price is not a number': 9, 'no title': 1 },
  ],
];

const REFUSED_FILES: readonly (readonly [file: string, message: RegExp])[] = [
  [
    'google_feeds/velofant_bikes_sv_feed.xml',
    /^velofant_bikes_sv_feed\.xml is not well-formed XML \(line 72 has an "&"/,
  ],
  ['myntra_rich100/styles.csv', /has nothing usable: 100 of 100 rows would be skipped: no price \(100\)/],
  ['myntra_rich100/images.csv', /has nothing usable/],
  ['myntra_styles/styles_15k_with_names.csv', /14999 of 14999 rows would be skipped: no price \(14999\)/],
  ['myntra_styles/styles_44k_no_names.csv', /44446 of 44446 rows would be skipped/],
];

describe.skipIf(!hasDataFolder)('real files', () => {
  it.each(EXPECTED_COUNTS)(
    '%s',
    async (file, figures, skipped) => {
      const catalogue = new InMemoryCatalogue();
      const { report, items } = await importFile(DATA_FOLDER + file, { catalogue });
      expect(report).toMatchObject(figures);
      expect(Object.fromEntries(countBy(report.skipped.map(({ reason }) => reason)))).toEqual(skipped);
      expect(report.rowsUsed + report.rowsRepeated + report.skipped.length).toBe(report.rowsRead);
      expect(items.filter((item) => !isSoundItem(item))).toEqual([]);
      const repeatedImport = await importFile(DATA_FOLDER + file, { catalogue });
      expect(repeatedImport.report.counts).toEqual({ inserted: 0, updated: 0, unchanged: items.length });
    },
    120_000,
  );

  it.each(REFUSED_FILES)('%s is refused', async (file, message) => {
    const catalogue = new InMemoryCatalogue();
    await expect(importFile(DATA_FOLDER + file, { catalogue })).rejects.toThrow(message);
    expect(await listItems(catalogue)).toEqual([]);
  });

  it('a feed of bicycles is refused for its contents once it is well-formed', async () => {
    const { readFile, writeFile } = await import('node:fs/promises');
    const text = await readFile(`${DATA_FOLDER}google_feeds/velofant_bikes_sv_feed.xml`, 'utf8');
    await withFolder(async (folder) => {
      await writeFile(`${folder}/bikes.xml`, text.replace(/&(?!\w+;)/g, '&amp;').replace(/^[^<]*(?=<\?xml)/, ''));
      await expect(importFile(`${folder}/bikes.xml`)).rejects.toThrow(
        /is not (?:a clothing feed: 26 of 26|well-formed)/,
      );
    });
  });

  describe('myntra_rich100 with its photos', () => {
    let importOutcome: ImportOutcome;
    let removeFolder: () => void;

    beforeAll(async () => {
      importOutcome = await new Promise<ImportOutcome>((resolve, reject) => {
        withFolder(async (folder) => {
          const pictures = await FolderPictures.open(
            `${DATA_FOLDER}myntra_rich100/images`,
            folder,
            new AddressedPictures(),
          );
          resolve(
            await importFile(`${DATA_FOLDER}myntra_rich100/styles`, {
              pictures,
              options: { dollarRates: new Map([['INR', 0.012]]), currency: 'INR' },
            }),
          );
          await new Promise<void>((done) => {
            removeFolder = done;
          });
        }).catch(reject);
      });
    }, 120_000);
    afterAll(() => removeFolder());

    it("shows each product's own photo, upright and with its dimensions", () => {
      expect(
        importOutcome.items.filter(
          ({ pictures }) => !/^\/media\/imports\/\w\w\/\w{32}\.jpg$/.test(pictures[0]?.url ?? ''),
        ),
      ).toEqual([]);
      expect(
        importOutcome.items.every(({ pictures }) => (pictures[0]?.width ?? 0) > 500 && pictures[0]?.thumbhash !== null),
      ).toBe(true);
    });

    it('reads prices in rupees, including sale prices', () => {
      const saleItems = importOutcome.items.filter(({ priceCents, fullPriceCents }) => priceCents < fullPriceCents);
      expect(saleItems.length).toBeGreaterThan(0);
      expect(importOutcome.items.find(({ id }) => id === 'shop:10003')).toMatchObject({
        priceCents: 3_234,
        fullPriceCents: 3_234,
        kind: 'tee',
        colors: ['White'],
        sizes: ['S', 'M', 'L', 'XL'],
        genders: ['Women'],
      });
    });
  });
});

function isSoundItem(item: CatalogueItem): boolean {
  return (
    /^[\w.:~-]{1,128}$/.test(item.id) &&
    item.shortDescription !== '' &&
    item.kind !== '' &&
    item.genders.length > 0 &&
    item.priceCents > 0 &&
    item.fullPriceCents >= item.priceCents &&
    !/<\/?[a-z]+>/.test(item.description) &&
    item.colors.every((color) => COLORS.includes(color)) &&
    item.sizes.every((size) => parseShoeSize(size) !== null || listLetterSizes([size]).length === 1) &&
    item.genders.every((gender) => GENDERS.includes(gender)) &&
    (item.tryOnCategory === null || TRY_ON_CATEGORIES.includes(item.tryOnCategory))
  );
}

function countBy(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
