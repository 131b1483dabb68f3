import { describe, expect, it } from 'vitest';
import { importText, withFile, withFolder, importFile } from '../../../tests/support/importing.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSource } from '../reading/SourceFile.ts';
import { findFormat } from './formats.ts';

const GOOGLE_XML = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
${['S', 'M']
  .map(
    (size) => `<item><g:id>tee-${size}</g:id><g:item_group_id>tee</g:item_group_id><title>Linen Tee &amp; Co</title>
<description><![CDATA[<p>Cool & light</p>]]></description><link>https://www.shop.example/tee</link><g:price>40.00 USD</g:price><g:sale_price>30.00 USD</g:sale_price>
<g:brand>Shop</g:brand><g:color>Navy/White</g:color><g:size>${size}</g:size><g:gender>female</g:gender><g:shipping><g:price>4.99 USD</g:price></g:shipping>
<g:image_link>https://cdn.example/1.jpg</g:image_link><g:additional_image_link>https://cdn.example/2.jpg</g:additional_image_link></item>`,
  )
  .join('\n')}
</channel></rss>`;

const SHOPIFY_HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Gift Card,Status';

describe('Google Merchant feeds', () => {
  it('joins the variants of a group and reads sale, shop and pictures', async () => {
    const { report, items } = await importText('feed.xml', GOOGLE_XML);
    expect(report).toMatchObject({
      format: 'Google Merchant feed (XML)',
      rowsRead: 2,
      rowsUsed: 2,
      items: 1,
      variantsGrouped: 1,
      skipped: [],
    });
    expect(items).toMatchObject([
      {
        id: 'shop:tee',
        brand: 'Shop',
        shortDescription: 'Linen Tee & Co',
        description: 'Cool & light',
        kind: 'tee',
        priceCents: 3_000,
        fullPriceCents: 4_000,
        colors: ['Blue', 'White'],
        sizes: ['S', 'M'],
        genders: ['Women'],
        materials: ['linen'],
        website: 'shop.example',
        itemUrl: 'https://www.shop.example/tee',
        tryOnCategory: 'upper_body',
        source: 'shop',
      },
    ]);
    expect(items[0]?.pictures.map(({ url }) => url)).toEqual([
      'https://cdn.example/1.jpg',
      'https://cdn.example/2.jpg',
    ]);
  });

  it('is read from separated values too', async () => {
    const tsv =
      'id\ttitle\tlink\timage link\tprice\tavailability\tsale_price\tadditional_image_link\n' +
      '7\tWool Coat\thttps://shop.example/7\thttps://cdn.example/a.jpg\t200 EUR\tin stock\t\thttps://cdn.example/b.jpg,https://cdn.example/c.jpg\n';
    const { report, items } = await importText('feed.txt', tsv, { options: { dollarRates: new Map([['EUR', 1.1]]) } });
    expect(report.format).toBe('Google Merchant feed (separated values)');
    expect(items).toMatchObject([{ id: 'shop:7', kind: 'coat', priceCents: 22_000, fullPriceCents: 22_000 }]);
    expect(items[0]?.pictures).toHaveLength(3);
  });

  it.each([
    [
      'an unescaped ampersand',
      GOOGLE_XML.replace('https://cdn.example/1.jpg', 'https://cdn.example/1.jpg?a=1&b=2'),
      'line 5 has an "&" that is not written "&amp;"',
    ],
    ['an unclosed tag', GOOGLE_XML.replace('</item>', ''), 'line 10, column'],
  ])('are refused for %s', async (_what, xml, message) => {
    await expect(importText('feed.xml', xml)).rejects.toThrow(message);
  });
});

describe('Shopify exports', () => {
  it('joins rows of a handle even if they are apart, and knows German options', async () => {
    const csv = [
      SHOPIFY_HEADER,
      'kleid,SOMMERKLEID,<p>Leicht.</p>,Haus,Kleider,"sommer, damen",true,Farbe,Dunkelblau,Größe,S,shopify,3,deny,89.00,120.00,https://cdn.example/1.jpg,Kleid,false,active',
      'rock,Rock,,Haus,,damen,true,Größe,36,,,shopify,0,deny,50.00,0.00,,,false,active',
      'kleid,,,,,,,,Dunkelblau,,L,shopify,0,deny,89.00,120.00,,,,',
      'kleid,,,,,,,,Dunkelblau,,XL,shopify,2,deny,99.00,,,,,',
      'kleid,,,,,,,,,,,,,,,,https://cdn.example/2.jpg,,,',
    ].join('\n');
    const { report, items } = await importText('products_export.csv', csv, { options: { website: 'haus.example' } });
    expect(report).toMatchObject({
      format: 'Shopify product export (CSV)',
      rowsRead: 5,
      rowsUsed: 5,
      items: 2,
      variantsGrouped: 2,
    });
    expect(items).toMatchObject([
      {
        id: 'shop:kleid',
        shortDescription: 'Sommerkleid',
        kind: 'dress',
        colors: ['Blue'],
        sizes: ['S', 'XL'],
        genders: ['Women'],
        priceCents: 8_900,
        fullPriceCents: 12_000,
        website: 'haus.example',
        itemUrl: 'https://haus.example/products/kleid',
      },
      { id: 'shop:rock', kind: 'skirt', sizes: ['S'], priceCents: 5_000, fullPriceCents: 5_000 },
    ]);
    expect(items[0]?.pictures).toHaveLength(2);
  });

  it('leaves out drafts, gift cards and free products, row by row', async () => {
    const csv = [
      SHOPIFY_HEADER,
      'a,Shirt,,V,,,true,Size,S,,,,,,10.00,,,,false,active',
      'a,,,,,,,,M,,,,,,0.00,,,,,',
      'b,Gift Card,,V,,,true,Title,Default Title,,,,,,10.00,,,,true,active',
      'c,Blouse,,V,,,false,Title,Default Title,,,,,,10.00,,,,false,active',
      'd,Skirt,,V,,,true,Title,Default Title,,,,,,0.00,,,,false,active',
    ].join('\n');
    const { report, items } = await importText('export.csv', csv);
    expect(items.map(({ id, sizes }) => [id, sizes])).toEqual([['shop:a', ['S']]]);
    expect(report.skipped).toEqual([
      { row: 3, reason: 'price is zero', detail: '' },
      { row: 4, reason: 'not clothing', detail: 'gift card' },
      { row: 5, reason: 'not for sale', detail: 'unpublished' },
      { row: 6, reason: 'price is zero', detail: '' },
    ]);
  });

  it('reads products.json', async () => {
    const product = {
      id: 1,
      title: 'Ayres Chambray',
      handle: 'ayres',
      body_html: '<p>A shirt.</p>',
      vendor: 'United',
      product_type: 'Mens',
      tags: 'Shirts',
      options: [{ name: 'Size' }],
      variants: [
        { title: 'S', option1: 'S', price: '98.00', compare_at_price: null, available: true },
        { title: 'M', option1: 'M', price: '98.00', available: false },
      ],
      images: [{ src: 'https://cdn.example/1.jpg', alt: 'Front' }],
    };
    const { report, items } = await importText('products.json', JSON.stringify({ products: [product] }));
    expect(report).toMatchObject({ format: 'Shopify products.json', rowsRead: 1, items: 1, variantsGrouped: 1 });
    expect(items).toMatchObject([
      {
        id: 'shop:ayres',
        kind: 'shirt',
        genders: ['Men'],
        sizes: ['S'],
        pictures: [{ url: 'https://cdn.example/1.jpg', alt: 'Front' }],
      },
    ]);
  });
});

describe('other formats', () => {
  it('reads a feed of AWIN', async () => {
    const csv =
      'aw_product_id,merchant_product_id,product_name,search_price,rrp_price,currency,brand_name,merchant_deep_link,merchant_image_url,colour,Fashion:size,Fashion:suitable_for,merchant_category\n' +
      '9,77,Merino Sweater,60.00,80.00,GBP,Acme,https://acme.example/p,https://cdn.example/p.jpg,Charcoal,L,Male,Knitwear\n';
    const { report, items } = await importText('awin.csv', csv, { options: { dollarRates: new Map([['GBP', 1.25]]) } });
    expect(report.format).toBe('AWIN product feed');
    expect(items).toMatchObject([
      {
        id: 'shop:77',
        kind: 'sweater',
        priceCents: 7_500,
        fullPriceCents: 10_000,
        colors: ['Gray'],
        sizes: ['L'],
        genders: ['Men'],
        materials: ['merino wool'],
      },
    ]);
  });

  it('reads any table by a column map, with invalid values in it', async () => {
    const csv =
      'Nr;Was;Wieviel;Grössen\r\n1;Herrenhemd Leinen;1.299,00 €;"Size:S,M"\r\n1;;;\r\n;;;\r\n2;Duschgel;5,00 €;\r\n3;Hose;gratis;M\r\n';
    const { report, items } = await importText('liste.csv', csv, {
      options: {
        map: { id: ['Nr'], title: ['Was'], price: ['Wieviel'], size: ['Grössen'] },
        dollarRates: new Map([['EUR', 1]]),
        gender: 'Men',
      },
    });
    expect(items).toMatchObject([
      { id: 'shop:1', kind: 'shirt', priceCents: 129_900, sizes: ['S', 'M'], genders: ['Men'] },
    ]);
    expect(report.skipped.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'empty row'],
      [4, 'empty row'],
      [5, 'not recognized as clothing'],
      [6, 'price is not a number'],
    ]);
  });

  it('reads the documents of a folder, each a product with its sizes', async () => {
    await withFolder(async (folder) => {
      const data = {
        id: 10,
        price: 500,
        discountedPrice: 400,
        productDisplayName: 'Puma Men Graphic Tee',
        brandName: 'Puma',
        gender: 'Men',
        ageGroup: 'Adults-Men',
        baseColour: 'Red',
        colour1: 'NA',
        articleType: { typeName: 'Tshirts' },
        landingPageUrl: 'Tshirts/10/buy',
        styleOptions: [
          { name: 'Size', value: 'S', available: false },
          { name: 'Size', value: 'L', available: true },
        ],
        productDescriptors: { description: { value: '<p>Soft.</p>' } },
        styleImages: {
          back: { imageURL: 'http://cdn.example/b.jpg' },
          default: { imageURL: 'http://cdn.example/a.jpg' },
        },
      };
      await writeFile(join(folder, '10.json'), JSON.stringify({ meta: {}, data }));
      await writeFile(join(folder, 'notes.txt'), 'no product');
      const { report, items } = await importFile(folder, { options: { website: 'puma.example' } });
      expect(report).toMatchObject({ format: 'JSON product documents', rowsRead: 1, items: 1, variantsGrouped: 1 });
      expect(items).toMatchObject([
        {
          id: 'shop:10',
          brand: 'Puma',
          kind: 'tee',
          itemUrl: 'https://puma.example/Tshirts/10/buy',
          description: 'Soft.',
          priceCents: 40_000,
          fullPriceCents: 50_000,
          colors: ['Red'],
          sizes: ['L'],
        },
      ]);
      expect(items[0]?.pictures.map(({ url }) => url)).toEqual([
        'https://cdn.example/a.jpg',
        'https://cdn.example/b.jpg',
      ]);
    });
  });

  it('reads documents whose keys are named like feed columns, with pictures and sale prices', async () => {
    const documents = [
      {
        id: '1',
        title: 'Linen shirt',
        price: '40.00 USD',
        sale_price: '30.00 USD',
        image_link: 'https://cdn.example/a.jpg',
        additional_image_link: ['https://cdn.example/b.jpg'],
      },
      {
        id: '2',
        title: 'Linen coat',
        price: { amount: 1290, currency: 'EUR' },
        images: [{ name: 'front', src: 'https://cdn.example/c.jpg' }],
      },
    ];
    const { items } = await importText('feed.json', JSON.stringify({ products: documents }));
    expect(
      items.map(({ priceCents, fullPriceCents, pictures }) => [
        priceCents,
        fullPriceCents,
        pictures.map(({ url }) => url),
      ]),
    ).toEqual([
      [3_000, 4_000, ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg']],
      [129_000, 129_000, ['https://cdn.example/c.jpg']],
    ]);
  });

  it("lets the operator's map win in documents, too", async () => {
    const document = {
      id: '1',
      title: 'Linen shirt',
      price: 40,
      net: 30,
      image: 'https://cdn.example/chart.jpg',
      hero: 'https://cdn.example/a.jpg',
      description: 'Short.',
      long: 'Long.',
    };
    const { items } = await importText('feed.json', JSON.stringify([document]), {
      options: { map: { price: ['net'], image: ['hero'], description: ['long'] } },
    });
    expect(items).toMatchObject([
      { priceCents: 3_000, description: 'Long.', pictures: [{ url: 'https://cdn.example/a.jpg' }] },
    ]);
  });

  it('recognizes no format in prose', async () => {
    await withFile('letter.txt', 'Dear customer\nthank you.\n', async (path) => {
      expect(findFormat(await openSource(path, null), false)).toBeNull();
    });
  });
});
