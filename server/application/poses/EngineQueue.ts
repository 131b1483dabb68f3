import type { Clock } from '../ports/Clock.ts';
import { EngineBusy } from '../ports/TryOnEngine.ts';
import type { Dressed, Dressing, TryOnEngine } from '../ports/TryOnEngine.ts';

/** Whose request it is, and the name by which the shopper asks for its place. */
export interface Caller {
  readonly userId: string;
  readonly requestId: string | null;
}

export interface QueueBounds {
  /** Pictures that the engine makes at the same time. */
  readonly atOnce: number;
  /** Requests that may wait in total. */
  readonly waiting: number;
  /** How long a picture takes, in milliseconds, until the queue has measured it. */
  readonly usualMs: number;
}

export interface Place {
  /** 1 is next; 0 while the picture is being made. */
  readonly place: number;
  /** Requests that wait. */
  readonly of: number;
  /** An estimate of the time until the picture is ready. */
  readonly seconds: number;
}

interface Waiting {
  readonly caller: Caller;
  readonly start: () => void;
}

/** Requests of one shopper that may wait: the newest is wanted, and one before it may not have noticed yet. */
const WAITING_PER_SHOPPER = 2;
/** How much the newest picture counts in the usual time. */
const NEWEST_SHARE = 0.2;

/**
 * Lets requests wait for an engine, within bounds. The next is the first whose shopper has none in progress. A request
 * whose signal aborts loses its place.
 */
export class EngineQueue {
  readonly #engine: TryOnEngine;
  readonly #bounds: QueueBounds;
  readonly #clock: Clock;
  readonly #running = new Map<Caller, number>();
  #waiting: readonly Waiting[] = [];
  #usualMs: number;

  constructor(engine: TryOnEngine, bounds: QueueBounds, clock: Clock) {
    this.#engine = engine;
    this.#bounds = bounds;
    this.#clock = clock;
    this.#usualMs = bounds.usualMs;
  }

  /** Rejects as the engine does, and with an `EngineBusy` when the queue is full. */
  async dress(dressing: Dressing, { userId, requestId }: Caller, signal: AbortSignal): Promise<Dressed> {
    signal.throwIfAborted();
    // An object of its own: a shopper may send two requests under one name.
    const caller = { userId, requestId };
    if (this.#running.size >= this.#bounds.atOnce) await this.#turn(caller, signal);
    const began = this.#clock.now();
    this.#running.set(caller, began);
    try {
      const dressed = await this.#engine.dress(dressing, signal);
      this.#usualMs += (this.#clock.now() - began - this.#usualMs) * NEWEST_SHARE;
      return dressed;
    } finally {
      this.#running.delete(caller);
      this.#startNext();
    }
  }

  /** Null for a request that neither waits nor is in progress. */
  placeOf({ userId, requestId }: Caller): Place | null {
    const isIt = (caller: Caller) => caller.userId === userId && caller.requestId === requestId;
    const of = this.#waiting.length;
    const index = this.#waiting.findIndex(({ caller }) => isIt(caller));
    if (index >= 0) return { place: index + 1, of, seconds: this.#secondsFor(index + 1) };
    const began = [...this.#running].find(([caller]) => isIt(caller))?.[1];
    if (began === undefined) return null;
    return { place: 0, of, seconds: inSeconds(this.#usualMs - (this.#clock.now() - began)) };
  }

  #turn(caller: Caller, signal: AbortSignal): Promise<void> {
    this.#refuseBeyondBounds(caller.userId);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(signal.reason as Error);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        // Taken before the request goes on, so that nobody else takes its place meanwhile.
        this.#running.set(caller, this.#clock.now());
        resolve();
      };
      const waiting = { caller, start };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  #refuseBeyondBounds(userId: string): void {
    if (this.#waiting.filter(({ caller }) => caller.userId === userId).length >= WAITING_PER_SHOPPER)
      throw new EngineBusy('Your earlier pictures are still being made. Please wait a moment.', this.#secondsFor(1));
    if (this.#waiting.length >= this.#bounds.waiting)
      throw new EngineBusy('Many shoppers are trying things on. Please try again in a moment.', this.#secondsFor(1));
  }

  #startNext(): void {
    const busy = new Set([...this.#running.keys()].map(({ userId }) => userId));
    const next = this.#waiting.find(({ caller }) => !busy.has(caller.userId)) ?? this.#waiting[0];
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next?.start();
  }

  /** Until the request at this place is done; those ahead of it are made `atOnce` at a time. */
  #secondsFor(place: number): number {
    return inSeconds(this.#usualMs * Math.ceil(place / this.#bounds.atOnce + 1));
  }
}

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
