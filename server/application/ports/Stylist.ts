import type { Findings, Reply, Turn, Understood } from '../../domain/stylist/Turn.ts';

export type { Exchange, Findings, Intent, Reply, Turn, TurnAttachment, Understood } from '../../domain/stylist/Turn.ts';

/**
 * Understands a shopper and answers as a stylist would. Keeps nothing itself: a conversation's state travels with it.
 */
export interface Stylist {
  /** Rejects with the signal's reason when it aborts. An embedded stylist never rejects otherwise. */
  understand(turn: Turn, signal: AbortSignal): Promise<Understood>;
  /** The line between search and reply ('I found 24 pieces, from $39'); '' where nothing is to be announced. */
  announce(findings: Findings): string;
  /**
   * `onText` gets the reply piece by piece as it comes. All pieces together are the reply, unless what was begun
   * could not be stood by: what the promise gives always is what holds.
   * Rejects with the signal's reason when it aborts.
   */
  reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply>;
}
