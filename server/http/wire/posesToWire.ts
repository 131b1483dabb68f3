import type { z } from 'zod';
import type { Pose, fetchKeptPictures } from '../../../contract/pose.ts';
import type { KeptPictureList } from '../../application/poses/KeptPictures.ts';
import { computeExpiryTime } from '../../application/poses/ResultExpiry.ts';
import type { StoredPose } from '../../application/ports/Poses.ts';

export function poseToWire({ id, description, origin, check }: StoredPose): z.input<typeof Pose> {
  return { id, description, generated: origin !== null, generated_from_item_id: origin?.itemId ?? null, check };
}

export function keptPicturesToWire({
  consentedAt,
  service,
  poses,
  results,
}: KeptPictureList): z.input<NonNullable<(typeof fetchKeptPictures)['response']>> {
  return {
    agreed_at: consentedAt === null ? null : timeToWire(consentedAt),
    service,
    poses: poses.map(({ id, description, origin, correction, at, width, height }) => ({
      id,
      description,
      width,
      height,
      timestamp: timeToWire(at),
      generated: origin !== null,
      corrected: correction !== null,
    })),
    results: results.map(({ id, description, at, width, height }) => ({
      id,
      description,
      width,
      height,
      timestamp: timeToWire(at),
      expires_at: timeToWire(computeExpiryTime(at)),
    })),
  };
}

const timeToWire = (time: number): string => new Date(time).toISOString();
