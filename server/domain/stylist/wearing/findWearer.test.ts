import { describe, expect, it } from 'vitest';
import { findWearer } from './findWearer.ts';

describe('who wears the pieces of a first message', () => {
  it.each([
    ['my niece is being baptised and I am her godmother', 'Women'],
    ['mother of the groom, size 18, hate beige', 'Women'],
    ['the camogie club has a dinner on the 14th', 'Women'],
    ['hijab friendly gym tops', 'Women'],
    ['five months pregnant and nothing closes', 'Women'],
    ['the lads have booked a smart place', 'Men'],
    ['Gents. Black tie on Saturday.', 'Men'],
    ['can guys wear linen trousers to a wedding', 'Men'],
    ['I am an usher and I hate suits', 'Men'],
    ['tank top men', 'Men'],
    ['groom’s side, I am his sister', 'Women'],
  ])('is told by role, body or group: "%s"', (message, gender) => {
    expect(findWearer(message)).toMatchObject({ gender, isOther: false });
  });

  it.each([
    ['something nice for the missus', 'Women'],
    ['a plain v neck for me mate’s dad, he is about a large', 'Men'],
    ['I run hot. my wife runs cold. this is about her', 'Women'],
    ['my daughter is 17 and going interrailing', 'Women'],
    ['my partner has her first work do, she’s a 16 and wants something soft', 'Women'],
    ['please find him shoes for the summer', 'Men'],
    ['gift for my sister’s birthday', 'Women'],
    ['my mam has lymphoedema, needs loose sleeves', 'Women'],
    ['my fella’s 5’6 and broad. trousers always puddle', 'Men'],
  ])('is the person it is for: "%s"', (message, gender) => {
    expect(findWearer(message)).toMatchObject({ gender, isOther: true });
  });

  it.each([
    'my manager wears lovely silk blouses and I want to look like her',
    'granddaughter says I dress like a curtain',
    'my mum is 70 and she wants us all in yellow, I’m a size 18',
    'my brother’s wedding is in June',
    'how formal is a celebration of life. he was a surfer',
    'soft trousers that look decent if the delivery guy comes by',
  ])('is nobody who is only mentioned: "%s"', (message) => {
    expect(findWearer(message)).toMatchObject({ gender: null, isOther: false, isOfBystanders: true });
  });

  it.each([
    ['what can I wear to my ex’s wedding so she regrets it', 'Men'],
    ['wife says I must not wear my fleece', 'Men'],
    ['need a hat, my dress is tangerine', 'Women'],
    ["my son's getting married in September, I'm a size 20", 'Women'],
    ['I am a 16 and short', 'Women'],
    ['I take a 24 waist', null],
    ['I am a 14 year old', null],
    ['size 10, wide feet', null],
  ])('is only guessed from a love, a garment or a dress size: "%s"', (message, guess) => {
    expect(findWearer(message)).toMatchObject({ gender: null, guess });
  });

  it('takes linear time', () => {
    expect(findWearer('my mum is her brother for my '.repeat(2_000)).isOfBystanders).toBeDefined();
  });
});
