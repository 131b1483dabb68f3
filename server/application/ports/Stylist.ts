import type { Draft, TurnReading } from '../../domain/stylist/corrections/TurnReading.ts';
import type { Findings, Reply, Turn, Understood } from '../../domain/stylist/Turn.ts';

export type { Draft, TurnReading } from '../../domain/stylist/corrections/TurnReading.ts';
export type {
  Action,
  Exchange,
  Findings,
  Intent,
  Reply,
  Turn,
  TurnAttachment,
  Understood,
} from '../../domain/stylist/Turn.ts';

/**
 * Interprets a shopper's message and replies as a stylist. Stateless: the conversation's state is passed in and
 * returned.
 */
export interface Stylist {
  /** Interprets the message. Rejects with the signal's reason; an embedded stylist never rejects otherwise. */
  understand(turn: Turn, signal: AbortSignal): Promise<Understood>;
  /** The sentence between search and reply ('I found 24 pieces, from $39'); may be ''. */
  announce(findings: Findings): string;
  /**
   * Writes the reply. `onText` receives it in pieces as it is generated. Only the resolved value is valid, which may
   * differ from the pieces. Rejects with the signal's reason.
   */
  reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply>;
}

/** A stylist whose interpretation a better reader, such as a language model, can correct. */
export interface CorrectableStylist extends Stylist {
  /** Like `understand`, but also returns the parts that can be corrected. */
  draft(turn: Turn, signal: AbortSignal): Promise<Draft>;
  /** The turn with the corrections applied. Its state keeps them for the next turn. */
  correct(turn: Turn, reading: TurnReading, signal: AbortSignal): Promise<Understood>;
}
