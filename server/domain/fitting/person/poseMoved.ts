import { findStrength } from './doubts/strength.ts';
import type { Joint, JointName, Person } from './Person.ts';
import { JOINTS } from './Person.ts';

const COMPARED_JOINTS: readonly JointName[] = [
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
];
/** Mean distance by which joints may move when a new garment is put on, in shoulder widths. */
const USUAL_MOVE = 0.06;
const BROKEN_MOVE = 0.16;

/**
 * Returns how much the joints differ in another picture of the person: 0 for a usual difference, 1 for another
 * posture.
 */
export function comparePoses({ joints, body }: Pick<Person, 'joints' | 'body'>, laterJoints: readonly Joint[]): number {
  const distances = COMPARED_JOINTS.map((name) => {
    const [firstJoint, secondJoint] = [joints[JOINTS[name]]!, laterJoints[JOINTS[name]]!];
    return Math.hypot(firstJoint.x - secondJoint.x, firstJoint.y - secondJoint.y) / body.frame.shoulderWidth;
  });
  return findStrength(
    distances.reduce((sum, distance) => sum + distance, 0) / distances.length,
    USUAL_MOVE,
    BROKEN_MOVE,
  );
}
