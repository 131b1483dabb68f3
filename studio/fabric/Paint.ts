/**
 * How much of the second and third color is visible at a point. Written into `mix`, to save an allocation per pixel.
 */
export type Paint = (u: number, v: number, px: number, mix: Float32Array) => void;
