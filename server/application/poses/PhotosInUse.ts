import { NotFoundError } from '../AccessError.ts';

/** Resolves to whether the photo still exists and its shopper still consents. */
export type PhotoPermission = () => Promise<boolean>;

interface PhotoUse {
  readonly isPermitted: PhotoPermission;
  readonly controller: AbortController;
}

/**
 * The photos that this server reads, dresses or sends at the moment. A use of a photo ends as soon as the photo is
 * deleted or the consent is withdrawn, even in the middle of a queue (docs/adr/0132).
 */
export class PhotosInUse {
  readonly #usesByShopper = new Map<string, Set<PhotoUse>>();

  /**
   * Runs `work` with a signal that aborts with `signal`, or with a `NotFoundError` when the permission ends. Without
   * permission it rejects with that error and does not run `work`.
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
      // Checked after the registration, so that a withdrawal in between is not missed.
      await requirePermission(isPermitted);
      return await work(AbortSignal.any([signal, photoUse.controller.signal]));
    } finally {
      uses.delete(photoUse);
      if (uses.size === 0) this.#usesByShopper.delete(userId);
    }
  }

  /** Ends the shopper's uses that are no longer permitted. Call it after photos were deleted. Never rejects. */
  async endForbidden(userId: string): Promise<void> {
    const uses = [...(this.#usesByShopper.get(userId) ?? [])];
    await Promise.all(
      uses.map(({ isPermitted, controller }) =>
        requirePermission(isPermitted).catch((cause: unknown) => controller.abort(cause)),
      ),
    );
  }
}

/**
 * Rejects with a `NotFoundError` if the photo may not be used, and with the store's error if that cannot be checked.
 */
export async function requirePermission(isPermitted: PhotoPermission): Promise<void> {
  if (!(await isPermitted())) throw new NotFoundError('The photo was deleted.');
}
