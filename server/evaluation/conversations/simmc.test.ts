import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { SimmcTurn } from './simmc.ts';
import { judgeSimmcTalks, readSimmcTalks } from './simmc.ts';
import type { StylistUnderTest, TurnResult } from './StylistUnderTest.ts';

const ask = (say: string, slots: SimmcTurn['slots']): SimmcTurn => ({ say, act: 'REQUEST:GET', slots });
const COATS = [1, 2, 3].map((number) => ({ id: String(number), kind: 'coat' }) as CatalogueItem);
const DRESSES = [4, 5].map((number) => ({ id: String(number), kind: 'dress' }) as CatalogueItem);

/** Creates a stylist that answers every turn with the same items. `change` computes each turn's filters. */
function createStylistWithItems(
  items: readonly CatalogueItem[],
  change: (filtersBefore: Filters) => Filters,
): StylistUnderTest {
  const result: Omit<TurnResult, 'filters'> = {
    intent: 'search',
    items,
    deepPicks: [],
    reply: '',
    announcement: '',
    relaxations: [],
    refinedQuery: '',
  };
  return {
    open: () =>
      Promise.resolve({ say: (_text, { filters }) => Promise.resolve({ ...result, filters: change(filters) }) }),
  };
}

const judge = (turn: SimmcTurn, items: readonly CatalogueItem[], change: (filtersBefore: Filters) => Filters) =>
  judgeSimmcTalks(createStylistWithItems(items, change), [{ id: 1, turns: [turn] }], [...COATS, ...DRESSES]);
const keepFilters = (filters: Filters): Filters => filters;

describe('judging SIMMC 2 talks', () => {
  it('counts a turn that brings the kind, size and color asked for', async () => {
    const turn = ask('a black coat in L', { type: 'coat', size: 'L', color: 'black' });
    const figures = await judge(turn, COATS, () => ({ ...NO_FILTERS, size: ['L'], color: ['Black'] }));
    expect(figures.asks).toEqual({ rightTurns: 1, of: 1 });
    const figuresWithoutSize = await judge(turn, COATS, () => ({ ...NO_FILTERS, color: ['Black'] }));
    expect(figuresWithoutSize.failures[0]?.message).toBe('size L is not in the filters');
    const figuresWithoutColor = await judge(turn, COATS, () => ({ ...NO_FILTERS, size: ['L'] }));
    expect(figuresWithoutColor.failures[0]?.message).toBe('Black is not in the filters');
  });

  it('does not count other kinds, or nothing shown', async () => {
    const turn = ask('any coats?', { type: 'coat' });
    expect((await judge(turn, DRESSES, keepFilters)).asks.rightTurns).toBe(0);
    expect((await judge(turn, [], keepFilters)).asks.rightTurns).toBe(0);
  });

  it('counts a turn about pieces only if it leaves the filters alone', async () => {
    const turn = { say: 'what size is the black coat?', act: 'ASK:GET', slots: {} };
    expect((await judge(turn, COATS, keepFilters)).about).toEqual({ rightTurns: 1, of: 1 });
    expect((await judge(turn, COATS, (filters) => ({ ...filters, color: ['Black'] }))).about.rightTurns).toBe(0);
  });

  it('is skipped where the talks are missing', async () => {
    expect(await readSimmcTalks('/no/such/folder/talks.json')).toBeNull();
  });
});
