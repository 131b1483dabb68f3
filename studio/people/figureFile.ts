import { ARM } from './arm.ts';
import { findLegMiddle } from './body.ts';
import type { Build } from './Build.ts';
import { LEVELS, SIZE } from './Build.ts';
import type { LayerName } from './drawFigure.ts';
import { shoulderLine } from './body.ts';

type Pair = readonly [number, number];

export interface StoredLayer {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A figure's data for the fitting room. x is measured from its middle line, y from the top of the picture. */
export interface StoredFigure {
  readonly id: string;
  readonly name: string;
  readonly gender: Build['gender'];
  readonly width: number;
  readonly height: number;
  readonly layers: Readonly<Record<LayerName, StoredLayer>>;
  readonly levels: typeof LEVELS;
  /** Half widths of the outline, by height. */
  readonly outline: readonly Pair[];
  /** Heights of the line from the neck to the shoulder, by distance from the middle. */
  readonly slope: readonly Pair[];
  /** Middle line of a leg, by height. */
  readonly legs: readonly Pair[];
  readonly shoulder: number;
  readonly neck: number;
  readonly arm: {
    readonly joint: Pair;
    readonly root: Pair;
    readonly upper: number;
    readonly lower: number;
    readonly half: number;
  };
  readonly wrist: number;
  /** The leg with the weight: 1 is the right of the picture. */
  readonly lean: Build['lean'];
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function createStoredFigure(build: Build, layers: StoredFigure['layers']): StoredFigure {
  const L = LEVELS;
  const leg = (y: number, halfWidth: number): Pair => [y, round(findLegMiddle(build, y) + halfWidth)];
  return {
    id: build.id,
    name: build.name,
    gender: build.gender,
    ...SIZE,
    layers,
    levels: L,
    outline: [
      [L.armpit, build.chest + 1],
      [L.bust, build.bust],
      [L.under, build.under],
      [L.waist, build.waist],
      [L.waist + 36, round(build.waist + (build.hip - build.waist) * 0.62)],
      [L.hip, build.hip],
      [L.crotch, build.hip],
      leg(L.thigh, build.thigh),
      leg(632, build.thigh + (build.knee - build.thigh) * 0.42),
      leg(L.knee, build.knee),
      leg(L.calf, build.calf + 2),
      leg(L.ankle, build.ankle),
      leg(L.floor, build.ankle + 6),
    ],
    slope: shoulderLine(build).map(([x, y]) => [round(x), round(y)] as const),
    legs: [L.crotch, L.thigh, L.knee, L.calf, L.ankle, L.floor].map(
      (y) => [y, round(findLegMiddle(build, y))] as const,
    ),
    shoulder: build.shoulder,
    neck: build.neck,
    arm: {
      joint: [round(build.shoulder - build.arm * 0.78), L.shoulder + 14],
      root: ARM.shoulder as Pair,
      upper: ARM.upper,
      lower: ARM.lower,
      half: build.arm,
    },
    wrist: build.wrist,
    lean: build.lean,
  };
}
