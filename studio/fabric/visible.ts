/**
 * How much contrast between threads is visible, 0 to 1. `period` is their distance, and `px` the size of a rendered
 * pixel.
 */
export function findVisibleContrast(period: number, px: number): number {
  const pixels = period / px;
  return pixels <= 1.8 ? 0 : pixels >= 3.6 ? 1 : (pixels - 1.8) / 1.8;
}
