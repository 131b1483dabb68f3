import { expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { understand } from './understand.ts';

const SHOE_WIDTH = 'No shop here says how wide a shoe is.';

function read(query: string) {
  const { remarks, preferences } = understand(query, FASHION_LEXICON, new Spelling(FASHION_LEXICON, new Map()));
  return { remarks, prefersRoom: preferences.some(({ alternatives }) => 'function:roomy shoe' in alternatives) };
}

it.each(['wide fit loafers', 'boots for bunions'])('a shoe with room comes first for wide feet: %s', (query) => {
  expect(read(query)).toEqual({ remarks: [SHOE_WIDTH], prefersRoom: true });
});

it.each(['narrow fit loafers', 'shoes for narrow feet'])('a shoe with room does not come first: %s', (query) => {
  expect(read(query)).toEqual({ remarks: [SHOE_WIDTH], prefersRoom: false });
});

it('a wide fit of trousers is a cut', () => {
  expect(read('wide fit trousers')).toEqual({ remarks: [], prefersRoom: false });
});
