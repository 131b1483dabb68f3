import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, mirrorHalf } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { LEVELS as L } from './Build.ts';
import { closedPath, line, paintSolid, paintSpot, stroke } from './paint.ts';

/** The height of the eyes. */
export const EYE = 107;

/** Ears, the oval of the face, and the planes that brow, nose, cheeks and chin turn to the light. */
export function paintHead(build: Build): string {
  const f = build.face;
  const men = build.gender === 'men';
  const face = mirrorHalf([
    [0, L.crown],
    [f * 0.62, L.crown + 6],
    [f * 0.94, L.crown + 27],
    [f * 0.985, EYE - 8],
    [f * 0.96, EYE + 10],
    [f * (men ? 0.9 : 0.84), L.chin - 29],
    [f * (men ? 0.74 : 0.62), L.chin - 14],
    [f * (men ? 0.4 : 0.29), L.chin - 1.5],
    [0, L.chin + 2],
  ]);
  return (
    ear(f, 1) +
    ear(f, -1) +
    paintSolid(closedPath(face), { shade: 0.36, depth: 5, soft: 4, light: [-3, -2], details: planes(f, men) })
  );
}

function ear(f: number, side: number): string {
  const mirrorKnots = (knots: readonly Knot[]): Knot[] => knots.map(([x, y]): Knot => [x * side, y]);
  const outline = closedCurve(
    mirrorKnots([
      [f - 3, EYE - 7],
      [f + 2.6, EYE - 8],
      [f + 3.4, EYE + 4],
      [f - 0.6, EYE + 15],
      [f - 5, EYE + 10],
    ]),
  );
  const fold = line(
    ...mirrorKnots([
      [f + 0.6, EYE - 4],
      [f + 1.4, EYE + 3],
      [f - 1.4, EYE + 9],
    ]),
  );
  return paintSolid(closedPath(outline), {
    shade: 0.4,
    depth: 2,
    soft: 1.6,
    light: [-1, -1],
    details: stroke(fold, { width: 1.4, opacity: 0.25, soft: 1 }),
  });
}

function planes(f: number, men: boolean): string {
  const drawBothSides = (draw: (side: number) => string): string => draw(1) + draw(-1);
  const nose = line([f * 0.13, EYE - 7], [f * 0.1, EYE + 6], [f * 0.17, EYE + 17]);
  const lineUnder = line([-f * 0.13, EYE + 20.6], [0, EYE + 22], [f * 0.14, EYE + 20.4]);
  return [
    drawBothSides((s) => paintSpot([s * f * 0.44, EYE - 3], [f * 0.3, 5.4], '#000', men ? 0.14 : 0.11, 2.4)),
    paintSpot([0, L.crown + 26], [f * 0.5, 12], '#fff', 0.1, 7),
    stroke(nose, { width: 4.4, opacity: 0.13, soft: 1.6 }),
    stroke(line([-f * 0.03, EYE - 4], [-f * 0.03, EYE + 14]), { color: '#fff', width: 3, opacity: 0.16, soft: 1.6 }),
    stroke(lineUnder, { width: 2.2, opacity: 0.22, soft: 1 }),
    drawBothSides((s) => paintSpot([s * f * 0.6, EYE + 12], [f * 0.24, 6], '#fff', 0.08, 4)),
    drawBothSides((s) =>
      stroke(line([s * f * 0.86, EYE + 18], [s * f * 0.58, EYE + 33]), {
        width: 8,
        opacity: s > 0 ? 0.11 : 0.06,
        soft: 4,
      }),
    ),
    paintSpot([0, EYE + 41.4], [f * 0.22, 1.8], '#000', 0.2, 1.6),
    paintSpot([-1, EYE + 47], [f * 0.16, 3], '#fff', 0.1, 2.4),
    stroke(line([-0.6, EYE + 24], [-0.6, EYE + 28]), { width: 2.4, opacity: 0.09, soft: 1 }),
  ].join('');
}
