import type { Knot } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { gray, line, SKIN, stroke } from './paint.ts';

/** The start, bend and end of a finger: across in half widths of the wrist, down in pixels from the wrist. */
type Finger = readonly (readonly [across: number, down: number])[];

/** The fingers from the outside inwards, so that each covers the previous one. */
const FINGERS: readonly Finger[] = [
  [
    [0.7, 28],
    [0.84, 46],
    [0.6, 61],
  ],
  [
    [0.34, 32],
    [0.46, 55],
    [0.18, 73],
  ],
  [
    [-0.06, 32],
    [0.02, 58],
    [-0.24, 78],
  ],
  [
    [-0.46, 28],
    [-0.48, 54],
    [-0.68, 71],
  ],
];
const THUMB: Finger = [
  [-0.66, 6],
  [-1.16, 22],
  [-1.16, 38],
  [-0.98, 49],
];

const long = (build: Build): number => (build.gender === 'men' ? 1.06 : 1);

/** The back of a hand, from the outside of the wrist round the knuckles to its inside. */
export const palm = (build: Build, wrist: number): Knot[] =>
  (
    [
      [1.02, 12],
      [1.0, 30],
      [0.84, 40],
      [0.3, 43],
      [-0.3, 42],
      [-0.74, 36],
      [-0.98, 22],
      [-0.98, 8],
    ] as const
  ).map(([x, y]): Knot => [x * build.wrist, wrist + y * long(build)]);

/** The fingers of a hand at rest, slightly bent and separate. */
export function fingers(build: Build, side: 1 | -1, wrist: number): string {
  const finger = (knots: Finger, wide: number): string => {
    const d = line(...knots.map(([x, y]): Knot => [x * build.wrist * side, wrist + y * long(build)]));
    return (
      stroke(d, { color: gray(98), width: wide + 1, opacity: 1 }) +
      stroke(d, { color: SKIN, width: wide - 0.5, opacity: 1 }) +
      `<g transform="translate(${-wide * 0.2} 0)">${stroke(d, { color: gray(190), width: wide * 0.3, opacity: 0.45, soft: 1 })}</g>`
    );
  };
  const wide = build.wrist * 0.52;
  return (
    finger(THUMB, wide * 1.12) + FINGERS.map((knots, index) => finger(knots, index === 0 ? wide * 0.9 : wide)).join('')
  );
}
