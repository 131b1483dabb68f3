import type { Clock } from '../../application/ports/Clock.ts';
import type { Log } from '../../application/ports/Log.ts';
import type { Findings, Reply, Stylist, Turn, Understood } from '../../application/ports/Stylist.ts';

/** Number of consecutive failures after which the first stylist is skipped for a while. */
const MAX_FAILURES = 3;
const COOLDOWN_MS = 60_000;

/**
 * Asks the first stylist and falls back to the embedded one when it fails, which is logged. After repeated failures
 * the first is skipped for a minute (a circuit breaker).
 *
 * Text that was streamed before the first failed is void: the promise resolves to the valid reply, and no further
 * pieces are streamed.
 */
export class FallingBackStylist implements Stylist {
  readonly #first: Stylist;
  readonly #embedded: Stylist;
  readonly #log: Log;
  readonly #clock: Clock;
  #failures = 0;
  #restsUntil = 0;

  constructor(first: Stylist, embedded: Stylist, log: Log, clock: Clock) {
    this.#first = first;
    this.#embedded = embedded;
    this.#log = log;
    this.#clock = clock;
  }

  understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    return this.#ask('understand', (stylist) => stylist.understand(turn, signal), signal);
  }

  announce(findings: Findings): string {
    return this.#embedded.announce(findings);
  }

  reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    let begun = false;
    const begin = (piece: string): void => {
      begun = true;
      onText(piece);
    };
    return this.#ask('reply', (stylist) => stylist.reply(findings, begun ? () => {} : begin, signal), signal);
  }

  async #ask<Answer>(step: string, ask: (stylist: Stylist) => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    if (this.#clock.now() < this.#restsUntil) return ask(this.#embedded);
    try {
      const answer = await ask(this.#first);
      this.#failures = 0;
      return answer;
    } catch (cause) {
      signal.throwIfAborted();
      this.#note(step, cause);
      return ask(this.#embedded);
    }
  }

  #note(step: string, cause: unknown): void {
    this.#failures++;
    const rests = this.#failures >= MAX_FAILURES;
    if (rests) {
      this.#failures = 0;
      this.#restsUntil = this.#clock.now() + COOLDOWN_MS;
    }
    this.#log.warn(
      { step, cause: cause instanceof Error ? cause.message : 'unknown', rests },
      'The embedded stylist took over from the model',
    );
  }
}
