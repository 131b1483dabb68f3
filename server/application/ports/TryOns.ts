import type { Slot } from '../../../src/domain/poses/Slot.ts';

/** A picture made by the fitting room. Its bytes are stored in `Blobs`, under its id. */
export interface StoredTryOn {
  readonly id: string;
  readonly userId: string;
  /** The pose; null for a drawn figure and for a photo that is not stored. */
  readonly poseId: string | null;
  /** The drawn figure; null for a photo. */
  readonly figureId: string | null;
  /** The catalogue items by slot; null for a garment that was sent as a picture. */
  readonly itemIds: Readonly<Partial<Record<Slot, string | null>>>;
  /** A description of the picture in words. */
  readonly description: string;
  readonly mediaType: string;
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Pictures made by the fitting room. Removing a picture discards its blob in the same transaction. */
export interface TryOns {
  /**
   * Stores a result, then deletes the shopper's oldest results beyond `limit`. Resolves to false and stores nothing
   * if the pose was deleted, or if the shopper withdrew the consent to an unsaved photo.
   */
  save(result: StoredTryOn, limit: number): Promise<boolean>;
  byId(id: string): Promise<StoredTryOn | null>;
  /** Newest first. */
  listOf(userId: string): Promise<readonly StoredTryOn[]>;
  /** Succeeds for a missing result. */
  remove(id: string): Promise<void>;
  /** Removes at most `limit` results of all shoppers that were made before `time`; resolves to their number. */
  removeBefore(time: number, limit: number): Promise<number>;
}
