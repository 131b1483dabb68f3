import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { LOOKS } from '../../language/lexicon/looks/looks.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { MONEY_WORDS } from './money.ts';
import { understand } from './understand.ts';
import type { Wish } from './Wish.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map(), MONEY_WORDS);
const readQuery = (query: string): Wish => understand(query, FASHION_LEXICON, spelling);

const PIECES = [
  createGarment('bomber', 'jacket', { materials: ['nylon'], genders: ['Men'] }),
  createGarment('red-skirt', 'skirt', { colors: ['Red'], materials: ['velvet'] }),
  createGarment('pencil', 'skirt', { colors: ['Black'], styles: ['business'], fit: 'slim' }),
  createGarment('knit', 'sweater', { colors: ['Gold'] }),
  createGarment('aran', 'sweater', { colors: ['White'], subkind: 'cable knit sweater' }),
];
const search = async (query: string): Promise<readonly string[]> =>
  (await searchAll(await createEngine(PIECES), query)).items.map(({ id }) => id);

describe('a look', () => {
  it.each(LOOKS.map((look) => [look.concept.name, look] as const))('names known properties: %s', (_name, look) => {
    const ids = [
      ...look.wishes.flatMap((wish) => Object.keys(wish)),
      ...Object.keys(look.kinds).map((kind) => `kind:${kind}`),
    ];
    expect(ids.filter((id) => FASHION_LEXICON.byId(id) === undefined)).toEqual([]);
  });

  it('begins with its garments in its colors and cuts', async () => {
    expect((await search('office siren'))[0]).toBe('pencil');
    expect((await search('goth skirt'))[0]).toBe('pencil');
  });

  it('is also a likeness', async () => {
    expect((await search('jumper like the ones fishermen wear'))[0]).toBe('aran');
    expect(readQuery('dress like a librarian').garments).toEqual([]);
  });

  it('is no profession of a person', () => {
    expect(readQuery('i am a lawyer, work trousers').lookKinds).toEqual({});
    expect(readQuery('a blazer like a professor').lookKinds).not.toEqual({});
  });

  it('has a usual wearer', () => {
    expect(readQuery('coastal grandmother').impliedGenders).toEqual(['Women']);
    expect(readQuery('dark academia').impliedGenders).toEqual([]);
  });

  it('is shown as the shopper wrote it', () => {
    expect(readQuery('quiet luxury knitwear').understood).toEqual(['quiet luxury', 'knitwear']);
    expect(readQuery('luxury knitwear').priceLeaning).toBe(1);
  });
});
