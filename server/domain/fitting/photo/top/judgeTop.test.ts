import { describe, expect, it } from 'vitest';
import { drawTop, drawTrousers, PAPER } from '../../../../../tests/support/fitting/drawnGarments.ts';
import {
  drawPerson,
  OLD_TOP,
  OLD_TROUSERS,
  SKIN,
  SURROUNDINGS,
} from '../../../../../tests/support/fitting/drawnPerson.ts';
import { withShortSleeves } from '../../../../../tests/support/fitting/shortSleeves.ts';
import { keysOf, paint, wear } from '../../../../../tests/support/fitting/wear.ts';
import { cutOutPackshot } from '../../cloth/packshotCloth.ts';
import type { Person } from '../../person/Person.ts';

const SWEATER = { ...cutOutPackshot(drawTop('long'), 'upper', null), doubts: [] };

describe('a top with long sleeves in the place of one with short ones or none is refused', { timeout: 20_000 }, () => {
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

  it('where the light on an old sleeve would show its end on the longer one', () => {
    const inShortSleeves = withShortSleeves(person);
    const isLit = (x: number, y: number): boolean =>
      inShortSleeves.masks.upper[y * person.width + x] === 255 && Math.abs(x - 120) > 44 && y > 118;
    const lit = paint(inShortSleeves, [42, 210, 78], null, isLit);
    expect(keysOf(wear(lit, SWEATER))).toContain('sleeves-stand-out');
  });

  /** The person in a top whose hem is at a row below the waist, so that it is not tucked in. */
  const withHemAt = (row: number): Person => {
    const isLower = (x: number, y: number): boolean => person.masks.lower[y * person.width + x] === 255;
    return paint(person, OLD_TOP, 'upper', (x, y) => isLower(x, y) && y < row);
  };

  it('in the place of a much shorter one, unless it is tucked in', () => {
    expect(keysOf(wear(withHemAt(200), SWEATER))).toContain('other-shape');
    expect(keysOf(wear(person, SWEATER))).not.toContain('other-shape');
  });

  it('in the place of a much longer one', () => {
    const picture = drawTop('long');
    for (let y = 200; y < picture.height; y++)
      for (let x = 76; x < picture.width - 76; x++) picture.bytes.set(PAPER, (y * picture.width + x) * 3);
    const short = { ...cutOutPackshot(picture, 'upper', null), doubts: [] };
    expect(keysOf(wear(withHemAt(228), short))).toContain('much-cloth-made');
    expect(keysOf(wear(withHemAt(228), SWEATER))).toEqual([]);
  });

  it('if its neckline is much deeper, but not if the old one shows in it', () => {
    const highNecked = drawPerson({ sleeves: 'none' });
    expect(keysOf(wear(highNecked, SWEATER))).toContain('much-skin-made');
    expect(keysOf(wear(highNecked, { ...SWEATER, kind: 'outer' }))).not.toContain('much-skin-made');
  });

  it('where the old one has the color of the wall and may go on behind an arm', () => {
    const inColorOfWall = (wearer: Person): Person =>
      paint(wearer, SURROUNDINGS, null, (x, y) => wearer.masks.upper[y * wearer.width + x] === 255);
    const withHandsBefore = drawPerson({ sleeves: 'none', neckDepth: 24, handDistance: -15 });
    expect(keysOf(wear(inColorOfWall(withHandsBefore), SWEATER))).toContain('clothes-like-background');
    expect(keysOf(wear(inColorOfWall(person), SWEATER))).not.toContain('clothes-like-background');
    expect(keysOf(wear(withHandsBefore, SWEATER))).not.toContain('clothes-like-background');
  });

  it('where a bag that the parser takes for a part of the old one is before it', () => {
    const withBag = paint(person, OLD_TOP, 'upper', (x, y) => x > 30 && x < 66 && y > 175 && y < 215);
    expect(keysOf(wear(withBag, SWEATER))).toContain('thing-before-clothes');
  });

  it('for what hinders the garment or the person, except arms and legs, which stay as they are', () => {
    const doubts = [
      { key: 'arms-before-body', strength: 1, hinders: 'everything' },
      { key: 'cut-off-legs', strength: 1, hinders: 'legs' },
    ] as const;
    expect(wear({ ...person, doubts }, SWEATER).reasons).toEqual([]);
    const turned = { ...person, doubts: [{ key: 'turned-sideways', strength: 1, hinders: 'everything' }] } as const;
    expect(keysOf(wear(turned, SWEATER))).toContain('turned-sideways');
    expect(keysOf(wear(person, { ...SWEATER, doubts: [{ key: 'hood', strength: 1 }] }))).toContain('hood');
  });
});

describe('these reasons do not count', { timeout: 20_000 }, () => {
  const rgba = SWEATER.rgba.map((value, i) => (i % 4 < 3 && (i >> 2) % 24 < 12 ? 255 - value : value));
  const patterned = { ...SWEATER, rgba };

  it('where both tops have long sleeves', () => {
    expect(keysOf(wear(drawPerson({ sleeves: 'long' }), patterned))).not.toContain('pattern-bends');
  });

  it('where trousers are put on too', () => {
    const trousers = { ...cutOutPackshot(drawTrousers(), 'lower', null), doubts: [] };
    expect(keysOf(wear(drawPerson({ sleeves: 'none' }), patterned, trousers))).not.toContain('pattern-bends');
  });
});
