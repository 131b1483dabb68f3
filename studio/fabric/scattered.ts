/** Motifs scattered over a repeating tile, so that no rows are visible. `u` and `v` are in pixels of the cloth. */
export interface ScatteredMotif {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly index: number;
}

export function randomValue(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

export interface Scatter {
  readonly tile: number;
  readonly cells: number;
  readonly sizes: readonly [number, number];
  readonly loose?: number;
}

/** A jittered grid of motifs. `loose` is the maximum offset from a cell. */
export function scatterMotifs({ tile, cells, sizes, loose = 0.6 }: Scatter): readonly ScatteredMotif[] {
  const step = tile / cells;
  return Array.from({ length: cells * cells }, (_, index) => {
    const [column, row] = [index % cells, Math.floor(index / cells)];
    return {
      x: (column + 0.5 + (row & 1) * 0.5 + (randomValue(index, 1) - 0.5) * loose) * step,
      y: (row + 0.5 + (randomValue(index, 2) - 0.5) * loose) * step,
      size: sizes[0] + (sizes[1] - sizes[0]) * randomValue(index, 3),
      turn: randomValue(index, 4) * Math.PI * 2,
      index,
    };
  });
}

export const distanceToNearest = (value: number, tile: number): number => value - Math.round(value / tile) * tile;
export const soft = (inside: number, px: number): number => Math.max(0, Math.min(1, inside / px + 0.5));

/** Visits the motifs that cover a point, with the point relative to the motif's center. */
export function visitMotifs(
  motifs: readonly ScatteredMotif[],
  tile: number,
  reach: number,
  u: number,
  v: number,
  visit: (motif: ScatteredMotif, x: number, y: number) => void,
): void {
  for (const motif of motifs) {
    const x = distanceToNearest(u - motif.x, tile);
    if (x > reach || x < -reach) continue;
    const y = distanceToNearest(v - motif.y, tile);
    if (y <= reach && y >= -reach) visit(motif, x, y);
  }
}
