import { describe, expect, it } from 'vitest';
import { SHIRT, SKIN, createSyntheticPerson, TROUSERS } from '../../../../tests/support/syntheticPerson.ts';
import type { SyntheticPerson } from '../../../../tests/support/syntheticPerson.ts';
import type { DoubtKey } from './Doubt.ts';
import { judgePerson, findRefusal } from './judgePerson.ts';
import type { Picture } from './Picture.ts';
import { readPerson } from './readPerson.ts';

const judgeSynthetic = ({ picture, joints, map }: SyntheticPerson, score = 1) =>
  judgePerson(readPerson(picture, joints, map)!, map, score);
const CLOTHES = [SHIRT, ...TROUSERS];

/** Lists the doubts. Leaves out doubts about size, because the drawn person is small and flat. */
const listDoubtKeys = (person: SyntheticPerson, score?: number): readonly DoubtKey[] =>
  judgeSynthetic(person, score)
    .map(({ key }) => key)
    .filter((key) => key !== 'too-small');

const changePixels = (person: SyntheticPerson, change: (value: number) => number): SyntheticPerson => ({
  ...person,
  picture: { ...person.picture, rgb: person.picture.rgb.map(change) },
});

/** Blurs a picture like an unfocused camera. */
function blurPicture({ width, height, rgb }: Picture): Picture {
  const blurRadius = 6;
  const blurredRows = rgb.map((_, i) => {
    const [pixel, channel] = [Math.floor(i / 3), i % 3];
    let sum = 0;
    for (let step = -blurRadius; step <= blurRadius; step++)
      sum += rgb[Math.min(width * height - 1, Math.max(0, pixel + step)) * 3 + channel]!;
    return sum / (2 * blurRadius + 1);
  });
  const blurredPixels = blurredRows.map((_, i) => {
    let sum = 0;
    for (let step = -blurRadius; step <= blurRadius; step++)
      sum += blurredRows[Math.min(blurredRows.length - 3 + (i % 3), Math.max(i % 3, i + step * width * 3))]!;
    return sum / (2 * blurRadius + 1);
  });
  return { width, height, rgb: blurredPixels };
}

describe('doubts about a photo', { timeout: 30_000 }, () => {
  it('are none about somebody who stands straight with the whole body in the picture', () => {
    expect(listDoubtKeys(createSyntheticPerson())).toEqual([]);
  });

  it('name what is wrong', () => {
    const bentArms = { leftWrist: [125, 130], rightWrist: [115, 130] } as const;
    const handsOnHips = { leftElbow: [186, 122], leftWrist: [152, 150] } as const;
    const turnedAround = { leftShoulder: [131, 82], rightShoulder: [109, 82] } as const;
    const sittingJoints = { leftKnee: [140, 180], rightKnee: [100, 180] } as const;
    const facingAway = { leftShoulder: [94, 82], rightShoulder: [146, 82] } as const;
    const lowJoints = {
      leftHip: [136, 322],
      rightHip: [104, 322],
      leftShoulder: [160, 190],
      rightShoulder: [80, 190],
    } as const;
    const headlessPerson = createSyntheticPerson([
      ...CLOTHES,
      { name: 'hair', color: [60, 40, 30], box: [102, 14, 138, 62] },
    ]);
    const pictureOfTwoPeople = createSyntheticPerson([
      ...CLOTHES,
      { name: 'faceSkin', color: SKIN, box: [190, 20, 222, 60] },
    ]);
    const cases: readonly (readonly [DoubtKey, SyntheticPerson, number?])[] = [
      ['nobody', createSyntheticPerson(), 0.1],
      ['several-people', pictureOfTwoPeople],
      ['turned-away', headlessPerson],
      ['turned-away', createSyntheticPerson(CLOTHES, facingAway)],
      ['turned-sideways', createSyntheticPerson(CLOTHES, turnedAround)],
      ['seated', createSyntheticPerson(CLOTHES, sittingJoints)],
      ['cut-off-hips', createSyntheticPerson(CLOTHES, lowJoints)],
      ['arms-before-body', createSyntheticPerson(CLOTHES, bentArms)],
      ['hands-on-hips', createSyntheticPerson(CLOTHES, handsOnHips)],
      ['too-dark', changePixels(createSyntheticPerson(), (value) => value * 0.15)],
      ['blurred', { ...createSyntheticPerson(), picture: blurPicture(createSyntheticPerson().picture) }],
    ];
    for (const [key, person, score] of cases) expect(listDoubtKeys(person, score), key).toContain(key);
  });

  it('ask for knees before the legs are dressed, although the model guesses where they are', () => {
    const lowJoints = { leftKnee: [136, 330], rightKnee: [104, 330] } as const;
    const doubt = judgeSynthetic(createSyntheticPerson(CLOTHES, lowJoints)).find(({ key }) => key === 'cut-off-legs');
    expect(doubt).toMatchObject({ strength: 1, hinders: 'legs' });
  });

  it('refuse everything, or only what covers the legs', () => {
    const legDoubts = [{ key: 'cut-off-legs', strength: 0.8, hinders: 'legs' }] as const;
    expect([findRefusal(legDoubts, false), findRefusal(legDoubts, true)?.key]).toEqual([null, 'cut-off-legs']);
    const slightDoubts = [{ key: 'hands-on-hips', strength: 0.4, hinders: 'everything' }] as const;
    expect(findRefusal(slightDoubts, true)).toBeNull();
  });
});
