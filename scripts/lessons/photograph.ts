import type { LabRaster, Mask, Raster } from '../../server/domain/pictures/Raster.ts';
import { countPixels } from '../../server/domain/pictures/Raster.ts';
import { convertToLabRaster } from '../../server/domain/pictures/lab.ts';
import { segmentGarment } from '../../server/domain/pictures/segment.ts';
import type { RandomGenerator } from './RandomGenerator.ts';

/** A drawn garment with transparency, four bytes per pixel, cropped to its edges. */
export interface GarmentDrawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

export interface Photograph {
  readonly lab: LabRaster;
  readonly mask: Mask;
}

/** The random parameters of a picture, independent of its resolution. */
interface ShotParameters {
  readonly rotation: number;
  readonly shear: number;
  readonly perspective: number;
  readonly size: number;
  readonly isMirrored: boolean;
  readonly waves: readonly {
    readonly x: number;
    readonly y: number;
    readonly phase: number;
    readonly strength: number;
    readonly isHorizontal: boolean;
  }[];
  readonly light: readonly [number, number, number];
  readonly noise: number;
  readonly visibleHeight: number;
}

function chooseShot(random: RandomGenerator): ShotParameters {
  return {
    rotation: random.nextNormal() * (random.isTrueWith(0.15) ? 0.35 : 0.09),
    shear: random.nextNormal() * 0.07,
    perspective: random.nextNormal() * 0.12,
    size: random.between(0.6, 0.94),
    isMirrored: random.isTrueWith(0.5),
    waves: Array.from({ length: 6 }, (_, index) => ({
      x: random.nextNormal() * 4,
      y: random.nextNormal() * 4,
      phase: random.between(0, 6.3),
      strength: random.nextNormal() * 0.014,
      isHorizontal: index % 2 === 0,
    })),
    light: [random.between(0.75, 1.12), random.nextNormal() * 0.12, random.nextNormal() * 0.12],
    noise: random.between(0, 9),
    visibleHeight: random.isTrueWith(0.12) ? random.between(0.7, 0.95) : 1,
  };
}

/** Renders the same picture in each size. The masks have errors like those of the picture reader. */
export function photograph(random: RandomGenerator, drawing: GarmentDrawing, sides: readonly number[]): Photograph[] {
  const shot = chooseShot(random);
  const ground = chooseGround(random);
  const faults = chooseFaults(random);
  const isCutForReal = random.isTrueWith(0.05);
  return sides.map((side) => {
    const { raster, mask } = renderShot(random, drawing, shot, ground, side);
    const lab = convertToLabRaster(raster);
    const cut = isCutForReal && side <= 160 ? segmentGarment(lab).mask : null;
    return { lab, mask: cut && measureOverlap(cut, mask) > 0.75 ? cut : applyFaults(mask, faults) };
  });
}

interface Background {
  readonly color: readonly [number, number, number];
  readonly grain: number;
  readonly boards: number;
}

function chooseGround(random: RandomGenerator): Background {
  const value = random.between(60, 255);
  return {
    color: [value, value * random.between(0.85, 1), value * random.between(0.7, 1.05)],
    grain: random.between(0, 14),
    boards: random.isTrueWith(0.3) ? random.between(4, 14) : 0,
  };
}

function renderShot(
  random: RandomGenerator,
  drawing: GarmentDrawing,
  shot: ShotParameters,
  ground: Background,
  side: number,
): { raster: Raster; mask: Mask } {
  const rgb = new Uint8Array(side * side * 3);
  const inside = new Uint8Array(side * side);
  const scale = Math.max(drawing.width, drawing.height) / shot.size;
  const [cos, sin] = [Math.cos(shot.rotation), Math.sin(shot.rotation)];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let u = x / side - 0.5;
      let v = y / side - 0.5;
      for (const { x: fx, y: fy, phase, strength, isHorizontal } of shot.waves) {
        const wave = strength * Math.sin(fx * u * 3 + fy * v * 3 + phase);
        if (isHorizontal) u += wave;
        else v += wave;
      }
      const depth = 1 + shot.perspective * v;
      [u, v] = [(cos * u - sin * v + shot.shear * v) * depth, sin * u + cos * v];
      const px = Math.floor((shot.isMirrored ? -u : u) * scale + drawing.width / 2);
      const py = Math.floor(v * scale + drawing.height / 2);
      const offset = (y * side + x) * 3;
      const isGarment =
        px >= 0 &&
        py >= 0 &&
        px < drawing.width &&
        py < drawing.height * shot.visibleHeight &&
        drawing.rgba[(py * drawing.width + px) * 4 + 3]! > 127;
      const light = shot.light[0] + shot.light[1] * u + shot.light[2] * v;
      const noise =
        random.nextNormal() * (shot.noise + (isGarment ? 0 : ground.grain)) +
        (isGarment || ground.boards === 0 ? 0 : 18 * Math.sin(u * ground.boards * 6));
      for (let channel = 0; channel < 3; channel++) {
        const color = isGarment ? drawing.rgba[(py * drawing.width + px) * 4 + channel]! : ground.color[channel]!;
        rgb[offset + channel] = Math.max(0, Math.min(255, color * light + noise));
      }
      inside[y * side + x] = isGarment ? 1 : 0;
    }
  }
  return { raster: { width: side, height: side, rgb, alpha: null }, mask: { width: side, height: side, inside } };
}

function measureOverlap(firstMask: Mask, secondMask: Mask): number {
  let sharedPixels = 0;
  for (let i = 0; i < firstMask.inside.length; i++) sharedPixels += firstMask.inside[i]! * secondMask.inside[i]!;
  return sharedPixels / Math.max(1, countPixels(firstMask) + countPixels(secondMask) - sharedPixels);
}

interface MaskFault {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly isAddition: boolean;
}

/** Random errors of the mask, which add or remove parts, such as shadows or hangers. */
function chooseFaults(random: RandomGenerator): MaskFault[] {
  const count = Math.max(0, Math.round(random.between(-3, 4)));
  const ellipseFaults = Array.from({ length: count }, () => ({
    x: random.between(0.1, 0.9),
    y: random.between(0.1, 0.95),
    wide: random.between(0.01, 0.08),
    high: random.between(0.01, 0.08),
    isAddition: random.isTrueWith(0.55),
  }));
  const hanger = random.isTrueWith(0.08)
    ? [{ x: 0.5, y: random.between(0.02, 0.1), wide: random.between(0.02, 0.15), high: 0.03, isAddition: true }]
    : [];
  return [...ellipseFaults, ...hanger];
}

function applyFaults(mask: Mask, faults: readonly MaskFault[]): Mask {
  const { width, height } = mask;
  const inside = Uint8Array.from(mask.inside);
  for (const { x, y, wide, high, isAddition } of faults) {
    const isNear = isAddition ? touchesGarment(mask, x, y, wide, high) : true;
    if (!isNear) continue;
    for (let i = 0; i < inside.length; i++) {
      const dx = ((i % width) / width - x) / wide;
      const dy = (Math.floor(i / width) / height - y) / high;
      if (dx * dx + dy * dy < 1) inside[i] = isAddition ? 1 : 0;
    }
  }
  return { ...mask, inside };
}

/** Whether an added area touches the garment. The picture reader would drop a separate area. */
function touchesGarment({ width, height, inside }: Mask, x: number, y: number, wide: number, high: number): boolean {
  return [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].some(([dx, dy]) => {
    const px = Math.round((x + dx! * wide * 0.9) * width);
    const py = Math.round((y + dy! * high * 0.9) * height);
    return inside[py * width + px] === 1;
  });
}
