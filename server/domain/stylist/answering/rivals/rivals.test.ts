import { describe, expect, it } from 'vitest';
import { adviseOnWords, asksOfFigure } from '../advice/adviceTopics.ts';
import { CLOTH_RIVALS } from './clothRivals.ts';
import { GARMENT_RIVALS } from './garmentRivals.ts';
import { joinComparisons } from '../joinComparisons.ts';
import { readRivals } from './readRivals.ts';

describe('a comparison of cloths or kinds', () => {
  it.each([
    ['is down really warmer than the synthetic filling?', 'down', 'synthetic filling'],
    ['linen or cotton for 38 degrees?', 'linen', 'cotton'],
    ['bow tie or normal tie?', 'a bow tie', 'a normal tie'],
    ['whats better with jeans, loafers or derbies', 'loafers', 'derbies'],
    ['is suede ok in the rain or should i get leather?', 'suede', 'leather'],
    ['gold plated or real gold?', 'gold plated', 'real gold'],
    ['does viscose shrink more than cotton?', 'viscose', 'cotton'],
  ])('%s', (words, first, second) => {
    const pair = readRivals(words);
    expect([pair?.first.name, pair?.second.name]).toEqual([first, second]);
  });

  it.each([
    'do you have loafers or derbies?',
    'something in cotton or linen?',
    'id prefer a skirt or a dress',
    'what about boots or sandals instead?',
    'show me studs or hoops',
    'i need boots and sandals',
    'is it linen or cotton?',
    'back to the dresses, which of them is linen or cotton?',
  ])('is none: %s', (words) => {
    expect(readRivals(words)).toBeNull();
  });

  it.each([
    ['is down warmer than synthetic?', 'Yes, down is warmer.'],
    ['is wool warmer than down?', 'No, down is warmer.'],
    ['down or synthetic for wet snow?', 'For wet weather I would take synthetic filling.'],
    ['linen or cotton for the heat?', 'For the heat I would take linen.'],
    ['skinny or bootcut for wide hips?', 'For full hips I would take bootcut jeans.'],
    ['does viscose shrink more than cotton?', 'Yes, cotton is safer in the wash.'],
    ['knitted tie or silk tie?', 'I would take a knitted tie for every day and a silk tie for a smart occasion.'],
  ])('gives a reason and a recommendation: %s', (words, advice) => {
    expect(adviseOnWords(words)).toContain(advice);
  });

  it('takes in the question right before or after it', () => {
    expect(joinComparisons(['Bow tie or normal tie?', 'whats better'], null)).toHaveLength(1);
    const answer = { topic: 'advice', asked: 'is down warmer than synthetic?', itemIds: [] } as const;
    expect(joinComparisons(['which one for wet snow then?'], answer)).toEqual([
      'down or synthetic filling? which one for wet snow then?',
    ]);
    expect(joinComparisons(['Do you have boots?', 'And which is cheapest?'], null)).toHaveLength(2);
  });

  it('knows its rivals by names without accents or capitals, each once in its group', () => {
    const names = [...CLOTH_RIVALS, ...GARMENT_RIVALS].flatMap(({ group, names: own }) =>
      own.map((name) => `${group}: ${name}`),
    );
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('how a kind suits a figure', () => {
  it.each([
    ['does a wrap dress suit a big bust?', 'Yes, a wrap dress is a good choice for a full bust.'],
    ['are wide legs ok if youre short?', 'For a short figure it can be too much: they can swamp a small frame.'],
    ['would a slim fit be too tight on a rugby build?', 'regular fit is easier on you.'],
    ['i am only 158 cm, wont a long coat drown me?', 'A coat ends best at mid-thigh or just above the knee'],
    ['is a mini ok at 55?', 'Age hardly comes into it'],
  ])('%s', (words, advice) => {
    expect(adviseOnWords(words)).toContain(advice);
  });

  it('is asked only where a figure is named', () => {
    expect(asksOfFigure('does a wrap dress suit a big bust?')).toBe(true);
    expect(asksOfFigure('is a wrap dress right for a wedding?')).toBe(false);
    expect(asksOfFigure('i am petite and need a coat')).toBe(false);
  });
});
