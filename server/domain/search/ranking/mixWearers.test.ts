import { describe, expect, it } from 'vitest';
import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import { mixWearers } from './mixWearers.ts';

const createList = (letters: string) =>
  [...letters].map((letter, position) => {
    const gender: Gender = letter === 'm' ? 'Men' : letter === 'w' ? 'Women' : 'Unisex';
    return createGarment(`${letter}${position}`, 'coat', { genders: [gender] });
  });
const listIds = (letters: string) => mixWearers(createList(letters)).map(({ id }) => id);

describe('a list for an unknown wearer', () => {
  it('lets women’s pieces come in between where the first ones are only men’s', () => {
    expect(listIds('mmmmmmww').slice(0, 4)).toEqual(['m0', 'w6', 'm1', 'w7']);
  });

  it('keeps its order where both are seen', () => {
    expect(listIds('mmwmm')).toEqual(['m0', 'm1', 'w2', 'm3', 'm4']);
  });

  it('keeps pieces for everybody in their place', () => {
    expect(listIds('ummmmmw').slice(0, 3)).toEqual(['u0', 'm1', 'w6']);
  });
});
