import type { Item } from '../../domain/catalogue/Item.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { CallError } from './CallError.ts';

/** The body to dress: a pose of the shopper, or a drawn figure. */
export interface Body {
  readonly kind: 'pose' | 'figure';
  readonly id: string;
}

/** What a garment is added to: a body, or an earlier result. */
export type TryOnBase = Body | { readonly kind: 'result'; readonly id: string };

/** The action of the shopper (spec section 4, try-on categories). */
export type TryOnCause = 'retry' | 'pose' | 'remove' | Slot;

/** One garment to put on. */
export interface TryOnRequest {
  readonly userId: string;
  readonly cause: TryOnCause;
  readonly base: TryOnBase;
  readonly slot: Slot;
  readonly item: Item;
  /** Requests another way to wear the same outfit: the previous result, and a number that increases with each retry. */
  readonly retry: { readonly previousId: string; readonly iteration: number } | null;
  /** A name made up by the caller, to ask for the place of the request while it waits. */
  readonly requestId?: string;
}

export interface TryOnResult {
  readonly id: string;
  readonly picture: Blob;
  /** The number of visibly different ways to wear the outfit; null if the backend does not tell. */
  readonly readings: number | null;
  /** A description of the picture in words. */
  readonly description: string;
}

/** The body cannot wear the garment. `message` tells the shopper what to do instead. */
export class TryOnRefused extends Error {
  override readonly name = 'TryOnRefused';
}

/** So many others are trying things on that this request cannot even wait. */
export class TryOnsFull extends CallError {
  /** When it is worth trying again; null if the backend does not say. */
  readonly seconds: number | null;
  constructor(
    message: string,
    seconds: number | null,
    options?: ErrorOptions & { readonly said?: string | undefined },
  ) {
    super(message, 'broken', options);
    this.seconds = seconds;
  }
}

/** Where a request waits. */
export interface TryOnPlace {
  /** 1 is next; 0 while the picture is being made. */
  readonly place: number;
  /** Requests that wait. */
  readonly of: number;
  /** An estimate of the time until the picture is ready. */
  readonly seconds: number;
}

/** The fitting room. */
export interface TryOns {
  /**
   * Rejects with a `TryOnRefused`, a `TryOnsFull`, a `CallError` ('Failed to generate tryon image') or the signal's
   * reason.
   */
  make(request: TryOnRequest, signal?: AbortSignal): Promise<TryOnResult>;
  /** Null for a request that neither waits nor is in progress. Rejects with a `CallError` or the signal's reason. */
  placeOf(requestId: string, signal?: AbortSignal): Promise<TryOnPlace | null>;
}
