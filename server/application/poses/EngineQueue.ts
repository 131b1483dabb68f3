import type { Clock } from '../ports/Clock.ts';
import { EngineBusy } from '../ports/TryOnEngine.ts';
import type { Dressed, Dressing, TryOnEngine } from '../ports/TryOnEngine.ts';

/** Identifies a request: its shopper, and the id by which the client asks for its place in the queue. */
export interface Caller {
  readonly userId: string;
  readonly requestId: string | null;
}

export interface QueueBounds {
  /** Maximum number of pictures that the engine makes at the same time. */
  readonly atOnce: number;
  /** Maximum number of waiting requests. */
  readonly waiting: number;
  /** Initial estimate of the milliseconds per picture, until the queue has measured some. */
  readonly usualMs: number;
}

export interface Place {
  /** Position in the queue: 1 is next; 0 while the picture is being made. */
  readonly place: number;
  /** Number of waiting requests. */
  readonly of: number;
  /** An estimate of the time until the picture is ready. */
  readonly seconds: number;
}

interface WaitingRequest {
  readonly caller: Caller;
  readonly start: () => void;
}

/** Maximum number of waiting requests per shopper: the newest, and one that it replaces but that is not aborted yet. */
const WAITING_PER_SHOPPER = 2;
/** Weight of the newest picture in the moving average of the time per picture. */
const NEWEST_WEIGHT = 0.2;

/**
 * A queue of bounded length for an engine. Next is the first request whose shopper has none in progress, if any. A
 * request whose signal aborts loses its place.
 */
export class EngineQueue {
  readonly #engine: TryOnEngine;
  readonly #bounds: QueueBounds;
  readonly #clock: Clock;
  readonly #running = new Map<Caller, number>();
  #waiting: readonly WaitingRequest[] = [];
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
    // A new object, so that each request has its own entry: a shopper may send two with the same id.
    const caller = { userId, requestId };
    if (this.#running.size >= this.#bounds.atOnce) await this.#turn(caller, signal);
    const began = this.#clock.now();
    this.#running.set(caller, began);
    try {
      const dressed = await this.#engine.dress(dressing, signal);
      this.#usualMs += (this.#clock.now() - began - this.#usualMs) * NEWEST_WEIGHT;
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
        // Reserve the engine before the promise resolves, so that no other request takes this one's turn.
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

  /** Estimated seconds until the request at this place is done, if those ahead of it are made `atOnce` at a time. */
  #secondsFor(place: number): number {
    return inSeconds(this.#usualMs * Math.ceil(place / this.#bounds.atOnce + 1));
  }
}

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
