import { describe, expect, it } from 'vitest';
import { NO_DEMANDS, createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import { removeItems, removeExcluded, removeExamples, type Exclusions } from './exclusions.ts';
import type { RelaxedResult } from './relaxation.ts';
import { relaxationTexts } from './relaxationTexts.ts';

const red = createGarment('red', 'coat', { brand: 'Orvelle' });
const blue = createGarment('blue', 'coat', { brand: 'Orvelle' });
const gray = createGarment('gray', 'coat', { brand: 'Skarvholm' });
const { index, listIds, findDoc } = createSmallIndex([red, blue, gray]);

const SALE_NOTICE = relaxationTexts.notOnSale;
const LEAVE_NOTHING_OUT: Exclusions = { itemIds: [], brands: [] };

/** Creates a result with these docs and one relaxed demand. */
function createResult(...ids: readonly string[]): RelaxedResult {
  return {
    found: { docs: Uint32Array.from(ids, findDoc), scores: new Float32Array([3, 2, 1]) },
    demands: NO_DEMANDS,
    relaxations: [SALE_NOTICE],
  };
}

const describeResult = ({ found, relaxations }: RelaxedResult) => [listIds(found.docs), relaxations];

const excludeFrom = (result: RelaxedResult, changes: Partial<Exclusions>) =>
  describeResult(removeExcluded(index, result, { ...LEAVE_NOTHING_OUT, ...changes }));

describe('results without the attached items', () => {
  it('keep the order and the notices of the other items', () => {
    const result = createResult('gray', 'red', 'blue');
    expect(describeResult(removeItems(index, result, [red]))).toEqual([['gray', 'blue'], [SALE_NOTICE]]);
    expect(removeItems(index, result, [red]).found.scores).toBe(result.found.scores);
  });

  it('are the same if nothing is attached', () => {
    expect(describeResult(removeItems(index, createResult('red', 'blue'), []))).toEqual([
      ['red', 'blue'],
      [SALE_NOTICE],
    ]);
  });

  it('are the same if the attached item is not among them', () => {
    expect(describeResult(removeItems(index, createResult('red', 'blue'), [gray]))).toEqual([
      ['red', 'blue'],
      [SALE_NOTICE],
    ]);
    expect(describeResult(removeItems(index, createResult('red'), [createGarment('unknown', 'coat')]))).toEqual([
      ['red'],
      [SALE_NOTICE],
    ]);
  });

  it('drop their notices if no item is left', () => {
    expect(describeResult(removeItems(index, createResult('red', 'blue'), [red, blue]))).toEqual([[], []]);
  });

  it('keep the notice that the shop has none if nothing was found at all', () => {
    expect(describeResult(removeItems(index, createResult(), [red]))).toEqual([[], [SALE_NOTICE]]);
  });
});

describe('results of a chat without the attached items', () => {
  it('leave the attached item out if there are others', () => {
    expect(describeResult(removeExamples(index, createResult('red', 'blue'), [red]))).toEqual([
      ['blue'],
      [SALE_NOTICE],
    ]);
  });

  it('show the attached item with a notice if it is the only one', () => {
    expect(describeResult(removeExamples(index, createResult('red'), [red]))).toEqual([
      ['red'],
      [SALE_NOTICE, 'Nothing else fits all of that, so the piece itself is shown.'],
    ]);
  });

  it('say nothing about the attached item if nothing was found', () => {
    expect(describeResult(removeExamples(index, createResult(), [red]))).toEqual([[], [SALE_NOTICE]]);
    expect(describeResult(removeExamples(index, createResult('red'), []))).toEqual([['red'], [SALE_NOTICE]]);
  });
});

describe('results without what a conversation excludes', () => {
  it('are the same if it excludes nothing', () => {
    expect(excludeFrom(createResult('red', 'gray'), {})).toEqual([['red', 'gray'], [SALE_NOTICE]]);
  });

  it('contain neither an excluded item nor an excluded brand', () => {
    const result = createResult('red', 'blue', 'gray');
    expect(excludeFrom(result, { itemIds: ['red'] })).toEqual([['blue', 'gray'], [SALE_NOTICE]]);
    expect(excludeFrom(result, { brands: ['Orvelle'] })).toEqual([['gray'], [SALE_NOTICE]]);
    expect(excludeFrom(result, { itemIds: ['gray'], brands: ['Orvelle'] })).toEqual([[], []]);
  });

  it('stay empty if every item was shown before', () => {
    expect(excludeFrom(createResult('red', 'blue'), { itemIds: ['red', 'blue'] })).toEqual([[], []]);
    expect(excludeFrom(createResult('red', 'blue'), { itemIds: ['red', 'blue'], allowsRepeats: false })).toEqual([
      [],
      [],
    ]);
  });
});

describe('items that may be shown again', () => {
  const REPEATED_ITEMS_TEXT = 'Nothing new fits that, so pieces that you saw before are back.';

  it('are back with a notice if there is no other item', () => {
    expect(excludeFrom(createResult('red', 'blue'), { itemIds: ['red', 'blue'], allowsRepeats: true })).toEqual([
      ['red', 'blue'],
      [SALE_NOTICE, REPEATED_ITEMS_TEXT],
    ]);
  });

  it('stay away while there are others', () => {
    expect(excludeFrom(createResult('red', 'blue'), { itemIds: ['red'], allowsRepeats: true })).toEqual([
      ['blue'],
      [SALE_NOTICE],
    ]);
  });

  it('are back without those of an excluded brand', () => {
    expect(
      excludeFrom(createResult('red', 'gray'), { itemIds: ['red', 'gray'], brands: ['Orvelle'], allowsRepeats: true }),
    ).toEqual([['gray'], [SALE_NOTICE, REPEATED_ITEMS_TEXT]]);
  });

  it('are not announced if the brand excludes all of them, and no other notice is left', () => {
    expect(
      excludeFrom(createResult('red', 'blue'), { itemIds: ['red'], brands: ['Orvelle'], allowsRepeats: true }),
    ).toEqual([[], []]);
  });

  it('do not bring back an excluded brand that was never shown', () => {
    expect(excludeFrom(createResult('red', 'blue'), { brands: ['Orvelle'], allowsRepeats: true })).toEqual([[], []]);
  });

  it('are not announced if nothing was found at all', () => {
    expect(excludeFrom(createResult(), { itemIds: ['red'], allowsRepeats: true })).toEqual([[], [SALE_NOTICE]]);
  });
});
