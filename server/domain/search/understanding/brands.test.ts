import { describe, expect, it } from 'vitest';
import { CatalogueNames } from '../../language/lexicon/catalogueLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { createSearchPlan } from '../ranking/searchPlan.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import { MONEY_WORDS } from './money.ts';
import { understand } from './understand.ts';
import type { Wish } from './Wish.ts';

const catalogueNames = new CatalogueNames();
for (const brand of ['Skarvholm', 'Halden & Rook', 'Only', 'Navy', 'Tessaly', 'TESSALY', ''])
  catalogueNames.add({ brand, kind: 'coat' });
const lexicon = catalogueNames.createLexicon();
const spelling = new Spelling(lexicon, new Map(), MONEY_WORDS);
const readQuery = (query: string): Wish => understand(query, lexicon, spelling);
const listSoftBrands = ({ preferences }: Wish): string[] =>
  preferences.filter(({ facet }) => facet === 'brand').map(({ label }) => label);

describe('a brand', () => {
  it.each([
    ['only Skarvholm', ['Skarvholm']],
    ['skarvholm only', ['Skarvholm']],
    ['anything by Skarvholm', ['Skarvholm']],
    ['a Skarvholm coat in navy', ['Skarvholm']],
    ["Skarvholm's coats", ['Skarvholm']],
    ['I would like Skarvholm', ['Skarvholm']],
    ['a coat by halden and rook', ['Halden & Rook']],
    ['Skarvholm or Halden & Rook', ['Skarvholm', 'Halden & Rook']],
    ['tessaly dresses', ['Tessaly']],
  ])('is demanded by "%s"', (query, brands) => {
    const wish = readQuery(query);
    expect(wish.brands).toEqual(brands);
    expect(listSoftBrands(wish)).toEqual([]);
  });

  it.each([
    ['no Skarvholm', ['brand:skarvholm']],
    ['a coat, anything but Skarvholm', ['brand:skarvholm']],
    ['no Skarvholm or Tessaly', ['brand:skarvholm', 'brand:tessaly']],
  ])('is refused by "%s"', (query, concepts) => {
    const { brands, refusals } = readQuery(query);
    expect([brands, refusals.concepts]).toEqual([[], concepts]);
  });

  it('is a preference where something like its pieces is wanted', () => {
    const wish = readQuery('something like Skarvholm');
    expect([wish.brands, listSoftBrands(wish)]).toEqual([[], ['skarvholm']]);
  });

  it('is not demanded by a garment that the shopper owns', () => {
    expect(readQuery('a scarf to go with my Skarvholm coat').brands).toEqual([]);
  });

  it('does not end a refusal of something else', () => {
    expect(readQuery('no stripes, Skarvholm').brands).toEqual(['Skarvholm']);
  });

  it('that is a common word counts only where it is called a brand', () => {
    expect(readQuery('only a coat').brands).toEqual([]);
    expect(readQuery('a navy coat')).toMatchObject({ brands: [], colors: ['Blue'] });
    expect(readQuery('a coat of the brand Only').brands).toEqual(['Only']);
    expect(readQuery('navy label coats').brands).toEqual(['Navy']);
  });
});

describe('the filters', () => {
  it('include the brand, unless the shopper chose another or removed it', () => {
    const wish = readQuery('a Skarvholm coat');
    expect(createSearchPlan(wish, NO_FILTERS, false).filters.brand).toEqual(['Skarvholm']);
    expect(createSearchPlan(wish, { ...NO_FILTERS, brand: ['Tessaly'] }, false).filters.brand).toEqual(['Tessaly']);
    expect(createSearchPlan(wish, NO_FILTERS, true).filters.brand).toEqual([]);
  });

  it('apply to a query that names only a brand', () => {
    expect(createSearchPlan(readQuery('Skarvholm'), NO_FILTERS, false).isMeaningless).toBe(false);
  });
});
