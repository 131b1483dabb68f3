import type { Grain, Panel } from '../tailoring/Drawing.ts';
import { smoothstep } from '../tailoring/geometry.ts';
import type { Rgb } from '../fabric/Material.ts';
import type { Camera } from './Camera.ts';
import { mapRowToGarment } from './Camera.ts';
import type { Field } from './Field.ts';
import { blurField } from './Field.ts';
import { findQuiltHeight } from './quilting.ts';

/** The cloth of a panel: the weave's relief and the dye's color, per pixel. */
export interface Cloth {
  readonly height: Float32Array;
  readonly rgb: Float32Array /** `cover` is 1 where the cloth is opaque. */;
  readonly cover: Float32Array;
}

const STRAIGHT: Grain = { origin: [0, 0], angle: 0 };

/** Creates a function that writes the cloth's position at a point of the garment. */
function createThreadMapping(grain: Grain): (x: number, y: number, out: Float32Array) => void {
  const [ox, oy] = grain.origin;
  const [c, s] = [Math.cos(grain.angle), Math.sin(grain.angle)];
  const flare = grain.flare ?? 0;
  const bend = grain.bend;
  if (!bend) {
    return (x, y, out) => {
      const v = -(x - ox) * s + (y - oy) * c;
      out[0] = ((x - ox) * c + (y - oy) * s) / (1 + flare * Math.max(0, v));
      out[1] = v;
    };
  }
  const [jx, jy] = [ox - s * bend.at, oy + c * bend.at];
  const [c2, s2] = [Math.cos(bend.angle), Math.sin(bend.angle)];
  return (x, y, out) => {
    const v = -(x - ox) * s + (y - oy) * c;
    const t = smoothstep(bend.at - 50, bend.at + 50, v);
    const u2 = (x - jx) * c2 + (y - jy) * s2;
    const v2 = -(x - jx) * s2 + (y - jy) * c2 + bend.at;
    const u = (x - ox) * c + (y - oy) * s;
    out[0] = u + (u2 - u) * t;
    out[1] = v + (v2 - v) * t;
  };
}

export function sampleCloth(panel: Panel, camera: Camera, relief: Field, cover: Field): Cloth {
  const { fabric, pattern, ground, accent, third, scale } = panel.material;
  const { width, height } = relief;
  const bumps = new Float32Array(width * height);
  const rgb = new Float32Array(width * height * 3);
  const solid = new Float32Array(width * height).fill(1);
  const drawn = blurField(relief, 3 * camera.scale);
  const toCloth = createThreadMapping(panel.grain ?? STRAIGHT);
  const [gx, gy, uv, mix] = [
    new Float32Array(width + 16),
    new Float32Array(width + 16),
    new Float32Array(2),
    new Float32Array(2),
  ];
  const px = 1 / camera.scale;
  const grain = fabric.grain * 0.1;
  const bump = fabric.relief * camera.scale;
  for (let y = 0; y < height; y++) {
    mapRowToGarment(camera, relief.x, relief.y + y, width, gx, gy);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!isNear(cover, x, y)) continue;
      toCloth(gx[x]!, gy[x]!, uv);
      // Cloth on a fold is foreshortened, so that stripes bend over the relief.
      const u = uv[0]! - (drawn.data[i + (x < width - 1 ? 1 : 0)]! - drawn.data[i]!) * 3.2;
      const v = uv[1]! - (drawn.data[i + (y < height - 1 ? width : 0)]! - drawn.data[i]!) * 3.2;
      bumps[i] =
        fabric.weave.height(u, v, px) * bump +
        (findPleatHeight(panel, gx[x]!, gy[x]!) + findQuiltHeight(panel.quilt, uv[0]!, uv[1]!)) * camera.scale;
      if (fabric.cover) solid[i] = fabric.cover(u, v, px);
      pattern.paint(u / scale, v / scale, px / scale, mix);
      const tone = 1 + fabric.weave.tone(u, v, px) * grain + findWear(panel, gx[x]!, gy[x]!, u, v);
      dyePixel(rgb, i * 3, ground, accent, third, mix, tone);
    }
  }
  return { height: bumps, rgb, cover: solid };
}

/** Whether a pixel or a neighbor is covered, because the relief reads neighbors. */
function isNear({ data, width, height }: Field, x: number, y: number): boolean {
  const i = y * width + x;
  return (
    data[i]! > 0 ||
    (x > 0 && data[i - 1]! > 0) ||
    (x < width - 1 && data[i + 1]! > 0) ||
    (y > 0 && data[i - width]! > 0) ||
    (y < height - 1 && data[i + width]! > 0)
  );
}

function dyePixel(
  rgb: Float32Array,
  at: number,
  ground: Rgb,
  accent: Rgb,
  third: Rgb,
  mix: Float32Array,
  tone: number,
): void {
  const a = mix[0]!;
  const b = mix[1]!;
  for (let channel = 0; channel < 3; channel++) {
    const base = ground[channel]! + (accent[channel]! - ground[channel]!) * a;
    rgb[at + channel] = (base + (third[channel]! - base) * b) * tone;
  }
}

/** Knife pleats: a slow rise and a sudden drop. They widen with the skirt. */
function findPleatHeight(panel: Panel, x: number, y: number): number {
  const pleats = panel.pleats;
  if (!pleats || y < pleats.top) return 0;
  const across = ((x / pleats.half(y)) * 0.5 + 0.5) * pleats.count;
  const t = across - Math.floor(across);
  const tooth = t < 0.72 ? Math.pow(t / 0.72, 1.4) : 0.5 + 0.5 * Math.cos(((t - 0.72) / 0.28) * Math.PI);
  return tooth * pleats.depth * smoothstep(pleats.top, pleats.top + 70, y);
}

/** Worn dye: soft patches, streaked along the warp. */
function findWear(panel: Panel, x: number, y: number, u: number, v: number): number {
  let sum = 0;
  for (const fade of panel.fades ?? []) {
    const d = ((x - fade.at[0]) / fade.radius[0]) ** 2 + ((y - fade.at[1]) / fade.radius[1]) ** 2;
    if (d < 6) sum += fade.strength * Math.exp(-d);
  }
  return sum === 0 ? 0 : sum * (1 + 0.35 * panel.material.fabric.weave.tone(u * 0.7, v * 0.7, 1));
}
