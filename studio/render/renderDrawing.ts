import type { Rgb } from '../fabric/Material.ts';
import type { Drawing, Panel } from '../tailoring/Drawing.ts';
import { findPaperLight } from './backdrop.ts';
import type { Camera } from './Camera.ts';
import { drawButton, drawCord, drawLabel } from './fittings.ts';
import type { Shell } from './panel.ts';
import { drawPanel, createShell } from './panel.ts';
import type { Picture } from './Picture.ts';
import { createPicture } from './Picture.ts';
import { computeGroundLight } from './shadows.ts';

/** Draws a garment on a transparent background. */
export function renderGarment(drawing: Drawing, camera: Camera): Picture {
  const picture = createPicture(camera.width, camera.height);
  const shells = createShells(drawing, camera);
  for (const part of drawing.parts) {
    if (part.part === 'panel') drawPanel(picture, part, shells.get(part.join ?? part)!, camera);
    else if (part.part === 'button') drawButton(picture, part, camera);
    else if (part.part === 'label') drawLabel(picture, part, camera);
    else drawCord(picture, part, camera);
  }
  return picture;
}

function createShells(drawing: Drawing, camera: Camera): Map<string | Panel, Shell> {
  const joined = new Map<string | Panel, Panel[]>();
  for (const part of drawing.parts) {
    if (part.part !== 'panel') continue;
    const key = part.join ?? part;
    joined.set(key, [...(joined.get(key) ?? []), part]);
  }
  return new Map([...joined].map(([key, panels]) => [key, createShell(panels, camera)]));
}

/** Slightly less saturated than the dye, as in photographs of cloth. */
const SATURATION = 0.8;

/** The tint of the shadow on the paper, slightly warm. */
const SHADOW_TINT = [0.03, 0, 0.015] as const;

/** Composes garments on their paper, the first at the bottom, each with its shadows. */
export function composeOnPaper(pictures: readonly Picture[], paper: Rgb, scale: number): Uint8Array {
  const { width, height } = pictures[0]!;
  const canvas = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const ground = findPaperLight(i % width, Math.floor(i / width), width, height);
    for (let channel = 0; channel < 3; channel++) canvas[i * 3 + channel] = paper[channel]! * ground;
  }
  for (const picture of pictures) drawOnGround(canvas, picture, computeGroundLight(picture, scale));
  return Uint8Array.from(canvas, (value) => Math.max(0, Math.min(255, value * 255 + 0.5)));
}

function drawOnGround(canvas: Float32Array, { width, height, rgb, alpha }: Picture, light: Float32Array): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = alpha[i]!;
      const fall = 1.02 - (x / width) * 0.03 - (y / height) * 0.05;
      const shadow = light[i]!;
      const offset = i * 3;
      const gray = (rgb[offset]! * 0.3 + rgb[offset + 1]! * 0.59 + rgb[offset + 2]! * 0.11) * (1 - SATURATION);
      for (let channel = 0; channel < 3; channel++) {
        const below = canvas[offset + channel]! * (shadow + (1 - shadow) * SHADOW_TINT[channel]!);
        const above = (rgb[offset + channel]! * SATURATION + gray) * fall;
        canvas[offset + channel] = below + (above - below) * a;
      }
    }
  }
}

/** The garment with its transparency, for the fitting room. */
export function createCutOut(picture: Picture): Uint8Array {
  const bytes = new Uint8Array(picture.width * picture.height * 4);
  for (let i = 0; i < picture.alpha.length; i++) {
    for (let channel = 0; channel < 3; channel++) {
      bytes[i * 4 + channel] = Math.max(0, Math.min(255, Math.round(picture.rgb[i * 3 + channel]! * 255)));
    }
    bytes[i * 4 + 3] = Math.round(picture.alpha[i]! * 255);
  }
  return bytes;
}
