import sharp from 'sharp';
import { ARM, paintArm } from './arm.ts';
import { paintBase } from './base.ts';
import { paintBody } from './body.ts';
import type { Build } from './Build.ts';
import { SIZE } from './Build.ts';
import { paintFeatures } from './features.ts';
import { paintHair } from './hair.ts';
import { paintHead } from './head.ts';
import { createPicture } from './paint.ts';
import { paintShoes } from './shoes.ts';

const createWholePicture = (content: string): string =>
  createPicture(SIZE.width, SIZE.height, [-SIZE.width / 2, 0], content);
const oneArm = (content: string): string =>
  createPicture(ARM.width, ARM.height, [-ARM.shoulder[0], -ARM.shoulder[1]], content);

export interface Layer {
  readonly width: number;
  readonly height: number;
  /** Four channels. Skin and hair are gray; the fitting room gives them their tone. */
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

export async function drawFigure(build: Build): Promise<Readonly<Record<LayerName, Layer>>> {
  const hair = paintHair(build);
  return {
    'hair-behind': await painted(hair.behind),
    body: await painted(createWholePicture(paintBody(build))),
    base: await painted(createWholePicture(paintBase(build))),
    shoes: await painted(createWholePicture(paintShoes(build))),
    'arm-left': await painted(oneArm(paintArm(build, -1))),
    'arm-right': await painted(oneArm(paintArm(build, 1))),
    head: await painted(createWholePicture(paintHead(build))),
    features: await painted(paintFeatures(build)),
    'hair-before': await painted(hair.before),
  };
}

async function painted(svg: string): Promise<Layer> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}
