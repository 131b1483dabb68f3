/**
 * Returns the number of edits (insert, delete, replace, swap neighbors) between two words; `limit + 1` if there are
 * more than `limit`. Takes at most `a.length * b.length` steps.
 */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row];
    let lowestCost = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = computeCellCost(a, b, row, column, rowBeforeLast, lastRow, currentRow);
      currentRow.push(cost);
      if (cost < lowestCost) lowestCost = cost;
    }
    if (lowestCost > limit) return limit + 1;
    rowBeforeLast = lastRow;
    lastRow = currentRow;
  }
  return Math.min(lastRow[b.length] ?? limit + 1, limit + 1);
}

function computeCellCost(
  a: string,
  b: string,
  row: number,
  column: number,
  rowBeforeLast: readonly number[],
  previousRow: readonly number[],
  currentRow: readonly number[],
): number {
  const isSameLetter = a[row - 1] === b[column - 1];
  let cost = Math.min(
    (previousRow[column] ?? 0) + 1,
    (currentRow[column - 1] ?? 0) + 1,
    (previousRow[column - 1] ?? 0) + (isSameLetter ? 0 : 1),
  );
  const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  if (isSwapped) cost = Math.min(cost, (rowBeforeLast[column - 2] ?? 0) + 1);
  return cost;
}
