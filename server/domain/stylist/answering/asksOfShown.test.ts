import { describe, expect, it } from 'vitest';
import { asksOfShown } from './asksOfShown.ts';

describe('a question for facts of shown pieces', () => {
  it.each([
    'is the second one stretchy or stiff',
    'and does it come with a belt',
    'can it be machine washed',
    'which of these creases least',
    'how heavy is it',
    'the bag, would it take a laptop',
  ])('%s', (words) => {
    expect(asksOfShown(words)).toBe(true);
  });

  it.each([
    'is that all',
    'does it come in black',
    'are any of these by nike',
    'is it cheaper',
    'does the coat go with the dress',
    'show me the second',
    'a black dress',
  ])('is not: %s', (words) => {
    expect(asksOfShown(words)).toBe(false);
  });
});
