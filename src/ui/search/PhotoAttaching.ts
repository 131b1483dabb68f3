import { makeAutoObservable, observableRef } from 'mobx';
import type { AttachmentUpload, AttachmentUploadSnapshot } from '../../application/attachments/AttachmentUpload.ts';
import type { Notices } from '../../application/notices/Notices.ts';
import { commonText } from '../text/commonText.ts';

export interface PhotoAttachingParts {
  readonly notices: Notices;
  readonly loadUpload: () => Promise<AttachmentUpload>;
}

/** A photo on its way to being attached; the code for it comes with the first one. */
export class PhotoAttaching {
  /** Null as long as none was ever chosen. */
  state: AttachmentUploadSnapshot | null = null;
  #upload: AttachmentUpload | null = null;
  #stop: () => void = () => {};
  readonly #parts: PhotoAttachingParts;

  constructor(parts: PhotoAttachingParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): () => void {
    if (this.#upload !== null) this.#follow(this.#upload);
    return () => this.#stop();
  }

  get busy(): boolean {
    return this.state !== null && this.state.status !== 'idle';
  }

  async attach(photo: File): Promise<void> {
    try {
      this.#follow(await this.#parts.loadUpload());
    } catch {
      return this.#parts.notices.showError(commonText.partMissing);
    }
    await this.#upload?.upload(photo);
  }

  cancel(): void {
    this.#upload?.cancel();
  }

  follow(): void {
    this.state = this.#upload?.snapshot ?? null;
  }

  #follow(upload: AttachmentUpload): void {
    this.#stop();
    this.#upload = upload;
    this.follow();
    this.#stop = upload.subscribe(this.follow);
  }
}
