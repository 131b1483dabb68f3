import type { Fold } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { interpolatePoint, openCurve } from './geometry.ts';
import type { Random } from './random.ts';

/** A fold from one point to another, curved to its left by a fraction of its length. */
export function fold(from: Point, to: Point, bow: number, width: number, depth: number, lean = 0.4, peak = 0.35): Fold {
  const middle = interpolatePoint(from, to, 0.5);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const path = openCurve([from, [middle[0] + dy * bow, middle[1] - dx * bow], to]).filter(
    (_, index, allPoints) => index % 3 === 0 || index === allPoints.length - 1,
  );
  return { path, width, depth, lean, peak };
}

const pointAt = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(angle) * length,
  from[1] + Math.cos(angle) * length,
];

/**
 * Cloth pulled from one point: strong folds that fan out, each with a weaker fold beside it. Angles are measured from
 * straight down, positive to the right.
 */
export function fan(
  random: Random,
  from: Point,
  angles: readonly [number, number],
  length: readonly [number, number],
  count: number,
  width: number,
  depth: number,
): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = angles[0] + ((index + random.between(0.15, 0.85)) / count) * (angles[1] - angles[0]);
    const start = pointAt(from, angle, random.between(2, 18));
    const long = random.between(length[0], length[1]);
    const end = pointAt(start, angle, long);
    const bow = random.between(-0.12, 0.12);
    const strong = depth * random.between(0.6, 1.15);
    const side = random.chance(0.5) ? 1 : -1;
    const shift: Point = [Math.cos(angle) * width * 2.1 * side, -Math.sin(angle) * width * 2.1 * side];
    const echo = fold(
      [start[0] + shift[0], start[1] + shift[1]],
      interpolatePoint(
        [start[0] + shift[0], start[1] + shift[1]],
        [end[0] + shift[0], end[1] + shift[1]],
        random.between(0.45, 0.75),
      ),
      bow,
      width * 0.8,
      -strong * 0.5,
    );
    return [
      fold(
        start,
        end,
        bow,
        width * random.between(0.75, 1.25),
        strong,
        random.between(-0.8, 0.8),
        random.between(0.2, 0.4),
      ),
      echo,
    ];
  }).flat();
}

/** Long soft vertical rolls. The widest only affect the shading. */
export function hang(
  random: Random,
  area: { left: number; right: number; top: number; bottom: number },
  count: number,
  width: number,
  depth: number,
): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const slot = (index + random.between(0.2, 0.8)) / count;
    const x = area.left + slot * (area.right - area.left);
    const height = area.bottom - area.top;
    const top = area.top + height * random.between(0, 0.35);
    const bottom = area.bottom - height * random.between(-0.06, 0.16);
    const drift = (x - (area.left + area.right) / 2) * random.between(0.02, 0.16) + random.between(-16, 16);
    return fold(
      [x, top],
      [x + drift, bottom],
      random.between(-0.05, 0.05),
      width * random.between(0.7, 1.4),
      depth * random.between(0.5, 1.2) * (random.chance(0.35) ? -1 : 1),
      random.between(-0.7, 0.7),
      random.between(0.5, 0.8),
    );
  });
}

/** Short folds that rise from an edge, e.g. a hem or waistband. */
export function foldsRisingFrom(
  random: Random,
  line: readonly [Point, Point],
  upward: readonly [number, number],
  count: number,
  width: number,
  depth: number,
): Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const foot = interpolatePoint(line[0], line[1], (index + random.between(0.15, 0.85)) / count);
    const rise = random.between(upward[0], upward[1]);
    const tip: Point = [foot[0] + random.between(-0.12, 0.12) * Math.abs(rise), foot[1] - rise];
    return fold(
      [foot[0], foot[1] + Math.sign(rise) * 6],
      tip,
      random.between(-0.06, 0.06),
      width * random.between(0.7, 1.3),
      depth * random.between(0.45, 1.1) * (random.chance(0.3) ? -1 : 1),
      random.between(-0.7, 0.7),
      0.22,
    );
  });
}

/** Small sharp creases, as in linen and crisp cotton, crossing each other at an angle. */
export function creases(
  random: Random,
  area: { left: number; right: number; top: number; bottom: number },
  count: number,
  depth: number,
): Fold[] {
  return Array.from({ length: count }, () => {
    const from: Point = [random.between(area.left, area.right), random.between(area.top, area.bottom)];
    const angle = random.chance(0.6) ? random.between(1.1, 2.0) : random.between(-0.7, 0.7);
    const end = pointAt(from, angle, random.between(22, 74));
    return fold(
      from,
      end,
      random.between(-0.25, 0.25),
      random.between(2.6, 5.5),
      depth * random.between(0.35, 1) * (random.chance(0.5) ? -1 : 1),
      random.between(-0.9, 0.9),
      random.between(0.3, 0.6),
    );
  });
}

/** Cloth compressed along a tube: arcs across it, alternating between its sides. */
export function bunch(
  random: Random,
  axis: readonly [Point, Point],
  halfWidth: number,
  count: number,
  width: number,
  depth: number,
): Fold[] {
  const [dx, dy] = [axis[1][0] - axis[0][0], axis[1][1] - axis[0][1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  return Array.from({ length: count }, (_, index) => {
    const centre = interpolatePoint(axis[0], axis[1], (index + random.between(0.1, 0.9)) / count);
    const side = index % 2 === 0 ? 1 : -1;
    const reach = halfWidth * random.between(1.3, 2.2);
    // Start outside the tube, so that the arcs are strongest at its edge.
    const start: Point = [centre[0] + nx * halfWidth * 1.3 * side, centre[1] + ny * halfWidth * 1.3 * side];
    const slant = random.between(-0.35, 0.35) * reach;
    const end: Point = [
      start[0] - nx * reach * side + (dx / length) * slant,
      start[1] - ny * reach * side + (dy / length) * slant,
    ];
    return fold(
      start,
      end,
      random.between(0.05, 0.22) * side,
      width * random.between(0.7, 1.3),
      depth * random.between(0.4, 0.95),
      random.between(-0.7, 0.7),
      0.18,
    );
  });
}

/** Broad soft waves, so that pale garments do not look flat. */
export function swell(
  random: Random,
  area: { left: number; right: number; top: number; bottom: number },
  depth: number,
): Fold[] {
  const width = area.right - area.left;
  return Array.from({ length: 5 }, (_, index) => {
    const x = area.left + width * ((index + random.between(0.2, 0.8)) / 5);
    const lean = random.between(-0.22, 0.22) * width;
    return fold(
      [x, area.top + random.between(0, 90)],
      [x + lean, area.bottom - random.between(0, 110)],
      random.between(-0.1, 0.1),
      random.between(26, 46),
      depth * random.between(0.6, 1.3) * (index % 2 ? -1 : 1),
      random.between(-0.5, 0.5),
      random.between(0.35, 0.7),
    );
  });
}
