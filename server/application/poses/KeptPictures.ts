import type { BlobSweep } from '../attachments/BlobSweep.ts';
import { NotFoundError, requireOwned, RefusedFieldError } from '../AccessError.ts';
import type { Blobs } from '../ports/Blobs.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Poses, StoredPose } from '../ports/Poses.ts';
import type { StoredTryOn, TryOns } from '../ports/TryOns.ts';
import { getTryOnBlobKey } from './poseBlobKeys.ts';
import type { PhotosInUse } from './PhotosInUse.ts';
import type { PictureFile } from './PoseService.ts';

export interface KeptPicturesDependencies {
  readonly poses: Poses;
  readonly tryOns: TryOns;
  readonly photosInUse: PhotosInUse;
  readonly blobs: Blobs;
  readonly sweep: Pick<BlobSweep, 'run'>;
  readonly clock: Clock;
  /** The host that photos are sent to; null if they stay on this server. */
  readonly tryOnService: string | null;
}

/** All pictures of a shopper in the fitting room. */
export interface KeptPictureList {
  /**
   * When the shopper consented to storing photos, and to sending them to `service` if there is one; null without this
   * consent.
   */
  readonly consentedAt: number | null;
  /** The host that photos are sent to; null if they stay on this server. */
  readonly service: string | null;
  readonly poses: readonly StoredPose[];
  readonly results: readonly StoredTryOn[];
}

/** The shopper's consent to store photos, and the pictures stored under it. */
export class KeptPictures {
  readonly #dependencies: KeptPicturesDependencies;

  constructor(dependencies: KeptPicturesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Records the consent. Rejects with a `RefusedFieldError` if the service shown to the shopper, `shownService`, is
   * not the current one.
   */
  async recordConsent(userId: string, shownService: string | null): Promise<void> {
    const { poses, clock, tryOnService } = this.#dependencies;
    if (shownService !== tryOnService && tryOnService !== null)
      throw new RefusedFieldError('service', `Photos are sent to ${tryOnService}. Please load the page again.`);
    await poses.recordConsent(userId, clock.now(), tryOnService);
  }

  async list(userId: string): Promise<KeptPictureList> {
    const { poses, tryOns, tryOnService: service } = this.#dependencies;
    const [consentedAt, ownPoses, results] = await Promise.all([
      poses.findConsentTime(userId, service),
      poses.listOf(userId),
      tryOns.listOf(userId),
    ]);
    return { consentedAt, service, poses: ownPoses, results };
  }

  /** The picture of a result. Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async getResultPicture(userId: string, id: string): Promise<PictureFile> {
    const { mediaType } = requireOwned(await this.#dependencies.tryOns.byId(id), userId, 'picture');
    const bytes = await this.#dependencies.blobs.get(getTryOnBlobKey(id));
    if (bytes === null) throw new NotFoundError('There is no such picture.');
    return { bytes, mediaType };
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async removeResult(userId: string, id: string): Promise<void> {
    requireOwned(await this.#dependencies.tryOns.byId(id), userId, 'picture');
    await this.#dependencies.tryOns.remove(id);
    await this.#dependencies.photosInUse.endForbidden(userId);
    await this.#dependencies.sweep.run();
  }

  /** Deletes all pictures of the shopper and withdraws the consent. */
  async removeAll(userId: string): Promise<void> {
    await this.#dependencies.poses.removeAll(userId);
    await this.#dependencies.photosInUse.endForbidden(userId);
    await this.#dependencies.sweep.run();
  }
}
