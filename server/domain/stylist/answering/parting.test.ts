import { describe, expect, it } from 'vitest';
import { readParting } from './parting.ts';

describe('taking leave', () => {
  it.each([
    'i must think about it until tomorrow, thanks',
    'ok will sleep on it',
    'ill come back later with my sister',
    'let me talk to my husband first',
    'i need to check my bank account first lol',
    'right, gotta go',
    'thank you very much, you helped me a lot! i must think about it until tomorrow.',
  ])('puts the decision off: %s', (words) => {
    expect(readParting(words)).toBe('later');
  });

  it.each(['thanks a lot, bye!', 'not today, but thank you', 'good night', 'thats all for now'])('%s', (words) => {
    expect(readParting(words)).toBe('bye');
  });

  it.each([
    'ill think about it but show me more',
    'i need to think of a dress',
    'can i come back to the dresses',
    'what should i ask for',
    'i want to go to a wedding',
    'thanks',
  ])('is none: %s', (words) => {
    expect(readParting(words)).toBeNull();
  });
});
