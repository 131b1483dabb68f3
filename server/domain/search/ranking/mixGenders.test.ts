import { describe, expect, it } from 'vitest';
import { GENDERS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { createMask } from './ItemIndex.ts';
import { mixGenders } from './mixGenders.ts';

const MASKS = {
  w: createMask(['Women'], GENDERS),
  m: createMask(['Men'], GENDERS),
  u: createMask(['Unisex'], GENDERS),
};

/** Mixes pieces for women (w), men (m) and all (u). The scores fall by `step` from piece to piece. */
function mix(wearers: string, step = 0): string {
  const letters = [...wearers] as (keyof typeof MASKS)[];
  const docs = Uint32Array.from(letters.keys());
  const genders = Uint8Array.from(letters, (letter) => MASKS[letter]);
  const totals = Float32Array.from(letters, (_letter, position) => 5 - position * step);
  return [...mixGenders(docs, genders, totals)].map((doc) => letters[doc]).join('');
}

describe('the first results', () => {
  it('have at most two pieces for one gender in a row', () => {
    expect(mix('mmmmwwww')).toBe('mmwmmwww');
  });

  it('keep their order if pieces for all stand between them', () => {
    expect(mix('mmummuwww')).toBe('mmummuwww');
  });

  it('stay as they are if few pieces are for the other gender, like kilts among skirts', () => {
    expect(mix('wwwwwwwwwm')).toBe('wwwwwwwwwm');
  });

  it('stay as they are if the other pieces match much worse', () => {
    expect(mix('mmmmwwww', 0.7)).toBe('mmmmwwww');
  });

  it('keep all pieces, those after the first two screens in their order', () => {
    const wearers = 'm'.repeat(60) + 'w'.repeat(60);
    const mixed = mix(wearers);
    expect([...mixed].toSorted()).toEqual([...wearers].toSorted());
    expect(mixed.slice(0, 9)).toBe('mmwmmwmmw');
    expect(mixed.slice(96)).toBe(wearers.slice(96));
  });

  it('may be none', () => {
    expect(mix('')).toBe('');
  });
});
