import { MAX_POSES, MIN_PHOTO_SIDE } from '../../../src/domain/poses/limits.ts';
import { LimitReachedError, NotFoundError, own } from '../AccessError.ts';
import type { BlobSweep } from '../attachments/BlobSweep.ts';
import { NewBlobs } from '../attachments/NewBlobs.ts';
import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import { PictureRefused } from '../ports/PictureIntake.ts';
import type { PictureIntake, TakenPicture } from '../ports/PictureIntake.ts';
import type { PhotoChecks } from '../ports/PhotoChecks.ts';
import type { PoseCheck, Poses, StoredPose } from '../ports/Poses.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Thumbnails } from '../ports/Thumbnails.ts';
import type { StoredTryOn, TryOns } from '../ports/TryOns.ts';
import { consentNeeded } from './consentNeeded.ts';
import { pictureBlob, thumbnailBlob, tryOnBlob } from './poseBlobs.ts';

export interface PoseServiceParts {
  readonly poses: Poses;
  readonly tryOns: TryOns;
  readonly discarded: DiscardedBlobs;
  readonly blobs: Blobs;
  readonly sweep: Pick<BlobSweep, 'run'>;
  readonly intake: PictureIntake;
  readonly thumbnails: Thumbnails;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** The host that photos are sent to; null if they stay on this server. */
  readonly tryOnService: string | null;
  /** Null if this installation does not dress photos. */
  readonly checks: PhotoChecks | null;
}

export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

const THUMBNAIL_TYPE = 'image/webp';
const RESOURCE = 'pose';
/** Maximum time that the response to an upload waits for the check; a later result is stored all the same. */
const CHECK_WAIT_MS = 2_000;
const CHECK_LIMIT_MS = 60_000;

/** The poses of shoppers: photos of themselves, and pictures that they saved from the fitting room. */
export class PoseService {
  readonly #parts: PoseServiceParts;
  readonly #newBlobs: NewBlobs;

  constructor(parts: PoseServiceParts) {
    this.#parts = parts;
    this.#newBlobs = new NewBlobs(parts);
  }

  /**
   * Stores a photo; if `name` is the id of a result of the fitting room, stores that result unchanged instead. Any
   * other name is ignored. Rejects with a `PictureRefused`, `ConsentNeededError`, `LimitReachedError`, `ForbiddenError`
   * or the signal's reason; nothing is stored then.
   */
  async add(userId: string, file: Uint8Array, name: string | null, signal: AbortSignal): Promise<StoredPose> {
    const { poses, tryOns, intake, thumbnails, clock, secrets, tryOnService } = this.#parts;
    const named = name === null ? null : await tryOns.byId(name);
    const made = named === null ? null : own(named, userId, 'picture');
    if (made === null && (await poses.agreedAt(userId, tryOnService)) === null) throw consentNeeded(tryOnService);
    const { bytes, ...facts } =
      made === null ? largeEnough(await intake.take(file, signal)) : await this.#pictureOf(made);
    const thumbnail = await thumbnails.make(bytes, signal);
    signal.throwIfAborted();
    const description = made?.description ?? '';
    const from = { description, origin: originOf(made), check: null };
    const pose = { id: secrets.id(), userId, ...from, ...facts, at: clock.now() };
    await this.#keep(pose, bytes, thumbnail);
    if (made !== null) return pose;
    return { ...pose, check: await within(CHECK_WAIT_MS, this.#check(pose, bytes)) };
  }

  /** Never rejects: a photo whose check fails is stored all the same. */
  async #check({ id, userId }: StoredPose, bytes: Uint8Array): Promise<PoseCheck | null> {
    try {
      const check = await this.#parts.checks?.check(userId, bytes, AbortSignal.timeout(CHECK_LIMIT_MS));
      if (check !== undefined) await this.#parts.poses.keepCheck(id, check);
      return check ?? null;
    } catch {
      return null;
    }
  }

  /** Newest first. */
  list(userId: string): Promise<readonly StoredPose[]> {
    return this.#parts.poses.of(userId);
  }

  /** The thumbnails by pose id, newest first. */
  async thumbnails(userId: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const own = await this.list(userId);
    const found = await Promise.all(
      own.map(async ({ id }) => [id, await this.#parts.blobs.get(thumbnailBlob(id))] as const),
    );
    return new Map(found.flatMap(([id, bytes]) => (bytes === null ? [] : [[id, bytes] as const])));
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async picture(userId: string, id: string): Promise<PictureFile> {
    const { mediaType } = await this.#own(userId, id);
    return { bytes: await this.#bytes(pictureBlob(id)), mediaType };
  }

  /** Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async thumbnail(userId: string, id: string): Promise<PictureFile> {
    await this.#own(userId, id);
    return { bytes: await this.#bytes(thumbnailBlob(id)), mediaType: THUMBNAIL_TYPE };
  }

  /** Removes a pose and everything made from it. Rejects with a `NotFoundError` or a `ForbiddenError`. */
  async remove(userId: string, id: string): Promise<void> {
    await this.#own(userId, id);
    await this.#parts.poses.remove(id);
    await this.#parts.sweep.run();
  }

  async #own(userId: string, id: string): Promise<StoredPose> {
    return own(await this.#parts.poses.byId(id), userId, RESOURCE);
  }

  async #bytes(key: BlobKey): Promise<Uint8Array> {
    const bytes = await this.#parts.blobs.get(key);
    if (bytes === null) throw new NotFoundError('There is no such picture.');
    return bytes;
  }

  async #pictureOf({ id, mediaType, width, height }: StoredTryOn): Promise<TakenPicture> {
    return { bytes: await this.#bytes(tryOnBlob(id)), mediaType, width, height };
  }

  /** Stores the bytes before the record, so that no pose lacks its picture. */
  async #keep(pose: StoredPose, picture: Uint8Array, thumbnail: Uint8Array): Promise<void> {
    const files = [
      [pictureBlob(pose.id), picture],
      [thumbnailBlob(pose.id), thumbnail],
    ] as const;
    await this.#newBlobs.keep(files, async () => {
      const keeping = await this.#parts.poses.keep(pose, MAX_POSES);
      if (keeping === 'not agreed') throw consentNeeded(this.#parts.tryOnService);
      if (keeping === 'full')
        throw new LimitReachedError(`At most ${MAX_POSES} poses are kept. Please delete one to add another.`);
      if (keeping === 'gone') throw new NotFoundError('The photo of this picture was deleted.');
    });
  }
}

/** Resolves to the result of `work`, or to null after `ms` milliseconds. */
function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function originOf(made: StoredTryOn | null): StoredPose['origin'] {
  if (made === null) return null;
  const { fullBody, top, bottom, outer } = made.itemIds;
  return { resultId: made.id, poseId: made.poseId, itemId: fullBody ?? top ?? bottom ?? outer ?? null };
}

function largeEnough(taken: TakenPicture): TakenPicture {
  if (Math.max(taken.width, taken.height) >= MIN_PHOTO_SIDE) return taken;
  throw new PictureRefused(`This photo is too small: its longer side needs at least ${MIN_PHOTO_SIDE} pixels.`);
}
