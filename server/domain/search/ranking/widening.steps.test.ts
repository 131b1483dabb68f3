import { describe, expect, it } from 'vitest';
import { createWish, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Wish } from '../understanding/Wish.ts';
import type { RelaxedResult } from './relaxation.ts';
import { createSearchPlan, type SearchPlan } from './searchPlan.ts';
import { searchWidening } from './widening.ts';

interface Request {
  readonly wish?: Partial<Wish>;
  readonly filters?: Partial<Filters>;
  readonly hints?: Partial<SearchPlan['hints']>;
  readonly filterShowable?: (foundResult: RelaxedResult) => RelaxedResult;
}

const BLAZER_WISH: Partial<Wish> = { garments: [{ kinds: { blazer: 1 }, colors: [] }] };

/** Searches for an implied kind of garment. */
function search(items: readonly CatalogueItem[], request: Request = {}) {
  const { wish = BLAZER_WISH, filters = {}, hints = {}, filterShowable = (foundResult) => foundResult } = request;
  const { index, lexicon, listIds, findDoc } = createSmallIndex(items);
  const plan = {
    ...createSearchPlan(createWish(wish), { ...NO_FILTERS, ...filters }, false),
    hints: { kinds: true, genders: false, ...hints },
  };
  const { found, relaxations } = searchWidening(index, plan, lexicon, filterShowable);
  return { ids: listIds(found.docs), relaxations, scoreOf: (id: string) => found.scores[findDoc(id)] };
}

const createItems = (count: number, kind: string, changes: Partial<CatalogueItem> = {}) =>
  Array.from({ length: count }, (_, index) => createGarment(`${kind}-${index}`, kind, changes));

describe('the steps of widening', () => {
  it('end with a similar kind for anybody, after a similar kind for the wearer', () => {
    const { ids, relaxations } = search(
      [
        createGarment('her suit', 'suit', { genders: ['Women'] }),
        createGarment('his jacket', 'jacket', { genders: ['Men'] }),
      ],
      { filters: { gender: ['Men'] }, hints: { genders: true } },
    );
    expect(ids).toEqual(['his jacket', 'her suit']);
    expect(relaxations).toEqual(['No blazers matched, so jackets are shown.', 'Suits follow after those.']);
  });

  it('end as soon as there are five results', () => {
    const { ids } = search([...createItems(1, 'blazer'), ...createItems(4, 'suit'), createGarment('linen', 'dress')]);
    expect(ids).toHaveLength(5);
    const linen = { wish: { ...BLAZER_WISH, preferences: [createPreference('material:linen')] } };
    const dress = createGarment('linen', 'dress', { materials: ['linen'] });
    expect(search([...createItems(1, 'blazer'), ...createItems(4, 'suit'), dress], linen).ids).not.toContain('linen');
    expect(search([...createItems(1, 'blazer'), ...createItems(3, 'suit'), dress], linen).ids).toContain('linen');
  });

  it('end with pieces of any kind that match the rest of the wish, and no others', () => {
    const { ids, relaxations } = search(
      [
        createGarment('suit', 'suit'),
        createGarment('linen', 'dress', { materials: ['linen'] }),
        createGarment('cotton', 'dress', { materials: ['cotton'] }),
      ],
      { wish: { ...BLAZER_WISH, preferences: [createPreference('material:linen')] } },
    );
    expect(ids).toEqual(['suit', 'linen']);
    expect(relaxations).toEqual([
      'No blazers matched, so suits are shown.',
      'Other pieces that come close follow after those.',
    ]);
  });

  it('keep the color of the garment', () => {
    const items = [createGarment('blue', 'suit', { colors: ['Blue'] }), createGarment('black', 'suit')];
    const { ids } = search(items, { wish: { garments: [{ kinds: { blazer: 1 }, colors: ['Blue'] }] } });
    expect(ids).toEqual(['blue']);
  });

  it('offer no kind that the catalogue lacks', () => {
    expect(search(createItems(1, 'coat')).ids).toEqual([]);
    expect(search(createItems(1, 'blazer'))).toMatchObject({ ids: ['blazer-0'], relaxations: [] });
  });

  it('fall back on relaxed demands if nothing similar is found', () => {
    const { ids, relaxations } = search(createItems(1, 'blazer'), { filters: { size: ['L'] } });
    expect(ids).toEqual(['blazer-0']);
    expect(relaxations).toEqual(['Nothing matched in size L, so other sizes are shown.']);
  });

  it('show only what may be shown', () => {
    const items = [...createItems(1, 'blazer'), ...createItems(2, 'suit')];
    const { ids } = search(items, {
      filterShowable: (result) => ({
        ...result,
        found: { ...result.found, docs: result.found.docs.filter((doc) => doc !== 1) },
      }),
    });
    expect(ids).toEqual(['blazer-0', 'suit-1']);
  });

  it('order similar kinds by how similar they are', () => {
    expect(search([createGarment('jacket', 'jacket'), createGarment('suit', 'suit')]).ids).toEqual(['suit', 'jacket']);
  });
});

describe('the scores of pieces that were found in several steps', () => {
  it('are those of the step that found them', () => {
    const preferences = [createPreference('material:linen', { weight: 0.6 })];
    const { scoreOf } = search(
      [
        createGarment('blazer', 'blazer', { materials: ['linen'] }),
        createGarment('suit', 'suit', { materials: ['linen'] }),
      ],
      { wish: { ...BLAZER_WISH, preferences } },
    );
    expect(scoreOf('blazer')).toBeCloseTo(1.5 + 0.6);
    expect(scoreOf('suit')).toBeCloseTo(1.5 + 0.6);
    const { scoreOf: scoreWithout } = search([createGarment('suit', 'suit')]);
    expect(scoreWithout('suit')).toBeCloseTo(1.5);
  });
});

describe('the notice of a widened search', () => {
  it('names every requested kind, color and gender', () => {
    const wish: Partial<Wish> = { garments: [{ kinds: { blazer: 1, coat: 0.9 }, colors: [] }] };
    const blue = { colors: ['Blue' as const] };
    expect(search(createItems(2, 'suit', blue), { wish, filters: { color: ['Blue', 'Red'] } }).relaxations).toEqual([
      'No blazers or coats in blue or red matched, so suits are shown.',
    ]);
    const womensResult = search(createItems(1, 'blazer', { genders: ['Women'] }), {
      filters: { gender: ['Men', 'Unisex'] },
      hints: { genders: true },
    });
    expect(womensResult.relaxations).toEqual(['Few of these are made for men or unisex, so pieces for others follow.']);
  });
});
