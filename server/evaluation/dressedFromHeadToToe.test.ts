import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../tests/support/searchEngine.ts';
import { readDemoCatalogue } from '../adapters/files/DemoCatalogueFile.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';

let items: readonly CatalogueItem[];
let engine: SearchEngine;

beforeAll(async () => {
  items = await readDemoCatalogue(new URL('../assets/catalogue/catalogue.json', import.meta.url));
  engine = await createEngine(items);
});

const DRESSY = /pumps|Oxford|Derby|monk|block-heel|kitten-heel|stiletto-heel|platform-heel|ballet|flats|loafers/u;

describe('shoes and accessories of the demo catalogue', () => {
  it('shoes for a wedding are dressy and made for weddings', async () => {
    const { items: foundItems } = await searchAll(engine, 'shoes for a wedding');
    const firstItems = foundItems.slice(0, 12);
    expect(firstItems.filter((item) => !item.occasions.includes('wedding')).map((item) => item.id)).toEqual([]);
    expect(firstItems.filter((item) => !DRESSY.test(item.subkind)).map((item) => item.subkind)).toEqual([]);
    expect(new Set(firstItems.flatMap((item) => item.genders))).toEqual(new Set(['Women', 'Men']));
  });

  it('heels for a wedding are heels, whatever their height', async () => {
    const { items: foundItems, divider } = await searchAll(engine, 'heels for a wedding');
    const heeled = items.filter(
      ({ kind, subkind, occasions }) =>
        kind === 'shoes' && /heel|pumps/u.test(subkind) && occasions.includes('wedding'),
    );
    expect(divider?.exactCount).toBeGreaterThanOrEqual(heeled.length);
    expect(foundItems.slice(0, 8).every((item) => item.occasions.includes('wedding'))).toBe(true);
    expect(foundItems.slice(0, 12).some((item) => item.subkind.startsWith('stiletto-heel'))).toBe(true);
  });

  it.each([
    ['tie for a black suit', /^(?:slim |knitted )?tie$|bow tie$/u, 8],
    ['bow tie', /bow tie$/u, 4],
    ['sandals for the beach', /sandals$/u, 10],
    ['flip flops', /flip-flop/u, 2],
    ['jandals', /flip-flop/u, 2],
    ['socks', /socks$/u, 6],
    ['tights', /tights$/u, 4],
    ['nylons', /tights$/u, 4],
    ['raincoat', /raincoat$/u, 6],
    ['ballet flats', /ballet flats$/u, 3],
    ['dolly shoes', /flats$/u, 4],
    ['oxfords', /Oxford shoes$/u, 5],
    ['derby shoes', /Derby shoes$/u, 4],
    ['monk straps', /monk-strap shoes$/u, 2],
    ['slingbacks', /slingback pumps$/u, 2],
    ['mules', /mules$/u, 4],
    ['earrings', /earrings$/u, 6],
    ['wristwatch', /watch$/u, 5],
    ['sunnies', /sunglasses$/u, 6],
    ['hair clip', /clip|barrette|hair bow/u, 6],
    ['hair slide', /clip|barrette|hair bow/u, 4],
    ['dickie bow', /bow tie$/u, 4],
    ['mittens', /mittens|gloves/u, 4],
  ])('%s leads to them', async (query, subkind, count) => {
    const { items: foundItems } = await searchAll(engine, query);
    expect(
      foundItems
        .slice(0, count)
        .filter((item) => !subkind.test(item.subkind))
        .map((item) => item.subkind),
    ).toEqual([]);
    expect(foundItems.length).toBeLessThan(items.length / 2);
  });

  it('a kind of accessory is not among those of another', async () => {
    const { items: watches } = await searchAll(engine, 'watch');
    expect(watches.filter((item) => item.kind !== 'watch').map((item) => item.id)).toEqual([]);
  });

  it("men's suits for a wedding are many, and none of them is only for work", async () => {
    const { items: foundItems } = await searchAll(engine, 'mens suit for a wedding');
    expect(
      foundItems.slice(0, 8).filter((item) => item.kind !== 'suit' || !item.occasions.includes('wedding')),
    ).toEqual([]);
  });
});
