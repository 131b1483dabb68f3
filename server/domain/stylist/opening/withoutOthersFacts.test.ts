import { describe, expect, it } from 'vitest';
import { withoutOthersFacts } from './withoutOthersFacts.ts';

describe('a fact about another person', () => {
  it.each([
    ['his mum is a size 8 and she’s in lilac, so not lilac', true],
    ['My sister lives in sundresses but she’s a size 6. Something with sleeves', true],
    ['my roommate is a size 2 and everything is made for her. I’m an 18. Skirts?', false],
    ['my date is wearing emerald, I need a tie', false],
  ])('is left out: "%s"', (message, isForSelf) => {
    expect(withoutOthersFacts(message, isForSelf)).not.toMatch(/size (?:2|6|8)|emerald|in lilac/u);
  });

  it.each(['a shirt for my brother, he’s an L', 'my sister is a size 6 and needs a coat', 'my mum is a size 8'])(
    'stays if the pieces may be for that person: "%s"',
    (message) => {
      expect(withoutOthersFacts(message, false)).toBe(message);
    },
  );
});
