import { NotFoundError } from '../AccessError.ts';

/** Resolves to whether the photo still exists and its owner still consents. */
export type PhotoPermission = () => Promise<boolean>;

interface PhotoUse {
  readonly isPermitted: PhotoPermission;
  readonly controller: AbortController;
}

/**
 * The photos in use on this server. A use ends as soon as its photo is deleted or the consent is withdrawn, even
 * while it waits in a queue (docs/adr/0132).
 */
export class PhotosInUse {
  readonly #usesByShopper = new Map<string, Set<PhotoUse>>();

  /**
   * Runs `work` with a signal that aborts with `signal`, or with a `NotFoundError` when the permission ends. Without
   * permission, rejects with that error and does not run `work`.
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
      // Check after the registration, so that no withdrawal is missed.
      await requirePermission(isPermitted);
      return await work(AbortSignal.any([signal, photoUse.controller.signal]));
    } finally {
      uses.delete(photoUse);
      if (uses.size === 0) this.#usesByShopper.delete(userId);
    }
  }

  /** Ends the shopper's uses without permission. Call it after photos were deleted. Never rejects. */
  async endForbidden(userId: string): Promise<void> {
    const uses = [...(this.#usesByShopper.get(userId) ?? [])];
    await Promise.all(
      uses.map(({ isPermitted, controller }) =>
        requirePermission(isPermitted).catch((cause: unknown) => controller.abort(cause)),
      ),
    );
  }
}

/** Rejects with a `NotFoundError` if the photo may not be used, and with the store's error if the store cannot tell. */
export async function requirePermission(isPermitted: PhotoPermission): Promise<void> {
  if (!(await isPermitted())) throw new NotFoundError('The photo was deleted.');
}
