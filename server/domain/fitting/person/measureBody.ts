import type { JointName, Person } from './Person.ts';
import { getJoint } from './Person.ts';
import type { ArmJoints } from './measureArm.ts';
import { measureArm } from './measureArm.ts';
import type { LegJoints } from './measureLeg.ts';
import { measureLeg } from './measureLeg.ts';
import { measureTorso } from './measureTorso.ts';
import type { BodyFrame, PersonBody } from './PersonBody.ts';
import { Silhouette } from './Silhouette.ts';

/** The person's own left or right, as in the names of joints. */
type OwnSide = 'left' | 'right';

export function measureBody(
  person: Pick<Person, 'width' | 'height' | 'masks' | 'joints'>,
  frame: BodyFrame,
): PersonBody {
  const silhouette = new Silhouette(person);
  const [left, right] = findSidesInPicture(person);
  const createArm = (ownSide: OwnSide, side: 'left' | 'right') =>
    measureArm(findArmJoints(person, ownSide), side, frame.shoulderWidth, silhouette);
  const leg = (ownSide: OwnSide, side: 'left' | 'right') =>
    measureLeg(findLegJoints(person, ownSide), side, frame, silhouette);
  const arms = { left: createArm(left, 'left'), right: createArm(right, 'right') };
  const legs = { left: leg(left, 'left'), right: leg(right, 'right') };
  return { frame, arms, legs, torso: measureTorso(frame, arms, silhouette) };
}

/**
 * Returns which side of the person is at the left and at the right of the picture. A person who faces the camera has
 * the right shoulder on the left.
 */
function findSidesInPicture(person: Pick<Person, 'joints'>): readonly [OwnSide, OwnSide] {
  const facesCamera = getJoint(person, 'rightShoulder').x <= getJoint(person, 'leftShoulder').x;
  return facesCamera ? ['right', 'left'] : ['left', 'right'];
}

function findArmJoints(person: Pick<Person, 'joints'>, ownSide: OwnSide): ArmJoints {
  const names: readonly JointName[] =
    ownSide === 'left' ? ['leftPinky', 'leftIndex', 'leftThumb'] : ['rightPinky', 'rightIndex', 'rightThumb'];
  return {
    shoulder: getJoint(person, `${ownSide}Shoulder`),
    elbow: getJoint(person, `${ownSide}Elbow`),
    wrist: getJoint(person, `${ownSide}Wrist`),
    handJoints: names.map((name) => getJoint(person, name)),
  };
}

const findLegJoints = (person: Pick<Person, 'joints'>, ownSide: OwnSide): LegJoints => ({
  hip: getJoint(person, `${ownSide}Hip`),
  knee: getJoint(person, `${ownSide}Knee`),
  ankle: getJoint(person, `${ownSide}Ankle`),
});
