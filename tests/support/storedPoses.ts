import type { PoseOrigin, StoredPose } from '../../server/application/ports/Poses.ts';
import type { StoredTryOn } from '../../server/application/ports/TryOns.ts';

export const createStoredPose = (given: Partial<StoredPose> = {}): StoredPose => ({
  id: 'photo',
  userId: 'anna',
  description: '',
  origin: null,
  check: null,
  correction: null,
  mediaType: 'image/webp',
  width: 900,
  height: 1_200,
  at: 1_700_000_000_123,
  ...given,
});

export const createPoseOrigin = (given: Partial<PoseOrigin> = {}): PoseOrigin => ({
  resultId: 'result',
  poseId: 'photo',
  itemId: 'blazer',
  ...given,
});

export const createStoredTryOn = (given: Partial<StoredTryOn> = {}): StoredTryOn => ({
  id: 'result',
  userId: 'anna',
  poseId: 'photo',
  figureId: null,
  itemIds: { top: 'blazer' },
  description: 'Navy linen blazer',
  mediaType: 'image/webp',
  width: 900,
  height: 1_200,
  at: 1_700_000_000_123,
  ...given,
});
