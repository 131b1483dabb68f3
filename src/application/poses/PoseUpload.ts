import type { Pose } from '../../domain/poses/Pose.ts';
import { MESSAGE_BY_PHOTO_FAULT } from '../attachments/photoFaults.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notice } from '../notices/Message.ts';
import type { Notices } from '../notices/Notices.ts';
import { PhotoError, type PhotoPreparation } from '../ports/PhotoPreparation.ts';
import { PoseRefusedError } from '../ports/Poses.ts';
import type { Poses } from '../ports/Poses.ts';

export interface PoseUploadState {
  /** The photo that is being uploaded, and the fraction of its bytes sent so far, 0 to 1. */
  readonly upload: { readonly photo: Blob; readonly progress: number } | null;
  /** A photo that waits for the shopper's consent. */
  readonly photoAwaitingConsent: Blob | null;
  /**
   * The host of the service that receives the photos, for the text of the consent; null if photos stay on the server.
   */
  readonly tryOnServiceHost: string | null;
}

export interface PoseUploadDependencies {
  readonly poses: Poses;
  readonly preparation: PhotoPreparation;
  readonly notices: Notices;
}

export interface PoseUploadEvents {
  readonly onChange: (state: Partial<PoseUploadState>) => void;
  /** Called after a pose was added. `photo` is the picture as it was sent. */
  readonly onAdded: (pose: Pose, photo: Blob) => void;
}

/** Uploads photos, which requires the shopper's consent. Its methods never reject: popups report failures. */
export class PoseUpload {
  /** Whether the shopper is known to have agreed that photos are stored. */
  hasConsent = false;
  readonly #dependencies: PoseUploadDependencies;
  readonly #events: PoseUploadEvents;
  readonly #newest = new NewestRequest();
  /** The error popup of the last failed upload. */
  #shownNotice: Notice | null = null;
  #tryOnServiceHost: string | null = null;

  constructor(dependencies: PoseUploadDependencies, events: PoseUploadEvents) {
    this.#dependencies = dependencies;
    this.#events = events;
  }

  /**
   * Uploads a photo. Resolves to the pose; to null if the upload was canceled or refused, or if the consent is missing.
   */
  async run(userId: string, file: Blob): Promise<Pose | null> {
    this.#events.onChange({ upload: { photo: file, progress: 0 }, photoAwaitingConsent: null });
    try {
      const outcome = await this.#newest.run((signal) => this.#send(userId, file, signal));
      if (outcome.kind !== 'answered') return null;
      this.#dependencies.notices.clearPopup(this.#shownNotice);
      return outcome.answer;
    } catch (error) {
      this.#report(error, file);
      return null;
    }
  }

  abort(): void {
    this.#newest.abort();
  }

  /** Records the consent on the backend. Resolves to whether that succeeded. */
  async giveConsent(userId: string): Promise<boolean> {
    try {
      await this.#dependencies.poses.giveConsent(userId, this.#tryOnServiceHost);
      return true;
    } catch (error) {
      this.#dependencies.notices.showFailure('pose-not-uploaded', error);
      return false;
    }
  }

  async #send(userId: string, file: Blob, signal: AbortSignal): Promise<Pose> {
    const { poses, preparation } = this.#dependencies;
    if (!this.hasConsent) await this.#checkConsent(userId, signal);
    if (!this.hasConsent) throw new PoseRefusedError('consent', '');
    const photo = await preparation.prepare(file, signal);
    signal.throwIfAborted();
    const onProgress = (progress: number) => {
      if (!signal.aborted) this.#events.onChange({ upload: { photo: file, progress } });
    };
    const pose = await poses.add(userId, photo, { onProgress, signal }).catch(async (error: unknown) => {
      // The use of photos has changed since the consent. The new consent must name the try-on service, so fetch its
      // name.
      if (error instanceof PoseRefusedError && error.reason === 'consent') await this.#checkConsent(userId, signal);
      throw error;
    });
    signal.throwIfAborted();
    this.#events.onAdded(pose, photo);
    return pose;
  }

  async #checkConsent(userId: string, signal: AbortSignal): Promise<void> {
    const { consentedAt, tryOnServiceHost } = await this.#dependencies.poses.fetchStoredPictures(userId, signal);
    signal.throwIfAborted();
    this.hasConsent = consentedAt !== null;
    this.#tryOnServiceHost = tryOnServiceHost;
    this.#events.onChange({ tryOnServiceHost });
  }

  #report(error: unknown, file: Blob): void {
    if (error instanceof PoseRefusedError && error.reason === 'consent') {
      this.hasConsent = false;
      this.#events.onChange({ photoAwaitingConsent: file });
      return;
    }
    this.#shownNotice = createNotice(error);
    this.#dependencies.notices.showFailure(this.#shownNotice, error);
  }
}

function createNotice(error: unknown): Notice {
  if (error instanceof PhotoError && error.fault !== 'unreadable') return MESSAGE_BY_PHOTO_FAULT[error.fault];
  const serverMessage = error instanceof PoseRefusedError && error.message;
  return serverMessage ? { serverMessage } : 'pose-not-uploaded';
}
