import type { Size } from '../../../../src/domain/catalogue/vocabulary.ts';

/** A numeric size as written ('UK 16'), and the letter size that it stands for. */
export interface SizeReading {
  readonly writtenText: string;
  readonly size: Size;
  /** Whether only men's clothes have sizes of this form ('40R', or a collar size). */
  readonly isForMen: boolean;
  /** Whether the size is larger than the largest letter size of the catalogue. */
  readonly isLargerThanSold?: boolean;
}
