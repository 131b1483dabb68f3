import type { Clock } from '../ports/Clock.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export type Pulse = 'idle' | 'thinking' | 'loading';

/** Duration of a blink (spec section 9). */
const BLINK_DURATION_MS = 200;

/**
 * The activity indicator of the app (spec section 4): `thinking` during a search, a chat request or an item fetch,
 * `loading` while trends load the first time. Activities may overlap, so each has its own end function.
 */
export class PulseStatus implements Observable<Pulse> {
  readonly #clock: Clock;
  readonly #state = new SnapshotHolder<Pulse>('idle');
  readonly #activities = new Set<{ readonly pulse: Pulse }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get snapshot(): Pulse {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Shows `pulse` until the returned function is called. */
  begin(pulse: Exclude<Pulse, 'idle'>): () => void {
    const activity = { pulse };
    this.#activities.add(activity);
    this.#update();
    return () => {
      this.#activities.delete(activity);
      this.#update();
    };
  }

  /** Shows `thinking` for 200 ms. Called when an attachment is added or removed. */
  blink(): void {
    this.#clock.after(BLINK_DURATION_MS, this.begin('thinking'));
  }

  #update(): void {
    const pulses = [...this.#activities].map(({ pulse }) => pulse);
    this.#state.set(pulses.find((pulse) => pulse === 'thinking') ?? pulses[0] ?? 'idle');
  }
}
