import type { Size } from '../../../../src/domain/catalogue/vocabulary.ts';

/** A size in numbers as it was written ('UK 16'), and the letter that it was read as. */
export interface SizeReading {
  readonly written: string;
  readonly size: Size;
  /** Whether only men's clothes have sizes of this form (a collar, '40R'). */
  readonly isForMen: boolean;
  /** Whether it is larger than the largest letter of the catalogue. */
  readonly isLargerThanSold?: boolean;
}
