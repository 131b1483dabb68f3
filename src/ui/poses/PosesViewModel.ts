import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { PosesManager, PosesSnapshot } from '../../application/poses/PosesManager.ts';
import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import type { PoseSuggestions } from '../../application/poses/PoseSuggestions.ts';
import type { Observable } from '../../application/Snapshots.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { SuggestionsSnapshot } from '../../application/viewer/Suggestions.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { observed, type Observed } from '../shared/observed.ts';
import { posesText, photoCheckText } from '../text/poses.ts';
import type { PosesView } from './PosesView.ts';
import type { OnPoseAdded, PoseUploads } from './PoseUploads.ts';
import { PoseUploadsViewModel } from './PoseUploadsViewModel.ts';

export interface PosesTabDependencies {
  readonly poses: PosesManager;
  readonly suggestions: Observable<SuggestionsSnapshot> & Pick<PoseSuggestions, 'clear' | 'fetchFor'>;
  readonly onOpenItem: OpenItem;
  /** Selects a pose in the fitting room. */
  readonly onDress: (poseId: string) => void;
  readonly onAdded?: OnPoseAdded;
}

/** The view-model of the Poses tab and the pose viewer (spec 2.7, 2.11). */
export class PosesViewModel implements PosesView {
  picture: Blob | null = null;
  hasPictureFailed = false;
  isConfirmingDeletion = false;
  shownPoseId: string | null = null;
  readonly uploads: PoseUploads;
  readonly #dependencies: PosesTabDependencies;
  readonly #poses: Observed<PosesSnapshot>;
  readonly #suggestions: Observed<SuggestionsSnapshot>;
  #loadController = new AbortController();

  constructor(dependencies: PosesTabDependencies) {
    this.#dependencies = dependencies;
    this.#poses = observed(dependencies.poses);
    this.uploads = new PoseUploadsViewModel(dependencies.poses, dependencies.onAdded);
    this.#suggestions = observed(dependencies.suggestions);
    makeAutoObservable(this, { picture: observableRef, uploads: false }, { autoBind: true });
  }

  start(): () => void {
    const stop = reaction(
      () => this.shownPose?.id ?? null,
      () => this.openShownPose(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.#loadController.abort();
    };
  }

  get state(): PosesSnapshot {
    return this.#poses.snapshot;
  }

  get suggestions(): SuggestionsSnapshot {
    return this.#suggestions.snapshot;
  }

  get announcement(): string {
    const { status, poses, upload } = this.state;
    if (upload !== null) return posesText.uploading;
    if (this.uploads.lastPhotoCheck?.dressable) return photoCheckText.ready;
    return status === 'ready' ? posesText.announced(poses.length) : '';
  }

  get shownPose(): PoseWithThumbnail | null {
    return this.state.poses.find(({ id }) => id === this.shownPoseId) ?? null;
  }

  retry(): void {
    void this.#dependencies.poses.load();
  }

  showPose(poseId: string | null): void {
    this.shownPoseId = poseId;
  }

  openShownPose(): void {
    const pose = this.shownPose;
    this.isConfirmingDeletion = false;
    if (pose === null) {
      this.#loadController.abort();
      this.picture = null;
      return this.#dependencies.suggestions.clear();
    }
    this.loadPicture();
    void this.#dependencies.suggestions.fetchFor(pose);
  }

  loadPicture(): void {
    const id = this.shownPose?.id;
    if (id === undefined) return;
    this.#loadController.abort();
    const { signal } = (this.#loadController = new AbortController());
    this.picture = null;
    this.hasPictureFailed = false;
    void this.#dependencies.poses.getPose(id, signal).then((picture) => {
      if (signal.aborted) return;
      runInAction(() => {
        this.picture = picture;
        this.hasPictureFailed = picture === null;
      });
    });
  }

  dressPose(): void {
    if (this.shownPose !== null) this.#dependencies.onDress(this.shownPose.id);
  }

  openItem(item: Item, strip: readonly Item[]): void {
    this.#dependencies.onOpenItem(item, 'wishlist', { items: strip, areActionsEnabled: true });
  }

  askToDelete(): void {
    this.isConfirmingDeletion = true;
  }

  confirmDeletion(): void {
    const pose = this.shownPose;
    this.isConfirmingDeletion = false;
    if (pose !== null) void this.#dependencies.poses.remove(pose.id);
  }

  cancelDeletion(): void {
    this.isConfirmingDeletion = false;
  }
}
