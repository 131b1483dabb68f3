import type { Mask } from './Raster.ts';

export interface Component {
  readonly label: number;
  readonly area: number;
  readonly touchesRim: boolean;
}

export interface Components {
  /** 0 for background, else the label of the component. */
  readonly labels: Int32Array;
  /** Largest first. */
  readonly list: readonly Component[];
}

/** 4-connected components of the mask. */
export function componentsOf(mask: Mask): Components {
  const { inside } = mask;
  const labels = new Int32Array(inside.length);
  const fill = filling(mask, labels);
  const list: Component[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (inside[start] === 1 && labels[start] === 0) list.push(fill(start, list.length + 1));
  }
  return { labels, list: list.sort((one, other) => other.area - one.area) };
}

/** Labels all pixels that are connected to a start. */
function filling({ width, height, inside }: Mask, labels: Int32Array): (start: number, label: number) => Component {
  const stack = new Int32Array(labels.length);
  const right = width - 1;
  const bottom = height - 1;
  let depth = 0;
  const visit = (i: number, label: number): void => {
    if (inside[i] !== 1 || labels[i] !== 0) return;
    labels[i] = label;
    stack[depth++] = i;
  };
  return (start, label) => {
    let [area, touchesRim] = [0, false];
    visit(start, label);
    while (depth > 0) {
      const i = stack[--depth]!;
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

/** The largest component and those of similar size (a pair of shoes has two), with small holes filled. */
export function mainParts(mask: Mask, leastPart: number, largestHole: number): Mask {
  const { labels, list } = componentsOf(mask);
  const largest = list[0]?.area ?? 0;
  const kept = new Set(list.filter(({ area }) => area >= largest * leastPart).map(({ label }) => label));
  const inside = labels.map((label) => (kept.has(label) ? 1 : 0));
  const main: Mask = { ...mask, inside: Uint8Array.from(inside) };
  return withoutHoles(main, largest * largestHole);
}

function withoutHoles(mask: Mask, largest: number): Mask {
  const outside = componentsOf({ ...mask, inside: mask.inside.map((value) => 1 - value) });
  const holes = new Set(
    outside.list.filter(({ area, touchesRim }) => !touchesRim && area <= largest).map(({ label }) => label),
  );
  return { ...mask, inside: mask.inside.map((value, i) => (holes.has(outside.labels[i]!) ? 1 : value)) };
}

/** Erodes the mask by `steps` pixels, but not at the picture's own edge. */
export function eroded(mask: Mask, steps: number): Mask {
  const { width, height } = mask;
  let { inside } = mask;
  for (let step = 0; step < steps; step++) {
    const before = inside;
    inside = before.map((value, i) => {
      const x = i % width;
      const isEdge =
        (x > 0 && before[i - 1] === 0) ||
        (x < width - 1 && before[i + 1] === 0) ||
        (i >= width && before[i - width] === 0) ||
        (i < width * (height - 1) && before[i + width] === 0);
      return isEdge ? 0 : value;
    });
  }
  return { ...mask, inside };
}
