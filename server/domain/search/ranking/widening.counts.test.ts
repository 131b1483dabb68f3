import { describe, expect, it } from 'vitest';
import { createWish, createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { countFacets } from './facets.ts';
import { createSearchPlan, type SearchPlan } from './searchPlan.ts';
import { searchWidening } from './widening.ts';

const BLAZER_DEMANDS = { garments: [{ kinds: { blazer: 1 }, colors: [] }] };
const createItems = (count: number, kind: string, changes: Partial<CatalogueItem> = {}) =>
  Array.from({ length: count }, (_, index) => createGarment(`${kind}-${index}`, kind, changes));

function searchWidened(
  items: readonly CatalogueItem[],
  hints: SearchPlan['hints'],
  filters: Partial<Filters> = {},
): readonly [kinds: Readonly<Record<string, number>>, relaxations: readonly string[]] {
  const { index, lexicon } = createSmallIndex(items);
  const plan = { ...createSearchPlan(createWish(BLAZER_DEMANDS), { ...NO_FILTERS, ...filters }, true), hints };
  const { found, relaxations } = searchWidening(index, plan, lexicon, (result) => result);
  const counts: Record<string, number> = {};
  for (const doc of found.docs) counts[index.mainKinds[doc]!] = (counts[index.mainKinds[doc]!] ?? 0) + 1;
  return [counts, relaxations];
}

const KIND_IMPLIED = { kinds: true, genders: false };
const GENDER_IMPLIED = { kinds: false, genders: true };

describe('an implied kind', () => {
  it('is shown alone with five results, and followed by others with four', () => {
    expect(searchWidened([...createItems(5, 'blazer'), ...createItems(2, 'suit')], KIND_IMPLIED)).toEqual([
      { blazer: 5 },
      [],
    ]);
    expect(searchWidened([...createItems(4, 'blazer'), ...createItems(2, 'suit')], KIND_IMPLIED)).toEqual([
      { blazer: 4, suit: 2 },
      ['Among blazers only 4 matched, so suits follow.'],
    ]);
  });

  it('is followed by others up to a total of twelve', () => {
    expect(searchWidened([...createItems(2, 'blazer'), ...createItems(20, 'suit')], KIND_IMPLIED)[0]).toEqual({
      blazer: 2,
      suit: 10,
    });
  });

  it('is a single kind, or none', () => {
    expect(searchWidened([...createItems(1, 'blazer'), ...createItems(2, 'suit')], KIND_IMPLIED)[1]).toEqual([
      'Among blazers only one matched, so suits follow.',
    ]);
    expect(searchWidened(createItems(2, 'suit'), KIND_IMPLIED)[1][0]).toBe('No blazers matched, so suits are shown.');
  });

  it('is not extended if a kind was stated, however few results there are', () => {
    expect(
      searchWidened([...createItems(1, 'blazer'), ...createItems(2, 'suit')], { kinds: false, genders: false }),
    ).toEqual([{ blazer: 1 }, []]);
  });
});

describe('the counts of what was found in several steps', () => {
  it('are those of the pieces that are shown', () => {
    const items = [
      ...createItems(2, 'blazer'),
      ...createItems(3, 'suit', { brand: 'Skarvholm', colors: ['Red'] }),
      ...createItems(4, 'coat', { brand: 'Skarvholm' }),
    ];
    const { index, lexicon } = createSmallIndex(items);
    const plan = { ...createSearchPlan(createWish(BLAZER_DEMANDS), NO_FILTERS, true), hints: KIND_IMPLIED };
    const { found, demands } = searchWidening(index, plan, lexicon, (result) => result);
    const facets = countFacets(index, demands, found, { itemIds: [], brands: [] });
    expect(facets.brand).toEqual([
      { value: 'Skarvholm', count: 3 },
      { value: 'Orvelle', count: 2 },
    ]);
    expect(facets.color).toEqual([
      { value: 'Black', count: 2 },
      { value: 'Red', count: 3 },
    ]);
  });
});

describe('an implied gender', () => {
  const items = [
    ...createItems(1, 'blazer', { genders: ['Men'] }),
    createGarment('hers', 'blazer', { genders: ['Women'] }),
    ...createItems(3, 'suit', { genders: ['Men'] }),
  ];

  it('is relaxed before the kind, and alone if the kind was stated', () => {
    expect(searchWidened(items, GENDER_IMPLIED, { gender: ['Men'] })).toEqual([
      { blazer: 2 },
      ['Few of these are made for men, so pieces for others follow.'],
    ]);
  });

  it('is followed by other kinds if the kind was not stated either', () => {
    const [kinds, relaxations] = searchWidened(items, { kinds: true, genders: true }, { gender: ['Men'] });
    expect(kinds).toEqual({ blazer: 2, suit: 3 });
    expect(relaxations).toEqual([
      'Few of these are made for men, so pieces for others follow.',
      'Suits follow after those.',
    ]);
  });
});
