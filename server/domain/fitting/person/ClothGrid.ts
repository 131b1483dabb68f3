import { convertRgbToLab } from '../../pictures/lab.ts';
import type { Box } from '../Figure.ts';
import { toBody } from './bodyPlaces.ts';
import type { Picture } from './Picture.ts';
import type { Joint } from './Person.ts';
import { JOINTS } from './Person.ts';
import type { BodyFrame } from './PersonBody.ts';

/** Side of a cell, in pixels of the picture. */
export const CELL_PIXELS = 4;
const MIN_CLOTH_SHARE = 0.4;
/** Maximum position along the arm that counts as forearm. Farther down, the hand may be in a pocket. */
const MAX_FOREARM_POSITION = 0.85;
const FOREARM_JOINTS = [
  [JOINTS.leftElbow, JOINTS.leftWrist],
  [JOINTS.rightElbow, JOINTS.rightWrist],
] as const;

/** The clothes of a person, in cells of a few pixels. */
export interface ClothGrid {
  readonly width: number;
  readonly height: number;
  /** Indices of the cells that contain cloth. */
  readonly cells: Int32Array;
  /** How much cloth each cell shows, 0 to 1. It is 0 for cells that are not in `cells`. */
  readonly clothShares: Float32Array;
  /** CIE L*a*b*, three values per cell. */
  readonly lab: Float32Array;
  /** The distance of each cell from the shoulders down, in torso lengths. */
  readonly shoulderDistances: Float32Array;
  readonly forearmDistances: Float32Array;
}

export interface ClothSource {
  readonly picture: Picture;
  /** How much clothing each pixel shows, 0 to 255. */
  readonly clothes: Uint8Array;
  /** Position of the picture in the photo. `frame` and `joints` refer to the photo. */
  readonly box: Box;
  readonly frame: BodyFrame;
  readonly joints: readonly Joint[];
}

export function createClothGrid(source: ClothSource): ClothGrid {
  const { picture, clothes, box, frame } = source;
  const forearms = findSleevedForearms(source);
  const [width, height] = [Math.floor(picture.width / CELL_PIXELS), Math.floor(picture.height / CELL_PIXELS)];
  const createPlane = (): Float32Array => new Float32Array(width * height);
  const grid = { width, height, clothShares: createPlane(), lab: new Float32Array(width * height * 3) };
  const [shoulderDistances, forearmDistances] = [createPlane(), createPlane()];
  const cells: number[] = [];
  const mean = new Float32Array(4);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) * CELL_PIXELS, Math.floor(i / width) * CELL_PIXELS];
    averageCell(picture, clothes, y * picture.width + x, mean);
    const share = mean[3]! / 255;
    if (share < MIN_CLOTH_SHARE) continue;
    cells.push(i);
    grid.clothShares[i] = share;
    [grid.lab[i * 3], grid.lab[i * 3 + 1], grid.lab[i * 3 + 2]] = convertRgbToLab(mean[0]!, mean[1]!, mean[2]!);
    const [px, py] = [box.left + x + CELL_PIXELS / 2, box.top + y + CELL_PIXELS / 2];
    shoulderDistances[i] = toBody(frame, px, py)[0];
    forearmDistances[i] = findForearmDistance(forearms, px, py) / frame.torsoLength;
  }
  return { ...grid, shoulderDistances, forearmDistances, cells: Int32Array.from(cells) };
}

/** Returns the mean red, green and blue in a cell, and its share of cloth, 0 to 255. */
function averageCell({ width, rgb }: Picture, clothes: Uint8Array, corner: number, mean: Float32Array): void {
  mean.fill(0);
  for (let row = corner; row < corner + CELL_PIXELS * width; row += width) {
    for (let i = row; i < row + CELL_PIXELS; i++) {
      mean[0]! += rgb[i * 3]!;
      mean[1]! += rgb[i * 3 + 1]!;
      mean[2]! += rgb[i * 3 + 2]!;
      mean[3]! += clothes[i]!;
    }
  }
  for (let i = 0; i < mean.length; i++) mean[i]! /= CELL_PIXELS * CELL_PIXELS;
}

type Forearm = readonly [elbow: Joint, wrist: Joint];

/** Positions along a forearm at which to look for a sleeve. */
const FOREARM_SAMPLES = [0.1, 0.3, 0.5, 0.7, MAX_FOREARM_POSITION];

/** Finds the covered forearms. Cloth near a bare forearm belongs to trousers or a short top. */
function findSleevedForearms({ picture: { width, height }, clothes, box, joints }: ClothSource): readonly Forearm[] {
  const isCloth = (x: number, y: number): boolean => {
    const [column, row] = [Math.round(x) - box.left, Math.round(y) - box.top];
    return column >= 0 && row >= 0 && column < width && row < height && clothes[row * width + column]! > 127;
  };
  return FOREARM_JOINTS.map(([elbow, wrist]): Forearm => [joints[elbow]!, joints[wrist]!]).filter(([a, b]) => {
    const coveredSamples = FOREARM_SAMPLES.filter((share) =>
      isCloth(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share),
    );
    return coveredSamples.length * 2 > FOREARM_SAMPLES.length;
  });
}

function findForearmDistance(forearms: readonly Forearm[], x: number, y: number): number {
  let nearestDistance = Infinity;
  for (const [a, b] of forearms) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.min(
      MAX_FOREARM_POSITION,
      Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)),
    );
    nearestDistance = Math.min(nearestDistance, Math.hypot(x - a.x - dx * share, y - a.y - dy * share));
  }
  return nearestDistance;
}

/** Returns the color difference between two cells. */
export const findColorDifference = ({ lab }: ClothGrid, firstCell: number, secondCell: number): number =>
  Math.hypot(
    lab[firstCell * 3]! - lab[secondCell * 3]!,
    lab[firstCell * 3 + 1]! - lab[secondCell * 3 + 1]!,
    lab[firstCell * 3 + 2]! - lab[secondCell * 3 + 2]!,
  );
