import type { Mask } from './Raster.ts';
import { findBox } from './Raster.ts';

export interface Component {
  readonly label: number;
  readonly area: number;
  readonly touchesRim: boolean;
}

export interface Components {
  /** The label of each pixel's component; 0 for the background. */
  readonly labels: Int32Array;
  /** The components, largest first. */
  readonly sortedComponents: readonly Component[];
}

/** Finds the 4-connected components of a mask. */
export function findComponents(mask: Mask): Components {
  const { inside } = mask;
  const labels = new Int32Array(inside.length);
  const fillComponent = createFill(mask, labels);
  const list: Component[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (inside[start] === 1 && labels[start] === 0) list.push(fillComponent(start, list.length + 1));
  }
  return {
    labels,
    sortedComponents: list.sort((firstComponent, secondComponent) => secondComponent.area - firstComponent.area),
  };
}

/** Creates a function that labels all pixels connected to a start. */
function createFill({ width, height, inside }: Mask, labels: Int32Array): (start: number, label: number) => Component {
  const stack = new Int32Array(labels.length);
  const right = width - 1;
  const bottom = height - 1;
  let stackDepth = 0;
  const visit = (i: number, label: number): void => {
    if (inside[i] !== 1 || labels[i] !== 0) return;
    labels[i] = label;
    stack[stackDepth++] = i;
  };
  return (start, label) => {
    let [area, touchesRim] = [0, false];
    visit(start, label);
    while (stackDepth > 0) {
      const i = stack[--stackDepth]!;
      const x = i % width;
      const y = (i - x) / width;
      area++;
      if (x === 0 || y === 0 || x === right || y === bottom) touchesRim = true;
      if (x > 0) visit(i - 1, label);
      if (x < right) visit(i + 1, label);
      if (y > 0) visit(i - width, label);
      if (y < bottom) visit(i + width, label);
    }
    return { label, area, touchesRim };
  };
}

/** The largest component and those of similar size (e.g. the second shoe of a pair), with small holes filled. */
export function keepMainParts(mask: Mask, minPartArea: number, maxHoleArea: number): Mask {
  const box = findBox(mask);
  if (!box) return { ...mask, inside: new Uint8Array(mask.inside.length) };
  const [left, top] = box;
  const [width, height] = [box[2] - left, box[3] - top];
  const crop: Mask = { width, height, inside: new Uint8Array(width * height) };
  for (let y = 0; y < height; y++) {
    const from = (top + y) * mask.width + left;
    crop.inside.set(mask.inside.subarray(from, from + width), y * width);
  }
  const kept = keepMainPartsOfCrop(crop, minPartArea, maxHoleArea);
  const inside = new Uint8Array(mask.inside.length);
  for (let y = 0; y < height; y++)
    inside.set(kept.inside.subarray(y * width, (y + 1) * width), (top + y) * mask.width + left);
  return { ...mask, inside };
}

function keepMainPartsOfCrop(mask: Mask, minPartArea: number, maxHoleArea: number): Mask {
  const { labels, sortedComponents } = findComponents(mask);
  const largestArea = sortedComponents[0]?.area ?? 0;
  const isKept = new Uint8Array(sortedComponents.length + 1);
  for (const { area, label } of sortedComponents) isKept[label] = area >= largestArea * minPartArea ? 1 : 0;
  const inside = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i++) inside[i] = isKept[labels[i]!]!;
  return fillHoles({ ...mask, inside }, largestArea * maxHoleArea);
}

function fillHoles(mask: Mask, maxArea: number): Mask {
  const { labels, sortedComponents } = findComponents({ ...mask, inside: mask.inside.map((value) => 1 - value) });
  const isHole = new Uint8Array(sortedComponents.length + 1);
  for (const { area, touchesRim, label } of sortedComponents) isHole[label] = !touchesRim && area <= maxArea ? 1 : 0;
  return { ...mask, inside: mask.inside.map((value, i) => value || isHole[labels[i]!]!) };
}

/** Erodes the mask by `steps` pixels, except at the picture's edge. */
export function erode(mask: Mask, steps: number): Mask {
  const { width, height } = mask;
  let { inside } = mask;
  for (let step = 0; step < steps; step++) {
    const previousMask = inside;
    inside = previousMask.map((value, i) => {
      const x = i % width;
      const isEdge =
        (x > 0 && previousMask[i - 1] === 0) ||
        (x < width - 1 && previousMask[i + 1] === 0) ||
        (i >= width && previousMask[i - width] === 0) ||
        (i < width * (height - 1) && previousMask[i + width] === 0);
      return isEdge ? 0 : value;
    });
  }
  return { ...mask, inside };
}
