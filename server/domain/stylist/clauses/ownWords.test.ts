import { describe, expect, it } from 'vitest';
import { putInFirstPerson, findWordsAboutShopper } from './ownWords.ts';

describe('words of the wearer', () => {
  it.each([
    ['he hates pink', 'i hate pink'],
    ['she already has three black ones', 'i already have three black ones'],
    ['and my husband never wears jeans', 'i never wear jeans'],
    ['he’s a large', 'i am a large'],
    ['my sister doesn’t like frills', 'i dont like frills'],
  ])('are put as the wearer says them: %s', (message, ownText) => {
    expect(putInFirstPerson(message)).toBe(ownText);
  });

  it.each(['a skirt for my sister', 'navy suits me', 'everything is black'])('are not found in %s', (message) => {
    expect(putInFirstPerson(message)).toBeNull();
  });
});

describe('what the shopper was told', () => {
  it.each([
    ['my wife says navy suits me best', 'navy suits me best'],
    ['and my mum reckons that I look good in green', 'I look good in green'],
    ['my sister told me to avoid stripes', 'avoid stripes'],
  ])('is what counts: %s', (message, toldText) => {
    expect(findWordsAboutShopper(message)).toBe(toldText);
  });

  it.each(['my wife says she likes navy', 'my husband hates pink', 'navy suits me'])('is nothing in: %s', (message) => {
    expect(findWordsAboutShopper(message)).toBeNull();
  });
});
