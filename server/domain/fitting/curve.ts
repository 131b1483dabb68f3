export type Knot = readonly [at: number, value: number];

/** A smooth curve through knots in ascending order. It does not exceed its knots, and is straight beyond its ends. */
export class Curve {
  readonly #at: readonly number[];
  readonly #values: readonly number[];
  readonly #slopes: readonly number[];

  /**
   * `slopeBefore` and `slopeAfter` are the slopes before the first and after the last knot. By default, the slopes of
   * the curve continue.
   */
  constructor(knots: readonly Knot[], slopeBefore?: number, slopeAfter?: number) {
    this.#at = knots.map(([position]) => position);
    this.#values = knots.map(([, value]) => value);
    this.#slopes = findTangents(this.#at, this.#values, slopeBefore, slopeAfter);
  }

  of(x: number): number {
    const [positions, value, slope] = [this.#at, this.#values, this.#slopes];
    const lastIndex = positions.length - 1;
    if (x <= positions[0]!) return value[0]! + (x - positions[0]!) * slope[0]!;
    if (x >= positions[lastIndex]!) return value[lastIndex]! + (x - positions[lastIndex]!) * slope[lastIndex]!;
    let i = 0;
    while (positions[i + 1]! < x) i++;
    const width = positions[i + 1]! - positions[i]!;
    const t = (x - positions[i]!) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      value[i]! * (2 * t3 - 3 * t2 + 1) +
      slope[i]! * width * (t3 - 2 * t2 + t) +
      value[i + 1]! * (3 * t2 - 2 * t3) +
      slope[i + 1]! * width * (t3 - t2)
    );
  }
}

/**
 * Computes the slopes at the knots by Fritsch and Carlson: the harmonic mean of the neighboring slopes, and 0 at a
 * turning point.
 */
function findTangents(
  positions: readonly number[],
  value: readonly number[],
  slopeBefore?: number,
  slopeAfter?: number,
): number[] {
  const lastIndex = positions.length - 1;
  if (lastIndex === 0) return [slopeBefore ?? slopeAfter ?? 0];
  const slopesBetween = positions.slice(1).map((x, i) => (value[i + 1]! - value[i]!) / (x - positions[i]!));
  const innerTangents = slopesBetween.slice(1).map((rise, i) => {
    const previousSlope = slopesBetween[i]!;
    return previousSlope * rise <= 0 ? 0 : (2 * previousSlope * rise) / (previousSlope + rise);
  });
  return [slopeBefore ?? slopesBetween[0]!, ...innerTangents, slopeAfter ?? slopesBetween[lastIndex - 1]!];
}

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export function smoothstep(min: number, max: number, value: number): number {
  const t = clamp((value - min) / (max - min), 0, 1);
  return t * t * (3 - 2 * t);
}
