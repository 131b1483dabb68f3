import type { Doubt } from '../Doubt.ts';
import type { Person } from '../Person.ts';
import { getJoint } from '../Person.ts';
import { findStrength } from './strength.ts';

type PersonFraming = Pick<Person, 'width' | 'height' | 'joints' | 'body'>;

/** How far a photo must reach below the hips for a top, in torso lengths. */
const HIPS_LIMITS = { fine: 0.06, impossible: -0.1 };
const LEGS_LIMITS = { fine: 0.9, impossible: 0.1 };
/** Minimum certainty that a knee is in the picture. The model also guesses knees that are hidden. */
const MIN_KNEE_SCORE = 0.4;
/**
 * Maximum height position of a knee, as a fraction of the picture's height. Nearer to the lower edge, it is probably
 * a guess.
 */
const MAX_KNEE_HEIGHT = 0.97;
/** Torso length in pixels from which the person is large enough. */
const FINE_TORSO_PIXELS = 110;
const MIN_TORSO_PIXELS = 50;

const findRoomBelowHips = ({ height, body }: PersonFraming): number =>
  (height - body.frame.hips[1]) / body.frame.torsoLength;

/**
 * Returns the doubt that a picture ends above the hips or cuts off a shoulder. Also checks the proportions, because
 * the model places invisible hips too high.
 */
export function findCutOffHips(person: PersonFraming): Doubt {
  const { torsoLength } = person.body.frame;
  const overhangs = (['leftShoulder', 'rightShoulder'] as const).map((name) => {
    const { x } = getJoint(person, name);
    return Math.max(-x, x - person.width) / torsoLength;
  });
  const widthStrength = findStrength(Math.max(...overhangs), -0.02, 0.1);
  const heightStrength = findStrength(findRoomBelowHips(person), HIPS_LIMITS.fine, HIPS_LIMITS.impossible);
  const { jointSpan } = person.body.frame;
  const shapeStrength = findStrength(jointSpan / torsoLength, 0.95, 1.25);
  return {
    key: 'cut-off-hips',
    strength: Math.max(widthStrength, heightStrength, shapeStrength),
    hinders: 'everything',
  };
}

/** Returns the doubt that a picture shows no knees. Then the shape of the legs is only a guess. */
export function findCutOffLegs(person: PersonFraming): Doubt {
  const hasKnee = (['leftKnee', 'rightKnee'] as const).some((name) => {
    const { y, score } = getJoint(person, name);
    return y < MAX_KNEE_HEIGHT * person.height && score >= MIN_KNEE_SCORE;
  });
  const strength = hasKnee ? findStrength(findRoomBelowHips(person), LEGS_LIMITS.fine, LEGS_LIMITS.impossible) : 1;
  return { key: 'cut-off-legs', strength, hinders: 'legs' };
}

export const findTooSmall = ({ body }: PersonFraming): Doubt => ({
  key: 'too-small',
  strength: findStrength(body.frame.torsoLength, FINE_TORSO_PIXELS, MIN_TORSO_PIXELS),
  hinders: 'everything',
});
