import type { Adjustment } from '../../../src/domain/poses/Adjustment.ts';
import type { Slot } from '../../../src/domain/poses/Slot.ts';

/** A catalogue item by its id. If there is a file, the file is the garment and the id is its name. */
export interface RequestedGarment {
  readonly id: string;
  readonly file: Uint8Array | null;
}

/** The body to dress: a pose, a drawn figure, the body in an earlier result, or a photo that is not stored. */
export type RequestedBody =
  | { readonly kind: 'pose' | 'figure' | 'result'; readonly id: string }
  | { readonly kind: 'file'; readonly file: Uint8Array };

export interface TryOnRequest {
  readonly userId: string;
  /** The id with which the client asks for the request's place in the queue. */
  readonly requestId: string | null;
  readonly body: RequestedBody;
  readonly garments: Readonly<Partial<Record<Slot, RequestedGarment>>>;
  /** For a retry: the id of the earlier result. */
  readonly previousId: string | null;
  readonly reading: number;
  readonly adjustment: Adjustment;
}
