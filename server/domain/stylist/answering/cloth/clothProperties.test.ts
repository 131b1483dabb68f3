import { describe, expect, it } from 'vitest';
import { findCloth } from './clothKnowledge.ts';
import { findBestPiece, describeCloth, findClothProperty } from './clothProperties.ts';

describe('a property of a cloth', () => {
  it.each([
    ['does the dye run', 'whether its color holds'],
    ['will these bobble', 'whether it pills'],
    ['is it going to crumple in my bag', 'whether it creases'],
    ['do you sweat in that', 'how well it breathes'],
    ['is there any give in them', 'how much it stretches'],
    ['does it start to smell', 'whether it takes on a smell'],
    ['what happens when it gets wet', 'how it takes the rain'],
    ['will it hold up', 'how long it lasts'],
    ['is it flimsy', 'how heavy the cloth is'],
    ['is that faux', 'what exactly it is made of'],
    ['what is lyocell', 'what it is'],
  ])('%s', (words, property) => {
    expect(findClothProperty(words)?.questionClause).toBe(property);
  });

  it('is none in other words', () => {
    expect(findClothProperty('what is the price')).toBeUndefined();
    expect(findClothProperty('is the last one blue')).toBeUndefined();
  });

  it('is told of the cloth that is named, under any of its names', () => {
    const property = findClothProperty('does rayon wrinkle')!;
    expect(describeCloth('does rayon wrinkle', property)).toMatch(/viscose creases/iu);
    expect(describeCloth('does it wrinkle', property)).toBe('');
  });

  it('chooses the piece whose cloth does best', () => {
    const stretch = findClothProperty('which has the most stretch')!;
    const rigid = { id: 'rigid', materials: ['cotton'] };
    const stretchyPiece = { id: 'giving', materials: ['denim', 'elastane'] };
    expect(findBestPiece(stretch, [rigid, stretchyPiece])?.id).toBe('giving');
    expect(findBestPiece(stretch, [rigid])).toBeUndefined();
  });

  it('is told of imitation leather by itself', () => {
    const property = findClothProperty('how long does it last')!;
    expect(describeCloth('faux leather', property)).toMatch(/peels where it bends/u);
    expect(describeCloth('leather', property)).toMatch(/does not peel/u);
  });

  it('names no cloth within another word', () => {
    for (const words of ['this necklace', 'does it break down', 'in place of it']) expect(findCloth(words)).toBeNull();
    expect(findCloth('a down coat')?.cloth).toBe('down');
  });
});
