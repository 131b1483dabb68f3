import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PosesManager, PosesSnapshot } from '../../application/poses/PosesManager.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import type { Pose, PoseCheck } from '../../domain/poses/Pose.ts';
import { observed, type Observed } from '../shared/observed.ts';
import type { OnPoseAdded, PoseUploads } from './PoseUploads.ts';

/** Adds photos on any screen. Only the screen on which a photo was chosen asks for the consent. */
export class PoseUploadsViewModel implements PoseUploads {
  verdict: PoseCheck | null = null;
  /** The photo that was chosen last on this screen. */
  chosen: Blob | null = null;
  readonly #poses: PosesManager;
  readonly #observed: Observed<PosesSnapshot>;
  readonly #onAdded: OnPoseAdded;

  constructor(poses: PosesManager, onAdded: OnPoseAdded = () => {}) {
    this.#poses = poses;
    this.#observed = observed(poses);
    this.#onAdded = onAdded;
    makeAutoObservable(this, { verdict: observableRef, chosen: observableRef }, { autoBind: true });
  }

  get upload(): PosesSnapshot['upload'] {
    return this.#observed.snapshot.upload;
  }

  get full(): boolean {
    return this.#observed.snapshot.poses.length >= MAX_POSES;
  }

  get asking(): boolean {
    const { photoAwaitingConsent } = this.#observed.snapshot;
    return photoAwaitingConsent !== null && photoAwaitingConsent === this.chosen;
  }

  get tryOnServiceHost(): string | null {
    return this.#observed.snapshot.tryOnServiceHost;
  }

  findTryOnService(): void {
    void this.#poses.findTryOnService();
  }

  add(photo: File): void {
    this.chosen = photo;
    this.verdict = null;
    void this.#poses.addToPoses(photo).then(this.show);
  }

  cancelUpload(): void {
    this.#poses.cancelUpload();
  }

  agree(): void {
    void this.#poses.giveConsent().then(this.show);
  }

  decline(): void {
    this.#poses.declineConsent();
  }

  closeVerdict(): void {
    this.verdict = null;
  }

  show(pose: Pose | null): void {
    if (pose === null) return;
    runInAction(() => {
      this.verdict = pose.check;
    });
    this.#onAdded(pose);
  }
}
