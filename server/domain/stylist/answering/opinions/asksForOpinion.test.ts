import { describe, expect, it } from 'vitest';
import { areOneOpinion, asksForOpinion } from './asksForOpinion.ts';

describe('words that ask for an opinion', () => {
  it.each([
    'could i get away with black trainers',
    'is the coat a bit ugly',
    'my friend says sneakers are fine, is he right',
    'my mother thinks navy is for funerals, should i',
    'is it not a touch formal',
    'does it look frumpy',
    'are you sure about the shoes',
    'would it be a faux pas at a christening',
    'will people stare',
    'is it smart enough',
    'am i overdressed',
    'will i stick out',
    'do i need a tie',
    'would my brown boots go with that',
    'with my white trainers, ok?',
    'is it okay without the jacket',
    'will i be boiling',
    'would i melt in it',
  ])('%s', (words) => {
    expect(asksForOpinion(words)).toBe(true);
  });

  it.each([
    ['a request', 'can you make it a bit less formal'],
    ['a question for other pieces', 'do you have anything a bit dressier'],
    ['a question for a fact', 'is it too warm to wash it'],
    ['a complaint', 'too tight'],
    ['a complaint with a question mark', 'those are a bit dull?'],
    ['a statement', 'it looks a bit formal'],
    ['a plain wish', 'a white shirt'],
  ])('are not %s', (_, words) => {
    expect(asksForOpinion(words)).toBe(false);
  });
});

describe('parts of a message that are one question', () => {
  it.each([
    ['my wife reckons brown shoes are better.', 'is she right?'],
    ['will i be cold?', 'it is for october'],
    ['swap them for wide ones?', 'or is that a bad idea'],
  ])('%s %s', (first, second) => {
    expect(areOneOpinion(first, second)).toBe(true);
  });

  it.each([
    ['show me brown shoes.', 'is it too formal?'],
    ['will i be cold?', 'how much is it?'],
    ['i like the second.', 'does it come in blue?'],
  ])('not: %s %s', (first, second) => {
    expect(areOneOpinion(first, second)).toBe(false);
  });
});
