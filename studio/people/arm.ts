import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, lerp } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { fingers, palm } from './hand.ts';
import { closedPath, line, paintSolid, stroke } from './paint.ts';

/** The arm's picture and the shoulder's position in it. The arm hangs down, with its outside to the right. */
export const ARM = { width: 120, height: 390, shoulder: [60, 30] as Point, upper: 134, lower: 122 } as const;
const { upper, lower } = ARM;
const WRIST = upper + lower;

/** An arm with the shoulder at the origin; `side` 1 is the right of the picture. */
export function paintArm(build: Build, side: 1 | -1): string {
  const knotAt = ([x, y, corner]: Knot): Knot => [x * side, y, corner];
  const [outsideKnots, hand, back] = [outside(build), palm(build, WRIST), inside(build)];
  const outline = closedPath(closedCurve([...outsideKnots, ...hand, ...back].map(knotAt)));
  // Draw no edge where the arm joins the hand and the body.
  const edge =
    line(...outsideKnots.slice(1).map(knotAt), ...hand.slice(0, 4).map(knotAt)) +
    line(...hand.slice(-4).map(knotAt), ...back.slice(0, 5).map(knotAt));
  const details = relief(build).map(([knots, brush]) => stroke(line(...knots.map(knotAt)), brush));
  return (
    fingers(build, side, WRIST) +
    paintSolid(outline, {
      shade: 0.38,
      depth: 4,
      soft: 4,
      light: [-3, -1],
      edge,
      details: details.join('') + light(build),
    })
  );
}

const outside = (build: Build): Knot[] => [
  [0, -13],
  [build.arm * 0.84, 4],
  [build.arm * 1.04, 36],
  [build.arm * (build.gender === 'men' ? 1 : 0.94), 78],
  [lerp(build.arm, build.forearm, 0.72), upper - 8],
  [build.forearm * 1.06, upper + 30],
  [build.forearm * 0.9, upper + 68],
  [build.wrist * 0.96, WRIST - 8],
];

const inside = (build: Build): Knot[] => [
  [-build.wrist * 0.94, WRIST - 8],
  [-build.forearm * 0.9, upper + 56],
  [-build.forearm * 1.02, upper + 22],
  [-lerp(build.arm, build.forearm, 0.66), upper - 12],
  [-build.arm * 0.9, 80],
  [-build.arm * 0.9, 20],
  [-build.arm * 0.8, -8],
];

/** The light comes from the left on both arms. */
function light(build: Build): string {
  const along = line(
    [-build.arm * 0.34, 30],
    [-build.arm * 0.3, 80],
    [-build.forearm * 0.3, upper + 30],
    [-build.wrist * 0.3, WRIST - 20],
  );
  return stroke(along, { color: '#fff', width: build.arm * 0.5, opacity: 0.1, soft: 4 });
}

const relief = (build: Build): (readonly [Knot[], Parameters<typeof stroke>[1]])[] => [
  [
    [
      [-build.forearm * 0.5, upper + 1],
      [0, upper + 4],
      [build.forearm * 0.4, upper - 1],
    ],
    { width: 3, opacity: 0.09, soft: 2.4 },
  ],
  [
    [
      [build.arm * 0.2, 88],
      [build.arm * 0.5, 62],
      [build.arm * 0.62, 34],
    ],
    { width: 5, opacity: build.gender === 'men' ? 0.08 : 0.04, soft: 4 },
  ],
];
