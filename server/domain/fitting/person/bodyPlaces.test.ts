import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BodyFrame, Limb } from './PersonBody.ts';
import { findLimbOutward, findLimbPoint, findNearestOnLimb, profileAt, toBody, toPicture } from './bodyPlaces.ts';

const createConstantProfile = (value: number) => ({ from: 0, to: 1, values: new Float32Array(21).fill(value) });

function createStraightLimb(side: 'left' | 'right'): Limb {
  const axis = Array.from({ length: 31 }, (_, i) => [100, 50 + i * 4] as const);
  const [width, skin] = [createConstantProfile(10), createConstantProfile(1)];
  const widths = { outer: width, inner: width, seenOuter: width, seenInner: width };
  return { side, axis, length: 120, ...widths, skinShares: skin, isVisible: true };
}

describe('places on a body', () => {
  it('are the same after a way to the picture and back, however the torso leans', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -0.5, max: 2, noNaN: true }),
        fc.double({ min: -200, max: 200, noNaN: true }),
        (angle, along, across) => {
          const frame: BodyFrame = {
            shoulders: [300, 200],
            hips: [300 + 220 * Math.sin(angle), 200 + 220 * Math.cos(angle)],
            down: [Math.sin(angle), Math.cos(angle)],
            right: [Math.cos(angle), -Math.sin(angle)],
            torsoLength: 220,
            jointSpan: 150,
            shoulderWidth: 150,
          };
          const [a, b] = toBody(frame, ...toPicture(frame, along, across));
          expect(a).toBeCloseTo(along, 6);
          expect(b).toBeCloseTo(across, 6);
        },
      ),
    );
  });

  it('take a profile between its samples, and its ends beyond them', () => {
    const profile = { from: 0.2, to: 0.8, values: Float32Array.of(10, 20, 40) };
    const foundValues = [0, 0.2, 0.35, 0.5, 0.8, 2].map((position) => Math.round(profileAt(profile, position)));
    expect(foundValues).toEqual([10, 10, 15, 20, 40, 40]);
  });

  it('lie along and beside a limb', () => {
    const limb = createStraightLimb('right');
    expect(findLimbPoint(limb, 0.5)).toEqual([100, 110]);
    expect(findLimbPoint(limb, 1.1)[1]).toBeCloseTo(182, 6);
    const nearestPosition = findNearestOnLimb(limb, 107, 80);
    expect([nearestPosition.distance, nearestPosition.position]).toEqual([7, 0.25]);
  });

  it('point outward: to the right for the arm on the right of the picture, to the left for the other', () => {
    expect(findLimbOutward(createStraightLimb('right'), 0.4)[0]).toBeCloseTo(1, 6);
    expect(findLimbOutward(createStraightLimb('left'), 0.4)[0]).toBeCloseTo(-1, 6);
  });
});
