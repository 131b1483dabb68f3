/** The contrast that threads of this period keep at this size. */
export function findVisibleContrast(period: number, px: number): number {
  const pixels = period / px;
  return pixels <= 1.8 ? 0 : pixels >= 3.6 ? 1 : (pixels - 1.8) / 1.8;
}
