import { describe, expect, it } from 'vitest';
import { drawPerson, SURROUNDINGS } from '../../../../tests/support/fitting/drawnPerson.ts';
import type { Person } from '../person/Person.ts';
import { judgePhoto } from './judgePhoto.ts';

/** A drawn person with hair over the top. */
function withLongHair(person: Person): Person {
  const hair = person.masks.hair.slice();
  for (let y = 140; y < 180; y++) hair.fill(255, y * person.width + 100, y * person.width + 120);
  return { ...person, masks: { ...person.masks, hair } };
}

/** A drawn person in a top of the wall's color. */
function inColorOfWall(person: Person): Person {
  const rgb = person.rgb.slice();
  for (let i = 0; i < person.masks.upper.length; i++) if (person.masks.upper[i] === 255) rgb.set(SURROUNDINGS, i * 3);
  return { ...person, rgb };
}

describe('the verdict on a photo after its upload', () => {
  it('is that it can be dressed', () => {
    expect(judgePhoto(drawPerson(), [])).toEqual({ isDressable: true, reason: null });
  });

  it('names hair over the clothes, and clothes in the color of the wall, if nothing else can be worn', () => {
    const person = { ...drawPerson(), isOnePiece: true };
    const reasons = [withLongHair, inColorOfWall].map((change) => judgePhoto(change(person), []));
    expect(reasons).toEqual([
      { isDressable: false, reason: 'hair-over-clothes' },
      { isDressable: false, reason: 'clothes-like-background' },
    ]);
  });

  it('is that it can be dressed if trousers can be worn, though no top', () => {
    expect(judgePhoto(withLongHair(drawPerson()), [])).toEqual({ isDressable: true, reason: 'hair-over-clothes' });
  });

  it('is that it can be dressed in spite of hair over a top with short sleeves, which stays before long ones', () => {
    expect(judgePhoto(withLongHair(drawPerson({ sleeves: 'none' })), [])).toEqual({ isDressable: true, reason: null });
  });

  it('names what is wrong with the person first', () => {
    const doubts = [{ key: 'turned-sideways', strength: 0.8, hinders: 'everything' }] as const;
    expect(judgePhoto(withLongHair(drawPerson()), doubts)).toEqual({ isDressable: false, reason: 'turned-sideways' });
    expect(judgePhoto(null, [])).toEqual({ isDressable: false, reason: 'nobody' });
  });

  it('says that legs are missing, which only garments below the waist need', () => {
    const doubts = [{ key: 'cut-off-legs', strength: 0.9, hinders: 'legs' }] as const;
    expect(judgePhoto(drawPerson(), doubts)).toEqual({ isDressable: true, reason: 'cut-off-legs' });
  });
});
