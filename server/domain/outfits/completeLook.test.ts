import { listLetterSizes } from '../../../src/domain/catalogue/ItemSize.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../../tests/support/searchEngine.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { readDemoCatalogue } from '../../adapters/files/DemoCatalogueFile.ts';
import type { SearchEngine } from '../../application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';

const CATALOGUE_FILE = new URL('../../assets/catalogue/catalogue.json', import.meta.url);
const STRIP_LENGTH = 24;
/** Minimum number of pieces to show. Low, because few pieces match a tuxedo. */
const MIN_STRIP_LENGTH = 6;

describe('Complete The Look on the demo catalogue', () => {
  let items: readonly CatalogueItem[];
  let engine: SearchEngine;
  beforeAll(async () => {
    items = await readDemoCatalogue(CATALOGUE_FILE);
    engine = await createEngine(items);
  });

  const completeLook = (item: CatalogueItem) => engine.completeTheLook(item.id, NO_FILTERS, STRIP_LENGTH);

  it('shows no bowling shirt, hoodie or sneakers with a suit', async () => {
    const suits = items.filter(({ kind }) => kind === 'suit');
    const looks = await Promise.all(suits.map(completeLook));
    const misfits = looks
      .flat()
      .filter(({ kind, subkind }) => /camp-collar|sneakers/u.test(subkind) || kind === 'hoodie');
    expect(misfits.map(({ id }) => id)).toEqual([]);
  });

  it('begins with one outfit: no two pieces for one place', async () => {
    const blazers = items.filter(({ kind }) => kind === 'blazer');
    for (const [top, bottom] of (await Promise.all(blazers.map(completeLook))).map((look) => look.slice(0, 2))) {
      expect(top?.tryOnCategory).not.toBe(bottom?.tryOnCategory);
    }
  });

  it('shows enough for each piece of the catalogue, without the piece itself', async () => {
    for (const item of items.filter((_, place) => place % 20 === 0)) {
      const look = await completeLook(item);
      expect(look.length, item.id).toBeGreaterThanOrEqual(MIN_STRIP_LENGTH);
      expect(new Set(look.map(({ id }) => id)).size).toBe(look.length);
      expect(look.map(({ id }) => id)).not.toContain(item.id);
    }
  });

  it('respects the filters for gender, size and price', async () => {
    const tee = items.find(({ kind, genders }) => kind === 'tee' && genders.includes('Unisex'))!;
    const filters = { ...NO_FILTERS, gender: ['Men'] as const, size: ['XXL'] as const, priceRangeMax: 150 };
    const look = await engine.completeTheLook(tee.id, filters, STRIP_LENGTH);
    expect(look.length).toBeGreaterThan(0);
    for (const { genders, sizes, priceCents } of look) {
      expect(genders.some((gender) => gender !== 'Women')).toBe(true);
      expect(listLetterSizes(sizes).length === 0 || sizes.includes('XXL')).toBe(true);
      expect(priceCents).toBeLessThanOrEqual(15_000);
    }
  });
});
