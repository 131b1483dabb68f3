import type { Item } from '../../domain/catalogue/Item.ts';
import type { Slot } from '../../domain/poses/Slot.ts';

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

/** The fitting room. */
export interface TryOns {
  /** Rejects with a `TryOnRefused`, a `CallError` ('Failed to generate tryon image') or the signal's reason. */
  make(request: TryOnRequest, signal?: AbortSignal): Promise<TryOnResult>;
}
