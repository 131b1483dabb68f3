import sharp from 'sharp';
import type { Picture } from '../render/Picture.ts';
import { renderGarment } from '../render/renderDrawing.ts';
import type { Camera } from '../render/Camera.ts';
import type { Panel } from '../tailoring/Drawing.ts';
import { ARM, armParts } from './arm.ts';
import { base, shoes, skinParts } from './body.ts';
import type { Build } from './Build.ts';
import { SIZE } from './Build.ts';
import { hairOf } from './hair.ts';
import { features, headParts } from './head.ts';

const STILL = { apply: (point: readonly [number, number]) => point, undo: (point: readonly [number, number]) => point };

const camera = (width: number, height: number, corner: readonly [number, number]): Camera => ({
  width,
  height,
  scale: 1,
  corner,
  sway: STILL,
});
const WHOLE = camera(SIZE.width, SIZE.height, [-SIZE.width / 2, 0]);
const ONE_ARM = camera(ARM.width, ARM.height, [-ARM.shoulder[0], -ARM.shoulder[1]]);

export interface Layer {
  readonly width: number;
  readonly height: number;
  /** Four channels. Skin and hair are gray and get their tone in the fitting room. */
  readonly bytes: Uint8Array;
}

export const LAYERS = [
  'hair-behind',
  'body',
  'base',
  'shoes',
  'arm-left',
  'arm-right',
  'head',
  'features',
  'hair-before',
] as const;
export type LayerName = (typeof LAYERS)[number];

const render = (parts: readonly Panel[], on: Camera): Layer =>
  layer(renderGarment({ parts, landmarks: {}, focus: { at: [0, 0], zoom: 1 } }, on));

export async function drawFigure(build: Build): Promise<Readonly<Record<LayerName, Layer>>> {
  const hair = hairOf(build);
  return {
    'hair-behind': render(hair.behind, WHOLE),
    body: render(skinParts(build), WHOLE),
    base: render(base(build), WHOLE),
    shoes: render(shoes(build), WHOLE),
    'arm-left': render(armParts(build, -1), ONE_ARM),
    'arm-right': render(armParts(build, 1), ONE_ARM),
    head: render(headParts(build), WHOLE),
    features: await drawn(features(build)),
    'hair-before': render(hair.before, WHOLE),
  };
}

function layer({ width, height, rgb, alpha }: Picture): Layer {
  const bytes = new Uint8Array(width * height * 4);
  for (let i = 0; i < alpha.length; i++) {
    for (let c = 0; c < 3; c++) bytes[i * 4 + c] = Math.max(0, Math.min(255, Math.round(rgb[i * 3 + c]! * 255)));
    bytes[i * 4 + 3] = Math.round(alpha[i]! * 255);
  }
  return { width, height, bytes };
}

async function drawn(svg: string): Promise<Layer> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}
