import type { Point } from './geometry.ts';

/** The cut of a sleeve. Half widths are relative to the armhole, from the shoulder (0) to the end (1). */
export interface SleeveCutShape {
  /** How the sleeve is drawn: under the body, over it from the armhole or the neck, or in one with it. */
  readonly sewn: 'under' | 'armhole' | 'neck' | 'grown-on';
  readonly widths: readonly (readonly [along: number, half: number])[];
  /** Height of the head above the shoulder: 0 is flat, 1 is a puff. */
  readonly head: number;
  /** Gathers at the head and at the end, 0 to 1. */
  readonly gathers: readonly [head: number, end: number];
  readonly length: number;
}

const LONG = 486;

export const SLEEVE_CUTS = {
  'set-in': {
    sewn: 'under',
    head: 0,
    gathers: [0, 0],
    length: LONG,
    widths: [
      [0.2, 0.7],
      [0.5, 0.59],
      [0.78, 0.49],
      [1, 0.42],
    ],
  },
  tailored: {
    sewn: 'under',
    head: 0.16,
    gathers: [0, 0],
    length: 500,
    widths: [
      [0.2, 0.6],
      [0.5, 0.49],
      [0.78, 0.43],
      [1, 0.38],
    ],
  },
  natural: {
    sewn: 'armhole',
    head: 0.05,
    gathers: [0, 0],
    length: LONG,
    widths: [
      [0.2, 0.64],
      [0.48, 0.6],
      [0.78, 0.5],
      [1, 0.43],
    ],
  },
  raglan: {
    sewn: 'neck',
    head: 0,
    gathers: [0, 0],
    length: LONG,
    widths: [
      [0.2, 0.72],
      [0.5, 0.64],
      [0.78, 0.52],
      [1, 0.44],
    ],
  },
  dropped: {
    sewn: 'under',
    head: -0.12,
    gathers: [0, 0],
    length: 430,
    widths: [
      [0.25, 0.77],
      [0.55, 0.67],
      [1, 0.53],
    ],
  },
  short: {
    sewn: 'under',
    head: 0,
    gathers: [0, 0],
    length: 156,
    widths: [
      [0.4, 0.86],
      [1, 0.82],
    ],
  },
  'short-natural': {
    sewn: 'armhole',
    head: 0.05,
    gathers: [0, 0],
    length: 168,
    widths: [
      [0.4, 0.76],
      [1, 0.72],
    ],
  },
  cap: {
    sewn: 'under',
    head: 0.12,
    gathers: [0, 0],
    length: 84,
    widths: [
      [0.5, 0.86],
      [1, 0.84],
    ],
  },
  puff: {
    sewn: 'armhole',
    head: 0.95,
    gathers: [1, 1],
    length: 176,
    widths: [
      [0.28, 1.02],
      [0.62, 1.1],
      [0.88, 0.94],
      [1, 0.7],
    ],
  },
  bishop: {
    sewn: 'under',
    head: 0.3,
    gathers: [0.5, 1],
    length: LONG,
    widths: [
      [0.2, 0.78],
      [0.5, 0.74],
      [0.78, 1],
      [0.93, 0.94],
      [1, 0.52],
    ],
  },
  balloon: {
    sewn: 'under',
    head: 0.65,
    gathers: [1, 1],
    length: 452,
    widths: [
      [0.2, 1],
      [0.5, 1.24],
      [0.78, 1.3],
      [0.93, 0.98],
      [1, 0.46],
    ],
  },
  lantern: {
    sewn: 'armhole',
    head: 0.1,
    gathers: [0, 0.4],
    length: 420,
    widths: [
      [0.25, 0.72],
      [0.64, 1.12],
      [1, 0.5],
    ],
  },
  bell: {
    sewn: 'under',
    head: 0.1,
    gathers: [0, 0],
    length: 450,
    widths: [
      [0.22, 0.74],
      [0.52, 0.66],
      [0.78, 0.9],
      [1, 1.3],
    ],
  },
  flutter: {
    sewn: 'under',
    head: 0.2,
    gathers: [0.7, 0],
    length: 150,
    widths: [
      [0.4, 1],
      [1, 1.34],
    ],
  },
  'leg-of-mutton': {
    sewn: 'armhole',
    head: 1,
    gathers: [1, 0],
    length: LONG,
    widths: [
      [0.16, 1.02],
      [0.34, 1],
      [0.55, 0.58],
      [1, 0.4],
    ],
  },
  kimono: {
    sewn: 'grown-on',
    head: -0.1,
    gathers: [0, 0],
    length: 330,
    widths: [
      [0.3, 0.98],
      [0.65, 0.84],
      [1, 0.72],
    ],
  },
} as const satisfies Record<string, SleeveCutShape>;

export type SleeveCut = keyof typeof SLEEVE_CUTS;

/** The three joints of a sleeve, before mirroring. */
export interface ArmAxis {
  readonly root: Point;
  readonly joint: Point;
  readonly wrist: Point;
  readonly upper: Point;
  readonly lower: Point;
}
