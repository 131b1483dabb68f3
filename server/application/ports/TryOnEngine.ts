import type { Adjustment, GarmentFit } from '../../../src/domain/poses/Adjustment.ts';
import type { Slot } from '../../../src/domain/poses/Slot.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

/** The body to dress: a drawn figure, or the person in a photo. */
export type Body =
  | { readonly kind: 'figure'; readonly id: string }
  /** `owner` is the shopper of the photo. Data from the photo is never used for another shopper. */
  | { readonly kind: 'photo'; readonly bytes: Uint8Array; readonly owner: string };

export type WornGarment = { readonly item: CatalogueItem } | { readonly picture: Uint8Array };

export type Outfit = Readonly<Partial<Record<Slot, WornGarment>>>;

export interface DressingRequest {
  readonly body: Body;
  /** All garments to put on the body. */
  readonly outfit: Outfit;
  /** An earlier picture of this body in a part of the outfit, for engines that add one garment at a time. */
  readonly start: { readonly bytes: Uint8Array; readonly slots: readonly Slot[] } | null;
  /**
   * The way to wear the outfit: 0 is the usual one, and each retry asks for the next (tucked or loose, open or
   * closed).
   */
  readonly reading: number;
  /** The shopper's corrections. An engine without corrections ignores them and returns no `fits`. */
  readonly adjustment?: Adjustment;
}

export interface DressedPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  /** The number of visibly different ways to wear this outfit. */
  readonly readings: number;
  /** Where the garments are in the picture; missing if unknown. The picture then cannot be corrected. */
  readonly fits?: readonly GarmentFit[];
}

/** The body cannot be dressed. `message` says briefly why. */
export class DressingRefused extends Error {
  override readonly name = 'DressingRefused';
  /** The key of the reason, which the client turns into a sentence; null if `message` is the sentence. */
  readonly reason: string | null;
  constructor(message: string, { reason = null, cause }: { reason?: string | null; cause?: unknown } = {}) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** The engine cannot make the picture now. `message` is for the shopper. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Makes pictures of bodies in outfits. Without a contract suite: each engine draws differently and has its own tests.
 */
export interface TryOnEngine {
  /** Rejects with a `DressingRefused`, an `EngineBusy`, or with the signal's reason. */
  dress(dressing: DressingRequest, signal: AbortSignal): Promise<DressedPicture>;
}
