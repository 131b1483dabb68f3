import type { PoseOrigin, StoredPose } from '../../server/application/ports/Poses.ts';
import type { StoredTryOn } from '../../server/application/ports/TryOns.ts';

export const createStoredPose = (overrides: Partial<StoredPose> = {}): StoredPose => ({
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
  ...overrides,
});

export const createPoseOrigin = (overrides: Partial<PoseOrigin> = {}): PoseOrigin => ({
  resultId: 'result',
  poseId: 'photo',
  itemId: 'blazer',
  ...overrides,
});

export const createStoredTryOn = (overrides: Partial<StoredTryOn> = {}): StoredTryOn => ({
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
  ...overrides,
});
