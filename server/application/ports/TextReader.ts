import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import type { Spelling } from '../../domain/language/lexicon/spelling.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from './Stylist.ts';

/** A text, or a text without the parts that the shopper removed, as named in `Wish.understood`. */
export type TextToRead = string | { readonly text: string; readonly without: readonly string[] };

/** The fashion lexicon and the spelling, with a catalogue's names and words. */
export interface Language {
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
}

/**
 * Parses text of shoppers. Pure: the result is plain data and depends only on the arguments. A server must not parse on
 * its event loop; see docs/adr/0060. Every method rejects with the signal's reason when it aborts.
 */
export interface TextReader {
  /** The wish in each of the texts, in their order. */
  wishes(texts: readonly TextToRead[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]>;
  understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood>;
  /** Like `understand`, but also returns what a better reader may correct. */
  draft(turn: Turn, language: Language, signal?: AbortSignal): Promise<Draft>;
  /** The turn with the corrections of a better reader. Its words are as untrusted as the shopper's. */
  correct(turn: Turn, reading: TurnReading, language: Language, signal?: AbortSignal): Promise<Understood>;
  reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply>;
}

/** A text was not parsed within the deadline. The message contains no part of the text. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}
