/**
 * The surface of a cloth. `u` and `v` are positions on the cloth in pixels of the grid picture. `px` is the size of a
 * rendered pixel in this unit; finer threads fade out to avoid moiré.
 */
export interface Weave {
  /** The height of the surface, 0 to 1. */
  height(u: number, v: number, px: number): number;
  /** The lightness of the yarn, about -1 to 1. */
  tone(u: number, v: number, px: number): number;
}
