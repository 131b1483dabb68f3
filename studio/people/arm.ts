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
export function paintArm(b: Build, side: 1 | -1): string {
  const knotAt = ([x, y, corner]: Knot): Knot => [x * side, y, corner];
  const [out, hand, back] = [outside(b), palm(b, WRIST), inside(b)];
  const outline = closedPath(closedCurve([...out, ...hand, ...back].map(knotAt)));
  // Draw no edge where the arm joins the hand and the body.
  const edge =
    line(...out.slice(1).map(knotAt), ...hand.slice(0, 4).map(knotAt)) +
    line(...hand.slice(-4).map(knotAt), ...back.slice(0, 5).map(knotAt));
  const details = relief(b).map(([knots, brush]) => stroke(line(...knots.map(knotAt)), brush));
  return (
    fingers(b, side, WRIST) +
    paintSolid(outline, { shade: 0.38, depth: 4, soft: 4, light: [-3, -1], edge, details: details.join('') + light(b) })
  );
}

const outside = (b: Build): Knot[] => [
  [0, -13],
  [b.arm * 0.84, 4],
  [b.arm * 1.04, 36],
  [b.arm * (b.gender === 'men' ? 1 : 0.94), 78],
  [lerp(b.arm, b.forearm, 0.72), upper - 8],
  [b.forearm * 1.06, upper + 30],
  [b.forearm * 0.9, upper + 68],
  [b.wrist * 0.96, WRIST - 8],
];

const inside = (b: Build): Knot[] => [
  [-b.wrist * 0.94, WRIST - 8],
  [-b.forearm * 0.9, upper + 56],
  [-b.forearm * 1.02, upper + 22],
  [-lerp(b.arm, b.forearm, 0.66), upper - 12],
  [-b.arm * 0.9, 80],
  [-b.arm * 0.9, 20],
  [-b.arm * 0.8, -8],
];

/** The light comes from the left on both arms. */
function light(b: Build): string {
  const along = line(
    [-b.arm * 0.34, 30],
    [-b.arm * 0.3, 80],
    [-b.forearm * 0.3, upper + 30],
    [-b.wrist * 0.3, WRIST - 20],
  );
  return stroke(along, { color: '#fff', width: b.arm * 0.5, opacity: 0.1, soft: 4 });
}

const relief = (b: Build): (readonly [Knot[], Parameters<typeof stroke>[1]])[] => [
  [
    [
      [-b.forearm * 0.5, upper + 1],
      [0, upper + 4],
      [b.forearm * 0.4, upper - 1],
    ],
    { width: 3, opacity: 0.09, soft: 2.4 },
  ],
  [
    [
      [b.arm * 0.2, 88],
      [b.arm * 0.5, 62],
      [b.arm * 0.62, 34],
    ],
    { width: 5, opacity: b.gender === 'men' ? 0.08 : 0.04, soft: 4 },
  ],
];
