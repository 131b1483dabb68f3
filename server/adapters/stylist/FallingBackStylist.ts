import type { Clock } from '../../application/ports/Clock.ts';
import type { Log } from '../../application/ports/Log.ts';
import type { Findings, Reply, Stylist, Turn, Understood } from '../../application/ports/Stylist.ts';

/** After this many consecutive failures, the first stylist is skipped for a minute. */
const MAX_FAILURES = 3;
const COOLDOWN_MS = 60_000;

/**
 * Asks the first stylist. If it fails, logs the failure and asks the embedded stylist. After repeated failures, skips
 * the first stylist for a minute (a circuit breaker). If the first stylist fails after it has streamed text, that
 * text is not valid: the promise resolves to the valid reply.
 */
export class FallingBackStylist implements Stylist {
  readonly #firstStylist: Stylist;
  readonly #embeddedStylist: Stylist;
  readonly #log: Log;
  readonly #clock: Clock;
  #failureCount = 0;
  #pausedUntil = 0;

  constructor(firstStylist: Stylist, embedded: Stylist, log: Log, clock: Clock) {
    this.#firstStylist = firstStylist;
    this.#embeddedStylist = embedded;
    this.#log = log;
    this.#clock = clock;
  }

  understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    return this.#askWithFallback('understand', (stylist) => stylist.understand(turn, signal), signal);
  }

  announce(findings: Findings): string {
    return this.#embeddedStylist.announce(findings);
  }

  reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    let hasBegun = false;
    const passText = (piece: string): void => {
      hasBegun = true;
      onText(piece);
    };
    return this.#askWithFallback(
      'reply',
      (stylist) => stylist.reply(findings, hasBegun ? () => {} : passText, signal),
      signal,
    );
  }

  async #askWithFallback<Answer>(
    step: string,
    ask: (stylist: Stylist) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    if (this.#clock.now() < this.#pausedUntil) return ask(this.#embeddedStylist);
    try {
      const answer = await ask(this.#firstStylist);
      this.#failureCount = 0;
      return answer;
    } catch (cause) {
      signal.throwIfAborted();
      this.#recordFailure(step, cause);
      return ask(this.#embeddedStylist);
    }
  }

  #recordFailure(step: string, cause: unknown): void {
    this.#failureCount++;
    const isPaused = this.#failureCount >= MAX_FAILURES;
    if (isPaused) {
      this.#failureCount = 0;
      this.#pausedUntil = this.#clock.now() + COOLDOWN_MS;
    }
    this.#log.warn(
      { step, cause: cause instanceof Error ? cause.message : 'unknown', rests: isPaused },
      'The embedded stylist took over from the model',
    );
  }
}
