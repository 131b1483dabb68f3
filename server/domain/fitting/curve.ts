export type Knot = readonly [at: number, value: number];

/** A smooth curve through knots in ascending order. It does not exceed its knots, and is straight beyond its ends. */
export class Curve {
  readonly #at: readonly number[];
  readonly #values: readonly number[];
  readonly #slopes: readonly number[];

  /**
   * `before` and `after` are the slopes before the first and after the last knot. By default, the slopes of the curve
   * continue.
   */
  constructor(knots: readonly Knot[], before?: number, after?: number) {
    this.#at = knots.map(([position]) => position);
    this.#values = knots.map(([, value]) => value);
    this.#slopes = findTangents(this.#at, this.#values, before, after);
  }

  of(x: number): number {
    const [positions, value, slope] = [this.#at, this.#values, this.#slopes];
    const last = positions.length - 1;
    if (x <= positions[0]!) return value[0]! + (x - positions[0]!) * slope[0]!;
    if (x >= positions[last]!) return value[last]! + (x - positions[last]!) * slope[last]!;
    let i = 0;
    while (positions[i + 1]! < x) i++;
    const h = positions[i + 1]! - positions[i]!;
    const t = (x - positions[i]!) / h;
    const [t2, t3] = [t * t, t * t * t];
    return (
      value[i]! * (2 * t3 - 3 * t2 + 1) +
      slope[i]! * h * (t3 - 2 * t2 + t) +
      value[i + 1]! * (3 * t2 - 2 * t3) +
      slope[i + 1]! * h * (t3 - t2)
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
  before?: number,
  after?: number,
): number[] {
  const last = positions.length - 1;
  if (last === 0) return [before ?? after ?? 0];
  const slopesBetween = positions.slice(1).map((x, i) => (value[i + 1]! - value[i]!) / (x - positions[i]!));
  const innerTangents = slopesBetween.slice(1).map((rise, i) => {
    const previous = slopesBetween[i]!;
    return previous * rise <= 0 ? 0 : (2 * previous * rise) / (previous + rise);
  });
  return [before ?? slopesBetween[0]!, ...innerTangents, after ?? slopesBetween[last - 1]!];
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
