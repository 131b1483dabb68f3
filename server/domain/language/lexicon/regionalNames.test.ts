import { describe, expect, it } from 'vitest';
import { Spelling } from './spelling.ts';
import { FASHION_LEXICON } from './fashionLexicon.ts';
import { understand } from '../../search/understanding/understand.ts';

const SPELLING = new Spelling(FASHION_LEXICON, new Map());
const readKind = (query: string): string | undefined =>
  understand(query, FASHION_LEXICON, SPELLING)
    .garments.flatMap(({ kinds }) => Object.keys(kinds))
    .at(0);

describe('names of garments', () => {
  it.each([
    ['kecks', 'trousers'],
    ['tweed breeks', 'trousers'],
    ['tartan trews', 'trousers'],
    ['trackie dacks', 'trousers'],
    ['semmit', 'tank'],
    ['geansai', 'sweater'],
    ['bunny hug', 'hoodie'],
    ['silk chunri', 'scarf'],
    ['golfer', 'polo'],
    ['vellies', 'shoes'],
    ['court shoes', 'shoes'],
    ['rubber thongs', 'shoes'],
    ['blunnies', 'boots'],
    ['flat cap', 'hat'],
    ['cotton pyjama', 'pajamas'],
    ['shell suit', 'tracksuit'],
    ['kikoi', 'skirt'],
    ['maxi dresses', 'dress'],
    ['maxi skirts', 'skirt'],
    ['low heels', 'shoes'],
    ['kitten heels', 'shoes'],
    ['zip top', 'sweatshirt'],
    ['bag with a zip top', 'bag'],
  ])('of many countries: %s', (query, kind) => {
    expect(readKind(query)).toBe(kind);
  });
});
