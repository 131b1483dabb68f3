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
 * Understands a shopper's message and replies as a stylist. Stateless: the conversation's state is passed in and
 * returned.
 */
export interface Stylist {
  /** Rejects with the signal's reason when it aborts. Otherwise an embedded stylist never rejects. */
  understand(turn: Turn, signal: AbortSignal): Promise<Understood>;
  /** The sentence between search and reply ('I found 24 pieces, from $39'); '' for none. */
  announce(findings: Findings): string;
  /**
   * `onText` receives the reply in pieces as it is generated. The resolved value may differ from them, and only it is
   * valid. Rejects with the signal's reason when it aborts.
   */
  reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply>;
}

/** A stylist whose understanding can be corrected by a better reader, such as a language model. */
export interface CorrectableStylist extends Stylist {
  /** Like `understand`, but also returns what may be corrected. */
  draft(turn: Turn, signal: AbortSignal): Promise<Draft>;
  /**
   * The turn with the corrections applied. They are part of its state, so that they last whichever stylist understands
   * the next turn.
   */
  correct(turn: Turn, reading: TurnReading, signal: AbortSignal): Promise<Understood>;
}
