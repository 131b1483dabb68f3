import { describe, expect, it } from 'vitest';
import { drawTop } from '../../../../tests/support/fitting/drawnGarments.ts';
import { drawPerson } from '../../../../tests/support/fitting/drawnPerson.ts';
import { packshotCloth } from '../cloth/packshotCloth.ts';
import { dressPhoto } from './dressPhoto.ts';
import { CONFIDENCE_FLOOR } from './reasons.ts';

const SWEATER = packshotCloth(drawTop('long'), 'upper', null);
const VEST = packshotCloth(drawTop('none'), 'upper', null);
const wear = { tucked: null };

describe('what speaks against a dressed photo', { timeout: 20_000 }, () => {
  it('is nothing where a sweater takes the place of a sweater', () => {
    expect(dressPhoto(drawPerson({ sleeves: 'long' }), [SWEATER], wear).confidence).toBeGreaterThan(0.8);
  });

  it('is the skin that is made up where sleeves are taken off', () => {
    const { reasons } = dressPhoto(drawPerson({ sleeves: 'long' }), [VEST], wear);
    expect(reasons.map(({ key }) => key)).toContain('much-skin-made');
  });

  it('is enough to refuse a top on somebody in a one-piece', () => {
    const { confidence } = dressPhoto({ ...drawPerson(), isOnePiece: true }, [SWEATER], wear);
    expect(confidence).toBeLessThan(CONFIDENCE_FLOOR);
  });

  it('is whatever hinders legs only when legs are dressed', () => {
    const person = { ...drawPerson(), doubts: [{ key: 'cut-off-legs', strength: 0.9, hinders: 'legs' }] } as const;
    expect(dressPhoto(person, [SWEATER], wear).reasons.map(({ key }) => key)).not.toContain('cut-off-legs');
  });
});
