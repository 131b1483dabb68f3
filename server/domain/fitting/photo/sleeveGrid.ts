import type { SleeveOutline } from '../cloth/Cloth.ts';
import { interpolatePoint, distanceBetween } from '../cloth/paths.ts';
import { clamp, lerp, smoothstep } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { findLimbOutward, findLimbPoint, profileAt, toBody, toPicture } from '../person/bodyPlaces.ts';
import type { Limb, PersonBody } from '../person/PersonBody.ts';
import type { Grid, Node } from './Grid.ts';
import { findInnerSpan } from './sleeveReach.ts';
import type { FittedSide } from './TopFit.ts';

/** The fraction of an arm's length below the armpit in which the arm separates from the trunk. */
export const SEPARATION_SHARE = 0.22;

/** Maximum widening of a sleeve to keep the old sleeve's outline, as a factor. */
const MAX_WIDENING = 1.3;

const COLUMNS = 12;
const MARGIN = 0.06;

interface Edges {
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
}

/**
 * Creates the grid of a sleeve. Its rows go from the outer to the inner edge. The first row is the armhole, which is
 * shared with the trunk, so that there is no gap; the next rows turn until they are perpendicular to the arm.
 */
export function createSleeveGrid(
  sleeve: SleeveOutline,
  fitted: FittedSide,
  arm: Limb,
  body: PersonBody,
  scale: number,
  reach: number,
): Grid {
  const { outer, inner } = findEdges(sleeve, fitted, arm, body, scale, reach);
  const rows = outer.map((_, j) => createRow(sleeve.outer[j]!, sleeve.inner[j]!, outer[j]!, inner[j]!));
  const [last, before] = [rows[rows.length - 1]!, rows[rows.length - 2]!];
  // Add a row beyond the cuff for its soft edge.
  const lastRow = last.map(({ from, to }, c) => ({
    from: interpolatePoint(before[c]!.from, from, 1.4),
    to: interpolatePoint(before[c]!.to, to, 1.4),
  }));
  return [...rows, lastRow];
}

function createRow(fromOuter: Point, fromInner: Point, toOuter: Point, toInner: Point): Node[] {
  return Array.from({ length: COLUMNS + 1 }, (_, c) => {
    const t = lerp(-MARGIN, 1 + MARGIN, c / COLUMNS);
    return { from: interpolatePoint(fromOuter, fromInner, t), to: interpolatePoint(toOuter, toInner, t) };
  });
}

function findEdges(
  sleeve: SleeveOutline,
  fitted: FittedSide,
  arm: Limb,
  body: PersonBody,
  scale: number,
  reach: number,
): Edges {
  const count = sleeve.outer.length;
  const { start, end, isShort } = findInnerSpan(sleeve, fitted.armpit, arm, scale, reach);
  const root = findLimbPoint(arm, start);
  const [outer, inner]: [Point[], Point[]] = [[], []];
  // Rows near the armhole are slanted and do not show the width of the sleeve.
  const firstIndex = Math.round((isShort ? 0.7 : 0.35) * (count - 1));
  for (let j = 0; j < count; j++) {
    const t = j / (count - 1);
    const k = Math.max(j, firstIndex);
    const halfWidth = (distanceBetween(sleeve.outer[k]!, sleeve.inner[k]!) / 2) * scale;
    outer.push(findEdgePoint(arm, reach * t, 1, halfWidth, isShort));
    const position = lerp(start, end, t);
    const innerEdge = findEdgePoint(arm, position, -1, halfWidth, isShort);
    const center = findLimbPoint(arm, position);
    const movedArmpit: Point = [fitted.armpit[0] + center[0] - root[0], fitted.armpit[1] + center[1] - root[1]];
    inner.push(interpolatePoint(movedArmpit, innerEdge, smoothstep(0, SEPARATION_SHARE, position - start)));
  }
  return { outer: bendOverShoulder(outer, fitted.shoulder, reach, body), inner };
}

/**
 * Finds a point of the sleeve's edge. It is half the width of the cloth away from the arm's axis, and outside the
 * skin.
 */
function findEdgePoint(arm: Limb, position: number, side: 1 | -1, halfWidth: number, isShort: boolean): Point {
  const skin = profileAt(side > 0 ? arm.outer : arm.inner, position);
  const capShare = side > 0 ? 0.07 * (1 - smoothstep(0.1, 0.25, position)) : 0;
  const clothHalf = clamp(halfWidth, skin * (1.12 + capShare) + 1.5, skin * (isShort ? 1.5 : 1.42) + 1.5);
  const oldHalf =
    profileAt(arm.skinShares, position) < 0.5
      ? profileAt(side > 0 ? arm.seenOuter : arm.seenInner, position)
      : Number.NaN;
  const edgeDistance = (oldHalf > clothHalf ? Math.min(oldHalf, clothHalf * MAX_WIDENING) : clothHalf) * side;
  const [x, y] = findLimbPoint(arm, position);
  const [nx, ny] = findLimbOutward(arm, position);
  return [x + nx * edgeDistance, y + ny * edgeDistance];
}

/** Bends the edge smoothly from the tip of the shoulder over the upper arm. */
function bendOverShoulder(edge: readonly Point[], tip: Point, reach: number, { frame }: PersonBody): Point[] {
  const until = Math.max(
    2,
    edge.findIndex((_, j) => (reach * j) / (edge.length - 1) >= Math.min(0.17, reach * 0.6)),
  );
  const goal = edge[until]!;
  const [from, to] = [toBody(frame, ...tip), toBody(frame, ...goal)];
  const bend = toPicture(frame, lerp(from[0], to[0], 0.28), lerp(from[1], to[1], 0.8));
  return edge.map((point, j) => {
    if (j >= until) return point;
    const t = j / until;
    return interpolatePoint(interpolatePoint(tip, bend, t), interpolatePoint(bend, goal, t), t);
  });
}
