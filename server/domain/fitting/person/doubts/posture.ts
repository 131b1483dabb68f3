import { toBody } from '../bodyPlaces.ts';
import type { Doubt } from '../Doubt.ts';
import type { Joint, Person } from '../Person.ts';
import { jointOf } from '../Person.ts';
import type { BodyFrame } from '../PersonBody.ts';
import { strengthOf } from './strength.ts';

type Read = Pick<Person, 'width' | 'height' | 'joints' | 'body'>;
const OWN_SIDES = ['left', 'right'] as const;

/** The knees are near the height of the hips, because the thighs are level or point to the camera. */
export function seated(person: Read): Doubt {
  const { frame } = person.body;
  const falls = OWN_SIDES.flatMap((side) => {
    const [hip, knee] = [jointOf(person, `${side}Hip`), jointOf(person, `${side}Knee`)];
    if (knee.y > person.height || knee.score < 0.5) return [];
    return [toBody(frame, knee.x, knee.y)[0] - toBody(frame, hip.x, hip.y)[0]];
  });
  const fall = falls.length === 0 ? 1 : falls.reduce((sum, value) => sum + value, 0) / falls.length;
  return { key: 'seated', strength: strengthOf(fall, 0.65, 0.35), hinders: 'everything' };
}

/** Never strong enough to refuse: arms in front of the body are drawn over the clothes. */
export function armsBeforeBody(person: Read): Doubt {
  const { frame } = person.body;
  const before = OWN_SIDES.filter((side) => isBefore(frame, jointOf(person, `${side}Wrist`)));
  return { key: 'arms-before-body', strength: before.length * 0.2, hinders: 'everything' };
}

function isBefore(frame: BodyFrame, { x, y }: Joint): boolean {
  const [along, across] = toBody(frame, x, y);
  return along > 0.1 && along < 1.05 && Math.abs(across) < 0.36 * frame.shoulderWidth;
}

/** Never strong enough to refuse. An elbow sticks out, and its wrist is at the waist or hip. */
export function handsOnHips(person: Read): Doubt {
  const { frame } = person.body;
  const bent = OWN_SIDES.filter((side) => {
    const [elbow, wrist] = [jointOf(person, `${side}Elbow`), jointOf(person, `${side}Wrist`)];
    const [elbowAt, wristAt] = [toBody(frame, elbow.x, elbow.y), toBody(frame, wrist.x, wrist.y)];
    const sticksOut = Math.abs(elbowAt[1]) - Math.abs(wristAt[1]) > 0.15 * frame.shoulderWidth;
    return sticksOut && wristAt[0] > 0.5 && wristAt[0] < 1.3 && Math.abs(wristAt[1]) >= 0.36 * frame.shoulderWidth;
  });
  return { key: 'hands-on-hips', strength: bent.length * 0.2, hinders: 'everything' };
}
