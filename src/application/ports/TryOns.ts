import type { Item } from '../../domain/catalogue/Item.ts';
import type { Adjustment, GarmentFit } from '../../domain/poses/Adjustment.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { CallError } from './CallError.ts';

/** The body to dress: a pose of the shopper or a drawn figure. */
export interface Body {
  readonly kind: 'pose' | 'figure';
  readonly id: string;
}

/** What a garment is added to: a body, or an earlier result. */
export type TryOnBase = Body | { readonly kind: 'result'; readonly id: string };

/** The shopper's action that led to the request (spec section 4, try-on categories). */
export type TryOnCause = 'retry' | 'pose' | 'remove' | Slot;

/** A request to put on one garment. */
export interface TryOnRequest {
  readonly userId: string;
  readonly cause: TryOnCause;
  readonly base: TryOnBase;
  readonly slot: Slot;
  readonly item: Item;
  /**
   * Set to request another way to wear the same outfit: the previous result, and a number that increases with each
   * retry.
   */
  readonly retry: { readonly previousId: string; readonly iteration: number } | null;
  /** The shopper's corrections to the whole outfit; missing if there are none. */
  readonly adjustment?: Adjustment;
  /** An id chosen by the caller, to ask for the request's place in the queue. */
  readonly requestId?: string;
}

export interface TryOnResult {
  readonly id: string;
  readonly picture: Blob;
  /** The number of visibly different ways to wear the outfit; null if unknown. */
  readonly variantCount: number | null;
  /** A text description of the picture. */
  readonly description: string;
  /** Where the garments are in the picture; missing if the picture cannot be adjusted. */
  readonly fits?: readonly GarmentFit[];
}

/** The body cannot wear the garment. `message` is a sentence for the shopper or the key of one. */
export class TryOnRefused extends Error {
  override readonly name = 'TryOnRefused';
}

/** The queue is full, so the request was not accepted. */
export class TryOnQueueFull extends CallError {
  /** Seconds to wait before a retry; null if the backend does not say how long. */
  readonly retryAfterSeconds: number | null;
  constructor(
    message: string,
    retryAfterSeconds: number | null,
    options?: ErrorOptions & { readonly serverMessage?: string | undefined },
  ) {
    super(message, 'broken', options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The progress of a request in the queue. */
export interface TryOnPlace {
  /** The place in the queue: 1 is next; 0 while the picture is being made. */
  readonly place: number;
  readonly waitingCount: number;
  /** Estimated time until the picture is ready. */
  readonly remainingSeconds: number;
}

/** Makes the fitting room's pictures. */
export interface TryOns {
  /**
   * Rejects with a `TryOnRefused`, a `TryOnQueueFull`, a `CallError` ('Failed to generate tryon image') or the signal's
   * reason.
   */
  make(request: TryOnRequest, signal?: AbortSignal): Promise<TryOnResult>;
  /** The place of a request; null if the queue does not have it. Rejects with a `CallError` or the signal's reason. */
  fetchPlace(requestId: string, signal?: AbortSignal): Promise<TryOnPlace | null>;
}
