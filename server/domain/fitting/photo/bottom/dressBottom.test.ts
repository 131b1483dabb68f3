import { describe, expect, it } from 'vitest';
import { drawSkirt, drawTrousers, NEW_CLOTH, PAPER } from '../../../../../tests/support/fitting/drawnGarments.ts';
import {
  drawPerson,
  OLD_TOP,
  OLD_TROUSERS,
  SKIN,
  SURROUNDINGS,
} from '../../../../../tests/support/fitting/drawnPerson.ts';
import { colorAt, isLike, keysOf, paint, wear } from '../../../../../tests/support/fitting/wear.ts';
import type { Cloth } from '../../cloth/Cloth.ts';
import { cutOutPackshot } from '../../cloth/packshotCloth.ts';
import type { Part, Person } from '../../person/Person.ts';
import { PARTS } from '../../person/Person.ts';

const withoutDoubts = (cloth: Cloth): Cloth => ({ ...cloth, doubts: [] });
const TROUSERS = withoutDoubts(cutOutPackshot(drawTrousers(), 'lower', null));
const SKIRT = withoutDoubts(cutOutPackshot(drawSkirt(), 'lower', null));
const SHORTS = withoutDoubts(cutOutPackshot(shorten(drawTrousers(), 0.5), 'lower', null));

/** Removes the lower part of a garment from its picture. */
function shorten(picture: ReturnType<typeof drawTrousers>, share: number): ReturnType<typeof drawTrousers> {
  const bytes = picture.bytes.slice();
  for (let i = Math.round(picture.height * share) * picture.width; i < picture.width * picture.height; i++)
    bytes.set(PAPER, i * 3);
  return { ...picture, bytes };
}

/** Cuts the picture off below a row. */
function cutOff(person: Person, height: number): Person {
  const count = person.width * height;
  const masks = Object.fromEntries(PARTS.map((name) => [name, person.masks[name].slice(0, count)]));
  return {
    ...person,
    height,
    rgb: person.rgb.slice(0, count * 3),
    plate: person.plate.slice(0, count * 3),
    masks: masks as Record<Part, Uint8Array>,
    box: { ...person.box, height: height - person.box.top },
  };
}

describe('trousers on a photo', { timeout: 20_000 }, () => {
  const person = drawPerson();
  const isLower = (i: number): boolean => person.masks.lower[i] === 255;
  const dressed = wear(person, TROUSERS);

  it('take the place of trousers of the same length without any doubt', () => {
    expect(dressed.reasons).toEqual([]);
    for (let i = 0; i < person.masks.lower.length; i++)
      if (isLower(i)) expect(isLike(colorAt(dressed.rgb, i), OLD_TROUSERS, 40)).toBe(false);
  });

  it('leave everything beside the outline of the old ones as it was', () => {
    let changedCount = 0;
    for (let i = 0; i < person.masks.lower.length; i++) {
      const isNear = [-3, -2, -1, 0, 1, 2, 3].some((k) => isLower(i + k) || isLower(i + k * person.width));
      if (!isNear && colorAt(dressed.rgb, i).some((value, c) => value !== person.rgb[i * 3 + c])) changedCount++;
    }
    expect(changedCount).toBe(0);
  });

  it('do not touch a hand before them', () => {
    const isHand = (x: number, y: number): boolean => Math.hypot(x - 92, y - 222) < 12;
    const withHand = paint(person, SKIN, 'bodySkin', isHand);
    const { rgb } = wear(withHand, TROUSERS);
    const middle = 222 * person.width + 92;
    expect(colorAt(rgb, middle)).toEqual(SKIN);
    expect(isLike(colorAt(rgb, middle - 6 * person.width), SKIN, 10)).toBe(true);
  });

  it('keep a gap between the legs that the parser missed, also if the wall has nearly their color', () => {
    const wide = drawPerson({ buildFactor: 1.2 });
    const isBetween = (x: number, y: number): boolean => Math.abs(x - 119.5) < 12 && y > 250 && y < 425;
    for (const color of [OLD_TROUSERS, SURROUNDINGS.map((value) => value - 24)]) {
      const colored = paint(wide, color, null, (x, y) => wide.masks.lower[y * wide.width + x] === 255);
      const merged = paint(colored, SURROUNDINGS, 'lower', isBetween);
      const missed = paint(merged, SURROUNDINGS, 'background', (x, y) => isBetween(x, y) && y > 360);
      expect(colorAt(wear(missed, TROUSERS).rgb, 300 * wide.width + 119)).toEqual(SURROUNDINGS);
    }
  });

  it('cover buttons of the old ones, also one that the parser takes for a part of the top', () => {
    const white = [250, 250, 250];
    const inCloth = paint(person, white, null, (x, y) => Math.hypot(x - 120, y - 215) < 5);
    expect(isLike(colorAt(wear(inCloth, TROUSERS).rgb, 215 * person.width + 120), NEW_CLOTH)).toBe(true);
    const inWhite = paint(person, white, null, (x, y) => person.masks.upper[y * person.width + x] === 255);
    const atTop = paint(inWhite, white, 'upper', (x, y) => Math.abs(x - 120) < 4 && y > 188 && y < 197);
    expect(isLike(colorAt(wear(atTop, TROUSERS).rgb, 194 * person.width + 120), NEW_CLOTH)).toBe(true);
  });

  it('do not touch a shoe that the parser takes for cloth', () => {
    const isShoe = (x: number, y: number): boolean => x > 80 && x < 124 && y > 400 && y < 428;
    const withShoe = paint(person, [160, 60, 170], 'lower', isShoe);
    expect(colorAt(wear(withShoe, TROUSERS).rgb, 416 * person.width + 100)).toEqual([160, 60, 170]);
  });

  it('have the folds of the old ones, but not their color', () => {
    const isFold = (x: number, y: number): boolean => isLower(y * person.width + x) && y > 296 && y < 304;
    const folded = paint(
      person,
      OLD_TROUSERS.map((value) => value * 0.7),
      null,
      isFold,
    );
    const brightness = (y: number): number => {
      const color = colorAt(wear(folded, TROUSERS).rgb, y * person.width + 100);
      return color.reduce((sum, value) => sum + value, 0);
    };
    expect(brightness(300)).toBeLessThan(brightness(340) * 0.95);
  });

  it('come before a top, which is put on that picture', () => {
    const { rgb } = wear(person, TROUSERS);
    expect(isLike(colorAt(rgb, 140 * person.width + 120), OLD_TOP)).toBe(true);
  });
});

describe('a garment below the waist is refused', { timeout: 20_000 }, () => {
  const person = drawPerson();

  it('in the place of one of another length or shape', () => {
    for (const cloth of [SHORTS, SKIRT])
      expect(wear(person, cloth).reasons).toContainEqual({ key: 'other-shape', strength: 1 });
  });

  it('where hardly any of the old one is in the picture, but not where its legs are cut off', () => {
    expect(keysOf(wear(cutOff(person, 205), TROUSERS))).toContain('cut-off-legs');
    const doubts = [{ key: 'cut-off-legs', strength: 1, hinders: 'legs' }] as const;
    expect(wear({ ...cutOff(person, 330), doubts }, TROUSERS).reasons).toEqual([]);
  });

  it('where a hand is before the crotch', () => {
    const isHand = (x: number, y: number): boolean => Math.hypot(x - 120, y - 222) < 12;
    const withHand = paint(person, SKIN, 'bodySkin', isHand);
    expect(wear(withHand, TROUSERS).reasons).toContainEqual({ key: 'arms-before-body', strength: 1 });
  });

  it('where a bag that the parser takes for a part of the top is before it', () => {
    const shirt = drawPerson({ sleeves: 'none' });
    const withBag = paint(shirt, OLD_TOP, 'upper', (x, y) => x > 30 && x < 66 && y > 175 && y < 215);
    expect(wear(shirt, TROUSERS).reasons).toEqual([]);
    expect(wear(withBag, TROUSERS).reasons).toContainEqual({ key: 'thing-before-clothes', strength: 1 });
  });

  it('where the top has the same color', () => {
    const isTop = (x: number, y: number): boolean => person.masks.upper[y * person.width + x] === 255;
    expect(keysOf(wear(paint(person, OLD_TROUSERS, null, isTop), TROUSERS))).toContain('clothes-alike');
  });

  it('where the old one has a strong pattern', () => {
    const isLight = (x: number, y: number): boolean =>
      person.masks.lower[y * person.width + x] === 255 && ((x >> 2) + (y >> 2)) % 2 === 0;
    expect(keysOf(wear(paint(person, [230, 220, 180], null, isLight), TROUSERS))).toContain('clothes-patterned');
  });

  it('where the old one has the color of the wall', () => {
    const isLower = (x: number, y: number): boolean => person.masks.lower[y * person.width + x] === 255;
    expect(keysOf(wear(paint(person, SURROUNDINGS, null, isLower), TROUSERS))).toContain('clothes-like-background');
  });
});
