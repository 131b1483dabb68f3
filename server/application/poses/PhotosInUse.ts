import { NotFoundError } from '../AccessError.ts';

/** Whether the photo is still there, and its shopper still consents. */
export type PhotoPermission = () => Promise<boolean>;

interface PhotoUse {
  readonly isPermitted: PhotoPermission;
  readonly controller: AbortController;
}

/**
 * The photos that this server is reading, dressing or sending at the moment. A use of a photo ends as soon as the photo
 * is deleted or the consent withdrawn, instead of at the end of a queue (docs/adr/0132).
 */
export class PhotosInUse {
  readonly #usesByShopper = new Map<string, Set<PhotoUse>>();

  /**
   * Runs `work` with a signal that aborts with `signal`, and with a `NotFoundError` when the permission ends. Rejects
   * with that error without running `work` if there is no permission.
   */
  async use<T>(
    userId: string,
    isPermitted: PhotoPermission,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const photoUse: PhotoUse = { isPermitted, controller: new AbortController() };
    const uses = this.#usesByShopper.get(userId) ?? new Set();
    this.#usesByShopper.set(userId, uses.add(photoUse));
    try {
      // Checked after it was registered, so that a withdrawal in between is not missed.
      await requirePermission(isPermitted);
      return await work(AbortSignal.any([signal, photoUse.controller.signal]));
    } finally {
      uses.delete(photoUse);
      if (uses.size === 0) this.#usesByShopper.delete(userId);
    }
  }

  /** Ends the shopper's uses that are not permitted any more. To be called after photos were deleted. Never rejects. */
  async endForbidden(userId: string): Promise<void> {
    const uses = [...(this.#usesByShopper.get(userId) ?? [])];
    await Promise.all(
      uses.map(({ isPermitted, controller }) =>
        requirePermission(isPermitted).catch((cause: unknown) => controller.abort(cause)),
      ),
    );
  }
}

/** Rejects with a `NotFoundError` if the photo may not be used, and as the store does if that is unknown. */
export async function requirePermission(isPermitted: PhotoPermission): Promise<void> {
  if (!(await isPermitted())) throw new NotFoundError('The photo was deleted.');
}
