/** Returns the mean color of the pixels that count, in every `step`th pixel; null if none counts. */
export function findMeanColor(
  colors: ArrayLike<number>,
  counts: (i: number) => boolean,
  step = 1,
): readonly number[] | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < colors.length / 3; i += step) {
    if (!counts(i)) continue;
    for (let c = 0; c < 3; c++) sum[c]! += colors[i * 3 + c]!;
    count++;
  }
  return count > 0 ? sum.map((value) => value / count) : null;
}
