import { describe, expect, it } from 'vitest';
import { drawTop, NEW_CLOTH } from '../../../../../tests/support/fitting/drawnGarments.ts';
import { drawPerson, OLD_TOP, OLD_TROUSERS, SKIN } from '../../../../../tests/support/fitting/drawnPerson.ts';
import { withShortSleeves } from '../../../../../tests/support/fitting/shortSleeves.ts';
import { colorAt, isLike, keysOf, paint, wear } from '../../../../../tests/support/fitting/wear.ts';
import { cutOutPackshot } from '../../cloth/packshotCloth.ts';

const SWEATER = { ...cutOutPackshot(drawTop('long'), 'upper', null), doubts: [] };

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
