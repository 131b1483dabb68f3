import { describe, expect, it } from 'vitest';
import { lessOf, moreOf } from '../hearing/qualities.ts';
import { settledLeanings } from './orderSteps.ts';
import type { WishPart } from './WishPart.ts';

const part = (facet: WishPart['facet'], concept: string): WishPart => ({
  stance: 'wanted',
  facet,
  concepts: [concept],
  words: concept.split(':')[1] ?? '',
  isPersonal: false,
});
const DRESS = part('kind', 'kind:dress');

describe('a step along an order', () => {
  it.each([
    ['longer', [DRESS], ['below the knee']],
    ['longer', [DRESS, part('detail', 'detail:mini')], ['mid length']],
    ['longer', [DRESS, part('detail', 'detail:midi')], ['maxi length']],
    ['longer', [DRESS, part('detail', 'detail:below knee')], ['maxi length']],
    ['shorter', [DRESS, part('detail', 'detail:maxi')], ['mid length']],
    ['longer', [part('kind', 'kind:shorts')], ['knee length']],
    ['shorter', [part('kind', 'kind:jacket')], ['cropped']],
    ['lower', [part('kind', 'kind:shoes')], ['low heel']],
    ['lower', [part('kind', 'kind:shoes'), part('detail', 'detail:low heel')], ['flat']],
    ['lower', [DRESS], []],
    ['bigger', [part('kind', 'kind:bag')], ['large']],
    ['bigger', [DRESS], ['loose fit']],
  ])('“%s” begins where the wish stands', (adjective, wish, wantedWords) => {
    expect(settledLeanings([moreOf(adjective)], wish, [])[0]?.wanted).toEqual(wantedWords);
  });

  it('is not taken where the turn names a value itself', () => {
    const [leaning] = settledLeanings([lessOf('short')], [DRESS], [part('detail', 'detail:below knee')]);
    expect(leaning).toMatchObject({ wanted: [], lessOf: [], said: 'longer' });
  });
});
