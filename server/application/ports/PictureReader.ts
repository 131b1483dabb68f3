import type { PictureReading } from '../../domain/pictures/PictureReading.ts';

/**
 * Recognizes the garment in a shopper's picture.
 *
 * Without a contract suite: its one adapter has its own tests and an evaluation.
 */
export interface PictureReader {
  /**
   * `bytes` is a picture from `PictureIntake`: upright, without metadata, of bounded size. A picture without a garment
   * gives a result with low confidence. Rejects with the signal's reason when it aborts.
   */
  read(bytes: Uint8Array, signal?: AbortSignal): Promise<PictureReading>;
}
