import type { Doubt } from '../Doubt.ts';
import type { Joint, Person } from '../Person.ts';
import { jointOf } from '../Person.ts';
import { strengthOf } from './strength.ts';

/** Shoulder width in torso lengths of a person who faces the camera, and of one seen from the side. */
const FRONTAL = 0.5;
const SIDEWAYS = 0.3;

type Read = Pick<Person, 'width' | 'height' | 'masks' | 'joints' | 'body'>;

/** The head is visible without a face, or left and right shoulder are swapped. */
export function turnedAway(person: Read): Doubt {
  const isReversed = jointOf(person, 'leftShoulder').x < jointOf(person, 'rightShoulder').x;
  const hidesFace = showsHead(person) && faceShare(person) < 0.02;
  const strength = hidesFace ? 1 : isReversed ? 0.7 : 0;
  return { key: 'turned-away', strength, hinders: 'everything' };
}

export function turnedSideways({ body }: Read): Doubt {
  const { jointSpan, torsoLength } = body.frame;
  return {
    key: 'turned-sideways',
    strength: strengthOf(jointSpan / torsoLength, FRONTAL, SIDEWAYS),
    hinders: 'everything',
  };
}

/** Whether the whole head is in the picture; many photos are cut off at the chin. */
function showsHead(person: Read): boolean {
  const { torsoLength } = person.body.frame;
  const isInside = ({ x, y }: Joint): boolean =>
    x > 0 && x < person.width && y > 0.12 * torsoLength && y < person.height;
  return (
    isInside(jointOf(person, 'nose')) && isInside(jointOf(person, 'leftEar')) && isInside(jointOf(person, 'rightEar'))
  );
}

/** Area of the face, as a multiple of the squared torso length. */
function faceShare({ masks, body }: Read): number {
  const area = masks.faceSkin.reduce((sum, value) => sum + value, 0) / 255;
  return area / body.frame.torsoLength ** 2;
}
