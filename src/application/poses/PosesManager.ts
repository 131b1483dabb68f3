import { MAX_POSES } from '../../domain/poses/limits.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import type { Clock } from '../ports/Clock.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Logger } from '../ports/Logger.ts';
import type { PhotoPreparation } from '../ports/PhotoPreparation.ts';
import type { StoredPictures, Poses } from '../ports/Poses.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { fetchWithRetries } from './fetchWithRetries.ts';
import { PoseList, type PoseWithThumbnail } from './PoseList.ts';
import { PoseUpload, type PoseUploadState } from './PoseUpload.ts';

export interface PosesSnapshot extends PoseUploadState {
  /** `idle`: nobody is signed in. `failed`: the poses could not be loaded, and the list is empty. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The shopper's poses, newest first. */
  readonly poses: readonly PoseWithThumbnail[];
}

export interface PosesManagerDependencies {
  readonly poses: Poses;
  readonly preparation: PhotoPreparation;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly logger: Logger;
}

const EMPTY_SNAPSHOT: PosesSnapshot = {
  status: 'idle',
  poses: [],
  upload: null,
  photoAwaitingConsent: null,
  tryOnServiceHost: null,
};

/** The shopper's poses (spec 2.7, 2.11, section 4). Its methods never reject: popups report failures. */
export class PosesManager implements Observable<PosesSnapshot> {
  readonly #dependencies: PosesManagerDependencies;
  readonly #state = new SnapshotHolder<PosesSnapshot>(EMPTY_SNAPSHOT);
  readonly #newestLoad = new NewestRequest();
  readonly #upload: PoseUpload;
  #userId: string | null = null;
  #list = new PoseList();
  #isLoading = false;

  constructor(dependencies: PosesManagerDependencies) {
    this.#dependencies = dependencies;
    this.#upload = new PoseUpload(dependencies, {
      onChange: (state) => this.#state.update(state),
      onAdded: (pose, photo) => this.#onAdded(pose, photo),
    });
  }

  get snapshot(): PosesSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Whether a photo can be added now: the limit is not reached, and no upload is in progress. */
  get canAddPose(): boolean {
    return this.snapshot.poses.length < MAX_POSES && this.snapshot.upload === null;
  }

  /** Loads the poses of the signed-in shopper, now and on each change, until the returned function is called. */
  start(): () => void {
    this.#followShopper();
    const stop = this.#dependencies.shopper.subscribe(() => this.#followShopper());
    return () => {
      stop();
      this.#reset();
      this.#userId = null;
    };
  }

  /** Loads or reloads the poses, in up to three attempts (spec section 9). If all fail, the list is empty. */
  async load(): Promise<void> {
    this.#state.update({ status: 'loading' });
    await this.#fetch();
  }

  /**
   * Adds a photo from the device. Resolves to the pose; to null if the upload was canceled or refused, or while it
   * waits for the shopper's consent.
   */
  async addToPoses(file: Blob): Promise<Pose | null> {
    const userId = this.#userId;
    if (userId === null || !this.canAddPose) return null;
    try {
      return await this.#upload.run(userId, file);
    } finally {
      if (userId === this.#userId) this.#state.update({ upload: null });
    }
  }

  /**
   * Saves a picture made by the fitting room as a pose. Resolves to whether this succeeded; the save dialog reports a
   * failure.
   */
  async saveResult(picture: Blob, resultId: string): Promise<boolean> {
    const userId = this.#userId;
    if (userId === null) return false;
    try {
      const pose = await this.#dependencies.poses.add(userId, picture, { resultId });
      if (userId !== this.#userId) return true;
      this.#list.add(pose, picture);
      this.#showList();
      return true;
    } catch {
      return false;
    }
  }

  cancelUpload(): void {
    this.#upload.abort();
  }

  /** Records the shopper's consent and adds the waiting photo, like `addToPoses`. */
  async giveConsent(): Promise<Pose | null> {
    const { photoAwaitingConsent } = this.snapshot;
    const userId = this.#userId;
    if (userId === null || photoAwaitingConsent === null) return null;
    if (!(await this.#upload.giveConsent(userId))) return null;
    if (userId !== this.#userId || this.snapshot.photoAwaitingConsent !== photoAwaitingConsent) return null;
    this.#upload.hasConsent = true;
    return this.addToPoses(photoAwaitingConsent);
  }

  declineConsent(): void {
    this.#state.update({ photoAwaitingConsent: null });
  }

  /** The picture of a pose at screen size; null if it could not be fetched. */
  async getPose(poseId: string, signal?: AbortSignal): Promise<Blob | null> {
    try {
      const picture = await this.#dependencies.poses.fetchImage(poseId, signal);
      this.#dependencies.notices.clearPopup('pose-not-fetched');
      return picture;
    } catch (error) {
      if (signal?.aborted !== true) this.#dependencies.notices.showFailure('pose-not-fetched', error);
      return null;
    }
  }

  /** Removes a pose at once, and restores it if the call fails. The view asks for confirmation first. */
  async remove(poseId: string): Promise<void> {
    const list = this.#list;
    if (!list.hide(poseId)) return;
    this.#showList();
    try {
      await this.#dependencies.poses.remove(poseId).catch(ignoreMissing);
      list.remove(poseId);
      this.#dependencies.notices.clearPopup('pose-not-removed');
      // The backend also deleted the pictures made from the pose.
      if (list === this.#list) await this.#fetch();
    } catch (error) {
      list.unhide(poseId);
      if (list !== this.#list) return;
      this.#showList();
      this.#dependencies.notices.showFailure('pose-not-removed', error);
    }
  }

  /** Removes a result of the fitting room. The view asks for confirmation first. */
  async removeResult(resultId: string): Promise<void> {
    try {
      await this.#dependencies.poses.removeResult(resultId).catch(ignoreMissing);
      this.#dependencies.notices.clearPopup('pose-not-removed');
    } catch (error) {
      this.#dependencies.notices.showFailure('pose-not-removed', error);
    }
  }

  /** All stored pictures of the shopper; null if the list could not be fetched. */
  async fetchStoredPictures(signal?: AbortSignal): Promise<StoredPictures | null> {
    if (this.#userId === null) return null;
    return this.#dependencies.poses.fetchStoredPictures(this.#userId, signal).catch(() => null);
  }

  /**
   * Asks the backend for the service that receives photos, so that an upload screen can name it. Stays unknown after
   * a failure.
   */
  async findTryOnService(): Promise<void> {
    const userId = this.#userId;
    const storedPictures = await this.fetchStoredPictures();
    if (storedPictures !== null && userId === this.#userId)
      this.#state.update({ tryOnServiceHost: storedPictures.tryOnServiceHost });
  }

  /** Withdraws the consent, which deletes every picture. Resolves to whether that succeeded. */
  async withdrawConsent(): Promise<boolean> {
    const userId = this.#userId;
    if (userId === null) return false;
    this.#upload.abort();
    try {
      await this.#dependencies.poses.withdrawConsent(userId);
    } catch (error) {
      this.#dependencies.notices.showFailure('pose-not-removed', error);
      return false;
    }
    if (userId !== this.#userId) return true;
    this.#upload.hasConsent = false;
    this.#list = new PoseList();
    this.#showList();
    await this.#fetch();
    return true;
  }

  #followShopper(): void {
    const userId = this.#dependencies.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#reset();
    this.#userId = userId;
    if (userId !== null) void this.load();
  }

  #reset(): void {
    this.#newestLoad.abort();
    this.#upload.abort();
    this.#upload.hasConsent = false;
    this.#list = new PoseList();
    this.#state.set(EMPTY_SNAPSHOT);
  }

  /** Fetches the poses. After a failure the shown poses stay; a failed first load empties the list (spec section 4). */
  async #fetch(): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    this.#isLoading = true;
    try {
      const outcome = await this.#newestLoad.run((signal) => this.#fetchPosesAndThumbnails(userId, signal));
      if (outcome.kind === 'answered') this.#setStatus('ready');
    } catch {
      this.#isLoading = false;
      if (this.snapshot.status !== 'loading') return;
      this.#list.setPoses([]);
      this.#setStatus('failed');
    }
  }

  /**
   * Fetches poses and thumbnails. The poses appear before the thumbnails have arrived, and without them if that fetch
   * fails.
   */
  async #fetchPosesAndThumbnails(userId: string, signal: AbortSignal): Promise<void> {
    const { poses, clock, logger } = this.#dependencies;
    const list = this.#list;
    const thumbnails = poses.fetchThumbnails(userId, signal);
    const thumbnailsReceived = thumbnails.then((thumbnailById) => {
      if (signal.aborted) return;
      list.addThumbnails(thumbnailById);
      this.#showList();
    });
    thumbnailsReceived.catch((cause: unknown) => {
      if (!signal.aborted) logger.warn('Thumbnails of poses could not be loaded', cause);
    });
    const fetchedPoses = await fetchWithRetries(() => poses.fetch(userId, signal), clock, signal);
    signal.throwIfAborted();
    list.setPoses(fetchedPoses);
    if (fetchedPoses.some(({ generated }) => !generated)) this.#upload.hasConsent = true;
  }

  #onAdded(pose: Pose, photo: Blob): void {
    this.#list.add(pose, photo);
    this.#showList();
    // A load in progress does not contain the new pose, so load again.
    if (this.#isLoading) void this.#fetch();
  }

  #setStatus(status: 'ready' | 'failed'): void {
    this.#isLoading = false;
    this.#state.update({ status, poses: this.#list.shownPoses });
  }

  #showList(): void {
    this.#state.update({ poses: this.#list.shownPoses });
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof CallError && error.failure === 'not-found')) throw error;
}
