import type { Doubt } from '../Doubt.ts';
import type { Joint, Person } from '../Person.ts';
import { getJoint } from '../Person.ts';
import { findStrength } from './strength.ts';

/** Shoulder width in torso lengths of a person who faces the camera. */
const FRONTAL_WIDTH = 0.5;
const SIDEWAYS_WIDTH = 0.3;

type PersonShape = Pick<Person, 'width' | 'height' | 'masks' | 'joints' | 'body'>;

/**
 * Returns the doubt that a person is turned away: the head is visible without a face, or the shoulders have changed
 * sides.
 */
export function findTurnedAway(person: PersonShape): Doubt {
  const isReversed = getJoint(person, 'leftShoulder').x < getJoint(person, 'rightShoulder').x;
  const isFaceHidden = isHeadVisible(person) && findFaceShare(person) < 0.02;
  const strength = isFaceHidden ? 1 : isReversed ? 0.7 : 0;
  return { key: 'turned-away', strength, hinders: 'everything' };
}

export function findTurnedSideways({ body }: PersonShape): Doubt {
  const { jointSpan, torsoLength } = body.frame;
  return {
    key: 'turned-sideways',
    strength: findStrength(jointSpan / torsoLength, FRONTAL_WIDTH, SIDEWAYS_WIDTH),
    hinders: 'everything',
  };
}

/** Whether the whole head is in the picture. Many photos end at the chin. */
function isHeadVisible(person: PersonShape): boolean {
  const { torsoLength } = person.body.frame;
  const isInside = ({ x, y }: Joint): boolean =>
    x > 0 && x < person.width && y > 0.12 * torsoLength && y < person.height;
  return (
    isInside(getJoint(person, 'nose')) &&
    isInside(getJoint(person, 'leftEar')) &&
    isInside(getJoint(person, 'rightEar'))
  );
}

/** Returns the area of the face as a multiple of the squared torso length. */
function findFaceShare({ masks, body }: PersonShape): number {
  const area = masks.faceSkin.reduce((sum, value) => sum + value, 0) / 255;
  return area / body.frame.torsoLength ** 2;
}
