import type { BlobSweep } from '../attachments/BlobSweep.ts';
import { NotFoundError, own } from '../AccessError.ts';
import type { Blobs } from '../ports/Blobs.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Poses, StoredPose } from '../ports/Poses.ts';
import type { StoredTryOn, TryOns } from '../ports/TryOns.ts';
import { tryOnBlob } from './poseBlobs.ts';
import type { PictureFile } from './PoseService.ts';

export interface KeptPicturesParts {
  readonly poses: Poses;
  readonly tryOns: TryOns;
  readonly blobs: Blobs;
  readonly sweep: Pick<BlobSweep, 'run'>;
  readonly clock: Clock;
}

/** All pictures of a shopper that the fitting room stores. */
export interface Kept {
  /** When the shopper consented to storing photos; null without consent. */
  readonly agreedAt: number | null;
  readonly poses: readonly StoredPose[];
  readonly results: readonly StoredTryOn[];
}

/** The shopper's consent to store photos, and the pictures stored under it. */
export class KeptPictures {
  readonly #parts: KeptPicturesParts;

  constructor(parts: KeptPicturesParts) {
    this.#parts = parts;
  }

  async agree(userId: string): Promise<void> {
    await this.#parts.poses.agree(userId, this.#parts.clock.now());
  }

  async list(userId: string): Promise<Kept> {
    const { poses, tryOns } = this.#parts;
    const [agreedAt, own, results] = await Promise.all([poses.agreedAt(userId), poses.of(userId), tryOns.of(userId)]);
    return { agreedAt, poses: own, results };
  }

  /** The picture of a result. Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async result(userId: string, id: string): Promise<PictureFile> {
    const { mediaType } = own(await this.#parts.tryOns.byId(id), userId, 'picture');
    const bytes = await this.#parts.blobs.get(tryOnBlob(id));
    if (bytes === null) throw new NotFoundError('There is no such picture.');
    return { bytes, mediaType };
  }

  /** Deletes every picture of the shopper and takes the consent back. */
  async removeAll(userId: string): Promise<void> {
    await this.#parts.poses.removeAll(userId);
    await this.#parts.sweep.run();
  }
}
