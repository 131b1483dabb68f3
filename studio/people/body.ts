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
  const above = points.findIndex(([level]) => level >= y);
  if (above < 0) return points[points.length - 1]![1];
  if (above === 0) return points[0]![1];
  const [[y0, x0], [y1, x1]] = [points[above - 1]!, points[above]!];
  return lerp(x0, x1, (y - y0) / (y1 - y0));
};

/** The right side of the trunk, from under the chin down to the hip. */
export function trunkKnots(b: Build): Knot[] {
  const soft = b.gender === 'women';
  return [
    [0, L.chin - 24],
    [b.neck, L.chin - 20, 1],
    [b.neck * 0.97, L.chin + 10],
    [b.neck + 4, L.pit - 16],
    [lerp(b.neck, b.shoulder, 0.34), L.pit - (soft ? 3 : 8)],
    [lerp(b.neck, b.shoulder, 0.74), L.shoulder - 10],
    [b.shoulder - 4, L.shoulder + 1],
    [b.shoulder + 1, L.shoulder + 22],
    [b.shoulder - 7, L.armpit - 34],
    [b.chest + 1, L.armpit],
    [b.bust, L.bust + 4],
    [b.under, L.under],
    [b.waist, L.waist],
    [lerp(b.waist, b.hip, 0.62), L.waist + 36],
    [b.hip, L.hip - 4],
  ];
}

/** Down the outside of the right leg, round its foot, and up to the crotch. */
function legKnots(b: Build): Knot[] {
  const c = (y: number): number => findLegMiddle(b, y);
  const foot = (x: number, y: number): Knot => [c(L.ankle) + x, L.ankle + y];
  const bulge = b.gender === 'men' ? 3 : 2;
  return [
    [lerp(b.hip, c(L.thigh) + b.thigh * 0.98, 0.5), lerp(L.hip, L.thigh, 0.52)],
    [c(L.thigh) + b.thigh * 0.97, L.thigh],
    [c(632) + lerp(b.thigh, b.knee, 0.45), 634],
    [c(L.knee) + b.knee * 0.96, L.knee - 8],
    [c(726) + b.knee * 0.93, 728],
    [c(L.calf) + b.calf + bulge, L.calf + 4],
    [c(834) + lerp(b.calf, b.ankle, 0.6), 836],
    foot(b.ankle * 0.96, -14),
    foot(b.ankle + 2, 2),
    foot(b.ankle + 4, 24),
    foot(b.ankle + 8, 44),
    foot(b.ankle + 3, 57),
    foot(3, 61),
    foot(-b.ankle + 1, 56),
    foot(-b.ankle - 1, 38),
    foot(-b.ankle, 16),
    foot(-b.ankle - 1, -2),
    foot(-b.ankle * 0.92, -16),
    [c(832) - lerp(b.calf, b.ankle, 0.55), 834],
    [c(L.calf) - b.calf + 1, L.calf + 12],
    [c(730) - b.knee * 0.86, 734],
    [c(L.knee) - b.knee * 0.94, L.knee - 8],
    [c(632) - lerp(b.thigh, b.knee, 0.48), 640],
    [Math.max(1.5, c(L.thigh) - b.thigh), L.thigh + 6],
    [1, L.crotch + 6, 1],
    [0, L.crotch + 4],
  ];
}

export const outlineOf = (b: Build): string => closedPath(mirrorHalf([...trunkKnots(b), ...legKnots(b)]));

/** The body without arms and head. */
export function paintBody(b: Build): string {
  return paintSolid(outlineOf(b), {
    shade: 0.4,
    depth: 8,
    details: [1, -1].map((side) => [legRelief(b, side), chest(b, side), toes(b, side)].join('')).join('') + middle(b),
  });
}

const LIGHT = '#fff';

/** Collar bones, the muscle of the neck, and the fold before the arm, all very faint. */
function chest(b: Build, side: number): string {
  const men = b.gender === 'men';
  const knotAt = (x: number, y: number): Knot => [side * x, y];
  const bone = line(
    knotAt(b.neck - 2, L.pit + 6),
    knotAt(lerp(b.neck, b.shoulder, 0.4), L.pit + 1),
    knotAt(b.shoulder * 0.78, L.shoulder - 8),
  );
  const above = line(
    knotAt(b.neck, L.pit + 3),
    knotAt(lerp(b.neck, b.shoulder, 0.4), L.pit - 3),
    knotAt(b.shoulder * 0.74, L.shoulder - 12),
  );
  const neck = line(knotAt(b.neck - 1, L.chin + 12), knotAt(b.neck * 0.7, L.pit - 14), knotAt(4, L.pit + 2));
  const arm = line(
    knotAt(b.chest + 1, L.armpit + 2),
    knotAt(b.chest * 0.96, L.armpit - 16),
    knotAt(b.chest * 0.99, L.armpit - 34),
  );
  const fall = line(
    knotAt(b.bust * 0.88, L.bust - 2),
    knotAt(b.bust * 0.55, L.bust + (men ? 12 : 20)),
    knotAt(10, L.bust + (men ? 8 : 12)),
  );
  return [
    stroke(bone, { width: 3, opacity: 0.15, soft: 1.6 }),
    stroke(above, { width: 3, opacity: 0.12, color: LIGHT, soft: 1.6 }),
    stroke(neck, { width: 3.4, opacity: 0.08, soft: 1.6 }),
    stroke(arm, { width: 2.4, opacity: 0.2, soft: 1 }),
    stroke(fall, { width: 7, opacity: men ? 0.1 : 0.13, soft: 4 }),
    paintSpot([side * b.shoulder * 0.72 - 4, L.shoulder + 12], [14, 10], LIGHT, 0.12, 7),
  ].join('');
}

const middle = (b: Build): string =>
  [
    paintSpot([0, L.pit + 3], [5, 4], '#000', 0.16, 2.4),
    stroke(line([0, L.pit + 22], [0, L.under]), { width: 6, opacity: 0.06, soft: 4 }),
    paintSpot([0, L.chin + 18], [b.neck * 1.1, 20], '#000', 0.14, 7),
  ].join('');

/** The relief of a leg: a lit knee above a soft shade, and a long highlight on the shin. */
function legRelief(b: Build, side: number): string {
  const knotAt = (y: number, by: number): Knot => [side * (findLegMiddle(b, y) + by), y];
  const k = b.knee;
  const below = line(knotAt(L.knee + 12, -k * 0.5), knotAt(L.knee + 19, 0), knotAt(L.knee + 12, k * 0.5));
  const inner = line(knotAt(L.knee - 26, -k * 0.62), knotAt(L.knee, -k * 0.72), knotAt(L.knee + 20, -k * 0.56));
  const thigh = line(knotAt(L.thigh + 6, b.thigh * 0.1), knotAt(636, 2), knotAt(L.knee - 26, 0));
  const shin = line(knotAt(L.knee + 30, -1), knotAt(L.calf + 10, -3), knotAt(L.ankle - 34, -2));
  const calf = line(
    knotAt(L.knee + 34, -b.calf * 0.8),
    knotAt(L.calf + 16, -b.calf * 0.72),
    knotAt(840, -b.ankle * 0.9),
  );
  return [
    stroke(thigh, { width: b.thigh * 0.5, opacity: 0.1, color: LIGHT, soft: 11 }),
    paintSpot([knotAt(L.knee, -2)[0], L.knee - 4], [k * 0.5, 13], LIGHT, 0.1, 4),
    stroke(below, { width: 3.4, opacity: 0.12, soft: 2.4 }),
    stroke(inner, { width: 4, opacity: 0.09, soft: 2.4 }),
    stroke(shin, { width: 6, opacity: 0.11, color: LIGHT, soft: 4 }),
    stroke(calf, { width: 6, opacity: 0.08, soft: 4 }),
    paintSpot([knotAt(L.ankle, -b.ankle * 0.7)[0], L.ankle - 1], [3, 3.4], LIGHT, 0.16, 1.6),
    stroke(line(knotAt(L.ankle + 6, b.ankle * 0.8), knotAt(L.ankle + 10, b.ankle * 0.2)), {
      width: 2,
      opacity: 0.1,
      soft: 1.6,
    }),
  ].join('');
}

/** The gaps between the toes, which sandals show. */
function toes(b: Build, side: number): string {
  const c = findLegMiddle(b, L.ankle);
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
export const shoulderLine = (b: Build): readonly Point[] => {
  const knots = trunkKnots(b);
  return openCurve(knots.slice(1, 8)).filter((_, index) => index % 4 === 0);
};
