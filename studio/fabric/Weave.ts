/**
 * The surface of a cloth. `u` and `v` are pixels of the cloth at the size of the grid picture; `px` is how many of
 * them one pixel covers, so that threads too fine to be seen fade out instead of making a moiré.
 */
export interface Weave {
  /** 0 to 1. */
  height(u: number, v: number, px: number): number;
  /** Light and dark of the yarn, about -1 to 1. */
  tone(u: number, v: number, px: number): number;
}
