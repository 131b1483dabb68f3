import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadSilhouettes } from '../register.ts';
import { BRANDS } from './brands.ts';
import type { CatalogueFile, CatalogueItem } from '../vocabulary/CatalogueFile.ts';
import { STYLES } from '../../src/domain/preferences/options.ts';
import { KINDS, OCCASIONS, SEASONS, VIEWS } from '../vocabulary/CatalogueFile.ts';
import { parseShoeSize } from '../../src/domain/catalogue/shoeSizes.ts';
import { COLORS, GENDERS, SIZES, TRY_ON_CATEGORIES } from '../../src/domain/catalogue/vocabulary.ts';
import { catalogueItems } from './catalogueItems.ts';
import { itemId } from './composeItem.ts';
import { itemsToCome } from './itemsToCome.ts';
import { createFlatLays } from './pieces.ts';

const FOLDER = fileURLToPath(new URL('../../server/assets/catalogue/', import.meta.url));
const WITHOUT_SIZES = [
  ...['bag', 'scarf', 'hat', 'belt'],
  ...['tie', 'gloves', 'socks', 'jewelry', 'watch', 'sunglasses', 'hair accessory'],
];
const MEGABYTE = 1024 * 1024;

const file = JSON.parse(readFileSync(join(FOLDER, 'catalogue.json'), 'utf8')) as CatalogueFile;
const { items } = file;

const findDuplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const listUnknown = (values: readonly string[], knownValues: readonly string[]): string[] =>
  values.filter((value) => !knownValues.includes(value));
const listUsed = (pick: (item: CatalogueItem) => readonly string[]): Set<string> => new Set(items.flatMap(pick));

describe('the demo catalogue', () => {
  it('is the composed form of the definitions', () => {
    expect(file.version).toBe(1);
    expect(items.map((item) => item.id)).toEqual(catalogueItems.map(itemId));
    expect(items.map((item) => item.description)).toEqual(catalogueItems.map((item) => item.text));
  });

  it('has at least 880 items, no two of which share an id, a name or a description', () => {
    expect(items.length).toBeGreaterThanOrEqual(880);
    expect(findDuplicates(items.map((item) => item.id))).toEqual([]);
    expect(findDuplicates(items.map((item) => item.short_description))).toEqual([]);
    expect(findDuplicates(items.map((item) => item.description))).toEqual([]);
    expect(items.map((item) => item.id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('never offers the same cut in the same cloth and colors twice', () => {
    const looks = catalogueItems.map(({ cut, options, cloth }) =>
      JSON.stringify([
        cut,
        options,
        cloth.fabric,
        cloth.color,
        cloth.pattern,
        cloth.accent,
        cloth.lining,
        cloth.buttons,
      ]),
    );
    expect(findDuplicates(looks)).toEqual([]);
  });

  it('keeps to the vocabulary', () => {
    for (const item of items) {
      expect(listUnknown(item.colors, COLORS), item.id).toEqual([]);
      expect(
        listUnknown(
          item.sizes.filter((size) => parseShoeSize(size) === null),
          SIZES,
        ),
        item.id,
      ).toEqual([]);
      expect(listUnknown(item.genders, GENDERS), item.id).toEqual([]);
      expect(listUnknown(item.styles, STYLES), item.id).toEqual([]);
      expect(listUnknown(item.seasons, SEASONS), item.id).toEqual([]);
      expect(listUnknown(item.occasions, OCCASIONS), item.id).toEqual([]);
      expect(KINDS, item.id).toContain(item.kind);
      expect([...TRY_ON_CATEGORIES, null], item.id).toContain(item.try_on_category);
      expect(item.sizes.length > 0, item.id).toBe(!WITHOUT_SIZES.includes(item.kind));
      expect(Math.min(item.colors.length, item.materials.length, item.styles.length), item.id).toBeGreaterThan(0);
    }
  });

  it('uses every size, color, gender, style and category', () => {
    expect(SIZES.filter((size) => !listUsed((item) => item.sizes).has(size))).toEqual([]);
    expect([...listUsed((item) => item.colors)].sort()).toEqual([...COLORS].sort());
    expect([...listUsed((item) => item.genders)].sort()).toEqual([...GENDERS].sort());
    expect([...listUsed((item) => item.styles)].sort()).toEqual([...STYLES].sort());
    expect([...listUsed((item) => (item.try_on_category ? [item.try_on_category] : []))].sort()).toEqual(
      [...TRY_ON_CATEGORIES].sort(),
    );
  });

  it('has descriptions in American spelling', () => {
    const british =
      /\b(?:\w*colour\w*|\w*metres?|grey|jewellery|honour|organis\w+|cosy|tyres?|pyjamas|favourite|theatre)\b/iu;
    expect(items.filter(({ description }) => british.test(description)).map(({ id }) => id)).toEqual([]);
  });

  it('has texts in plain words and of a minimum length', () => {
    for (const item of items) {
      const texts = [
        item.short_description,
        item.description,
        item.semantic_search_description,
        item.subkind,
        ...item.pictures.map((picture) => picture.alt),
      ];
      expect(
        texts.filter((text) => /[<>{}]|&[a-z]+;|undefined|\s{2}/.test(text)),
        item.id,
      ).toEqual([]);
      expect(item.description.length, item.id).toBeGreaterThan(60);
      expect(item.description.length, item.id).toBeLessThan(420);
      expect(item.short_description.length, item.id).toBeLessThanOrEqual(40);
    }
  });

  it('has prices that agree with each other and with the house', () => {
    for (const [index, item] of items.entries()) {
      const { band, cents } = BRANDS[catalogueItems[index]!.brand];
      expect(item.full_price, item.id).toBeGreaterThanOrEqual(item.price);
      expect(item.discount_perc, item.id).toBe(Math.round((1 - item.price / item.full_price) * 100));
      expect(item.full_price, item.id).toBeLessThanOrEqual(band[1]);
      expect(item.full_price, item.id).toBeGreaterThanOrEqual(band[0]);
      expect(Math.round((item.full_price % 1) * 100), item.id).toBe(cents);
    }
    const onSale = items.filter((item) => item.full_price !== item.price).length / items.length;
    expect(onSale).toBeGreaterThan(0.18);
    expect(onSale).toBeLessThan(0.35);
  });

  it('links only to reserved domains', () => {
    for (const item of items) {
      expect(new URL(item.item_url).hostname, item.id).toBe(item.website);
      expect(item.website, item.id).toMatch(/\.example$/);
    }
  });

  it('can answer "navy linen blazer for a summer wedding under $200, not double-breasted"', () => {
    const navyLinen = items.filter(
      (item) =>
        item.kind === 'blazer' &&
        item.materials.includes('linen') &&
        item.colors.includes('Blue') &&
        /navy/i.test(`${item.description} ${item.semantic_search_description}`),
    );
    const single = navyLinen.filter(
      (item) =>
        item.subkind === 'single-breasted blazer' &&
        item.seasons.includes('summer') &&
        item.occasions.includes('wedding'),
    );
    for (const gender of ['Women', 'Men'] as const) {
      const navyLinenItems = single.filter((item) => item.genders.includes(gender));
      expect(navyLinenItems.filter((item) => item.price < 200).length).toBeGreaterThanOrEqual(3);
      expect(navyLinenItems.filter((item) => item.price >= 200).length).toBeGreaterThanOrEqual(1);
    }
    const decoys = navyLinen.filter((item) => item.subkind === 'double-breasted blazer' && item.price < 200);
    expect(decoys.length).toBeGreaterThanOrEqual(3);
    expect(
      single.filter((item) => /double-breasted/i.test(`${item.description} ${item.semantic_search_description}`)),
    ).toEqual([]);
  });

  it('names a silhouette of the studio for every item', async () => {
    const silhouettes = await loadSilhouettes();
    const writtenItems = [...catalogueItems, ...itemsToCome];
    expect(writtenItems.filter((item) => !silhouettes.has(item.cut))).toEqual([]);
    expect([...silhouettes.keys()].filter((cut) => !writtenItems.some((item) => item.cut === cut))).toEqual([]);
    expect([...listUsed((item) => [item.kind])].sort()).toEqual(
      [...new Set(catalogueItems.map(({ cut }) => silhouettes.get(cut)!.kind))].sort(),
    );
  });
});

const flatLayItems = createFlatLays(await loadSilhouettes());

describe('the pictures of the demo catalogue', () => {
  it('show every item from the front, from the back and close by', () => {
    for (const item of items) {
      expect(
        item.pictures.map((picture) => picture.view),
        item.id,
      ).toEqual(VIEWS.filter((view) => view !== 'flat' || flatLayItems.has(item.id)));
      if (item.try_on_category) expect(Object.keys(item.landmarks).length, item.id).toBeGreaterThanOrEqual(4);
      expect(
        item.pictures.every((picture) => Buffer.from(picture.thumbhash, 'base64').length >= 5),
        item.id,
      ).toBe(true);
    }
  });

  it('include at least 100 flat lays with two matching items', () => {
    expect(flatLayItems.size).toBeGreaterThanOrEqual(100);
  });

  it('are stored in the size that the file states', async () => {
    const pictures = items.flatMap((item) => item.pictures);
    const sizes = await Promise.all(pictures.map((picture) => sharp(join(FOLDER, picture.file)).metadata()));
    pictures.forEach((picture, index) => {
      expect([sizes[index]!.width, sizes[index]!.height], picture.file).toEqual([picture.width, picture.height]);
    });
  }, 15_000);

  it('weigh at most 32 MB together with their narrow copies, and 24 KB an item without them', async () => {
    const pictureFiles = (await readdir(join(FOLDER, 'pictures'), { recursive: true })).filter((name) =>
      name.endsWith('.avif'),
    );
    const weightOf = (names: readonly string[]): number =>
      names.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
    expect(weightOf(pictureFiles.map((name) => join('pictures', name)))).toBeLessThanOrEqual(32 * MEGABYTE);
    const namedFiles = items.flatMap((item) => item.pictures).map((picture) => picture.file);
    expect(weightOf(namedFiles) / items.length).toBeLessThan(24 * 1024);
  });
});
