import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { MONEY_WORDS } from './money.ts';
import { understand } from './understand.ts';
import type { Wish } from './Wish.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map(), MONEY_WORDS);
const readQuery = (query: string): Wish => understand(query, FASHION_LEXICON, spelling);
const listGarments = (query: string): string[] => readQuery(query).garments.flatMap(({ kinds }) => Object.keys(kinds));

describe('a clause with a negated verb', () => {
  it.each([
    ["trousers that you can't see through", 'function:see through'],
    ["shoes that won't give me blisters", 'function:hard on feet'],
    ["boots which don't hurt", 'function:hard on feet'],
    ["a dress that doesn't show my arms", 'detail:sleeveless'],
    ["clothes I don't have to iron", 'function:creasing'],
    ["it mustn't be itchy, a jumper", 'function:itchy'],
    ["a coat that doesn't make me look huge", 'function:bulky'],
    ["a coat that doesn't show dog hair", 'function:shows pet hair'],
  ])('refuses what it names: "%s"', (query, id) => {
    expect(readQuery(query).refusals.concepts).toContain(id);
    expect(readQuery(query).preferences.map(({ label }) => label)).toContain(id);
  });

  it('lowers the score for an opinion instead of excluding pieces', () => {
    const { refusals, dislikedConcepts, occasions } = readQuery("a raincoat that doesn't look like camping");
    expect([refusals.concepts, dislikedConcepts, occasions]).toEqual([[], ['occasion:outdoor'], []]);
  });

  it('is told as unused if it names nothing known', () => {
    const { refusals, unusedWords, preferences } = readQuery("shirts that don't come untucked");
    expect([refusals.stems, unusedWords, preferences]).toEqual([[], ['untucked'], []]);
  });

  it('keeps the words after it', () => {
    expect(readQuery("jeans that don't fall down in black").colors).toEqual(['Black']);
  });

  it('names the refusal as a shop would', () => {
    expect(readQuery("heels that don't kill my feet").understood).toEqual(['heels', 'easy on the feet']);
    expect(readQuery('nothing that needs ironing').understood).toEqual(['no ironing']);
    expect(readQuery("a dress that doesn't show my arms").understood).toEqual(['dress', 'not sleeveless']);
  });
});

it('less of a property lowers the score', () => {
  expect(readQuery('less formal than a suit').dislikedConcepts).toEqual(['style:formal']);
  expect(readQuery('a raincoat less sporty').dislikedConcepts).toEqual(['style:athletic']);
  expect(readQuery('a sleeve less formal dress').dislikedConcepts).toEqual([]);
});

it('a drawback is not wanted', () => {
  const { preferences, unusedWords } = readQuery('a shirt to iron');
  expect([preferences, unusedWords]).toEqual([[], ['iron']]);
});

it('a piece that hides what shows is wanted', () => {
  const { preferences, dislikedConcepts, unusedWords } = readQuery("a coat that hides my dog's hair");
  expect(preferences.map(({ label }) => label)).toEqual(['hides my dogs hair']);
  expect([dislikedConcepts, unusedWords]).toEqual([['function:shows pet hair'], []]);
});

it('anything but a color of a garment asks for that garment', () => {
  expect(listGarments('anything but a black dress')).toEqual(['dress']);
});

it('a place on the body names no piece', () => {
  expect(readQuery('a shirt not tight across the belly').attributes).toEqual([]);
});
