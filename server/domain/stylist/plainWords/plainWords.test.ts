import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { withAskForms } from './askForms.ts';
import { withBodyCovers } from './bodyCovers.ts';
import { withComplaintsInWords } from './complaintsInWords.ts';
import { withDollars } from './foreignMoney.ts';
import { withSizesInWords } from './sizesInWords.ts';

describe('a form of asking', () => {
  it.each([
    ['what have you in a soft blue or that', 'something in a soft blue'],
    ['Have you any with a higher neckline, it was cold', 'something with a higher neckline'],
    ['black one have?', 'black one'],
    ['size 44 boots you have?', 'size 44 boots'],
    ['suppose you’ve nothing in tweed?', 'something in tweed'],
    ['wouldn’t have it in coral would you?', 'something in coral'],
    ['I search warm coat for winter', 'warm coat for winter'],
    ['it is possible to see something with fur inside', 'something with fur inside'],
    ['any chance of a linen shirt', 'a linen shirt'],
    ['stock any in stretch fabric?', 'something in stretch fabric'],
    ['God. what have ye that’s longer', 'longer'],
    ['looking to get a raincoat', 'a raincoat'],
  ])('is a wish: "%s"', (message, wish) => {
    const reworded = withAskForms(message, FASHION_LEXICON);
    expect(reworded).toContain('show me');
    expect(reworded).toContain(wish);
  });

  it.each([
    'have you any idea when it arrives?',
    'do you have any discounts?',
    'is the first one wool?',
    'do you have it in green?',
    'what do you have against polyester',
    'any reviews?',
    'I have a black coat',
  ])('is none: "%s"', (message) => {
    expect(withAskForms(message, FASHION_LEXICON)).toBe(message);
  });
});

describe('a part of the body', () => {
  it.each([
    ['gloves and something for the ears', 'gloves and a beanie'],
    ['something to keep my neck warm', 'a scarf'],
    ['need something for my hands', 'need gloves'],
  ])('names what covers it: "%s"', (message, plain) => {
    expect(withBodyCovers(message)).toBe(plain);
  });
});

describe('a complaint about how pieces would be', () => {
  it.each([
    ['I’m 5’10 so most of them are shorter on me than they look', 'too short'],
    ['I’m only 5 foot 1 so that would drag on the floor', 'too long'],
    ['they’d all be trailing on the ground on me', 'too long'],
    ['I would drown in that', 'too oversized'],
    ['I’d be tugging that down all day', 'too short'],
    ['dont want anything clingy', 'looser'],
    ['It will be mud and rain', 'waterproof'],
    ['nobody’s wearing black', 'not black'],
    ['he wanted colour', 'something colorful'],
    ['Skirt I am not comfortable. Trousers only', 'no Skirt'],
    ['Must have hood', 'with hood'],
    ['she is not liking wool, it is itching', 'no wool'],
    ['These would be down to my ankles', 'too long'],
    ['nothing in my wardrobe is going to fit over the bump', 'I am pregnant'],
    ['my cousin is getting married in May', 'has a wedding'],
    ['The bridesmaids are in sage green so I’d better stay away from that', 'not in sage green'],
    ['what do I wear to a nice italian', 'dinner at a restaurant'],
    ['already have enough totes', 'no totes'],
    ['leave bag. show hoops', 'no bags'],
    ['she just told mom she wants gold hoops', 'she wants gold hoops'],
    ['not red, i’ll look like a postbox', 'not red'],
  ])('comes down to a wish: "%s"', (message, wish) => {
    expect(withComplaintsInWords(message)).toContain(wish);
  });

  it.each([
    'a shorter dress for me please',
    'I must have been mad',
    'comfortable shoes for work',
    'she told me about the sale',
    'a coat for the rain',
  ])('is not seen where there is none: "%s"', (message) => {
    expect(withComplaintsInWords(message)).toBe(message);
  });
});

describe('a sum in another currency', () => {
  it.each([
    ['3k rupees i mean', '$34 i mean', '3,000 rupees is about $34.'],
    ['under 50 quid', 'under $65', '50 pounds is about $65.'],
    ['under a hundred euros please', 'under $115 please', '100 euros is about $115.'],
    ['max £1,200', 'max $1610', '1,200 pounds is about $1,610.'],
    ['budget rs. 5000', 'budget $55', '5,000 rupees is about $55.'],
    ['two hundred aussie dollars tops', '$130 tops', '200 Australian dollars is about $130.'],
  ])('becomes dollars, and the reply says so: "%s"', (message, said, note) => {
    expect(withDollars(message, null)).toEqual({ said, note });
  });

  it('corrects the limit that was taken for dollars', () => {
    expect(withDollars('rupees i mean', 3000)).toEqual({ said: 'under $34', note: '3,000 rupees is about $34.' });
  });

  it.each(['2000 bucks', '$50', 'I lost 20 pounds', 'size 12', 'in euro sizes I am 40'])('is none: "%s"', (message) => {
    expect(withDollars(message, null)).toEqual({ said: message, note: '' });
  });
});

describe('a measure', () => {
  it.each([
    ['trousers 44 waist', true, 'trousers, 44 waist'],
    ['jeans 34 waist 30 leg for men', true, 'jeans, 34 waist  for men'],
    ['size 11, for walking', true, 'shoes size 11, for walking'],
    ['size 11, for walking', false, 'size 11, for walking'],
    ['size 12 for work', true, 'size 12 for work'],
    ['no heels, i take the L', false, 'no heels, '],
    ['I’ll take the L', false, 'I’ll take the L'],
  ])('is told in plain words: "%s"', (message, mayBeShoes, plain) => {
    expect(withSizesInWords(message, mayBeShoes)).toBe(plain);
  });
});
