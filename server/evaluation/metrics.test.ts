import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JudgedItem, JudgedQuery } from './Judgment.ts';
import { COLORS, GENDERS, SIZES } from '../../src/domain/catalogue/vocabulary.ts';
import { KINDS } from './Judgment.ts';
import { figuresOf, judge } from './metrics.ts';

const item = (id: string, changes: Partial<JudgedItem> = {}): JudgedItem => ({
  id,
  brand: '',
  shortDescription: '',
  description: '',
  semanticSearchDescription: '',
  kind: 'dress',
  subkind: null,
  colors: ['Red'],
  genders: ['Women'],
  sizes: ['M'],
  materials: [],
  pattern: null,
  fit: null,
  seasons: [],
  occasions: [],
  styles: [],
  price: 50,
  fullPrice: 50,
  ...changes,
});
const query: JudgedQuery = {
  id: 'q',
  query: 'silk dress',
  must: { kinds: ['dress'] },
  should: { materials: ['silk'] },
};
const silk = item('silk', { materials: ['silk'] });
const plain = item('plain');
const shirt = item('shirt', { kind: 'shirt' });
const catalogue = [silk, plain, shirt];

describe('the figures', () => {
  it('are highest for the best order', () => {
    expect(judge(query, [silk, plain], catalogue).ndcg).toBe(1);
    expect(judge(query, [plain, silk], catalogue).ndcg).toBeLessThan(1);
    expect(judge(query, [], catalogue).ndcg).toBe(0);
  });

  it('count wrong items by reason', () => {
    const figures = figuresOf([judge(query, [silk, shirt], catalogue)]);
    expect([figures.wrong, figures.wrongByReason]).toEqual([0.5, { kind: 1 }]);
  });

  it('skip and list queries that the catalogue cannot answer', () => {
    const coat: JudgedQuery = { id: 'c', query: 'coat', must: { kinds: ['coat'] }, should: {} };
    const figures = figuresOf([judge(coat, [silk], catalogue), judge(query, [silk, plain], catalogue)]);
    expect(figures).toMatchObject({ ndcg: 1, gradable: 1, wrong: 0, answerable: 1, skipped: ['c'], queries: 2 });
  });

  it('count queries without a result among all queries', () => {
    expect(figuresOf([judge(query, [], catalogue), judge(query, [silk], catalogue)]).withoutResult).toBe(0.5);
  });
});

describe('the queries of our own', () => {
  const queries = JSON.parse(
    readFileSync(new URL('./development.queries.json', import.meta.url), 'utf8'),
  ) as readonly JudgedQuery[];
  it("have unique ids and wordings, in the judge's vocabulary", () => {
    expect(queries.length).toBeGreaterThanOrEqual(115);
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
    expect(new Set(queries.map((entry) => entry.query)).size).toBe(queries.length);
    for (const { must } of queries) {
      expect(KINDS).toEqual(expect.arrayContaining([...(must.kinds ?? []), ...(must.notKinds ?? [])]));
      expect(COLORS).toEqual(expect.arrayContaining([...(must.colors ?? []), ...(must.notColors ?? [])]));
      expect(GENDERS).toEqual(expect.arrayContaining([...(must.genders ?? [])]));
      expect(SIZES).toEqual(expect.arrayContaining([...(must.sizes ?? [])]));
    }
  });
});
