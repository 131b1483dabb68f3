import type { Item } from '../../../domain/catalogue/Item.ts';

/** A message to the stylist and its answer, recorded from the real stylist. */
export interface RecordedAnswer {
  readonly question: string;
  /** The reply. Blank lines separate its paragraphs. */
  readonly reply: string;
  /** The pieces that the reply names. */
  readonly items: readonly Item[];
}
