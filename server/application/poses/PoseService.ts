import { MAX_POSES, MIN_PHOTO_SIDE_PX } from '../../../src/domain/poses/limits.ts';
import { LimitReachedError, NotFoundError, requireOwned } from '../AccessError.ts';
import type { BlobSweep } from '../attachments/BlobSweep.ts';
import { NewBlobs } from '../attachments/NewBlobs.ts';
import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import { PictureRefused } from '../ports/PictureIntake.ts';
import type { PictureIntake, AcceptedPicture } from '../ports/PictureIntake.ts';
import type { PhotoChecks } from '../ports/PhotoChecks.ts';
import type { PoseCheck, Poses, StoredPose } from '../ports/Poses.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Thumbnails } from '../ports/Thumbnails.ts';
import type { StoredTryOn, TryOns } from '../ports/TryOns.ts';
import { createConsentError } from './createConsentError.ts';
import type { PhotosInUse } from './PhotosInUse.ts';
import { getPictureBlobKey, getThumbnailBlobKey, getTryOnBlobKey } from './poseBlobKeys.ts';

export interface PoseServiceDependencies {
  readonly poses: Poses;
  readonly tryOns: TryOns;
  readonly photosInUse: PhotosInUse;
  readonly discardedBlobs: DiscardedBlobs;
  readonly blobs: Blobs;
  readonly sweep: Pick<BlobSweep, 'run'>;
  readonly intake: PictureIntake;
  readonly thumbnails: Thumbnails;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** The host that photos are sent to; null if they stay on this server. */
  readonly tryOnService: string | null;
  /** Checks photos; null if this installation does not dress photos. */
  readonly photoChecks: PhotoChecks | null;
}

export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

const THUMBNAIL_TYPE = 'image/webp';
const RESOURCE_NAME = 'pose';
/** Maximum time that an upload's response waits for the check, in milliseconds. A later result is stored. */
const MAX_CHECK_WAIT_MS = 2_000;
const CHECK_TIMEOUT_MS = 60_000;

/** Shoppers' poses: photos of themselves and saved pictures of the fitting room. */
export class PoseService {
  readonly #dependencies: PoseServiceDependencies;
  readonly #newBlobs: NewBlobs;

  constructor(dependencies: PoseServiceDependencies) {
    this.#dependencies = dependencies;
    this.#newBlobs = new NewBlobs(dependencies);
  }

  /**
   * Stores a photo. If `name` is the id of a fitting room result, stores that result unchanged instead. Rejects with
   * a `PictureRefused`, `ConsentNeededError`, `LimitReachedError`, `ForbiddenError` or the signal's reason; then
   * nothing is stored.
   */
  async add(userId: string, file: Uint8Array, name: string | null, signal: AbortSignal): Promise<StoredPose> {
    const { poses, tryOns, intake, thumbnails, clock, secrets, tryOnService } = this.#dependencies;
    const namedResult = name === null ? null : await tryOns.byId(name);
    const savedResult = namedResult === null ? null : requireOwned(namedResult, userId, 'picture');
    if (savedResult === null && (await poses.findConsentTime(userId, tryOnService)) === null)
      throw createConsentError(tryOnService);
    const { bytes, ...facts } =
      savedResult === null
        ? requireMinimumSize(await intake.accept(file, userId, signal))
        : await this.#loadResultPicture(savedResult);
    const thumbnail = await thumbnails.makeThumbnail(bytes, signal);
    signal.throwIfAborted();
    const description = savedResult?.description ?? '';
    const provenance = { description, origin: toPoseOrigin(savedResult), check: null, correction: null };
    const pose = { id: secrets.createId(), userId, ...provenance, ...facts, at: clock.now() };
    await this.#storePose(pose, bytes, thumbnail);
    if (savedResult !== null) return pose;
    return { ...pose, check: await resolveWithin(MAX_CHECK_WAIT_MS, this.#checkPhoto(pose, bytes)) };
  }

  /** Checks a photo. Never rejects, because a photo is stored even if its check fails. */
  async #checkPhoto({ id, userId }: StoredPose, bytes: Uint8Array): Promise<PoseCheck | null> {
    const { photoChecks, photosInUse, poses } = this.#dependencies;
    if (photoChecks === null) return null;
    try {
      const isPermitted = async () => (await poses.byId(id)) !== null;
      const check = await photosInUse.use(userId, isPermitted, AbortSignal.timeout(CHECK_TIMEOUT_MS), (signal) =>
        photoChecks.check(userId, bytes, signal),
      );
      await poses.storeCheck(id, check);
      return check;
    } catch {
      return null;
    }
  }

  /** Newest first. */
  list(userId: string): Promise<readonly StoredPose[]> {
    return this.#dependencies.poses.listOf(userId);
  }

  /** The thumbnails by pose id, newest first. */
  async getThumbnails(userId: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const ownPoses = await this.list(userId);
    const thumbnailEntries = await Promise.all(
      ownPoses.map(async ({ id }) => [id, await this.#dependencies.blobs.get(getThumbnailBlobKey(id))] as const),
    );
    return new Map(thumbnailEntries.flatMap(([id, bytes]) => (bytes === null ? [] : [[id, bytes] as const])));
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async getPicture(userId: string, id: string): Promise<PictureFile> {
    const { mediaType } = await this.#findOwnPose(userId, id);
    return { bytes: await this.#loadBytes(getPictureBlobKey(id)), mediaType };
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async getThumbnail(userId: string, id: string): Promise<PictureFile> {
    await this.#findOwnPose(userId, id);
    return { bytes: await this.#loadBytes(getThumbnailBlobKey(id)), mediaType: THUMBNAIL_TYPE };
  }

  /** Removes a pose and everything made from it. Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async remove(userId: string, id: string): Promise<void> {
    await this.#findOwnPose(userId, id);
    await this.#dependencies.poses.remove(id);
    await this.#dependencies.photosInUse.endForbidden(userId);
    await this.#dependencies.sweep.run();
  }

  async #findOwnPose(userId: string, id: string): Promise<StoredPose> {
    return requireOwned(await this.#dependencies.poses.byId(id), userId, RESOURCE_NAME);
  }

  async #loadBytes(key: BlobKey): Promise<Uint8Array> {
    const bytes = await this.#dependencies.blobs.get(key);
    if (bytes === null) throw new NotFoundError('There is no such picture.');
    return bytes;
  }

  async #loadResultPicture({ id, mediaType, width, height }: StoredTryOn): Promise<AcceptedPicture> {
    return { bytes: await this.#loadBytes(getTryOnBlobKey(id)), mediaType, width, height };
  }

  /** Stores a pose. Its files are written before the record, so that no pose lacks its picture. */
  async #storePose(pose: StoredPose, picture: Uint8Array, thumbnail: Uint8Array): Promise<void> {
    const blobs = [
      [getPictureBlobKey(pose.id), picture],
      [getThumbnailBlobKey(pose.id), thumbnail],
    ] as const;
    await this.#newBlobs.save(blobs, async () => {
      const outcome = await this.#dependencies.poses.save(pose, MAX_POSES);
      if (outcome === 'not agreed') throw createConsentError(this.#dependencies.tryOnService);
      if (outcome === 'full')
        throw new LimitReachedError(`At most ${MAX_POSES} poses are kept. Please delete one to add another.`);
      if (outcome === 'gone') throw new NotFoundError('The photo of this picture was deleted.');
    });
  }
}

/** Resolves to the result of `promise`, or to null after `ms` milliseconds. */
function resolveWithin<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function toPoseOrigin(savedResult: StoredTryOn | null): StoredPose['origin'] {
  if (savedResult === null) return null;
  const { fullBody, top, bottom, outer } = savedResult.itemIds;
  return { resultId: savedResult.id, poseId: savedResult.poseId, itemId: fullBody ?? top ?? bottom ?? outer ?? null };
}

function requireMinimumSize(picture: AcceptedPicture): AcceptedPicture {
  if (Math.max(picture.width, picture.height) >= MIN_PHOTO_SIDE_PX) return picture;
  throw new PictureRefused(`This photo is too small: its longer side needs at least ${MIN_PHOTO_SIDE_PX} pixels.`);
}
