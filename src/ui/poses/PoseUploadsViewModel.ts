import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PosesManager, PosesSnapshot } from '../../application/poses/PosesManager.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import type { Pose, PoseCheck } from '../../domain/poses/Pose.ts';
import { observed, type Observed } from '../shared/observed.ts';
import type { OnPoseAdded, PoseUploads } from './PoseUploads.ts';

/** Adds photos, on any screen. Only the screen on which the photo was chosen asks for consent. */
export class PoseUploadsViewModel implements PoseUploads {
  lastPhotoCheck: PoseCheck | null = null;
  /** The last photo that was chosen on this screen. */
  chosenFile: Blob | null = null;
  readonly #poses: PosesManager;
  readonly #observedPoses: Observed<PosesSnapshot>;
  readonly #onAdded: OnPoseAdded;

  constructor(poses: PosesManager, onAdded: OnPoseAdded = () => {}) {
    this.#poses = poses;
    this.#observedPoses = observed(poses);
    this.#onAdded = onAdded;
    makeAutoObservable(this, { lastPhotoCheck: observableRef, chosenFile: observableRef }, { autoBind: true });
  }

  get upload(): PosesSnapshot['upload'] {
    return this.#observedPoses.snapshot.upload;
  }

  get isFull(): boolean {
    return this.#observedPoses.snapshot.poses.length >= MAX_POSES;
  }

  get isAskingForConsent(): boolean {
    const { photoAwaitingConsent } = this.#observedPoses.snapshot;
    return photoAwaitingConsent !== null && photoAwaitingConsent === this.chosenFile;
  }

  get tryOnServiceHost(): string | null {
    return this.#observedPoses.snapshot.tryOnServiceHost;
  }

  findTryOnService(): void {
    void this.#poses.findTryOnService();
  }

  add(photo: File): void {
    this.chosenFile = photo;
    this.lastPhotoCheck = null;
    void this.#poses.addToPoses(photo).then(this.showPhotoCheck);
  }

  cancelUpload(): void {
    this.#poses.cancelUpload();
  }

  giveConsent(): void {
    void this.#poses.giveConsent().then(this.showPhotoCheck);
  }

  declineConsent(): void {
    this.#poses.declineConsent();
  }

  closePhotoCheck(): void {
    this.lastPhotoCheck = null;
  }

  showPhotoCheck(pose: Pose | null): void {
    if (pose === null) return;
    runInAction(() => {
      this.lastPhotoCheck = pose.check;
    });
    this.#onAdded(pose);
  }
}
