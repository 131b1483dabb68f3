import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, mirrorHalf } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { LEVELS as L } from './Build.ts';
import { closedPath, line, paintSolid, paintSpot, stroke } from './paint.ts';

/** The height of the eyes. */
export const EYE = 107;

/** Ears, the oval of the face, and the planes that brow, nose, cheeks and chin turn to the light. */
export function paintHead(build: Build): string {
  const halfFace = build.face;
  const isMale = build.gender === 'men';
  const face = mirrorHalf([
    [0, L.crown],
    [halfFace * 0.62, L.crown + 6],
    [halfFace * 0.94, L.crown + 27],
    [halfFace * 0.985, EYE - 8],
    [halfFace * 0.96, EYE + 10],
    [halfFace * (isMale ? 0.9 : 0.84), L.chin - 29],
    [halfFace * (isMale ? 0.74 : 0.62), L.chin - 14],
    [halfFace * (isMale ? 0.4 : 0.29), L.chin - 1.5],
    [0, L.chin + 2],
  ]);
  return (
    ear(halfFace, 1) +
    ear(halfFace, -1) +
    paintSolid(closedPath(face), { shade: 0.36, depth: 5, soft: 4, light: [-3, -2], details: planes(halfFace, isMale) })
  );
}

function ear(halfFace: number, side: number): string {
  const mirrorKnots = (knots: readonly Knot[]): Knot[] => knots.map(([x, y]): Knot => [x * side, y]);
  const outline = closedCurve(
    mirrorKnots([
      [halfFace - 3, EYE - 7],
      [halfFace + 2.6, EYE - 8],
      [halfFace + 3.4, EYE + 4],
      [halfFace - 0.6, EYE + 15],
      [halfFace - 5, EYE + 10],
    ]),
  );
  const fold = line(
    ...mirrorKnots([
      [halfFace + 0.6, EYE - 4],
      [halfFace + 1.4, EYE + 3],
      [halfFace - 1.4, EYE + 9],
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

function planes(halfFace: number, isMale: boolean): string {
  const drawBothSides = (draw: (side: number) => string): string => draw(1) + draw(-1);
  const nose = line([halfFace * 0.13, EYE - 7], [halfFace * 0.1, EYE + 6], [halfFace * 0.17, EYE + 17]);
  const lineUnder = line([-halfFace * 0.13, EYE + 20.6], [0, EYE + 22], [halfFace * 0.14, EYE + 20.4]);
  return [
    drawBothSides((side) =>
      paintSpot([side * halfFace * 0.44, EYE - 3], [halfFace * 0.3, 5.4], '#000', isMale ? 0.14 : 0.11, 2.4),
    ),
    paintSpot([0, L.crown + 26], [halfFace * 0.5, 12], '#fff', 0.1, 7),
    stroke(nose, { width: 4.4, opacity: 0.13, soft: 1.6 }),
    stroke(line([-halfFace * 0.03, EYE - 4], [-halfFace * 0.03, EYE + 14]), {
      color: '#fff',
      width: 3,
      opacity: 0.16,
      soft: 1.6,
    }),
    stroke(lineUnder, { width: 2.2, opacity: 0.22, soft: 1 }),
    drawBothSides((side) => paintSpot([side * halfFace * 0.6, EYE + 12], [halfFace * 0.24, 6], '#fff', 0.08, 4)),
    drawBothSides((side) =>
      stroke(line([side * halfFace * 0.86, EYE + 18], [side * halfFace * 0.58, EYE + 33]), {
        width: 8,
        opacity: side > 0 ? 0.11 : 0.06,
        soft: 4,
      }),
    ),
    paintSpot([0, EYE + 41.4], [halfFace * 0.22, 1.8], '#000', 0.2, 1.6),
    paintSpot([-1, EYE + 47], [halfFace * 0.16, 3], '#fff', 0.1, 2.4),
    stroke(line([-0.6, EYE + 24], [-0.6, EYE + 28]), { width: 2.4, opacity: 0.09, soft: 1 }),
  ].join('');
}
