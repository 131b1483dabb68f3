import { describe, expect, it } from 'vitest';
import { drawTop, NEW_CLOTH } from '../../../../../tests/support/fitting/drawnGarments.ts';
import { drawPerson, OLD_TOP, OLD_TROUSERS, SKIN } from '../../../../../tests/support/fitting/drawnPerson.ts';
import type { Cloth } from '../../cloth/Cloth.ts';
import { cutOutPackshot } from '../../cloth/packshotCloth.ts';
import type { Part, Person } from '../../person/Person.ts';
import { PARTS } from '../../person/Person.ts';
import type { Limb } from '../../person/PersonBody.ts';
import type { DressedPhoto } from '../dressTops.ts';
import { dressPhoto } from '../dressPhoto.ts';

type Rgb = readonly number[];

const withoutDoubts = (cloth: Cloth): Cloth => ({ ...cloth, doubts: [] });
const SWEATER = withoutDoubts(cutOutPackshot(drawTop('long'), 'upper', null));
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

/** The person in short sleeves, which reach over a fifth of the arm. */
function withShortSleeves(person: Person, color: Rgb = OLD_TOP): Person {
  const shorten = (limb: Limb): Limb => {
    const values = limb.skinShares.values.map((_, i) => (i < 7 ? 0 : 1));
    return { ...limb, skinShares: { ...limb.skinShares, values } };
  };
  const { left, right } = person.body.arms;
  const arms = { left: shorten(left), right: shorten(right) };
  const isSleeve = (x: number, y: number): boolean =>
    person.masks.bodySkin[y * person.width + x] === 255 && y > 100 && y < 144 && Math.abs(x - 120) > 20;
  return paint({ ...person, body: { ...person.body, arms } }, color, 'upper', isSleeve);
}

const keysOf = ({ reasons }: DressedPhoto): string[] => reasons.map(({ key }) => key);

describe('a top with long sleeves in the place of one without', { timeout: 20_000 }, () => {
  const person = drawPerson({ sleeves: 'none', neckDepth: 24 });
  const isUpper = (i: number): boolean => person.masks.upper[i] === 255;
  const isSkin = (i: number): boolean => person.masks.bodySkin[i] === 255;
  const dressed = wear(person, SWEATER);

  it('covers all of the old one', () => {
    expect(dressed.reasons).toEqual([]);
    for (let i = 0; i < person.masks.upper.length; i++)
      if (isUpper(i)) expect(isLike(colorAt(dressed.rgb, i), OLD_TOP, 40)).toBe(false);
  });

  it('leaves everything beside the old one and the arms as it was', () => {
    let changed = 0;
    for (let i = 0; i < person.masks.upper.length; i++) {
      const steps = [-6, -4, -2, 0, 2, 4, 6];
      const isNear = steps.some((dy) =>
        steps.some((dx) => isUpper(i + dx + dy * person.width) || isSkin(i + dx + dy * person.width)),
      );
      if (!isNear && colorAt(dressed.rgb, i).some((value, c) => value !== person.rgb[i * 3 + c])) changed++;
    }
    expect(changed).toBe(0);
  });

  it('covers bare arms down to the hand, which stays as it was', () => {
    for (const k of [8, 14, 20, 26]) {
      const [x, y] = person.body.arms.left.axis[k]!;
      expect(isLike(colorAt(dressed.rgb, Math.round(y) * person.width + Math.round(x)), NEW_CLOTH)).toBe(true);
    }
    const [x, y] = person.body.arms.left.axis[30]!;
    const atHand = (Math.round(y) + 5) * person.width + Math.round(x);
    expect(colorAt(dressed.rgb, atHand)).toEqual(SKIN);
    expect(isLike(colorAt(dressed.rgb, 300 * person.width + 104), OLD_TROUSERS)).toBe(true);
  });

  it('does not show a print of the old one as folds', () => {
    const isPrint = (x: number, y: number): boolean => Math.abs(x - 120) < 10 && Math.abs(y - 150) < 10;
    const printed = wear(paint(person, [20, 20, 20], null, isPrint), SWEATER).rgb;
    const at = 150 * person.width + 120;
    for (let c = 0; c < 3; c++) expect(Math.abs(printed[at * 3 + c]! - dressed.rgb[at * 3 + c]!)).toBeLessThan(14);
  });

  it('leaves a hand before it as it was', () => {
    const isHand = (x: number, y: number): boolean => Math.hypot(x - 120, y - 160) < 9;
    const { rgb } = wear(paint(person, SKIN, 'bodySkin', isHand), SWEATER);
    expect(colorAt(rgb, 160 * person.width + 120)).toEqual(SKIN);
  });
});

describe('a top with long sleeves in the place of one with short ones', { timeout: 20_000 }, () => {
  const person = withShortSleeves(drawPerson({ sleeves: 'none', neckDepth: 24 }));

  it('covers both the sleeves and the arms', () => {
    const dressed = wear(person, SWEATER);
    expect(keysOf(dressed)).not.toContain('sleeves-stand-out');
    for (const k of [4, 8, 14, 20, 26]) {
      const [x, y] = person.body.arms.left.axis[k]!;
      expect(isLike(colorAt(dressed.rgb, Math.round(y) * person.width + Math.round(x)), NEW_CLOTH)).toBe(true);
    }
  });
});

describe('a top is refused', { timeout: 20_000 }, () => {
  const person = drawPerson({ sleeves: 'none', neckDepth: 24 });
  const isUpper = (x: number, y: number): boolean => person.masks.upper[y * person.width + x] === 255;

  it('in the place of a crop top', () => {
    const isBelly = (x: number, y: number): boolean => Math.abs(x - 120) < 24 && y > 164 && y < 178;
    expect(keysOf(wear(paint(person, SKIN, 'bodySkin', isBelly), SWEATER))).toContain('other-shape');
  });

  it('if its own pattern would bend', () => {
    const rgba = SWEATER.rgba.map((value, i) => (i % 4 < 3 && (i >> 2) % 24 < 12 ? 255 - value : value));
    expect(keysOf(wear(person, { ...SWEATER, rgba }))).toContain('pattern-bends');
    expect(keysOf(wear(person, SWEATER))).not.toContain('pattern-bends');
  });

  it('where a piece of the old one beside it would stay', () => {
    const isPiece = (x: number, y: number): boolean => !isUpper(x, y) && isUpper(x - 8, y) && y > 150 && y < 176;
    const withPiece = paint(person, [230, 120, 60], null, isPiece);
    expect(keysOf(wear(person, SWEATER))).not.toContain('outline-ragged');
    expect(keysOf(wear(withPiece, SWEATER))).toContain('outline-ragged');
  });

  it('where it ends at the waist and the clothes look alike', () => {
    const isLower = (x: number, y: number): boolean => person.masks.lower[y * person.width + x] === 255;
    expect(keysOf(wear(paint(person, OLD_TOP, null, isLower), SWEATER))).toContain('clothes-alike');
  });

  it('where its hem is a guess, because the old one has a strong pattern and the colors of the trousers', () => {
    const isLight = (x: number, y: number): boolean => isUpper(x, y) && ((x >> 2) + (y >> 2)) % 2 === 0;
    const isDark = (x: number, y: number): boolean => isUpper(x, y) && !isLight(x, y);
    const patterned = paint(paint(person, [90, 100, 170], null, isLight), OLD_TROUSERS, null, isDark);
    expect(keysOf(wear(patterned, SWEATER))).toContain('top-patterned');
  });
});

describe('the light that an old sleeve leaves on a longer one', { timeout: 20_000 }, () => {
  it('is enough to refuse it where the end of the old one would show', () => {
    const person = withShortSleeves(drawPerson({ sleeves: 'none', neckDepth: 24 }));
    const isLit = (x: number, y: number): boolean =>
      person.masks.upper[y * person.width + x] === 255 && Math.abs(x - 120) > 44 && y > 118;
    const lit = paint(person, [42, 210, 78], null, isLit);
    expect(keysOf(wear(lit, SWEATER))).toContain('sleeves-stand-out');
  });
});
