import type { Fold, Seam, Stitching } from '../tailoring/Drawing.ts';
import type { Point } from '../tailoring/geometry.ts';
import { distance, resampleLine, smoothstep } from '../tailoring/geometry.ts';
import type { Camera } from './Camera.ts';
import { mapLineToPicture } from './Camera.ts';
import type { Field } from './Field.ts';
import { createField, enlargeField, softenField } from './Field.ts';

/** Grid sizes for folds. A wider fold may have a coarser grid. */
const GRIDS = [
  { from: 22, coarse: 8 },
  { from: 9, coarse: 4 },
  { from: 0, coarse: 2 },
] as const;

/** The folds of a panel as one relief. */
export function createFoldRelief(folds: readonly Fold[], camera: Camera, bounds: Field): Field {
  const relief = createField(bounds.x, bounds.y, bounds.width, bounds.height);
  let below = Infinity;
  for (const { from, coarse } of GRIDS) {
    const ownFolds = folds.filter((fold) => fold.width * camera.scale >= from && fold.width * camera.scale < below);
    below = from;
    if (ownFolds.length === 0) continue;
    const small = createField(
      bounds.x,
      bounds.y,
      Math.ceil(bounds.width / coarse) + 1,
      Math.ceil(bounds.height / coarse) + 1,
    );
    for (const fold of ownFolds) drawFold(small, fold, camera, bounds, coarse);
    // Linear interpolation leaves facets, which grazing light would show.
    const smooth = softenField(enlargeField(small, bounds, coarse), coarse);
    for (let i = 0; i < relief.data.length; i++) relief.data[i]! += smooth.data[i]!;
  }
  return relief;
}

function drawFold(small: Field, fold: Fold, camera: Camera, bounds: Field, coarse: number): void {
  const line = mapLineToPicture(camera, fold.path).map(
    ([x, y]): Point => [(x - bounds.x) / coarse, (y - bounds.y) / coarse],
  );
  const width = (fold.width * camera.scale) / coarse;
  const depth = fold.depth * camera.scale;
  const reach = width * 3;
  const lengths = [0];
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1]! + distance(line[i - 1]!, line[i]!));
  const total = lengths[lengths.length - 1]!;
  if (total < 1) return;
  const place = { along: 0 };
  const [left, top, right, bottom] = findReach(line, reach, small);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const d = findNearest(line, lengths, x, y, place);
      if (Math.abs(d) >= reach) continue;
      small.data[y * small.width + x]! +=
        depth * findFoldProfile(d / width, fold.lean ?? 0) * findTaper(place.along / total, fold.peak ?? 0.4);
    }
  }
}

function findReach(line: readonly Point[], reach: number, small: Field): [number, number, number, number] {
  const xs = line.map((point) => point[0]);
  const ys = line.map((point) => point[1]);
  return [
    Math.max(0, Math.floor(Math.min(...xs) - reach)),
    Math.max(0, Math.floor(Math.min(...ys) - reach)),
    Math.min(small.width, Math.ceil(Math.max(...xs) + reach)),
    Math.min(small.height, Math.ceil(Math.max(...ys) + reach)),
  ];
}

/** The signed distance to a line. Writes the position of the nearest point along it into `place`. */
function findNearest(
  line: readonly Point[],
  lengths: readonly number[],
  x: number,
  y: number,
  place: { along: number },
): number {
  let best = Infinity;
  let signed = 0;
  let along = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const px = x - a[0];
    const py = y - a[1];
    const ex = b[0] - a[0];
    const ey = b[1] - a[1];
    const length2 = ex * ex + ey * ey || 1;
    const t = Math.max(0, Math.min(1, (px * ex + py * ey) / length2));
    const dx = px - ex * t;
    const dy = py - ey * t;
    const d2 = dx * dx + dy * dy;
    if (d2 < best) {
      best = d2;
      signed = ex * dy - ey * dx >= 0 ? 1 : -1;
      along = lengths[i - 1]! + t * Math.sqrt(length2);
    }
  }
  place.along = along;
  return signed * Math.sqrt(best);
}

/** A ridge with one flank steeper than the other and a shallow trough beside it, as in pushed-up cloth. */
function findFoldProfile(t: number, lean: number): number {
  const steep = t > 0 ? 1 + lean * 0.5 : 1 - lean * 0.5;
  const s = t / Math.max(0.4, steep);
  const fade = 1 - (t / 3) ** 2;
  return (Math.exp(-s * s) - 0.2 * Math.exp(-((Math.abs(s) - 1.7) ** 2))) * fade * fade;
}

/** Zero at both ends, maximal at the peak, with a soft start. */
function findTaper(t: number, peak: number): number {
  return t < peak ? smoothstep(0, peak, t) : 1 - smoothstep(peak, 1, t);
}

/** Carves seams into the relief. Uses the deepest value, so that joints are not carved twice. */
export function carveSeams(height: Field, seams: readonly Seam[], camera: Camera): void {
  const groove = new Float32Array(height.data.length);
  for (const seam of seams) {
    const width = (seam.width ?? 1.5) * camera.scale;
    const line = mapLineToPicture(camera, seam.path);
    for (let i = 1; i < line.length; i++) {
      visitNearSegment(height, line[i - 1]!, line[i]!, width * 2.4, (index, d) => {
        groove[index] = Math.max(groove[index]!, seam.depth * camera.scale * Math.exp(-((d / width) ** 2)));
      });
    }
  }
  for (let i = 0; i < groove.length; i++) height.data[i]! -= groove[i]!;
}

/**
 * Draws stitches. `cover` is the share of thread in each pixel, and `owner` tells which stitching the thread belongs
 * to.
 */
export function drawStitches(
  height: Field,
  stitching: readonly Stitching[],
  camera: Camera,
): { cover: Float32Array; owner: Uint8Array } {
  const cover = new Float32Array(height.data.length);
  const owner = new Uint8Array(height.data.length);
  stitching.forEach((stitches, index) => {
    const length = stitches.length ?? 4.2;
    const marks = resampleLine(stitches.path, length);
    for (let i = 0; i + 1 < marks.length; i++) {
      const [from, to] = [marks[i]!, marks[i + 1]!];
      const end: Point = [from[0] + (to[0] - from[0]) * 0.66, from[1] + (to[1] - from[1]) * 0.66];
      const [a, b] = mapLineToPicture(camera, [from, end]) as [Point, Point];
      const radius = 0.62 * camera.scale;
      visitNearSegment(height, a, b, radius + 1, (at, d) => {
        const covered = Math.max(0, Math.min(1, radius - d + 0.5)) * Math.min(1, radius + 0.25);
        if (covered <= cover[at]!) return;
        cover[at] = covered;
        owner[at] = index;
      });
    }
  });
  return { cover, owner };
}

/** Visits the pixels within `reach` of a line segment. */
export function visitNearSegment(
  area: Omit<Field, 'data'>,
  a: Point,
  b: Point,
  reach: number,
  visit: (index: number, distance: number, t: number) => void,
): void {
  const [ax, ay] = [a[0] - area.x, a[1] - area.y];
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const length2 = ex * ex + ey * ey || 1;
  const top = Math.max(0, Math.floor(Math.min(ay, ay + ey) - reach));
  const bottom = Math.min(area.height, Math.ceil(Math.max(ay, ay + ey) + reach));
  const left = Math.max(0, Math.floor(Math.min(ax, ax + ex) - reach));
  const right = Math.min(area.width, Math.ceil(Math.max(ax, ax + ex) + reach));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
      const t = Math.max(0, Math.min(1, (px * ex + py * ey) / length2));
      const d = Math.hypot(px - ex * t, py - ey * t);
      if (d <= reach) visit(y * area.width + x, d, t);
    }
  }
}
