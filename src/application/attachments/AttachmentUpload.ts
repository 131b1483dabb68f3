import { NewestRequest } from '../NewestRequest.ts';
import type { Message } from '../notices/Message.ts';
import type { Notices } from '../notices/Notices.ts';
import type { AttachmentUploads } from '../ports/AttachmentUploads.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { PhotoError, type PhotoFault, type PhotoPreparation } from '../ports/PhotoPreparation.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { Attachments } from '../search/Attachments.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { MESSAGE_BY_PHOTO_FAULT } from './photoFaults.ts';

export interface AttachmentUploadSnapshot {
  /** `preparing`: the photo is read and scaled down on the device. */
  readonly status: 'idle' | 'preparing' | 'uploading';
  /** Fraction of the bytes sent so far, 0 to 1. */
  readonly progress: number;
  /** The photo being uploaded, for a preview; null while idle. */
  readonly photo: Blob | null;
}

export interface AttachmentUploadDependencies {
  readonly uploads: AttachmentUploads;
  readonly preparation: PhotoPreparation;
  readonly attachments: Attachments;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
}

const IDLE_UPLOAD: AttachmentUploadSnapshot = { status: 'idle', progress: 0, photo: null };

const MESSAGE_BY_FAULT: Readonly<Record<PhotoFault, Message>> = {
  ...MESSAGE_BY_PHOTO_FAULT,
  unreadable: 'photo-unreadable',
};

/** The upload of a photo to search with, from the chosen file to the attachment (spec sections 4, 5 and 7). */
export class AttachmentUpload implements Observable<AttachmentUploadSnapshot> {
  readonly #dependencies: AttachmentUploadDependencies;
  readonly #state = new SnapshotHolder(IDLE_UPLOAD);
  readonly #newest = new NewestRequest();
  /** The error popup of the last failed upload. */
  #shownMessage: Message | null = null;

  constructor(dependencies: AttachmentUploadDependencies) {
    this.#dependencies = dependencies;
  }

  get snapshot(): AttachmentUploadSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /**
   * Cancels an upload when the shopper changes or something else is attached, until the returned function is called.
   */
  start(): () => void {
    const { shopper, attachments } = this.#dependencies;
    let userId = shopper.snapshot?.id;
    const stopFunctions = [
      shopper.subscribe(() => {
        if (shopper.snapshot?.id !== userId) this.cancel();
        userId = shopper.snapshot?.id;
      }),
      attachments.subscribe(() => {
        if (attachments.snapshot.length > 0) this.cancel();
      }),
    ];
    return () => {
      for (const stop of stopFunctions) stop();
      this.cancel();
    };
  }

  /** Whether the upload button is enabled; a search has at most one attachment (spec section 5). */
  get canUpload(): boolean {
    const { shopper, attachments } = this.#dependencies;
    return shopper.snapshot !== null && attachments.snapshot.length === 0 && this.snapshot.status === 'idle';
  }

  /**
   * Uploads and attaches a photo, with the toast 'Added to Search'. Does nothing unless `canUpload`. Never rejects: a
   * popup reports a failure. Aborting has the effect of `cancel`.
   */
  async upload(file: Blob, signal?: AbortSignal): Promise<void> {
    const userId = this.#dependencies.shopper.snapshot?.id;
    if (userId === undefined || !this.canUpload) return;
    this.#state.set({ status: 'preparing', progress: 0, photo: file });
    const endPulse = this.#dependencies.pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => this.#send(userId, file, abort), signal);
      if (outcome.kind === 'superseded') return;
      this.#state.set(IDLE_UPLOAD);
      if (outcome.kind !== 'answered') return;
      this.#dependencies.notices.clearPopup(this.#shownMessage);
      this.#dependencies.attachments.add(outcome.answer);
    } catch (error) {
      this.#state.set(IDLE_UPLOAD);
      this.#showFailure(error);
    } finally {
      endPulse();
    }
  }

  cancel(): void {
    this.#newest.abort();
    this.#state.set(IDLE_UPLOAD);
  }

  async #send(userId: string, file: Blob, signal: AbortSignal) {
    const photo = await this.#dependencies.preparation.prepare(file, signal);
    signal.throwIfAborted();
    this.#state.update({ status: 'uploading', photo });
    return this.#dependencies.uploads.upload(
      userId,
      photo,
      (progress) => {
        if (!signal.aborted && this.snapshot.photo === photo) this.#state.update({ progress });
      },
      signal,
    );
  }

  #showFailure(error: unknown): void {
    this.#shownMessage = error instanceof PhotoError ? MESSAGE_BY_FAULT[error.fault] : 'photo-not-uploaded';
    this.#dependencies.notices.showFailure(this.#shownMessage, error);
  }
}
