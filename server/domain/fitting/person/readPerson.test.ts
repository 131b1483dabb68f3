import { describe, expect, it } from 'vitest';
import {
  BLUE,
  DRESS,
  RED,
  SHIRT,
  createSyntheticPerson,
  TROUSERS,
  WALL,
} from '../../../../tests/support/syntheticPerson.ts';
import type { SyntheticPerson } from '../../../../tests/support/syntheticPerson.ts';
import { halfWidthAt, findLimbPoint, profileAt, shoulderTopAt, toBody } from './bodyPlaces.ts';
import { PARSER_CLASSES } from './ParserMap.ts';
import { PARTS, type Part } from './Person.ts';
import { readPerson } from './readPerson.ts';

const readSynthetic = ({ picture, joints, map }: SyntheticPerson) => readPerson(picture, joints, map)!;
const standingPerson = readSynthetic(createSyntheticPerson());

/** Returns the part that covers most of a pixel. */
const partAt = (person: typeof standingPerson, x: number, y: number): Part =>
  PARTS.reduce((strongestPart, part) => {
    const index = y * person.width + x;
    return person.masks[part][index]! > person.masks[strongestPart][index]! ? part : strongestPart;
  });

describe('a person as it is read', () => {
  it('has its parts to the pixel, although the parser reads one place of five by five pixels', () => {
    const parts = [
      [120, 40, 'faceSkin'],
      [120, 18, 'hair'],
      [120, 100, 'upper'],
      [90, 100, 'upper'],
      [86, 100, 'background'],
      [104, 250, 'lower'],
      [120, 250, 'background'],
      [70, 130, 'bodySkin'],
      [110, 288, 'bodySkin'],
      [20, 20, 'background'],
    ] as const;
    expect(parts.map(([x, y]) => partAt(standingPerson, x, y))).toEqual(parts.map(([, , part]) => part));
  });

  it('has parts that add up to the whole pixel', () => {
    const sums = standingPerson.masks.hair.map((_, i) => {
      const sum = PARTS.reduce((total, part) => total + standingPerson.masks[part][i]!, 0);
      return Math.abs(sum - 255);
    });
    expect(Math.max(...sums)).toBeLessThanOrEqual(3);
  });

  it('wears two pieces that meet where the color changes', () => {
    expect([standingPerson.isOnePiece, partAt(standingPerson, 120, 144), partAt(standingPerson, 120, 154)]).toEqual([
      false,
      'upper',
      'lower',
    ]);
  });

  it('wears one piece if the same cloth covers it above bare shins', () => {
    expect(readSynthetic(createSyntheticPerson(DRESS)).isOnePiece).toBe(true);
  });

  it('wears two pieces of the same color if they end at the ankles', () => {
    const suit = [SHIRT, ...TROUSERS].map((patch) => ({ ...patch, color: RED }));
    expect(readSynthetic(createSyntheticPerson(suit)).isOnePiece).toBe(false);
  });

  it('wears trousers beside a bare arm, not the end of a sleeve', () => {
    const wideCloth = { name: 'clothes', color: BLUE, box: [84, 150, 156, 180] } as const;
    const armNearTrunk = { rightElbow: [81, 120], rightWrist: [82, 166] } as const;
    const person = readSynthetic(createSyntheticPerson([SHIRT, ...TROUSERS, wideCloth], armNearTrunk));
    expect(partAt(person, 85, 158)).toBe('lower');
  });

  it('is replaced by the wall in its plate', () => {
    const offset = (150 * standingPerson.width + 120) * 3;
    const color = [...standingPerson.plate.subarray(offset, offset + 3)];
    expect(Math.max(...color.map((value, i) => Math.abs(value - WALL[i]!)))).toBeLessThan(6);
    expect([...standingPerson.rgb.subarray(offset + 3, offset + 6)]).toEqual(BLUE);
  });

  it('has a body between its sides, with the shoulders above their joints', () => {
    const { body } = standingPerson;
    const waist = toBody(body.frame, 120, 130)[0];
    const [left, right] = [halfWidthAt(body, 'left', waist), halfWidthAt(body, 'right', waist)];
    expect(Math.abs(left - right)).toBeLessThan(3);
    expect(left).toBeGreaterThan(16);
    expect(left).toBeLessThan(34);
    expect(shoulderTopAt(body, 26)).toBeLessThan(0);
    expect([body.arms.left.isVisible, body.arms.right.isVisible, body.legs.left.isVisible]).toEqual([true, true, true]);
    expect(body.arms.left.axis[0]![0]).toBeLessThan(body.arms.right.axis[0]![0]);
  });

  it('has bare arms that end where their skin ends, also in front of a wide shirt', () => {
    const wideCloth = { ...SHIRT, box: [84, 74, 156, 170] } as const;
    const { left } = readSynthetic(createSyntheticPerson([wideCloth, ...TROUSERS])).body.arms;
    const [innerWidth, x] = [profileAt(left.inner, 0.7), findLimbPoint(left, 0.7)[0]];
    expect(Math.abs(x + innerWidth - 84)).toBeLessThan(3.5);
  });

  it('is nobody if everything is background', () => {
    const { picture, joints, map } = createSyntheticPerson();
    const classes = { ...map.classes };
    for (const name of PARSER_CLASSES) classes[name] = classes[name].map(() => (name === 'background' ? 1 : 0));
    expect(readPerson(picture, joints, { ...map, classes })).toBeNull();
  });
});
