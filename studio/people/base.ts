import type { Knot } from '../tailoring/geometry.ts';
import { lerp, openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import { findLegMiddle, outlineOf, shoulderLine } from './body.ts';
import type { Build } from './Build.ts';
import { LEVELS as L } from './Build.ts';
import { closedPath, line, paintSolid, stroke } from './paint.ts';

/** Undyed cotton, visible under sheer cloth and on a figure without garments. */
const CLOTH = '#d9d3c8';
const SEAM = '#6f675b';
const OVER = 1.6;

/** A plain tank and shorts that end at the middle of the thigh. */
export const paintBase = (build: Build): string => tank(build) + shorts(build);

function heightOf(build: Build, x: number): number {
  const slope = shoulderLine(build);
  const next = slope.find(([slopeX]) => slopeX >= x) ?? slope[slope.length - 1]!;
  return next[1];
}

function tank(build: Build): string {
  const [inner, outer] = [build.neck + 12, build.neck + 30];
  const armhole: Knot[] = [
    [outer, heightOf(build, outer) - 1, 1],
    [outer + 5, L.shoulder + 22],
    [build.chest * 0.86, L.armpit - 22],
    [build.chest + OVER, L.armpit + 6, 1],
  ];
  const neck: Knot[] = [
    [inner, heightOf(build, inner) - 1, 1],
    [inner - 4, L.shoulder + 14],
    [inner * 0.62, L.shoulder + 36],
    [0, L.shoulder + 44],
  ];
  const side: Knot[] = [
    [build.bust + OVER, L.bust + 4],
    [build.under + OVER, L.under],
    [build.waist + OVER, L.waist],
    [lerp(build.waist, build.hip, 0.62) + OVER, L.waist + 37, 1],
    [0, L.waist + 41],
  ];
  const d = closedPath(mirrorHalf([...neck.slice().reverse(), ...armhole, ...side]));
  const binding = [neck, armhole].flatMap((edge) =>
    [1, -1].map((sign) => line(...edge.map(([x, y]): Knot => [sign * x, y]))),
  );
  const shadowsUnder = [1, -1].map((sign) =>
    line([sign * build.bust * 0.84, L.bust + 8], [sign * build.bust * 0.5, L.bust + 22], [sign * 8, L.bust + 16]),
  );
  return paintSolid(d, {
    fill: CLOTH,
    edge: outlineOf(build),
    shade: 0.3,
    details: [
      ...binding.map((edge) => stroke(edge, { color: SEAM, width: 9, opacity: 0.16 })),
      ...binding.map((edge) => stroke(edge, { color: CLOTH, width: 7.4, opacity: 1 })),
      ...shadowsUnder.map((edge) => stroke(edge, { width: 9, opacity: build.gender === 'men' ? 0.03 : 0.06, soft: 7 })),
    ].join(''),
  });
}

function shorts(build: Build): string {
  const c = (y: number): number => findLegMiddle(build, y);
  const hem = L.thigh + 16;
  const halfOutline: Knot[] = [
    [0, L.waist + 35],
    [lerp(build.waist, build.hip, 0.6) + OVER + 0.6, L.waist + 33, 1],
    [build.hip + OVER, L.hip - 4],
    [lerp(build.hip, c(L.thigh) + build.thigh, 0.5) + OVER, lerp(L.hip, L.thigh, 0.52)],
    [c(hem) + build.thigh * 0.95 + OVER, hem, 1],
    [c(hem), hem + 3],
    [Math.max(3, c(hem) - build.thigh * 0.95), hem, 1],
    [2, L.crotch + 10, 1],
    [0, L.crotch + 8],
  ];
  const d = closedPath(mirrorHalf(halfOutline));
  const band = openCurve([
    [-build.hip, L.waist + 43],
    [0, L.waist + 46],
    [build.hip, L.waist + 43],
  ]);
  const hems = [1, -1].map((side) =>
    line([side * (c(hem) - build.thigh), hem - 9], [side * (c(hem) + build.thigh + 2), hem - 9]),
  );
  return paintSolid(d, {
    fill: CLOTH,
    edge: outlineOf(build),
    shade: 0.3,
    details: [
      stroke(line(...band), { color: SEAM, width: 1, opacity: 0.3 }),
      ...hems.map((edge) => stroke(edge, { color: SEAM, width: 0.9, opacity: 0.26 })),
      stroke(line([0, L.waist + 48], [0, L.crotch + 8]), { color: SEAM, width: 0.8, opacity: 0.16 }),
      ...[1, -1].map((side) =>
        stroke(line([side * 6, L.crotch + 4], [side * build.hip * 0.5, L.crotch - 16]), {
          width: 5,
          opacity: 0.04,
          soft: 4,
        }),
      ),
    ].join(''),
  });
}
