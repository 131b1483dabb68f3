import { NO_ADJUSTMENT, type Adjustment } from '../../domain/poses/Adjustment.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Outfit } from '../../domain/poses/outfit.ts';
import type { Body, TryOnResult } from '../ports/TryOns.ts';
import type { QueueStatus } from './QueuedTryOns.ts';

export interface TryOnSnapshot {
  /** The body to dress; null until the shopper has chosen one. */
  readonly body: Body | null;
  readonly outfit: Outfit;
  /** Items of the complete look that cannot be worn together with the others. */
  readonly leftOutItems: readonly Item[];
  /**
   * `idle`: no garment is worn, and the body itself is shown. `loading`: `result` shows an earlier outfit. `ready`:
   * `result` shows the outfit on the body. `refused` and `failed`: there is no picture of the outfit, and the fitting
   * room shows a message.
   */
  readonly status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  readonly result: TryOnResult | null;
  /** The results of this outfit, oldest first. Each retry adds one. */
  readonly variants: readonly TryOnResult[];
  /** Whether the last retry found no other way to wear the outfit. */
  readonly hasNoMoreVariants: boolean;
  /** Why the body cannot wear the outfit and how to change it; null unless `refused`. */
  readonly refusal: string | null;
  /** The request's place in the queue; null if it is not waiting. */
  readonly queueStatus: QueueStatus | null;
  /** The shopper's corrections to the picture. */
  readonly adjustment: Adjustment;
  /** Whether a corrected picture is being made. `status` is then `loading`, and `result` shows the same outfit. */
  readonly isAdjusting: boolean;
  /** Why the last correction failed; null after a success. */
  readonly adjustmentRefusal: string | null;
}

/** The part of a snapshot that shows a finished outfit. */
export type FinishedOutfit = Pick<
  TryOnSnapshot,
  'body' | 'outfit' | 'leftOutItems' | 'status' | 'result' | 'variants' | 'adjustment'
>;

export const EMPTY_SNAPSHOT: TryOnSnapshot = {
  body: null,
  outfit: {},
  leftOutItems: [],
  status: 'idle',
  result: null,
  variants: [],
  hasNoMoreVariants: false,
  refusal: null,
  queueStatus: null,
  adjustment: NO_ADJUSTMENT,
  isAdjusting: false,
  adjustmentRefusal: null,
};
