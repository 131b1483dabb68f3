import type { PictureReading } from '../../domain/pictures/PictureReading.ts';

/**
 * Sees what garment is in a shopper's picture.
 *
 * Without a contract suite: its one adapter has its own tests and an evaluation.
 */
export interface PictureReader {
  /**
   * `bytes` is a picture that has been taken in (`PictureIntake`): upright, without hidden data, of bounded size.
   * A picture without a garment is read too, with little certainty. Rejects with the signal's reason when it aborts.
   */
  read(bytes: Uint8Array, signal?: AbortSignal): Promise<PictureReading>;
}
