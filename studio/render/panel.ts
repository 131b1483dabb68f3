import type { Panel } from '../tailoring/Drawing.ts';
import { smoothstep } from '../tailoring/geometry.ts';
import type { Camera } from './Camera.ts';
import { mapLineToPicture } from './Camera.ts';
import { findBounds, computeCoverage } from './coverage.ts';
import type { Field } from './Field.ts';
import { blurField, createField } from './Field.ts';
import type { Lit } from './light.ts';
import { createHighlights, computeLight } from './light.ts';
import type { Picture } from './Picture.ts';
import { blendPixel } from './Picture.ts';
import { castOnLayersBelow } from './shadows.ts';
import { createFoldRelief, drawStitches, carveSeams } from './strokes.ts';
import { sampleCloth } from './threads.ts';

/** The rounded edge and the bulge of all panels joined into one shell. */
export interface Shell {
  readonly edge: Field;
  readonly bulge: Field;
  /** Where sheer cloth of this shell is drawn already. Its seam allowances must not look like a second layer. */
  readonly laid: Float32Array;
}

export function createShell(panels: readonly Panel[], camera: Camera): Shell {
  const lines = panels.map((panel) => mapLineToPicture(camera, panel.outline));
  const bounds = findBounds(lines.flat(), 4, camera.width, camera.height);
  const union = createField(bounds.x, bounds.y, bounds.width, bounds.height);
  for (const line of lines) {
    const cover = computeCoverage(line, bounds);
    for (let i = 0; i < union.data.length; i++) union.data[i] = Math.max(union.data[i]!, cover.data[i]!);
  }
  const thickness = Math.max(...panels.map((panel) => panel.thickness ?? panel.material.fabric.thickness));
  return {
    edge: blurField(union, thickness * 0.9 * camera.scale),
    bulge: blurField(union, Math.max(...panels.map((panel) => panel.round ?? 30)) * camera.scale),
    laid: new Float32Array(camera.width * camera.height),
  };
}

/** Draws a panel: first its relief, then light and color. */
export function drawPanel(picture: Picture, panel: Panel, shell: Shell, camera: Camera): void {
  const line = mapLineToPicture(camera, panel.outline);
  const bounds = findBounds(line, 2, camera.width, camera.height);
  if (bounds.width < 2 || bounds.height < 2) return;
  const cover = computeCoverage(line, bounds);
  castOnLayersBelow(picture, cover, camera.scale, (panel.lift ?? 0.6) * (panel.material.fabric.cover ? 0.4 : 1));
  const { relief, edge } = createRelief(panel, cover, shell, camera);
  const free = panel.material.fabric.cover ? removeLaidCloth(cover, shell.laid, camera.width) : cover;
  shadePanel(picture, panel, camera, { cover, free, relief, edge });
}

interface Relief {
  readonly relief: Field;
  readonly edge: Float32Array;
}
interface Surface extends Relief {
  readonly cover: Field;
  readonly free: Field;
}

function removeLaidCloth(cover: Field, laid: Float32Array, width: number): Field {
  const free = createField(cover.x, cover.y, cover.width, cover.height);
  for (let i = 0; i < free.data.length; i++) {
    const pixelIndex = (cover.y + Math.floor(i / cover.width)) * width + cover.x + (i % cover.width);
    free.data[i] = Math.max(0, cover.data[i]! - laid[pixelIndex]!);
    laid[pixelIndex] = Math.max(laid[pixelIndex]!, cover.data[i]!);
  }
  return free;
}

function createRelief(panel: Panel, cover: Field, shell: Shell, camera: Camera): Relief {
  const fabric = panel.material.fabric;
  const relief = panel.folds?.length
    ? createFoldRelief(panel.folds, camera, cover)
    : createField(cover.x, cover.y, cover.width, cover.height);
  const edge = new Float32Array(relief.data.length);
  const thickness = (panel.thickness ?? fabric.thickness) * camera.scale;
  const volume = (panel.volume ?? 16) * camera.scale;
  for (let y = 0; y < cover.height; y++) {
    const row = (cover.y + y - shell.edge.y) * shell.edge.width + cover.x - shell.edge.x;
    for (let x = 0; x < cover.width; x++) {
      const i = y * cover.width + x;
      edge[i] = smoothstep(0.42, 0.98, shell.edge.data[row + x]!);
      relief.data[i]! += edge[i]! * thickness * 0.5 + shell.bulge.data[row + x]! * volume * 0.84;
    }
  }
  if (panel.seams?.length) carveSeams(relief, panel.seams, camera);
  return { relief, edge };
}

function shadePanel(picture: Picture, panel: Panel, camera: Camera, surface: Surface): void {
  const { cover, free, relief, edge } = surface;
  const { width, height } = cover;
  const { fabric } = panel.material;
  const around = blurField(relief, 7 * camera.scale);
  const threads = sampleCloth(panel, camera, relief, cover);
  const stitches = panel.stitching?.length ? drawStitches(relief, panel.stitching, camera) : undefined;
  const lit: Lit = { shade: 1, gloss: 0, sheen: 0, edge: 0 };
  const [leanX, leanY] = panel.tilt ?? [0, 0];
  const light = panel.light ?? 1;
  const deeper = createDepthTable(fabric.contrast);
  const highlights = createHighlights(fabric);
  const bumps = threads.height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (free.data[i]! <= 0.003) continue;
      // At its edge, sheer cloth is doubled and lace is bound.
      const c = free.data[i]! * (1 - (1 - threads.cover[i]!) * (0.35 + 0.65 * edge[i]!));
      const leftIndex = x > 0 ? i - 1 : i;
      const rightIndex = x < width - 1 ? i + 1 : i;
      const u = y > 0 ? i - width : i;
      const d = y < height - 1 ? i + width : i;
      const raised = stitches ? (stitches.cover[rightIndex]! - stitches.cover[leftIndex]!) * 0.4 : 0;
      computeLight(
        (relief.data[rightIndex]! + bumps[rightIndex]! - relief.data[leftIndex]! - bumps[leftIndex]!) * 0.5 +
          raised -
          leanX,
        (relief.data[d]! + bumps[d]! - relief.data[u]! - bumps[u]!) * 0.5 - leanY,
        fabric,
        highlights,
        lit,
      );
      const sunk = (around.data[i]! - relief.data[i]!) / camera.scale;
      const hollow = sunk > 0 ? 1 / (1 + sunk * 0.085) : 1 + Math.min(0.03, -sunk * 0.008);
      const rim = 0.92 + 0.08 * edge[i]!;
      let shade = lit.shade * hollow * rim * light;
      shade = shade < 1 ? deeper[(shade * DEPTHS) | 0]! : shade;
      const offset = i * 3;
      let red = threads.rgb[offset]!;
      let green = threads.rgb[offset + 1]!;
      let blue = threads.rgb[offset + 2]!;
      if (stitches && stitches.cover[i]! > 0) {
        const thread = panel.stitching![stitches.owner[i]!]!.color;
        const t = stitches.cover[i]! * 0.85;
        red += (thread[0] - red) * t;
        green += (thread[1] - green) * t;
        blue += (thread[2] - blue) * t;
      }
      const dark = Math.max(0, 1 - shade);
      const shine = lit.gloss * light;
      const sheen = lit.sheen * light;
      const gleam = lit.edge * light * measureDarkness(red, green, blue);
      // Shadows keep a slight cool tint, so that white cloth does not look like cardboard.
      blendPixel(
        picture,
        (cover.y + y) * picture.width + cover.x + x,
        compressHighlights(
          red * shade * (1 - 0.05 * dark) +
            shine * (0.5 + red * 0.5) +
            sheen * (0.25 + red) +
            gleam * (0.3 + red * 0.9),
        ),
        compressHighlights(
          green * shade * (1 - 0.02 * dark) +
            shine * (0.5 + green * 0.5) +
            sheen * (0.25 + green) +
            gleam * (0.31 + green * 0.9),
        ),
        compressHighlights(
          blue * shade * (1 + 0.05 * dark) +
            shine * (0.5 + blue * 0.5) +
            sheen * (0.25 + blue) +
            gleam * (0.34 + blue * 0.9),
        ),
        c,
      );
    }
  }
}

/** 0 for light colors, 1 for black. On dark cloth light is added, because multiplying would have no effect. */
const measureDarkness = (red: number, green: number, blue: number): number =>
  smoothstep(0.5, 0.12, red * 0.3 + green * 0.59 + blue * 0.11);

const DEPTHS = 1024;

/** A table of shades below 1, raised to the cloth's contrast. It is read for every pixel. */
const createDepthTable = (contrast: number): Float32Array =>
  Float32Array.from({ length: DEPTHS + 1 }, (_, index) => Math.pow(Math.max(0, (index + 0.5) / DEPTHS), contrast));

/** Compresses the brightest tones instead of clipping them. */
const compressHighlights = (value: number): number =>
  value < 0.86 ? Math.max(0, value) : 0.86 + 0.14 * (1 - Math.exp(-(value - 0.86) / 0.14));
