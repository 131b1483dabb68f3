import { describe, expect, it } from 'vitest';
import { Item as WireItem } from '../../../contract/item.ts';
import { toItem } from './wireItem.ts';

const parseItem = (fields: Record<string, unknown> = {}, baseUrl?: string) =>
  toItem(
    WireItem.parse({
      id: 'blazer',
      image_urls: ['/media/front.webp', 'https://shop.example/back.jpg'],
      short_description: 'Linen Blazer',
      price: 148.5,
      ...fields,
    }),
    baseUrl,
  );

describe('an item from the wire', () => {
  it('requires few fields', () => {
    expect(parseItem({ image_urls: [] })).toEqual({
      id: 'blazer',
      images: [],
      shortDescription: 'Linen Blazer',
      description: '',
      brand: '',
      price: 148.5,
      fullPrice: 148.5,
      discountPerc: 0,
      rank: 0,
      semanticSearchDescription: '',
      reason: null,
      colors: [],
      sizes: [],
      website: '',
      itemUrl: '',
      tryOnCategory: null,
    });
  });

  it('adds picture details, in the order of the image URLs', () => {
    const picture = {
      url: 'https://shop.example/back.jpg',
      width: 800,
      height: 1000,
      thumbhash: 'HBk=',
      alt: 'The back',
    };
    expect(parseItem({ pictures: [picture] }).images).toEqual([
      { url: '/media/front.webp', width: null, height: null, thumbhash: null, alt: null },
      picture,
    ]);
    expect(parseItem({ image_urls: ['', '/media/front.webp'] }).images).toHaveLength(1);
  });

  it("resolves the backend's pictures against its origin", () => {
    expect(parseItem({}, 'https://api.example').images.map(({ url }) => url)).toEqual([
      'https://api.example/media/front.webp',
      'https://shop.example/back.jpg',
    ]);
  });

  it('uses the given full price and discount, or calculates the discount', () => {
    expect(parseItem({ full_price: 198 })).toMatchObject({ fullPrice: 198, discountPerc: 25 });
    expect(parseItem({ full_price: 198, discount_perc: 26 })).toMatchObject({ discountPerc: 26 });
    expect(parseItem({ full_price: 100 })).toMatchObject({ fullPrice: 100, discountPerc: 0 });
    expect(parseItem({ full_price: null })).toMatchObject({ fullPrice: 148.5 });
  });

  it('reads colors from other_info too', () => {
    expect(parseItem({ other_info: { colors: ['Blue'] } }).colors).toEqual(['Blue']);
    expect(parseItem({ colors: [], other_info: { colors: ['Blue'] } }).colors).toEqual(['Blue']);
    expect(parseItem({ colors: ['Red'], other_info: { colors: ['Blue'] } }).colors).toEqual(['Red']);
  });

  it.each([
    ['https://shop.example/blazer', 'https://shop.example/blazer'],
    ['http://shop.example/blazer', 'http://shop.example/blazer'],
    ['javascript:alert(1)', ''],
    ['data:text/html,<script>', ''],
    ['//shop.example', ''],
    ['shop.example', ''],
  ])('links to %s as "%s"', (link, followed) => {
    expect(parseItem({ item_url: link }).itemUrl).toBe(followed);
  });

  it.each([
    ['upper_body', 'upper_body'],
    ['suits', 'suits'],
    ['shoes', null],
    ['', null],
    [null, null],
  ])('maps the try-on category %s to %s', (wireCategory, category) => {
    expect(parseItem({ try_on_category: wireCategory }).tryOnCategory).toBe(category);
  });
});
