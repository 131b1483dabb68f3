import type { Item } from '../../../domain/catalogue/Item.ts';

/** A message to the stylist and its answer, recorded from the real stylist. */
export interface RecordedAnswer {
  readonly question: string;
  /** Paragraphs separated by a blank line. */
  readonly reply: string;
  /** The pieces that the reply names. */
  readonly items: readonly Item[];
}
