import type { Knot, Point } from '../tailoring/geometry.ts';
import { lerp, openCurve, mirrorHalf } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { LEVELS as L } from './Build.ts';
import { closedPath, gray, line, paintSolid, paintSpot, stroke } from './paint.ts';

/** The middle line of the right leg, by height. */
export const findLegMiddle = (build: Build, y: number): number => {
  const points: readonly (readonly [number, number])[] = [
    [L.crotch, build.thigh * 0.98],
    [L.thigh, build.thigh * 0.96],
    [L.knee, build.thigh * 0.52 + 14],
    [L.calf, build.thigh * 0.46 + 15],
    [L.ankle, build.thigh * 0.36 + 16],
    [L.floor, build.thigh * 0.36 + 19],
  ];
  const indexAbove = points.findIndex(([level]) => level >= y);
  if (indexAbove < 0) return points[points.length - 1]![1];
  if (indexAbove === 0) return points[0]![1];
  const [[y0, x0], [y1, x1]] = [points[indexAbove - 1]!, points[indexAbove]!];
  return lerp(x0, x1, (y - y0) / (y1 - y0));
};

/** The right side of the trunk, from under the chin down to the hip. */
export function trunkKnots(build: Build): Knot[] {
  const isSoft = build.gender === 'women';
  return [
    [0, L.chin - 24],
    [build.neck, L.chin - 20, 1],
    [build.neck * 0.97, L.chin + 10],
    [build.neck + 4, L.pit - 16],
    [lerp(build.neck, build.shoulder, 0.34), L.pit - (isSoft ? 3 : 8)],
    [lerp(build.neck, build.shoulder, 0.74), L.shoulder - 10],
    [build.shoulder - 4, L.shoulder + 1],
    [build.shoulder + 1, L.shoulder + 22],
    [build.shoulder - 7, L.armpit - 34],
    [build.chest + 1, L.armpit],
    [build.bust, L.bust + 4],
    [build.under, L.under],
    [build.waist, L.waist],
    [lerp(build.waist, build.hip, 0.62), L.waist + 36],
    [build.hip, L.hip - 4],
  ];
}

/** Goes down the outside of the right leg, round its foot, and up to the crotch. */
function legKnots(build: Build): Knot[] {
  const c = (y: number): number => findLegMiddle(build, y);
  const foot = (x: number, y: number): Knot => [c(L.ankle) + x, L.ankle + y];
  const bulge = build.gender === 'men' ? 3 : 2;
  return [
    [lerp(build.hip, c(L.thigh) + build.thigh * 0.98, 0.5), lerp(L.hip, L.thigh, 0.52)],
    [c(L.thigh) + build.thigh * 0.97, L.thigh],
    [c(632) + lerp(build.thigh, build.knee, 0.45), 634],
    [c(L.knee) + build.knee * 0.96, L.knee - 8],
    [c(726) + build.knee * 0.93, 728],
    [c(L.calf) + build.calf + bulge, L.calf + 4],
    [c(834) + lerp(build.calf, build.ankle, 0.6), 836],
    foot(build.ankle * 0.96, -14),
    foot(build.ankle + 2, 2),
    foot(build.ankle + 4, 24),
    foot(build.ankle + 8, 44),
    foot(build.ankle + 3, 57),
    foot(3, 61),
    foot(-build.ankle + 1, 56),
    foot(-build.ankle - 1, 38),
    foot(-build.ankle, 16),
    foot(-build.ankle - 1, -2),
    foot(-build.ankle * 0.92, -16),
    [c(832) - lerp(build.calf, build.ankle, 0.55), 834],
    [c(L.calf) - build.calf + 1, L.calf + 12],
    [c(730) - build.knee * 0.86, 734],
    [c(L.knee) - build.knee * 0.94, L.knee - 8],
    [c(632) - lerp(build.thigh, build.knee, 0.48), 640],
    [Math.max(1.5, c(L.thigh) - build.thigh), L.thigh + 6],
    [1, L.crotch + 6, 1],
    [0, L.crotch + 4],
  ];
}

export const outlineOf = (build: Build): string => closedPath(mirrorHalf([...trunkKnots(build), ...legKnots(build)]));

/** The body without arms and head. */
export function paintBody(build: Build): string {
  return paintSolid(outlineOf(build), {
    shade: 0.4,
    depth: 8,
    details:
      [1, -1].map((side) => [legRelief(build, side), chest(build, side), toes(build, side)].join('')).join('') +
      middle(build),
  });
}

const LIGHT = '#fff';

/** Collar bones, the muscle of the neck, and the fold before the arm, all very faint. */
function chest(build: Build, side: number): string {
  const isMale = build.gender === 'men';
  const knotAt = (x: number, y: number): Knot => [side * x, y];
  const bone = line(
    knotAt(build.neck - 2, L.pit + 6),
    knotAt(lerp(build.neck, build.shoulder, 0.4), L.pit + 1),
    knotAt(build.shoulder * 0.78, L.shoulder - 8),
  );
  const indexAbove = line(
    knotAt(build.neck, L.pit + 3),
    knotAt(lerp(build.neck, build.shoulder, 0.4), L.pit - 3),
    knotAt(build.shoulder * 0.74, L.shoulder - 12),
  );
  const neck = line(knotAt(build.neck - 1, L.chin + 12), knotAt(build.neck * 0.7, L.pit - 14), knotAt(4, L.pit + 2));
  const arm = line(
    knotAt(build.chest + 1, L.armpit + 2),
    knotAt(build.chest * 0.96, L.armpit - 16),
    knotAt(build.chest * 0.99, L.armpit - 34),
  );
  const fall = line(
    knotAt(build.bust * 0.88, L.bust - 2),
    knotAt(build.bust * 0.55, L.bust + (isMale ? 12 : 20)),
    knotAt(10, L.bust + (isMale ? 8 : 12)),
  );
  return [
    stroke(bone, { width: 3, opacity: 0.15, soft: 1.6 }),
    stroke(indexAbove, { width: 3, opacity: 0.12, color: LIGHT, soft: 1.6 }),
    stroke(neck, { width: 3.4, opacity: 0.08, soft: 1.6 }),
    stroke(arm, { width: 2.4, opacity: 0.2, soft: 1 }),
    stroke(fall, { width: 7, opacity: isMale ? 0.1 : 0.13, soft: 4 }),
    paintSpot([side * build.shoulder * 0.72 - 4, L.shoulder + 12], [14, 10], LIGHT, 0.12, 7),
  ].join('');
}

const middle = (build: Build): string =>
  [
    paintSpot([0, L.pit + 3], [5, 4], '#000', 0.16, 2.4),
    stroke(line([0, L.pit + 22], [0, L.under]), { width: 6, opacity: 0.06, soft: 4 }),
    paintSpot([0, L.chin + 18], [build.neck * 1.1, 20], '#000', 0.14, 7),
  ].join('');

/** The relief of a leg: a lit knee above a soft shade, and a long highlight on the shin. */
function legRelief(build: Build, side: number): string {
  const knotAt = (y: number, distance: number): Knot => [side * (findLegMiddle(build, y) + distance), y];
  const knee = build.knee;
  const lineBelow = line(knotAt(L.knee + 12, -knee * 0.5), knotAt(L.knee + 19, 0), knotAt(L.knee + 12, knee * 0.5));
  const inner = line(
    knotAt(L.knee - 26, -knee * 0.62),
    knotAt(L.knee, -knee * 0.72),
    knotAt(L.knee + 20, -knee * 0.56),
  );
  const thigh = line(knotAt(L.thigh + 6, build.thigh * 0.1), knotAt(636, 2), knotAt(L.knee - 26, 0));
  const shin = line(knotAt(L.knee + 30, -1), knotAt(L.calf + 10, -3), knotAt(L.ankle - 34, -2));
  const calf = line(
    knotAt(L.knee + 34, -build.calf * 0.8),
    knotAt(L.calf + 16, -build.calf * 0.72),
    knotAt(840, -build.ankle * 0.9),
  );
  return [
    stroke(thigh, { width: build.thigh * 0.5, opacity: 0.1, color: LIGHT, soft: 11 }),
    paintSpot([knotAt(L.knee, -2)[0], L.knee - 4], [knee * 0.5, 13], LIGHT, 0.1, 4),
    stroke(lineBelow, { width: 3.4, opacity: 0.12, soft: 2.4 }),
    stroke(inner, { width: 4, opacity: 0.09, soft: 2.4 }),
    stroke(shin, { width: 6, opacity: 0.11, color: LIGHT, soft: 4 }),
    stroke(calf, { width: 6, opacity: 0.08, soft: 4 }),
    paintSpot([knotAt(L.ankle, -build.ankle * 0.7)[0], L.ankle - 1], [3, 3.4], LIGHT, 0.16, 1.6),
    stroke(line(knotAt(L.ankle + 6, build.ankle * 0.8), knotAt(L.ankle + 10, build.ankle * 0.2)), {
      width: 2,
      opacity: 0.1,
      soft: 1.6,
    }),
  ].join('');
}

/** The gaps between the toes, which sandals show. */
function toes(build: Build, side: number): string {
  const c = findLegMiddle(build, L.ankle);
  const gap = (x: number, y: number): string =>
    stroke(line([side * (c + x), L.ankle + y], [side * (c + x + 0.6), L.ankle + y + 9]), {
      color: gray(84),
      width: 0.9,
      opacity: 0.5,
      soft: 0.6,
    });
  return [-3.2, 2.2, 7, 11.4].map((x, i) => gap(x, 50 - i * 1.4)).join('');
}

/** The edge from which cloth hangs: from the neck to the tip of the shoulder. */
export const shoulderLine = (build: Build): readonly Point[] => {
  const knots = trunkKnots(build);
  return openCurve(knots.slice(1, 8)).filter((_, index) => index % 4 === 0);
};
