import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import type { Spelling } from '../../domain/language/lexicon/spelling.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from './Stylist.ts';

/** A text, with or without a list of parts that the shopper removed, as named in `Wish.understood`. */
export type TextToRead = string | { readonly text: string; readonly without: readonly string[] };

/** The fashion lexicon and the spelling, with a catalogue's names and words. */
export interface Language {
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
}

/**
 * Parses texts of shoppers. Pure: the result is plain data and depends only on the arguments. A server must not parse
 * on its event loop (docs/adr/0060). Every method rejects with the signal's reason.
 */
export interface TextReader {
  /** The wish in each text, in the same order. */
  wishes(texts: readonly TextToRead[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]>;
  understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood>;
  /** Like `understand`, but also returns the parts that a better reader can correct. */
  draft(turn: Turn, language: Language, signal?: AbortSignal): Promise<Draft>;
  /** The turn with a better reader's corrections. The reader's words are as untrusted as the shopper's. */
  correct(turn: Turn, reading: TurnReading, language: Language, signal?: AbortSignal): Promise<Understood>;
  reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply>;
}

/** A text was not parsed in time. The message contains no part of the text. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}
