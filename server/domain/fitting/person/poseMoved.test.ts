import { describe, expect, it } from 'vitest';
import { createSyntheticPerson } from '../../../../tests/support/syntheticPerson.ts';
import { createBodyFrame } from './frame.ts';
import type { PersonBody } from './PersonBody.ts';
import { comparePoses } from './poseMoved.ts';

const { joints } = createSyntheticPerson();
const body = { frame: createBodyFrame({ joints }) } as PersonBody;
const moveJoints = (pixels: number) => joints.map((joint) => ({ ...joint, x: joint.x + pixels }));

describe('the pose in a dressed photo', () => {
  it('may be read a little differently, but not like another posture', () => {
    const strengths = [0, 1, 8, 30].map((pixels) => comparePoses({ joints, body }, moveJoints(pixels)));
    expect(strengths.slice(0, 2)).toEqual([0, 0]);
    expect(strengths[2]).toBeGreaterThan(0.2);
    expect(strengths[3]).toBe(1);
  });
});
