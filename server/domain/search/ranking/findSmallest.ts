/**
 * Returns the `maxCount` smallest of `numbers` in ascending order, or all if there are fewer. Rearranges `numbers`.
 * Takes linear time, because only the result is sorted (quickselect, Hoare 1961).
 */
export function findSmallest(numbers: Float64Array, maxCount: number): Float64Array {
  if (numbers.length > maxCount) gatherSmallest(numbers, maxCount);
  return numbers.subarray(0, maxCount).sort();
}

/** Moves the `maxCount` smallest numbers to the front, in any order. */
function gatherSmallest(numbers: Float64Array, maxCount: number): void {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const [left, right] = partition(numbers, low, high);
    if (maxCount - 1 <= right) high = right;
    else if (maxCount - 1 >= left) low = left;
    else return;
  }
}

/** Partitions a range about its middle value. Values up to `right` are not greater than those from `left` on. */
function partition(numbers: Float64Array, low: number, high: number): readonly [left: number, right: number] {
  const pivot = findMedian(numbers[low] ?? 0, numbers[(low + high) >> 1] ?? 0, numbers[high] ?? 0);
  let [left, right] = [low, high];
  while (left <= right) {
    while ((numbers[left] ?? 0) < pivot) left++;
    while ((numbers[right] ?? 0) > pivot) right--;
    if (left > right) break;
    const swappedNumber = numbers[left] ?? 0;
    numbers[left++] = numbers[right] ?? 0;
    numbers[right--] = swappedNumber;
  }
  return [left, right];
}

function findMedian(firstNumber: number, secondNumber: number, thirdNumber: number): number {
  return Math.max(Math.min(firstNumber, secondNumber), Math.min(Math.max(firstNumber, secondNumber), thirdNumber));
}
