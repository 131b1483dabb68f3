import type { Slot } from '../../../src/domain/poses/Slot.ts';

/** A garment of the catalogue by its id; with a file, the id is only a name. */
export interface WishedGarment {
  readonly id: string;
  readonly file: Uint8Array | null;
}

/** Who is to be dressed: a pose, a drawn figure, what an earlier result shows, or a photo that is not kept. */
export type WishedBody =
  | { readonly kind: 'pose' | 'figure' | 'result'; readonly id: string }
  | { readonly kind: 'file'; readonly file: Uint8Array };

/** A request to the fitting room. */
export interface TryOnWish {
  readonly userId: string;
  readonly body: WishedBody;
  readonly garments: Readonly<Partial<Record<Slot, WishedGarment>>>;
  /** The result that another way to wear the same is asked for, and the number of that way. */
  readonly previousId: string | null;
  readonly reading: number;
}
