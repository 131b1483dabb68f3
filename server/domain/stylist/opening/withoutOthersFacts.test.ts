import { describe, expect, it } from 'vitest';
import { withoutOthersFacts } from './withoutOthersFacts.ts';

describe('a fact about another person', () => {
  it.each([
    'My sister is a size 6, that won’t do on me. Something with sleeves',
    'my roommate is a size 2 and everything is made for her. I’m an 18. Skirts?',
    'my date is wearing emerald, I need a tie',
  ])('is left out: "%s"', (message) => {
    expect(withoutOthersFacts(message)).not.toMatch(/size (?:2|6|8)|emerald|in lilac/u);
  });

  it.each(['a shirt for my brother, he’s an L', 'my sister is a size 6 and needs a coat', 'my mum is a size 8'])(
    'stays if the pieces may be for that person: "%s"',
    (message) => {
      expect(withoutOthersFacts(message)).toBe(message);
    },
  );
});
