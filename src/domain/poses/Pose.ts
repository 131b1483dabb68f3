/** Whether the fitting room can dress a photo. If not, `reason` is the key of a sentence for the shopper. */
export interface PoseCheck {
  readonly dressable: boolean;
  readonly reason: string | null;
}

/** A picture to try garments on: a photo of the shopper, or a saved result of the fitting room (spec section 3). */
export interface Pose {
  readonly id: string;
  readonly description: string;
  /** Whether the picture is a saved result of the fitting room. */
  readonly generated: boolean;
  /** The id of the garment in a saved result; null for a photo. */
  readonly generatedFromItemId: string | null;
  /** The result of the photo's check; null before the check. */
  readonly check: PoseCheck | null;
}
