import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import { NotFoundError, requireOwned } from '../AccessError.ts';
import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { PictureIntake } from '../ports/PictureIntake.ts';
import type { Poses } from '../ports/Poses.ts';
import type { Body } from '../ports/TryOnEngine.ts';
import type { StoredTryOn, TryOns } from '../ports/TryOns.ts';
import { createConsentError } from './createConsentError.ts';
import type { PhotoPermission } from './PhotosInUse.ts';
import { getPictureBlobKey, getTryOnBlobKey } from './poseBlobKeys.ts';
import type { RequestedBody } from './TryOnRequest.ts';

/** A stored body and the garments that it wears. */
export interface FoundBody extends Pick<StoredTryOn, 'poseId' | 'figureId'> {
  readonly body: Body;
  /** The earlier result to which this request adds garments. */
  readonly earlierResult: { readonly bytes: Uint8Array; readonly itemIds: StoredTryOn['itemIds'] } | null;
  /**
   * The items of an earlier result whose picture is used as a photo, because some of its garments cannot be drawn
   * again.
   */
  readonly photoItemIds: StoredTryOn['itemIds'];
  /** The shopper's correction of the pose; missing if the body is not a pose. */
  readonly correction?: LineMoves | null;
  /** Whether the body may still be dressed. Always true for a drawn figure. */
  readonly isPermitted: PhotoPermission;
}

export interface BodyFinderDependencies {
  readonly poses: Poses;
  readonly tryOns: TryOns;
  readonly blobs: Blobs;
  readonly intake: PictureIntake;
  /** The host that photos are sent to; null if they stay on this server. */
  readonly tryOnService: string | null;
}

/** Finds the body to dress. Rejects with a `NotFoundError`, a `ForbiddenError` or a `ConsentNeededError`. */
export class BodyFinder {
  readonly #dependencies: BodyFinderDependencies;

  constructor(dependencies: BodyFinderDependencies) {
    this.#dependencies = dependencies;
  }

  async find(userId: string, requestedBody: RequestedBody, signal: AbortSignal): Promise<FoundBody> {
    if (requestedBody.kind === 'file') return this.#readUploadedBody(userId, requestedBody.file, signal);
    if (requestedBody.kind === 'figure')
      return {
        body: { kind: 'figure', id: requestedBody.id },
        poseId: null,
        figureId: requestedBody.id,
        earlierResult: null,
        photoItemIds: {},
        isPermitted: permitAlways,
      };
    const foundBody =
      requestedBody.kind === 'pose'
        ? await this.#findPoseBody(userId, requestedBody.id)
        : await this.#findResultBody(
            userId,
            requireOwned(await this.#dependencies.tryOns.byId(requestedBody.id), userId, 'picture'),
          );
    // The shopper consented to storing this photo, but perhaps not to the current try-on service.
    if (foundBody.body.kind !== 'photo' || this.#dependencies.tryOnService === null) return foundBody;
    const hasConsent = await this.#requireConsent(userId);
    return { ...foundBody, isPermitted: async () => (await hasConsent()) && foundBody.isPermitted() };
  }

  async #readUploadedBody(userId: string, file: Uint8Array, signal: AbortSignal): Promise<FoundBody> {
    const hasConsent = await this.#requireConsent(userId);
    const { bytes } = await this.#dependencies.intake.accept(file, userId, signal);
    return {
      body: { kind: 'photo', bytes, owner: userId },
      poseId: null,
      figureId: null,
      earlierResult: null,
      photoItemIds: {},
      isPermitted: hasConsent,
    };
  }

  /** Resolves to a permission that ends when this consent is withdrawn, even if the shopper consents again later. */
  async #requireConsent(userId: string): Promise<PhotoPermission> {
    const { poses, tryOnService } = this.#dependencies;
    const consentedAt = await poses.findConsentTime(userId, tryOnService);
    if (consentedAt === null) throw createConsentError(tryOnService);
    return async () => (await poses.findConsentTime(userId, tryOnService)) === consentedAt;
  }

  async #findPoseBody(userId: string, id: string): Promise<FoundBody> {
    const { correction } = requireOwned(await this.#dependencies.poses.byId(id), userId, 'pose');
    const bytes = await this.#loadBytes(getPictureBlobKey(id));
    return {
      body: { kind: 'photo', bytes, owner: userId },
      poseId: id,
      figureId: null,
      earlierResult: null,
      photoItemIds: {},
      correction,
      isPermitted: async () => (await this.#dependencies.poses.byId(id)) !== null,
    };
  }

  /**
   * Starts from the undressed body if all garments of the result are known. Otherwise starts from the result's
   * picture.
   */
  async #findResultBody(userId: string, { id, poseId, figureId, itemIds }: StoredTryOn): Promise<FoundBody> {
    const bytes = await this.#loadBytes(getTryOnBlobKey(id));
    const areGarmentsKnown = !Object.values(itemIds).includes(null);
    if (areGarmentsKnown && figureId !== null)
      return {
        body: { kind: 'figure', id: figureId },
        poseId: null,
        figureId,
        earlierResult: { bytes, itemIds },
        photoItemIds: {},
        isPermitted: permitAlways,
      };
    if (areGarmentsKnown && poseId !== null)
      return { ...(await this.#findPoseBody(userId, poseId)), earlierResult: { bytes, itemIds } };
    return {
      body: { kind: 'photo', bytes, owner: userId },
      poseId,
      figureId,
      earlierResult: null,
      photoItemIds: itemIds,
      isPermitted: async () => (await this.#dependencies.tryOns.byId(id)) !== null,
    };
  }

  async #loadBytes(key: BlobKey): Promise<Uint8Array> {
    const bytes = await this.#dependencies.blobs.get(key);
    if (bytes === null) throw new NotFoundError('There is no such picture.');
    return bytes;
  }
}

const permitAlways: PhotoPermission = async () => true;
