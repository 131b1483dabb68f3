import type { Item } from '../../domain/catalogue/Item.ts';
import type { Slot } from '../../domain/poses/Slot.ts';

/** Who is dressed: a pose of the shopper, or a drawn figure. */
export interface Body {
  readonly kind: 'pose' | 'figure';
  readonly id: string;
}

/** What a garment is put on: a body, or an earlier result. */
export type TryOnBase = Body | { readonly kind: 'result'; readonly id: string };

/** What the shopper did (spec section 4, try-on categories). */
export type TryOnCause = 'retry' | 'pose' | 'remove' | Slot;

/** One garment to put on. */
export interface TryOnRequest {
  readonly userId: string;
  readonly cause: TryOnCause;
  readonly base: TryOnBase;
  readonly slot: Slot;
  readonly item: Item;
  /** Asks for another way to wear the same: the result before, and a number that grows with each retry. */
  readonly retry: { readonly previousId: string; readonly iteration: number } | null;
}

export interface TryOnResult {
  readonly id: string;
  readonly picture: Blob;
  /** The number of ways to wear this that look different; null if the backend does not say. */
  readonly readings: number | null;
  /** Who wears what, in words. */
  readonly description: string;
}

/** This body cannot be dressed in this. `message` says what to do instead, for the shopper. */
export class TryOnRefused extends Error {
  override readonly name = 'TryOnRefused';
}

/** The fitting room. */
export interface TryOns {
  /** Rejects with a `TryOnRefused`, a `CallError` ('Failed to generate tryon image') or the signal's reason. */
  make(request: TryOnRequest, signal?: AbortSignal): Promise<TryOnResult>;
}
