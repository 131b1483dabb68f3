import { describe, expect, it } from 'vitest';
import { rewordComparison } from './rewordComparison.ts';

describe('a comparison of two pieces', () => {
  it.each([
    ['Is the first warmer than the second?', 'which is warmer, the first or the second?'],
    ['and is it cheaper than the green one', 'and which is cheaper, it or the green one?'],
    ['Is the Fern Camp Shirt more formal than Oxford 02??', 'which is more formal, the Fern Camp Shirt or Oxford 02?'],
    ['would the blouse be softer than the shirt?', 'which is softer, the blouse or the shirt?'],
  ])('asks which of them: %s', (message, reworded) => {
    expect(rewordComparison(message)).toBe(reworded);
  });

  it.each([
    'is it warmer than a parka?',
    'is the third softer than the rest?',
    'something warmer than the first',
    'is it warm?',
    '',
  ])('leaves other words alone: %s', (message) => {
    expect(rewordComparison(message)).toBe(message);
  });
});
