import { expect, it } from 'vitest';
import { CLOTH_DOUBTS } from '../../server/domain/fitting/cloth/Cloth.ts';
import { DOUBTS } from '../../server/domain/fitting/person/Doubt.ts';
import { DRESSING_DOUBTS } from '../../server/domain/fitting/photo/reasons.ts';
import { photoReasonText } from '../../src/ui/text/photoReasons.ts';

/**
 * Reasons that are not in the lists of doubts: the thread reports `too-slow`, and the check of the finished picture
 * `posture-changed`.
 */
const OTHER_REASONS = ['too-slow', 'posture-changed'];

it('the client has a sentence for each reason for which the engine refuses a photo, and for nothing else', () => {
  const keys = [...DOUBTS, ...CLOTH_DOUBTS, ...DRESSING_DOUBTS, ...OTHER_REASONS];
  expect(Object.keys(photoReasonText).toSorted()).toEqual(keys.toSorted());
});
