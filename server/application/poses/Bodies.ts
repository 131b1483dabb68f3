import { NotFoundError, own } from '../AccessError.ts';
import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { PictureIntake } from '../ports/PictureIntake.ts';
import type { Poses } from '../ports/Poses.ts';
import type { Body } from '../ports/TryOnEngine.ts';
import type { StoredTryOn, TryOns } from '../ports/TryOns.ts';
import { consentNeeded } from './consentNeeded.ts';
import { pictureBlob, tryOnBlob } from './poseBlobs.ts';
import type { WishedBody } from './TryOnWish.ts';

/** A body from the store, with the garments that it already wears. */
export interface FoundBody extends Pick<StoredTryOn, 'poseId' | 'figureId'> {
  readonly body: Body;
  /** The earlier result that the new one is based on. */
  readonly earlier: { readonly bytes: Uint8Array; readonly itemIds: StoredTryOn['itemIds'] } | null;
  /** The items of an earlier result that is used as a photo, because some of its garments cannot be rendered again. */
  readonly shown: StoredTryOn['itemIds'];
}

export interface BodiesParts {
  readonly poses: Poses;
  readonly tryOns: TryOns;
  readonly blobs: Blobs;
  readonly intake: PictureIntake;
  /** The host that photos are sent to; null if they stay on this server. */
  readonly tryOnService: string | null;
}

/** Finds the body to dress. Rejects with a `NotFoundError`, a `ForbiddenError` or a `ConsentNeededError`. */
export class Bodies {
  readonly #parts: BodiesParts;

  constructor(parts: BodiesParts) {
    this.#parts = parts;
  }

  async find(userId: string, wished: WishedBody, signal: AbortSignal): Promise<FoundBody> {
    if (wished.kind === 'file') return this.#ofFile(userId, wished.file, signal);
    if (wished.kind === 'figure')
      return { body: { kind: 'figure', id: wished.id }, poseId: null, figureId: wished.id, earlier: null, shown: {} };
    const found =
      wished.kind === 'pose'
        ? await this.#ofPose(userId, wished.id)
        : await this.#ofResult(userId, own(await this.#parts.tryOns.byId(wished.id), userId, 'picture'));
    // The shopper consented before storing this photo, but perhaps not to the try-on service that is configured now.
    if (found.body.kind === 'photo' && this.#parts.tryOnService !== null) await this.#needConsent(userId);
    return found;
  }

  async #ofFile(userId: string, file: Uint8Array, signal: AbortSignal): Promise<FoundBody> {
    await this.#needConsent(userId);
    const { bytes } = await this.#parts.intake.take(file, signal);
    return { body: { kind: 'photo', bytes, owner: userId }, poseId: null, figureId: null, earlier: null, shown: {} };
  }

  async #needConsent(userId: string): Promise<void> {
    const { poses, tryOnService } = this.#parts;
    if ((await poses.agreedAt(userId, tryOnService)) === null) throw consentNeeded(tryOnService);
  }

  async #ofPose(userId: string, id: string): Promise<FoundBody> {
    own(await this.#parts.poses.byId(id), userId, 'pose');
    const bytes = await this.#bytes(pictureBlob(id));
    return { body: { kind: 'photo', bytes, owner: userId }, poseId: id, figureId: null, earlier: null, shown: {} };
  }

  /** Starts again from the undressed body if all garments of the result are known; otherwise from its picture. */
  async #ofResult(userId: string, { id, poseId, figureId, itemIds }: StoredTryOn): Promise<FoundBody> {
    const bytes = await this.#bytes(tryOnBlob(id));
    const isKnown = !Object.values(itemIds).includes(null);
    if (isKnown && figureId !== null)
      return { body: { kind: 'figure', id: figureId }, poseId: null, figureId, earlier: { bytes, itemIds }, shown: {} };
    if (isKnown && poseId !== null) return { ...(await this.#ofPose(userId, poseId)), earlier: { bytes, itemIds } };
    return { body: { kind: 'photo', bytes, owner: userId }, poseId, figureId, earlier: null, shown: itemIds };
  }

  async #bytes(key: BlobKey): Promise<Uint8Array> {
    const bytes = await this.#parts.blobs.get(key);
    if (bytes === null) throw new NotFoundError('There is no such picture.');
    return bytes;
  }
}
