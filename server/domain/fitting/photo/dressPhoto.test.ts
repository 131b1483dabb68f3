import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawDress,
  drawSkirt,
  drawTop,
  drawTrousers,
  NEW_CLOTH,
} from '../../../../tests/support/fitting/drawnGarments.ts';
import type { DrawnPersonOptions } from '../../../../tests/support/fitting/drawnPerson.ts';
import {
  drawPerson,
  OLD_TOP,
  OLD_TROUSERS,
  SKIN,
  SURROUNDINGS,
} from '../../../../tests/support/fitting/drawnPerson.ts';
import type { Cloth } from '../cloth/Cloth.ts';
import { cutOutPackshot } from '../cloth/packshotCloth.ts';
import type { Person } from '../person/Person.ts';
import { dressPhoto } from './dressPhoto.ts';

const CLOTHS = {
  vest: cutOutPackshot(drawTop('none'), 'upper', null),
  tee: cutOutPackshot(drawTop('short'), 'upper', null),
  sweater: cutOutPackshot(drawTop('long'), 'upper', null),
  trousers: cutOutPackshot(drawTrousers(), 'lower', null),
  skirt: cutOutPackshot(drawSkirt(), 'lower', null),
  dress: cutOutPackshot(drawDress(), 'dress', null),
} as const satisfies Record<string, Cloth>;

type Rgb = readonly number[];
const dressed = (person: Person, ...cloths: readonly Cloth[]): Uint8Array =>
  dressPhoto(person, cloths, { tucked: null }).rgb;
const pixel = ({ width }: Person, rgb: Uint8Array, x: number, y: number): Rgb => [
  ...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
const isLike = (firstColor: Rgb, secondColor: Rgb, within = 60): boolean =>
  firstColor.every((value, c) => Math.abs(value - secondColor[c]!) < within);

/** Returns the fraction of a part's pixels that have the color. */
function shareOf(person: Person, rgb: Uint8Array, color: Rgb, part: 'upper' | 'lower'): number {
  let [foundCount, pixelCount] = [0, 0];
  for (let i = 0; i < person.width * person.height; i++) {
    if (person.masks[part][i] !== 255) continue;
    pixelCount++;
    if (color.every((value, c) => Math.abs(value - rgb[i * 3 + c]!) < 60)) foundCount++;
  }
  return foundCount / pixelCount;
}

const options: fc.Arbitrary<DrawnPersonOptions> = fc.record({
  spread: fc.integer({ min: 4, max: 60 }),
  build: fc.double({ min: 0.85, max: 1.2, noNaN: true }),
  sleeves: fc.constantFrom('none', 'long'),
});

describe('a dressed photo', () => {
  it('covers the old top with the new one, whoever wears it', () => {
    fc.assert(
      fc.property(options, fc.constantFrom('vest', 'tee', 'sweater'), (option, name) => {
        const person = drawPerson(option);
        const rgb = dressed(person, CLOTHS[name]);
        expect(shareOf(person, rgb, OLD_TOP, 'upper')).toBeLessThan(0.01);
        expect(isLike(pixel(person, rgb, 120, 140), NEW_CLOTH)).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  it('leaves face, hair and everything away from the person as they were', () => {
    fc.assert(
      fc.property(options, fc.constantFrom(...Object.values(CLOTHS)), (option, cloth) => {
        const person = drawPerson(option);
        const rgb = dressed(person, cloth);
        const { left, top, width, height } = person.box;
        let changedCount = 0;
        for (let i = 0; i < person.width * person.height; i++) {
          const [x, y] = [i % person.width, Math.floor(i / person.width)];
          const isOutside = x < left || y < top || x >= left + width || y >= top + height;
          const isUnchanged = person.masks.faceSkin[i] === 255 || person.masks.hair[i] === 255 || isOutside;
          if (isUnchanged && rgb[i * 3] !== person.rgb[i * 3]) changedCount++;
        }
        expect(changedCount).toBe(0);
      }),
      { numRuns: 5 },
    );
  });

  it('leaves bare arms as they are below short sleeves', () => {
    const person = drawPerson({ sleeves: 'none' });
    const rgb = dressed(person, CLOTHS.tee);
    const [x, y] = person.body.arms.left.axis[22]!.map(Math.round) as [number, number];
    expect(pixel(person, rgb, x, y)).toEqual(pixel(person, person.rgb, x, y));
  });

  it('shows no surroundings where the old clothes were, whatever is worn instead', () => {
    fc.assert(
      fc.property(options, fc.constantFrom('tee', 'sweater'), (option, name) => {
        const person = drawPerson(option);
        expect(shareOf(person, dressed(person, CLOTHS[name]), SURROUNDINGS, 'upper')).toBeLessThan(0.01);
      }),
      { numRuns: 5 },
    );
  });

  it('covers the arms with long sleeves', () => {
    const person = drawPerson({ sleeves: 'none' });
    const rgb = dressed(person, CLOTHS.sweater);
    for (const k of [10, 16, 22]) {
      const [x, y] = person.body.arms.right.axis[k]!;
      expect(isLike(pixel(person, rgb, Math.round(x), Math.round(y)), NEW_CLOTH)).toBe(true);
    }
  });

  it('shows the neck, not the inside of the back, in the opening of the collar', () => {
    const person = drawPerson();
    expect(isLike(pixel(person, dressed(person, CLOTHS.tee), 120, 106), SKIN, 45)).toBe(true);
  });

  it('replaces trousers by trousers and by a skirt, and keeps the top', () => {
    const person = drawPerson();
    for (const cloth of [CLOTHS.trousers, CLOTHS.skirt]) {
      const rgb = dressed(person, cloth);
      expect(shareOf(person, rgb, OLD_TROUSERS, 'lower')).toBeLessThan(0.01);
      expect(shareOf(person, rgb, OLD_TOP, 'upper')).toBeGreaterThan(0.9);
    }
  });

  it('wears a dress instead of both, and a top with trousers', () => {
    const person = drawPerson();
    for (const cloths of [[CLOTHS.dress], [CLOTHS.tee, CLOTHS.trousers]]) {
      const rgb = dressed(person, ...cloths);
      expect(shareOf(person, rgb, OLD_TOP, 'upper')).toBeLessThan(0.01);
      expect(shareOf(person, rgb, OLD_TROUSERS, 'lower')).toBeLessThan(0.01);
    }
  });

  it('is the same each time', () => {
    const person = drawPerson();
    expect(Buffer.compare(dressed(person, CLOTHS.tee), dressed(person, CLOTHS.tee))).toBe(0);
  });

  it('is less trusted for each doubt about the person and the garment', () => {
    const person = drawPerson();
    const undoubted = dressPhoto(person, [{ ...CLOTHS.sweater, doubts: [] }], { tucked: null });
    const turnedPhoto = {
      ...person,
      doubts: [{ key: 'turned-sideways', strength: 0.4, hinders: 'everything' }],
    } as const;
    const pale: Cloth = { ...CLOTHS.sweater, doubts: [{ key: 'pale-on-pale', strength: 0.3 }] };
    const doubted = dressPhoto(turnedPhoto, [pale], { tucked: null });
    expect(doubted.confidence).toBeCloseTo(undoubted.confidence * 0.6 * 0.7, 5);
    expect(doubted.reasons.map(({ key }) => key)).toEqual(expect.arrayContaining(['turned-sideways', 'pale-on-pale']));
  });
});
