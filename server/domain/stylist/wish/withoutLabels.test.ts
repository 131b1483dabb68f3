import { expect, it } from 'vitest';
import type { WishPart } from './WishPart.ts';
import { withoutLabels } from './withoutLabels.ts';

const createPart = (stance: WishPart['stance'], facet: WishPart['facet'], words: string): WishPart => ({
  ...{ stance, facet, words },
  concepts: [],
  isPersonal: false,
});

it('takes off what the chips called by the same words, and nothing else', () => {
  const parts = [
    createPart('wanted', 'material', 'linen'),
    createPart('refused', 'material', 'wool'),
    createPart('refused', 'detail', 'double breasted'),
    createPart('lessOf', 'style', 'formal'),
    createPart('wanted', 'kind', 'wool'),
  ];
  const listWords = (labels: readonly string[]) => withoutLabels(parts, labels).map(({ words }) => words);
  expect(listWords([])).toEqual(['linen', 'wool', 'double breasted', 'formal', 'wool']);
  expect(listWords(['linen', 'no wool'])).toEqual(['double breasted', 'formal', 'wool']);
  expect(listWords(['not double breasted', 'not too formal', 'silk'])).toEqual(['linen', 'wool', 'wool']);
});
