import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import type { Spelling } from '../../domain/language/lexicon/spelling.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import type { Findings, Reply, Turn, Understood } from './Stylist.ts';

/** What words are read by: fashion language with a catalogue's own names, and its words. */
export interface Language {
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
}

/**
 * Reads what strangers wrote. Pure: what comes out follows from what goes in, and is plain data. Whoever has strangers
 * wait for one another must not read on the event loop; see docs/adr/0060. Every method rejects with the signal's
 * reason when it aborts.
 */
export interface TextReader {
  /** What each of the texts asks for, in their order. */
  wishes(texts: readonly string[], language: Language, signal?: AbortSignal): Promise<readonly Wish[]>;
  understand(turn: Turn, language: Language, signal?: AbortSignal): Promise<Understood>;
  reply(findings: Findings, language: Language, signal?: AbortSignal): Promise<Reply>;
}

/** A text was not read in time. Holds none of it. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}
