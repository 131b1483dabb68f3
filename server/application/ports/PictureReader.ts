import type { PictureReading } from '../../domain/pictures/PictureReading.ts';

/**
 * Recognizes the garment in a shopper's picture. Without a contract suite: its only adapter has its own tests and an
 * evaluation.
 */
export interface PictureReader {
  /**
   * Reads a picture from `PictureIntake`. A picture without a garment gives a result with low confidence. Rejects
   * with the signal's reason.
   */
  read(bytes: Uint8Array, signal?: AbortSignal): Promise<PictureReading>;
}
