/** How much of the second and third color shows at a point; written into `mix` to spare an allocation per pixel. */
export type Paint = (u: number, v: number, px: number, mix: Float32Array) => void;
