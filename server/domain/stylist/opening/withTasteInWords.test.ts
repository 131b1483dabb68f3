import { describe, expect, it } from 'vitest';
import { withTasteInWords } from './withTasteInWords.ts';

describe('a statement about taste', () => {
  it.each([
    ['why is plus size always black?? Give me some colour!', 'plus size , no black.  something bright!'],
    ['why is everything in my size black, I need a dress', 'no black. , I need a dress'],
    ['a jumper, I don’t want to look like my dad', 'a jumper, something more modern'],
    ['no stripes, I don’t want to look like his kid', 'no stripes, something smart'],
    ['nothing that screams', 'nothing flashy'],
    ['these scream office', 'these are too formal'],
  ])('becomes a plain wish: "%s"', (message, wish) => {
    expect(withTasteInWords(message)).toBe(wish);
  });

  it.each(['I want a black dress', 'why is linen so expensive?', 'it looks like my dad’s coat', 'a scream print'])(
    'is not seen in "%s"',
    (message) => {
      expect(withTasteInWords(message)).toBe(message);
    },
  );
});
