/** Marks the values above a limit with 1. A plain loop, because `Uint8Array.from` is many times slower. */
export function markAbove(values: Float32Array, limit: number): Uint8Array {
  const marks = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) if (values[i]! > limit) marks[i] = 1;
  return marks;
}
