import { describe, expect, it } from 'vitest';
import { drawDress, drawTop, drawTrousers } from '../../../../tests/support/fitting/drawnGarments.ts';
import { drawPerson, OLD_TOP, SURROUNDINGS } from '../../../../tests/support/fitting/drawnPerson.ts';
import { cutOutPackshot } from '../cloth/packshotCloth.ts';
import type { Person } from '../person/Person.ts';
import type { Limb } from '../person/PersonBody.ts';
import type { DressedPhoto } from './dressTops.ts';
import { dressPhoto } from './dressPhoto.ts';
import { CONFIDENCE_FLOOR } from './reasons.ts';

const SWEATER = cutOutPackshot(drawTop('long'), 'upper', null);
const TEE = cutOutPackshot(drawTop('short'), 'upper', null);
const TROUSERS = cutOutPackshot(drawTrousers(), 'lower', null);
const DRESS = cutOutPackshot(drawDress(), 'dress', null);
const VEST = cutOutPackshot(drawTop('none'), 'upper', null);
const wear = { tucked: null };

/** Ignores extended cloth: drawn people are so small that a garment's rim is a large part of it. */
function expectOnlyWeakReasons({ reasons }: DressedPhoto): void {
  const otherReasons = reasons.filter(({ key }) => key !== 'much-background-made' && key !== 'packshot');
  expect(Math.max(0, ...otherReasons.map(({ strength }) => strength))).toBeLessThan(0.2);
}

/** The person in a top that reaches far to the right, like a cape. */
function withClothBeside(person: Person): Person {
  const rgb = person.rgb.slice();
  const masks = { ...person.masks, upper: person.masks.upper.slice(), background: person.masks.background.slice() };
  for (let y = 130; y < 190; y++) {
    for (let x = 150; x < 215; x++) {
      const i = y * person.width + x;
      if (masks.background[i] !== 255) continue;
      rgb.set(OLD_TOP, i * 3);
      [masks.upper[i], masks.background[i]] = [255, 0];
    }
  }
  return { ...person, rgb, masks };
}

describe('what speaks against a dressed photo', { timeout: 20_000 }, () => {
  it('is nothing certain where a sweater takes the place of a sweater', () => {
    expectOnlyWeakReasons(dressPhoto(drawPerson({ sleeves: 'long' }), [SWEATER], wear));
  });

  it('is enough to refuse sleeves that are shorter than the old ones', () => {
    for (const cloth of [VEST, TEE]) {
      const { reasons } = dressPhoto(drawPerson({ sleeves: 'long' }), [cloth], wear);
      expect(reasons).toContainEqual({ key: 'much-skin-made', strength: 1 });
    }
  });

  it('is enough to refuse long sleeves in place of short ones, which would stand out beside another hem', () => {
    const person = drawPerson({ sleeves: 'none' });
    const withShortSleeves = (limb: Limb): Limb => {
      const values = limb.skinShares.values.map((_, i) => (i < 8 ? 0 : 1));
      return { ...limb, skinShares: { ...limb.skinShares, values } };
    };
    const { left, right } = person.body.arms;
    const arms = { left: withShortSleeves(left), right: withShortSleeves(right) };
    const { reasons } = dressPhoto({ ...person, body: { ...person.body, arms } }, [SWEATER], { tucked: false });
    expect(reasons).toContainEqual({ key: 'sleeves-stand-out', strength: 1 });
  });

  it('is enough to refuse a top that ends at the waist if the old clothes look alike', () => {
    const person = drawPerson({ sleeves: 'long' });
    const rgb = person.rgb.slice();
    for (let i = 0; i < person.masks.lower.length; i++) if (person.masks.lower[i] === 255) rgb.set(OLD_TOP, i * 3);
    const { reasons } = dressPhoto({ ...person, rgb }, [SWEATER], wear);
    expect(reasons).toContainEqual({ key: 'clothes-alike', strength: 1 });
  });

  it('is nothing certain where sleeves are longer than the old ones', () => {
    expectOnlyWeakReasons(dressPhoto(drawPerson({ sleeves: 'none', neckDepth: 24 }), [SWEATER], wear));
  });

  it('is enough to refuse trousers on somebody in a one-piece, but not a top over it', () => {
    const person = { ...drawPerson(), isOnePiece: true };
    expect(dressPhoto(person, [TROUSERS], wear).confidence).toBeLessThan(CONFIDENCE_FLOOR);
    expect(dressPhoto(person, [SWEATER], wear).reasons.map(({ key }) => key)).not.toContain('one-piece');
  });

  it('is enough to refuse dresses, which only drawn figures wear', () => {
    const { reasons } = dressPhoto(drawPerson(), [DRESS], wear);
    expect(reasons).toContainEqual({ key: 'figures-only', strength: 1 });
  });

  it('is enough to refuse where hair hangs over the clothes', () => {
    const person = drawPerson();
    const hair = person.masks.hair.slice();
    for (let y = 140; y < 180; y++) hair.fill(255, y * person.width + 100, y * person.width + 120);
    const { reasons } = dressPhoto({ ...person, masks: { ...person.masks, hair } }, [SWEATER], wear);
    expect(reasons).toContainEqual({ key: 'hair-over-clothes', strength: 1 });
  });

  it('is enough to refuse where hair hangs before the new garment', () => {
    const person = drawPerson();
    const hair = person.masks.hair.slice();
    for (let y = 108; y < 120; y++) hair.fill(255, y * person.width + 86, y * person.width + 94);
    const { reasons } = dressPhoto({ ...person, masks: { ...person.masks, hair } }, [SWEATER], wear);
    expect(reasons).toContainEqual({ key: 'hair-over-garment', strength: 1 });
  });

  it('is enough to refuse where something that the parser takes for a part of the top is before it', () => {
    const person = drawPerson({ sleeves: 'none' });
    const upper = person.masks.upper.slice();
    for (let y = 175; y < 215; y++) upper.fill(255, y * person.width + 30, y * person.width + 66);
    const { reasons } = dressPhoto({ ...person, masks: { ...person.masks, upper } }, [SWEATER], wear);
    expect(reasons).toContainEqual({ key: 'thing-before-clothes', strength: 1 });
  });

  it('is enough to refuse a top beside which a one-piece would show', () => {
    const person = { ...drawPerson({ sleeves: 'none' }), isOnePiece: true };
    const lower = person.masks.lower.slice();
    for (let y = 150; y < 186; y++) lower.fill(255, y * person.width + 68, y * person.width + 172);
    const { reasons } = dressPhoto({ ...person, masks: { ...person.masks, lower } }, [VEST], wear);
    expect(reasons).toContainEqual({ key: 'much-background-made', strength: 1 });
  });

  it('is enough to refuse where the old clothes are much wider than the new ones', () => {
    const wide = withClothBeside(drawPerson({ sleeves: 'long' }));
    expect(dressPhoto(wide, [SWEATER], wear).reasons[0]).toEqual({ key: 'much-background-made', strength: 1 });
  });

  it('is enough to refuse where the old clothes have the color of the wall', () => {
    const person = drawPerson({ sleeves: 'long' });
    const rgb = person.rgb.slice();
    for (let i = 0; i < person.masks.upper.length; i++) if (person.masks.upper[i] === 255) rgb.set(SURROUNDINGS, i * 3);
    const { reasons } = dressPhoto({ ...person, rgb }, [SWEATER], wear);
    expect(reasons).toContainEqual({ key: 'clothes-like-background', strength: 1 });
  });

  it('is whatever hinders legs only when legs are dressed', () => {
    const person = { ...drawPerson(), doubts: [{ key: 'cut-off-legs', strength: 0.9, hinders: 'legs' }] } as const;
    expect(dressPhoto(person, [SWEATER], wear).reasons.map(({ key }) => key)).not.toContain('cut-off-legs');
  });
});
