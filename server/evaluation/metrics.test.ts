import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JudgedItem, JudgedQuery } from './Judgment.ts';
import { COLORS, GENDERS, SIZES } from '../../src/domain/catalogue/vocabulary.ts';
import { KINDS } from './Judgment.ts';
import { countSearchFigures, judgeQuery } from './metrics.ts';

const createItem = (id: string, changes: Partial<JudgedItem> = {}): JudgedItem => ({
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
const silkBlazer = createItem('silk', { materials: ['silk'] });
const plainBlazer = createItem('plain');
const shirt = createItem('shirt', { kind: 'shirt' });
const catalogue = [silkBlazer, plainBlazer, shirt];

describe('the figures', () => {
  it('are highest for the best order', () => {
    expect(judgeQuery(query, [silkBlazer, plainBlazer], catalogue).ndcg).toBe(1);
    expect(judgeQuery(query, [plainBlazer, silkBlazer], catalogue).ndcg).toBeLessThan(1);
    expect(judgeQuery(query, [], catalogue).ndcg).toBe(0);
  });

  it('count wrong items by reason', () => {
    const figures = countSearchFigures([judgeQuery(query, [silkBlazer, shirt], catalogue)]);
    expect([figures.wrongShare, figures.wrongByReason]).toEqual([0.5, { kind: 1 }]);
  });

  it('compare what wordings of one wish bring', () => {
    const createWording = (groupName: string): JudgedQuery => ({ ...query, same: groupName });
    const outcomes = [
      judgeQuery(createWording('a'), [silkBlazer, plainBlazer], catalogue),
      judgeQuery(createWording('a'), [plainBlazer, shirt], catalogue),
      judgeQuery(createWording('b'), [shirt], catalogue),
    ];
    expect(countSearchFigures(outcomes).sharedByWordings).toBe(0.5);
    expect(countSearchFigures(outcomes.slice(1)).sharedByWordings).toBeNull();
  });

  it('skip and list queries that the catalogue cannot answer', () => {
    const coatQuery: JudgedQuery = { id: 'c', query: 'coat', must: { kinds: ['coat'] }, should: {} };
    const figures = countSearchFigures([
      judgeQuery(coatQuery, [silkBlazer], catalogue),
      judgeQuery(query, [silkBlazer, plainBlazer], catalogue),
    ]);
    expect(figures).toMatchObject({
      meanNdcg: 1,
      gradableQueries: 1,
      wrongShare: 0,
      answerableQueries: 1,
      skippedQueries: ['c'],
      queries: 2,
    });
  });

  it('count queries without a result among all queries', () => {
    expect(
      countSearchFigures([judgeQuery(query, [], catalogue), judgeQuery(query, [silkBlazer], catalogue)]).emptyQueries,
    ).toBe(0.5);
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
