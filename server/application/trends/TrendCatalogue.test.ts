import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryCatalogue } from '../../adapters/memory/InMemoryCatalogue.ts';
import { createSyntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import type { EngineQuery, SearchEngine } from '../ports/SearchEngine.ts';
import { TrendCatalogue } from './TrendCatalogue.ts';

const ITEMS = createSyntheticCatalogue(60);
const CHECK_MS = 60_000;

let catalogue: InMemoryCatalogue;
let searchedQueries: string[];
let failures: number;
let now: number;
let trends: TrendCatalogue;

beforeEach(async () => {
  catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [ITEMS.slice(0, 40)]);
  [searchedQueries, failures, now] = [[], 0, 0];
  const search = async ({ query }: EngineQuery) => {
    searchedQueries.push(query);
    if (failures-- > 0) throw new Error('Broken');
    const relaxations = query === 'too much' ? ['Nothing under $1.'] : [];
    return { items: ITEMS, deepPicks: [], filters: null, relaxations, correctedQuery: null, facets: {} };
  };
  const engine = { search } as unknown as SearchEngine;
  trends = new TrendCatalogue(catalogue, engine, { now: () => now }, { warn: () => undefined });
});
const find = (query: string) => trends.find({ query, genders: [] });

describe('queries of trends', () => {
  it('are searched once, however the genders are ordered', async () => {
    await trends.find({ query: 'linen', genders: ['Men', 'Women'] });
    await trends.find({ query: 'linen', genders: ['Women', 'Men'] });
    expect(searchedQueries).toEqual(['linen']);
  });

  it('find nothing if a part had to be left out', async () => {
    expect(await find('too much')).toEqual({ count: 0, pictures: [] });
    expect((await find('linen')).count).toBe(60);
  });

  it('are searched again after a failure', async () => {
    failures = 1;
    await expect(find('linen')).rejects.toThrow('Broken');
    expect((await find('linen')).count).toBe(60);
  });

  it('stop being searched ahead when the server stops', async () => {
    const controller = new AbortController();
    const queries = ['linen', 'wool'].map((query) => ({ query, genders: [] }));
    await trends.findAll(queries, controller.signal);
    controller.abort();
    await trends.findAll([{ query: 'silk', genders: [] }], controller.signal);
    expect(searchedQueries).toEqual(['linen', 'wool']);
  });
});

describe('the sample of the catalogue', () => {
  it('follows an import, with its queries searched already, while the older one is read', async () => {
    await find('linen');
    expect((await trends.getSample()).items).toHaveLength(40);
    await catalogue.importAll('demo', [ITEMS]);
    now += CHECK_MS - 1;
    expect((await trends.getSample()).items).toHaveLength(40);
    now += 1;
    expect((await trends.getSample()).items).toHaveLength(40);
    await expect.poll(async () => (await trends.getSample()).items.length).toBe(60);
    expect(searchedQueries).toEqual(['linen', 'linen']);
    await find('linen');
    expect(searchedQueries).toHaveLength(2);
  });
});
