import type { Clock } from '../ports/Clock.ts';
import { EngineBusy } from '../ports/TryOnEngine.ts';
import type { DressedPicture, DressingRequest, TryOnEngine } from '../ports/TryOnEngine.ts';

/** The shopper of a request, and the id with which the client asks for its place in the queue. */
export interface QueueCaller {
  readonly userId: string;
  readonly requestId: string | null;
}

export interface QueueBounds {
  /** Maximum number of pictures that the engine makes at once. */
  readonly maxRunning: number;
  /** Maximum number of waiting requests. */
  readonly maxWaiting: number;
  /** Initial estimate of the time per picture in milliseconds. */
  readonly initialMsPerPicture: number;
}

export interface QueuePlace {
  /** The place in the queue: 1 is next; 0 while the picture is being made. */
  readonly place: number;
  /** Number of waiting requests. */
  readonly waitingCount: number;
  /** Estimated seconds until the picture is ready. */
  readonly seconds: number;
}

interface WaitingRequest {
  readonly caller: QueueCaller;
  readonly start: () => void;
  readonly refuse: (cause: EngineBusy) => void;
}

/** Maximum number of waiting requests per shopper: the newest, and an older one that the client has not aborted yet. */
const MAX_WAITING_PER_SHOPPER = 2;
/** Weight of the newest picture in the moving average of the time per picture. */
const NEWEST_PICTURE_WEIGHT = 0.2;

/**
 * A queue of limited length for an engine. The oldest request of a shopper without a picture in progress is next; if
 * there is none, the oldest request. An aborted request leaves the queue. If the queue is full, a new shopper's
 * request replaces another shopper's second request.
 */
export class EngineQueue {
  readonly #engine: TryOnEngine;
  readonly #bounds: QueueBounds;
  readonly #clock: Clock;
  readonly #startTimes = new Map<QueueCaller, number>();
  #waitingRequests: readonly WaitingRequest[] = [];
  #averageMsPerPicture: number;

  constructor(engine: TryOnEngine, bounds: QueueBounds, clock: Clock) {
    this.#engine = engine;
    this.#bounds = bounds;
    this.#clock = clock;
    this.#averageMsPerPicture = bounds.initialMsPerPicture;
  }

  /**
   * Queues a request. Rejects like the engine, and with an `EngineBusy` if the queue is full. `checkAtTurn` is called
   * when it is the request's turn, and rejects if the picture must not be made.
   */
  async dress(
    dressing: DressingRequest,
    { userId, requestId }: QueueCaller,
    signal: AbortSignal,
    checkAtTurn?: () => Promise<void>,
  ): Promise<DressedPicture> {
    signal.throwIfAborted();
    // Use a new object for each request, because two requests of a shopper may have the same id.
    const caller = { userId, requestId };
    const hasToWait = this.#startTimes.size >= this.#bounds.maxRunning;
    if (hasToWait) await this.#waitForTurn(caller, signal);
    const startedAt = this.#clock.now();
    this.#startTimes.set(caller, startedAt);
    try {
      if (hasToWait) await checkAtTurn?.();
      const picture = await this.#engine.dress(dressing, signal);
      this.#averageMsPerPicture += (this.#clock.now() - startedAt - this.#averageMsPerPicture) * NEWEST_PICTURE_WEIGHT;
      return picture;
    } finally {
      this.#startTimes.delete(caller);
      this.#startNext();
    }
  }

  /** The place of a request; null if it neither waits nor is in progress. */
  findPlace({ userId, requestId }: QueueCaller): QueuePlace | null {
    const isSameRequest = (caller: QueueCaller) => caller.userId === userId && caller.requestId === requestId;
    const waitingCount = this.#waitingRequests.length;
    const index = this.#waitingRequests.findIndex(({ caller }) => isSameRequest(caller));
    if (index >= 0) return { place: index + 1, waitingCount, seconds: this.#estimateSeconds(index + 1) };
    const startedAt = [...this.#startTimes].find(([caller]) => isSameRequest(caller))?.[1];
    if (startedAt === undefined) return null;
    return { place: 0, waitingCount, seconds: toSeconds(this.#averageMsPerPicture - (this.#clock.now() - startedAt)) };
  }

  #waitForTurn(caller: QueueCaller, signal: AbortSignal): Promise<void> {
    this.#makeRoomFor(caller.userId);
    return new Promise((resolve, reject) => {
      const refuse = (cause: Error) => {
        signal.removeEventListener('abort', leaveQueue);
        this.#waitingRequests = this.#waitingRequests.filter((request) => request !== waitingRequest);
        reject(cause);
      };
      const leaveQueue = () => refuse(signal.reason as Error);
      const start = () => {
        signal.removeEventListener('abort', leaveQueue);
        // Reserve the engine before the promise resolves, so that no other request starts.
        this.#startTimes.set(caller, this.#clock.now());
        resolve();
      };
      const waitingRequest = { caller, start, refuse };
      signal.addEventListener('abort', leaveQueue, { once: true });
      this.#waitingRequests = [...this.#waitingRequests, waitingRequest];
    });
  }

  /** Throws an `EngineBusy` if the queue has no room for another request of the shopper. */
  #makeRoomFor(userId: string): void {
    const seconds = this.#estimateSeconds(1);
    const ownCount = this.#countWaiting(userId);
    if (ownCount >= MAX_WAITING_PER_SHOPPER)
      throw new EngineBusy('Your earlier pictures are still being made. Please wait a moment.', seconds);
    if (this.#waitingRequests.length < this.#bounds.maxWaiting) return;
    const busyError = new EngineBusy('Many shoppers are trying things on. Please try again in a moment.', seconds);
    const displacedRequest = ownCount === 0 ? this.#findSecondRequest() : undefined;
    if (displacedRequest === undefined) throw busyError;
    displacedRequest.refuse(busyError);
  }

  /** The newest request of a shopper with two waiting requests. */
  #findSecondRequest(): WaitingRequest | undefined {
    return this.#waitingRequests.findLast(({ caller }) => this.#countWaiting(caller.userId) > 1);
  }

  #countWaiting(userId: string): number {
    return this.#waitingRequests.filter(({ caller }) => caller.userId === userId).length;
  }

  #startNext(): void {
    const busyUserIds = new Set([...this.#startTimes.keys()].map(({ userId }) => userId));
    const nextRequest =
      this.#waitingRequests.find(({ caller }) => !busyUserIds.has(caller.userId)) ?? this.#waitingRequests[0];
    this.#waitingRequests = this.#waitingRequests.filter((request) => request !== nextRequest);
    nextRequest?.start();
  }

  /** Estimated seconds until the request at this place is done. */
  #estimateSeconds(place: number): number {
    return toSeconds(this.#averageMsPerPicture * Math.ceil(place / this.#bounds.maxRunning + 1));
  }
}

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
