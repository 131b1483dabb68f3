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
export function componentsOf({ width, height, inside }: Mask): Components {
  const labels = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  const list: Component[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (inside[start] !== 1 || labels[start] !== 0) continue;
    const label = list.length + 1;
    let [depth, area, touchesRim] = [1, 0, false];
    stack[0] = start;
    labels[start] = label;
    while (depth > 0) {
      const i = stack[--depth]!;
      const x = i % width;
      const y = (i - x) / width;
      area++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesRim = true;
      for (const next of [
        x > 0 ? i - 1 : i,
        x < width - 1 ? i + 1 : i,
        y > 0 ? i - width : i,
        y < height - 1 ? i + width : i,
      ]) {
        if (inside[next] !== 1 || labels[next] !== 0) continue;
        labels[next] = label;
        stack[depth++] = next;
      }
    }
    list.push({ label, area, touchesRim });
  }
  return { labels, list: list.sort((one, other) => other.area - one.area) };
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
