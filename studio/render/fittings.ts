import type { Button, Cord, Label } from '../tailoring/Drawing.ts';
import type { Camera } from './Camera.ts';
import { mapLineToPicture, toPicture } from './Camera.ts';
import type { Picture } from './Picture.ts';
import { blendPixel } from './Picture.ts';
import { visitNearSegment } from './strokes.ts';

const listWholePixels = (picture: Picture) => ({ x: 0, y: 0, width: picture.width, height: picture.height });
const soft = (inside: number): number => Math.max(0, Math.min(1, inside + 0.5));

function dimPixel(picture: Picture, index: number, by: number): void {
  for (let channel = 0; channel < 3; channel++) picture.rgb[index * 3 + channel]! *= 1 - by;
}

/** A button: a turned disc with a rim, a hollow middle, four holes and a cross of thread. */
export function drawButton(picture: Picture, button: Button, camera: Camera): void {
  const [cx, cy] = toPicture(camera, button.at);
  const radius = button.radius * camera.scale;
  const [sx, sy] = [cx + radius * 0.22, cy + radius * 0.38];
  visitNearSegment(listWholePixels(picture), [sx, sy], [sx + 0.01, sy], radius * 1.9, (index, d) =>
    dimPixel(picture, index, 0.5 * Math.max(0, 1 - (d / (radius * 1.75)) ** 2)),
  );
  visitNearSegment(listWholePixels(picture), [cx, cy], [cx + 0.01, cy], radius + 1, (index, d) => {
    const x = (index % picture.width) + 0.5 - cx;
    const y = Math.floor(index / picture.width) + 0.5 - cy;
    const t = d / radius;
    const toLight = (-x * 0.62 - y * 0.75) / (radius || 1);
    const slope = t > 0.72 ? 1.15 : t > 0.5 ? -0.75 : 0.12;
    const shade =
      button.look === 'sewn'
        ? 0.86 + toLight * 0.42 * slope
        : 0.72 + toLight * 0.5 + Math.max(0, 0.5 - Math.hypot(x + radius * 0.32, y + radius * 0.36) / radius) * 1.1;
    const [r, g, b] = button.color;
    blendPixel(
      picture,
      index,
      Math.min(1, r * shade),
      Math.min(1, g * shade),
      Math.min(1, b * shade),
      soft(radius - d),
    );
  });
  if (button.look === 'sewn') drawHoles(picture, cx, cy, radius);
}

function drawHoles(picture: Picture, cx: number, cy: number, radius: number): void {
  for (const [hx, hy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [cx + hx * radius * 0.2, cy + hy * radius * 0.2];
    visitNearSegment(listWholePixels(picture), [x, y], [x + 0.01, y], radius * 0.2 + 1, (index, d) =>
      dimPixel(picture, index, 0.62 * soft(radius * 0.13 - d)),
    );
  }
}

/** A woven neck label with illegible writing. */
export function drawLabel(picture: Picture, label: Label, camera: Camera): void {
  const [w, h] = label.size;
  const [a, b] = mapLineToPicture(camera, [
    [label.at[0] - w / 2, label.at[1]],
    [label.at[0] + w / 2, label.at[1]],
  ]);
  const half = (h / 2) * camera.scale;
  const [ux, uy] = [b![0] - a![0], b![1] - a![1]];
  const length = Math.hypot(ux, uy);
  visitNearSegment(listWholePixels(picture), a!, b!, half + 3, (index, _d, t) => {
    const x = (index % picture.width) + 0.5 - a![0];
    const y = Math.floor(index / picture.width) + 0.5 - a![1];
    const along = (x * ux + y * uy) / length;
    const across = (x * -uy + y * ux) / length;
    const rectangle = (grow: number, shift: number): number =>
      soft(half + grow - Math.abs(across - shift)) * soft(Math.min(along - shift, length + shift - along) + grow);
    dimPixel(picture, index, 0.22 * rectangle(0.4, camera.scale * 0.9));
    const cover = rectangle(0, 0);
    const isWord = Math.abs(across) < half * 0.22 && t > 0.24 && t < 0.76 && Math.sin(t * 61) > -0.35;
    const tone = isWord ? 0.42 : 0.94;
    blendPixel(picture, index, tone, tone * 0.985, tone * 0.95, cover);
  });
}

export function drawCord(picture: Picture, cord: Cord, camera: Camera): void {
  const line = mapLineToPicture(camera, cord.path);
  const half = (cord.width / 2) * camera.scale;
  const at = new Map<number, readonly [number, number]>();
  let walkedDistance = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    visitNearSegment(
      listWholePixels(picture),
      [a[0] + half * 0.5, a[1] + half * 0.9],
      [b[0] + half * 0.5, b[1] + half * 0.9],
      half * 1.6,
      (index, d) => {
        if (!at.has(-index - 1)) {
          at.set(-index - 1, [d, 0]);
          dimPixel(picture, index, 0.3 * soft(half * 1.2 - d));
        }
      },
    );
    visitNearSegment(listWholePixels(picture), a, b, half + 1, (index, d, t) => {
      const known = at.get(index);
      if (!known || known[0] > d) at.set(index, [d, walkedDistance + t * length]);
    });
    walkedDistance += length;
  }
  for (const [index, [d, along]] of at) {
    if (index < 0) continue;
    const round = Math.sqrt(Math.max(0, 1 - (d / (half + 0.5)) ** 2));
    const twist = Math.sin((along / camera.scale) * (cord.teeth ? 2.4 : 1.5)) * (cord.teeth ? 0.3 : 0.1);
    const shade = 0.5 + round * 0.5 + twist;
    blendPixel(picture, index, cord.color[0] * shade, cord.color[1] * shade, cord.color[2] * shade, soft(half - d));
  }
}
