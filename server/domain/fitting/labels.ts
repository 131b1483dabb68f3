/** Minimum size of a part, as a fraction of the garment's pixels. A smaller part is an error of the matte. */
const MIN_PART_SHARE = 0.004;

/**
 * Corrects the label of small spots. A spot of trunk at a cuff would otherwise stay behind, because sleeves are
 * mapped separately. A spot that touches no other part keeps its label.
 */
export function relabelSpecks(sleeve: Uint8Array, rgba: Uint8Array, width: number): void {
  const visited = new Uint8Array(sleeve.length);
  const stack = new Int32Array(sleeve.length);
  let cloth = 0;
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i]! > 0) cloth++;
  const minPartSize = cloth * MIN_PART_SHARE;
  for (let i = 0; i < sleeve.length; i++) {
    if (visited[i] === 1 || rgba[i * 4 + 3] === 0) continue;
    const { count, neighborLabel } = collectPart(i, sleeve, rgba, width, visited, stack);
    if (count >= minPartSize || neighborLabel === undefined) continue;
    for (let index = 0; index < count; index++) sleeve[stack[index]!] = neighborLabel;
  }
}

/** Collects the connected pixels that have a label, at the start of the stack. */
function collectPart(
  firstPixel: number,
  sleeve: Uint8Array,
  rgba: Uint8Array,
  width: number,
  visited: Uint8Array,
  stack: Int32Array,
): { readonly count: number; readonly neighborLabel: number | undefined } {
  const label = sleeve[firstPixel]!;
  const neighborCounts = [0, 0, 0];
  let count = 1;
  stack[0] = firstPixel;
  visited[firstPixel] = 1;
  for (let visitedCount = 0; visitedCount < count; visitedCount++) {
    const index = stack[visitedCount]!;
    for (const to of listNeighbors(index, width)) {
      if (!(rgba[to * 4 + 3]! > 0)) continue;
      const otherLabel = sleeve[to]!;
      if (otherLabel !== label) neighborCounts[otherLabel] = neighborCounts[otherLabel]! + 1;
      else if (visited[to] === 0) {
        visited[to] = 1;
        stack[count++] = to;
      }
    }
  }
  const maxCount = Math.max(...neighborCounts);
  return { count, neighborLabel: maxCount === 0 ? undefined : neighborCounts.indexOf(maxCount) };
}

const neighborIndices = [0, 0, 0, 0];

/** Returns the indexes of a pixel's four neighbors. At the border, an index may have no pixel. */
function listNeighbors(index: number, width: number): readonly number[] {
  const x = index % width;
  neighborIndices[0] = index - width;
  neighborIndices[1] = index + width;
  neighborIndices[2] = x === 0 ? -1 : index - 1;
  neighborIndices[3] = x === width - 1 ? -1 : index + 1;
  return neighborIndices;
}
