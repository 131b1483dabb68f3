/** Whether the fitting room can dress a photo. If not, `reason` is the key of a sentence that says why. */
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
  /** Whether the picture is a saved result of the fitting room. */
  readonly generated: boolean;
  /** The garment that a saved result shows. */
  readonly generatedFromItemId: string | null;
  /** The result of checking the photo; null until then. */
  readonly check: PoseCheck | null;
}
