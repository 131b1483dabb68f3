import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { arrangeResults } from './arrangeResults.ts';

const listIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const makeItems = (ids: readonly string[]) => ids.map((id) => anItem({ id }));

const distinctIds = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 });

describe('the arrangement of results', () => {
  it('shows every found piece exactly once', () => {
    fc.assert(
      fc.property(distinctIds, distinctIds, fc.boolean(), (ids, pickIds, isOutfit) => {
        const foundResults = { items: makeItems(ids), deepSearchItems: makeItems(pickIds) };
        const { picks, items } = arrangeResults(foundResults, isOutfit);
        expect(listIds([...picks, ...items]).toSorted()).toEqual([...new Set([...ids, ...pickIds])].toSorted());
      }),
    );
  });

  it('makes a row of three picks, and keeps the order of the others', () => {
    const results = { items: makeItems(['a', 'b', 'c', 'd', 'e']), deepSearchItems: makeItems(['d', 'b', 'x']) };
    const { picks, items } = arrangeResults(results);
    expect([listIds(picks), listIds(items)]).toEqual([
      ['d', 'b', 'x'],
      ['a', 'c', 'e'],
    ]);
  });

  it('makes a row of an outfit of any number of pieces', () => {
    const results = { items: makeItems(['a', 'b']), deepSearchItems: makeItems(['b', 'x']) };
    const { picks, items } = arrangeResults(results, true);
    expect([listIds(picks), listIds(items)]).toEqual([['b', 'x'], ['a']]);
  });

  it('keeps the divider after the same pieces', () => {
    const divider = { exactCount: 3, exact: '3 linen dresses', rest: 'Other dresses' };
    const items = makeItems(['a', 'b', 'c', 'd']);
    const arrangedResults = arrangeResults({ items, deepSearchItems: makeItems(['b', 'x', 'y']), divider });
    expect([
      listIds(arrangedResults.items.slice(0, arrangedResults.exactCount)),
      listIds(arrangedResults.items.slice(arrangedResults.exactCount)),
    ]).toEqual([['a', 'c'], ['d']]);
    expect(arrangeResults({ items, deepSearchItems: makeItems(['x']), divider }).exactCount).toBe(4);
    expect(arrangeResults({ items, deepSearchItems: [] }).exactCount).toBe(4);
  });

  it('puts fewer picks first in the grid unless they stand there anyway', () => {
    const { picks, items } = arrangeResults({ items: makeItems(['a', 'b']), deepSearchItems: makeItems(['b', 'x']) });
    expect([listIds(picks), listIds(items)]).toEqual([[], ['x', 'a', 'b']]);
  });
});
