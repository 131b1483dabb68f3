import type { Doubt } from '../Doubt.ts';
import type { Person } from '../Person.ts';
import { jointOf } from '../Person.ts';
import { strengthOf } from './strength.ts';

type Read = Pick<Person, 'width' | 'height' | 'joints' | 'body'>;

/** How far a photo must reach below the hips, in torso lengths: for a top, and for trousers or a dress. */
const BELOW_HIPS = { fine: 0.06, impossible: -0.1 };
const LEGS = { fine: 0.9, impossible: 0.1 };
/** Minimum certainty that a knee is in the picture: the model also guesses where hidden ones are. */
const VISIBLE_KNEE = 0.4;
/** Share of the picture's height above which a knee must be, since guesses lie near the edge. */
const KNEE_LIMIT = 0.97;
/** Limits for the length of the torso, in pixels. */
const LARGE_ENOUGH = 110;
const TOO_SMALL = 50;

const belowHips = ({ height, body }: Read): number => (height - body.frame.hips[1]) / body.frame.torsoLength;

/**
 * The picture ends above the hips, or cuts off a shoulder. The model guesses invisible hips too far up, so proportions
 * count too.
 */
export function cutOffHips(person: Read): Doubt {
  const { torsoLength } = person.body.frame;
  const beyond = (['leftShoulder', 'rightShoulder'] as const).map((name) => {
    const { x } = jointOf(person, name);
    return Math.max(-x, x - person.width) / torsoLength;
  });
  const byWidth = strengthOf(Math.max(...beyond), -0.02, 0.1);
  const byHeight = strengthOf(belowHips(person), BELOW_HIPS.fine, BELOW_HIPS.impossible);
  const { jointSpan } = person.body.frame;
  const byShape = strengthOf(jointSpan / torsoLength, 0.95, 1.25);
  return { key: 'cut-off-hips', strength: Math.max(byWidth, byHeight, byShape), hinders: 'everything' };
}

/** Without knees in the picture, the width of the legs and where they part are only guesses. */
export function cutOffLegs(person: Read): Doubt {
  const hasKnee = (['leftKnee', 'rightKnee'] as const).some((name) => {
    const { y, score } = jointOf(person, name);
    return y < KNEE_LIMIT * person.height && score >= VISIBLE_KNEE;
  });
  const strength = hasKnee ? strengthOf(belowHips(person), LEGS.fine, LEGS.impossible) : 1;
  return { key: 'cut-off-legs', strength, hinders: 'legs' };
}

export const tooSmall = ({ body }: Read): Doubt => ({
  key: 'too-small',
  strength: strengthOf(body.frame.torsoLength, LARGE_ENOUGH, TOO_SMALL),
  hinders: 'everything',
});
