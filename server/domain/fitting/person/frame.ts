import type { Point } from '../Figure.ts';
import type { Person } from './Person.ts';
import { getJoint } from './Person.ts';
import type { BodyFrame } from './PersonBody.ts';

const MIN_WIDTH_RATIO = 0.56;

const findMiddle = (firstJoint: { x: number; y: number }, secondJoint: { x: number; y: number }): Point => [
  (firstJoint.x + secondJoint.x) / 2,
  (firstJoint.y + secondJoint.y) / 2,
];

export function createBodyFrame(person: Pick<Person, 'joints'>): BodyFrame {
  const [left, right] = [getJoint(person, 'leftShoulder'), getJoint(person, 'rightShoulder')];
  const shoulders = findMiddle(left, right);
  const hips = findMiddle(getJoint(person, 'leftHip'), getJoint(person, 'rightHip'));
  const torsoLength = Math.max(1, Math.hypot(hips[0] - shoulders[0], hips[1] - shoulders[1]));
  const down: Point = [(hips[0] - shoulders[0]) / torsoLength, (hips[1] - shoulders[1]) / torsoLength];
  const jointSpan = Math.hypot(left.x - right.x, left.y - right.y);
  return {
    shoulders,
    hips,
    down,
    right: [down[1], -down[0]],
    torsoLength,
    jointSpan,
    shoulderWidth: Math.max(jointSpan, MIN_WIDTH_RATIO * torsoLength),
  };
}
