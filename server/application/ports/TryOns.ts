import type { Slot } from '../../../src/domain/poses/Slot.ts';

/** A picture that the fitting room made. Its bytes are kept apart (`Blobs`), under its id. */
export interface StoredTryOn {
  readonly id: string;
  readonly userId: string;
  /** The pose that it shows; null for a drawn figure and for a photo that is not kept. */
  readonly poseId: string | null;
  /** The drawn figure that it shows; null for a photo. */
  readonly figureId: string | null;
  /** What is worn, by slot: the catalogue item, or null for a garment that was sent as a picture. */
  readonly itemIds: Readonly<Partial<Record<Slot, string | null>>>;
  /** Who wears what, in words. */
  readonly description: string;
  readonly mediaType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Pictures that the fitting room made. Blobs of removed ones are recorded as discarded in the same step. */
export interface TryOns {
  /** Removes the shopper's oldest results beyond `limit`. False, and nothing is stored, if the pose is gone. */
  keep(result: StoredTryOn, limit: number): Promise<boolean>;
  byId(id: string): Promise<StoredTryOn | null>;
  /** Newest first. */
  of(userId: string): Promise<readonly StoredTryOn[]>;
  /** Removes results of all shoppers that were made before `at`. */
  removeBefore(at: number): Promise<void>;
}
