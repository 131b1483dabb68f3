import { toBody } from '../bodyPlaces.ts';
import type { Doubt } from '../Doubt.ts';
import type { Joint, Person } from '../Person.ts';
import { getJoint } from '../Person.ts';
import type { BodyFrame } from '../PersonBody.ts';
import { findStrength } from './strength.ts';

type PersonPosture = Pick<Person, 'width' | 'height' | 'joints' | 'body'>;
const OWN_SIDES = ['left', 'right'] as const;

/** Returns the doubt that a person is seated: the knees are nearly as high as the hips. */
export function findSeated(person: PersonPosture): Doubt {
  const { frame } = person.body;
  const thighDrops = OWN_SIDES.flatMap((side) => {
    const [hip, knee] = [getJoint(person, `${side}Hip`), getJoint(person, `${side}Knee`)];
    if (knee.y > person.height || knee.score < 0.5) return [];
    return [toBody(frame, knee.x, knee.y)[0] - toBody(frame, hip.x, hip.y)[0]];
  });
  const meanThighDrop =
    thighDrops.length === 0 ? 1 : thighDrops.reduce((sum, value) => sum + value, 0) / thighDrops.length;
  return { key: 'seated', strength: findStrength(meanThighDrop, 0.65, 0.35), hinders: 'everything' };
}

/**
 * Returns the doubt that arms are in front of the body. It never refuses a photo, because arms are drawn over the
 * clothes.
 */
export function findArmsInFront(person: PersonPosture): Doubt {
  const { frame } = person.body;
  const wristsInFront = OWN_SIDES.filter((side) => isInFront(frame, getJoint(person, `${side}Wrist`)));
  return { key: 'arms-before-body', strength: wristsInFront.length * 0.2, hinders: 'everything' };
}

function isInFront(frame: BodyFrame, { x, y }: Joint): boolean {
  const [along, across] = toBody(frame, x, y);
  return along > 0.1 && along < 1.05 && Math.abs(across) < 0.36 * frame.shoulderWidth;
}

/**
 * Returns the doubt that a hand is on the hip: the elbow is away from the body, and the wrist is at the waist or hip.
 * It never refuses a photo.
 */
export function findHandsOnHips(person: PersonPosture): Doubt {
  const { frame } = person.body;
  const bentArms = OWN_SIDES.filter((side) => {
    const [elbow, wrist] = [getJoint(person, `${side}Elbow`), getJoint(person, `${side}Wrist`)];
    const [elbowPosition, wristPosition] = [toBody(frame, elbow.x, elbow.y), toBody(frame, wrist.x, wrist.y)];
    const sticksOut = Math.abs(elbowPosition[1]) - Math.abs(wristPosition[1]) > 0.15 * frame.shoulderWidth;
    return (
      sticksOut &&
      wristPosition[0] > 0.5 &&
      wristPosition[0] < 1.3 &&
      Math.abs(wristPosition[1]) >= 0.36 * frame.shoulderWidth
    );
  });
  return { key: 'hands-on-hips', strength: bentArms.length * 0.2, hinders: 'everything' };
}
