/** Whether the fitting room can dress a photo. `reason` says for the shopper why it cannot. */
export interface PoseCheck {
  readonly dressable: boolean;
  readonly reason: string | null;
}

/**
 * A picture that garments are tried on: a photo of the shopper, or a result saved from the fitting room (spec section
 * 3).
 */
export interface Pose {
  readonly id: string;
  readonly description: string;
  /** True for a saved result. */
  readonly generated: boolean;
  /** The garment that a saved result shows. */
  readonly generatedFromItemId: string | null;
  /** Null until the photo was checked. */
  readonly check: PoseCheck | null;
}
