import { describe, expect, it } from 'vitest';
import { drawTop, NEW_CLOTH } from '../../../../../tests/support/fitting/drawnGarments.ts';
import { drawPerson, OLD_TOP, OLD_TROUSERS, SKIN } from '../../../../../tests/support/fitting/drawnPerson.ts';
import type { Cloth } from '../../cloth/Cloth.ts';
import { cutOutPackshot } from '../../cloth/packshotCloth.ts';
import type { Part, Person } from '../../person/Person.ts';
import { PARTS } from '../../person/Person.ts';
import type { DressedPhoto } from '../dressTops.ts';
import { dressPhoto } from '../dressPhoto.ts';

type Rgb = readonly number[];

const withoutDoubts = (cloth: Cloth): Cloth => ({ ...cloth, doubts: [] });
const SWEATER = withoutDoubts(cutOutPackshot(drawTop('long'), 'upper', null));
const TEE = withoutDoubts(cutOutPackshot(drawTop('short'), 'upper', null));
const wear = (person: Person, cloth: Cloth): DressedPhoto => dressPhoto(person, [cloth], { tucked: null });
const colorAt = (rgb: Uint8Array, i: number): Rgb => [...rgb.subarray(i * 3, i * 3 + 3)];
const isLike = (color: Rgb, other: Rgb, within = 60): boolean =>
  color.every((value, c) => Math.abs(value - other[c]!) < within);

/** Paints pixels of a person and gives them to a part; null keeps the part. */
function paint(person: Person, color: Rgb, part: Part | null, contains: (x: number, y: number) => boolean): Person {
  const rgb = person.rgb.slice();
  const masks = Object.fromEntries(PARTS.map((name) => [name, person.masks[name].slice()])) as Record<Part, Uint8Array>;
  for (let i = 0; i < rgb.length / 3; i++) {
    if (!contains(i % person.width, Math.floor(i / person.width))) continue;
    rgb.set(color, i * 3);
    if (part !== null) for (const name of PARTS) masks[name][i] = name === part ? 255 : 0;
  }
  return { ...person, rgb, masks };
}

describe('a top in the place of one with sleeves as long', { timeout: 20_000 }, () => {
  const person = drawPerson({ sleeves: 'long' });
  const isUpper = (i: number): boolean => person.masks.upper[i] === 255;
  const dressed = wear(person, SWEATER);

  it('covers all of the old one', () => {
    expect(dressed.reasons).toEqual([]);
    for (let i = 0; i < person.masks.upper.length; i++)
      if (isUpper(i)) expect(isLike(colorAt(dressed.rgb, i), OLD_TOP, 40)).toBe(false);
  });

  it('leaves everything beside the outline of the old one as it was, except the neck', () => {
    let changed = 0;
    for (let i = 0; i < person.masks.upper.length; i++) {
      const isNear = [-4, -3, -2, -1, 0, 1, 2, 3, 4].some((k) => isUpper(i + k) || isUpper(i + k * person.width));
      const isNeck = Math.abs((i % person.width) - 120) < 20 && i / person.width < 112;
      if (!isNear && !isNeck && colorAt(dressed.rgb, i).some((value, c) => value !== person.rgb[i * 3 + c])) changed++;
    }
    expect(changed).toBe(0);
  });

  it('does not show a print of the old one as folds', () => {
    const isPrint = (x: number, y: number): boolean => Math.abs(x - 120) < 10 && Math.abs(y - 150) < 10;
    const printed = wear(paint(person, [20, 20, 20], null, isPrint), SWEATER).rgb;
    const at = 150 * person.width + 120;
    for (let c = 0; c < 3; c++) expect(Math.abs(printed[at * 3 + c]! - dressed.rgb[at * 3 + c]!)).toBeLessThan(14);
  });

  it('leaves a hand before it as it was', () => {
    const isHand = (x: number, y: number): boolean => Math.hypot(x - 120, y - 165) < 9;
    const { rgb } = wear(paint(person, SKIN, 'bodySkin', isHand), SWEATER);
    expect(colorAt(rgb, 165 * person.width + 120)).toEqual(SKIN);
  });
});

describe('a top with longer sleeves', { timeout: 20_000 }, () => {
  it('covers bare arms down to the hand, which stays as it was', () => {
    const person = drawPerson({ sleeves: 'none' });
    const { rgb } = wear(person, SWEATER);
    for (const k of [8, 14, 20, 26]) {
      const [x, y] = person.body.arms.left.axis[k]!;
      expect(isLike(colorAt(rgb, Math.round(y) * person.width + Math.round(x)), NEW_CLOTH)).toBe(true);
    }
    expect(isLike(colorAt(rgb, 300 * person.width + 104), OLD_TROUSERS)).toBe(true);
  });
});

describe('a top is refused', { timeout: 20_000 }, () => {
  const person = drawPerson({ sleeves: 'long' });

  it('if its sleeves are shorter than the old ones', () => {
    expect(wear(person, TEE).reasons).toContainEqual({ key: 'much-skin-made', strength: 1 });
  });

  it('in the place of a crop top', () => {
    const isBelly = (x: number, y: number): boolean => Math.abs(x - 120) < 24 && y > 164 && y < 178;
    expect(wear(paint(person, SKIN, 'bodySkin', isBelly), SWEATER).reasons).toContainEqual({
      key: 'other-shape',
      strength: 1,
    });
  });

  it('in the place of one with a strong pattern and long sleeves', () => {
    const isLight = (x: number, y: number): boolean =>
      person.masks.upper[y * person.width + x] === 255 && ((x >> 2) + (y >> 2)) % 2 === 0;
    expect(wear(paint(person, [240, 230, 200], null, isLight), SWEATER).reasons).toContainEqual({
      key: 'top-patterned',
      strength: 1,
    });
  });

  it('where it ends at the waist and the clothes look alike', () => {
    const isLower = (x: number, y: number): boolean => person.masks.lower[y * person.width + x] === 255;
    const keys = wear(paint(person, OLD_TOP, null, isLower), SWEATER).reasons.map(({ key }) => key);
    expect(keys).toContain('clothes-alike');
  });
});
