import { describe, expect, it } from 'vitest';
import { complainsOfOrder, soundsLikeFault } from './orderFaults.ts';

describe('a complaint about an order', () => {
  it.each([
    'The boots I bought here split after two wears',
    'my parcel never came',
    'you sent me the wrong size',
    'it came with a hole in the sleeve',
    'the seam went after one wash, it fell apart',
  ])('%s', (message) => {
    expect(complainsOfOrder(message)).toBe(true);
  });

  it.each([
    ['only a purchase', 'I bought the green one'],
    ['only a fault', 'does the zip get broken easily'],
    ['a wish for a replacement', 'the boots I bought split, show me sturdier ones'],
  ])('is not %s', (_, message) => {
    expect(complainsOfOrder(message)).toBe(false);
  });
});

describe('words about an order', () => {
  it('tell of a fault or only ask', () => {
    expect(soundsLikeFault('my order is late')).toBe(true);
    expect(soundsLikeFault('where is my order')).toBe(false);
  });
});
