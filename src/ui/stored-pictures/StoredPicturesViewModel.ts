import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { PictureDeletion, StoredPicturesView } from './StoredPicturesView.ts';

export class StoredPicturesViewModel implements StoredPicturesView {
  storedPictures: StoredPicturesView['storedPictures'] = null;
  deletionToConfirm: PictureDeletion | null = null;
  isDeleting = false;
  readonly #poses: Pick<PosesManager, 'fetchStoredPictures' | 'remove' | 'removeResult' | 'withdrawConsent'>;
  #loadController = new AbortController();

  constructor(poses: Pick<PosesManager, 'fetchStoredPictures' | 'remove' | 'removeResult' | 'withdrawConsent'>) {
    this.#poses = poses;
    makeAutoObservable(this, { storedPictures: observableRef, deletionToConfirm: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.#loadController.abort();
  }

  /** Reloads the list. The previous list stays visible meanwhile. */
  load(): void {
    void this.fetch();
  }

  askToDelete(deletion: PictureDeletion): void {
    this.deletionToConfirm = deletion;
  }

  cancel(): void {
    this.deletionToConfirm = null;
  }

  confirm(): void {
    const { deletionToConfirm } = this;
    this.deletionToConfirm = null;
    if (deletionToConfirm !== null && !this.isDeleting) void this.delete(deletionToConfirm);
  }

  async fetch(): Promise<void> {
    this.#loadController.abort();
    const { signal } = (this.#loadController = new AbortController());
    const overview = await this.#poses.fetchStoredPictures(signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.storedPictures = overview ?? 'failed';
    });
  }

  async delete(deletion: PictureDeletion): Promise<void> {
    this.isDeleting = true;
    if (deletion.kind === 'everything') await this.#poses.withdrawConsent();
    else if (deletion.kind === 'pose') await this.#poses.remove(deletion.id);
    else await this.#poses.removeResult(deletion.id);
    await this.fetch();
    runInAction(() => {
      this.isDeleting = false;
    });
  }
}
