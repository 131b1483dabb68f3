import { makeAutoObservable, observableRef } from 'mobx';
import type { AttachmentUpload, AttachmentUploadSnapshot } from '../../application/attachments/AttachmentUpload.ts';
import type { Notices } from '../../application/notices/Notices.ts';

export interface LazyPhotoUploadDependencies {
  readonly notices: Notices;
  readonly loadUpload: () => Promise<AttachmentUpload>;
}

/** Uploads a photo to attach. Its code loads with the first photo. */
export class LazyPhotoUpload {
  /** The state of the upload; null until the first photo is chosen. */
  state: AttachmentUploadSnapshot | null = null;
  #upload: AttachmentUpload | null = null;
  #stopUpload: () => void = () => {};
  readonly #dependencies: LazyPhotoUploadDependencies;

  constructor(dependencies: LazyPhotoUploadDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    if (this.#upload !== null) this.#followUpload(this.#upload);
    return () => this.#stopUpload();
  }

  get isBusy(): boolean {
    return this.state !== null && this.state.status !== 'idle';
  }

  /** Attaches a photo. Counts as busy while the code loads, so that no query is sent without the photo. */
  async attachPhoto(photo: File): Promise<void> {
    if (this.isBusy) return;
    const initialState: AttachmentUploadSnapshot = { status: 'preparing', progress: 0, photo };
    this.state = initialState;
    const upload = await this.#dependencies.loadUpload().catch(() => null);
    if (this.state !== initialState) return;
    if (upload === null) {
      this.updateState();
      return this.#dependencies.notices.showError('part-not-loaded');
    }
    this.#dependencies.notices.clearPopup('part-not-loaded');
    this.#followUpload(upload);
    await upload.upload(photo);
  }

  cancel(): void {
    this.#upload?.cancel();
    this.updateState();
  }

  updateState(): void {
    this.state = this.#upload?.snapshot ?? null;
  }

  #followUpload(upload: AttachmentUpload): void {
    this.#stopUpload();
    this.#upload = upload;
    this.updateState();
    this.#stopUpload = upload.subscribe(this.updateState);
  }
}
