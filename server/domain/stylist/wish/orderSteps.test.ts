import { describe, expect, it } from 'vitest';
import { createLessLeaning, createMoreLeaning } from '../hearing/qualities.ts';
import { settleLeanings } from './orderSteps.ts';
import type { WishPart } from './WishPart.ts';

const createPart = (facet: WishPart['facet'], concept: string): WishPart => ({
  stance: 'wanted',
  facet,
  concepts: [concept],
  words: concept.split(':')[1] ?? '',
  isPersonal: false,
});
const DRESS_PART = createPart('kind', 'kind:dress');

describe('a step along an order', () => {
  it.each([
    ['longer', [DRESS_PART], ['below the knee']],
    ['longer', [DRESS_PART, createPart('detail', 'detail:mini')], ['mid length']],
    ['longer', [DRESS_PART, createPart('detail', 'detail:midi')], ['maxi length']],
    ['longer', [DRESS_PART, createPart('detail', 'detail:below knee')], ['maxi length']],
    ['shorter', [DRESS_PART, createPart('detail', 'detail:maxi')], ['mid length']],
    ['longer', [createPart('kind', 'kind:shorts')], ['knee length']],
    ['shorter', [createPart('kind', 'kind:jacket')], ['cropped']],
    ['lower', [createPart('kind', 'kind:shoes')], ['low heel']],
    ['lower', [createPart('kind', 'kind:shoes'), createPart('detail', 'detail:low heel')], ['flat']],
    ['lower', [DRESS_PART], []],
    ['bigger', [createPart('kind', 'kind:bag')], ['large']],
    ['bigger', [DRESS_PART], ['loose fit']],
  ])('“%s” begins where the wish stands', (adjective, wish, wantedWords) => {
    expect(settleLeanings([createMoreLeaning(adjective)], wish, [])[0]?.wantedWords).toEqual(wantedWords);
  });

  it('is not taken where the turn names a value itself', () => {
    const [leaning] = settleLeanings(
      [createLessLeaning('short')],
      [DRESS_PART],
      [createPart('detail', 'detail:below knee')],
    );
    expect(leaning).toMatchObject({ wantedWords: [], lessOf: [], said: 'longer' });
  });
});
