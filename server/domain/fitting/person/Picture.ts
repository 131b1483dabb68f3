export interface Picture {
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  /** sRGB, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
}
