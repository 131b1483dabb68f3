import type { Clock } from '../ports/Clock.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export type Pulse = 'idle' | 'thinking' | 'loading';

/** Spec section 9. */
const RESET_MS = 200;

/**
 * What the app is busy with (spec section 4): thinking during a search, a chat request or an item fetch,
 * loading while trends load the first time. Things overlap, so each says when it begins and when it ends.
 */
export class PulseStatus implements Observable<Pulse> {
  readonly #clock: Clock;
  readonly #state = new SnapshotHolder<Pulse>('idle');
  readonly #running = new Set<{ readonly pulse: Pulse }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get snapshot(): Pulse {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Shows `pulse` until the returned function is called; calling it again does nothing. */
  begin(pulse: Exclude<Pulse, 'idle'>): () => void {
    const run = { pulse };
    this.#running.add(run);
    this.#settle();
    return () => {
      this.#running.delete(run);
      this.#settle();
    };
  }

  /** Thinks for 200 ms: an attachment was added or removed. */
  blink(): void {
    this.#clock.after(RESET_MS, this.begin('thinking'));
  }

  #settle(): void {
    const pulses = [...this.#running].map(({ pulse }) => pulse);
    this.#state.set(pulses.find((pulse) => pulse === 'thinking') ?? pulses[0] ?? 'idle');
  }
}
