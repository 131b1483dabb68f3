import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { findLimbOutward, findLimbPoint } from './bodyPlaces.ts';
import { createLimbAxis } from './limbAxis.ts';
import type { Joint } from './Person.ts';
import type { Limb, PictureSide, Profile } from './PersonBody.ts';
import type { Table } from './profiles.ts';
import { findMedian, sampleProfile, smoothValues, lookUp } from './profiles.ts';
import type { Silhouette } from './Silhouette.ts';

const SAMPLE_COUNT = 21;
/** Half the width of an arm in shoulder widths, from shoulder to wrist. */
const HALF_WIDTHS: Table = [
  [0, 0.165],
  [0.5, 0.125],
  [1, 0.085],
];
/** Minimum share of skin at a point of a bare arm. */
const MIN_SKIN_SHARE = 0.6;
/** The length of an arm in shoulder widths. */
const USUAL_LENGTH_RATIO = 1.55;

export interface ArmJoints {
  readonly shoulder: Joint;
  readonly elbow: Joint;
  readonly wrist: Joint;
  readonly handJoints: readonly Joint[];
}

interface ArmEdge {
  readonly distance: number;
  /** Whether the edge to the background was found. If not, the search ended at its limit. */
  readonly isOutline: boolean;
  /** Whether the edge of a bare arm was found, next to the background or to cloth behind the arm. */
  readonly isSkinEdge: boolean;
}

const toPoint = ({ x, y }: Joint): Point => [x, y];

/** `shoulderWidth` is in pixels. */
export function measureArm(
  { shoulder, elbow, wrist, handJoints }: ArmJoints,
  side: PictureSide,
  shoulderWidth: number,
  silhouette: Silhouette,
): Limb {
  const line = createLimbAxis(toPoint(shoulder), toPoint(elbow), toPoint(wrist), 0.18);
  const emptyProfile = { from: 0, to: 1, values: new Float32Array(2) };
  const unmeasuredArm: Limb = {
    ...line,
    side,
    outer: emptyProfile,
    inner: emptyProfile,
    seenOuter: emptyProfile,
    seenInner: emptyProfile,
    skinShares: emptyProfile,
    isVisible: false,
  };
  const skin = sampleProfile(0, 1, SAMPLE_COUNT, (position) =>
    silhouette.skinAt(findLimbPoint(unmeasuredArm, position)),
  );
  const edges = [1, -1].map((sign) => findEdges(unmeasuredArm, sign, shoulderWidth, silhouette)) as [
    ArmEdge[],
    ArmEdge[],
  ];
  const usualWidth = shoulderWidth * clamp(line.length / (USUAL_LENGTH_RATIO * shoulderWidth), 0.75, 1.05);
  const buildFactor = findBuildFactor(edges, usualWidth, shoulderWidth);
  const widths = edges.map((side) => findWidths(side, skin, usualWidth * buildFactor));
  const seenWidths = edges.map((side) =>
    sampleProfile(0, 1, SAMPLE_COUNT, (_, i) => (side[i]!.isOutline ? side[i]!.distance : Number.NaN)),
  );
  const lowerArmSkin = skin.values.subarray(12, 20).reduce((sum, value) => sum + value / 8, 0);
  const isSeen = lowerArmSkin > 0.35 || handJoints.some((joint) => silhouette.skinAtJoint(joint) > 0.5);
  return {
    ...unmeasuredArm,
    outer: widths[0]!,
    inner: widths[1]!,
    seenOuter: seenWidths[0]!,
    seenInner: seenWidths[1]!,
    skinShares: skin,
    isVisible: isSeen,
  };
}

function findEdges(limb: Limb, sign: number, shoulderWidth: number, silhouette: Silhouette): ArmEdge[] {
  const limit = 0.4 * shoulderWidth;
  return Array.from({ length: SAMPLE_COUNT }, (_, i) => {
    const position = i / (SAMPLE_COUNT - 1);
    const [x, y] = findLimbOutward(limb, position);
    const [from, direction] = [findLimbPoint(limb, position), [x * sign, y * sign] as const];
    const isBare = silhouette.skinAt(from) >= MIN_SKIN_SHARE;
    const isPastEdge = (point: Point): boolean =>
      silhouette.isBackground(point) ||
      silhouette.getShare('hair', point) >= 0.6 ||
      (isBare && silhouette.clothAt(point) > 0.5);
    const distance = silhouette.measureDistance(from, direction, limit, isPastEdge);
    if (distance === null) return { distance: limit, isOutline: false, isSkinEdge: false };
    const edge: Point = [from[0] + direction[0] * (distance + 1), from[1] + direction[1] * (distance + 1)];
    const isOutline = silhouette.isBackground(edge);
    return { distance, isOutline, isSkinEdge: isBare && (isOutline || silhouette.clothAt(edge) > 0.5) };
  });
}

/**
 * Returns the width of the arm in comparison with the usual width. Measures only where the arm is bare and its edge
 * is visible.
 */
function findBuildFactor(edges: readonly ArmEdge[][], usualWidth: number, shoulderWidth: number): number {
  const ratios = edges.flatMap((side) =>
    side.flatMap(({ distance, isSkinEdge }, i) =>
      i >= 4 && i <= 19 && isSkinEdge && distance > 0.05 * shoulderWidth
        ? [distance / (usualWidth * lookUp(HALF_WIDTHS, i / (SAMPLE_COUNT - 1)))]
        : [],
    ),
  );
  return ratios.length > 3 ? clamp(findMedian(ratios), 0.75, 1.12) : 1;
}

/** Returns the widths of the arm. Uses visible edges only where the arm is bare, because a sleeve is wider. */
function findWidths(edges: readonly ArmEdge[], skin: Profile, scale: number): Profile {
  const raw = sampleProfile(0, 1, SAMPLE_COUNT, (position, i) => {
    const usualWidth = scale * lookUp(HALF_WIDTHS, position);
    const { distance, isOutline, isSkinEdge } = edges[i]!;
    if (!isOutline && !isSkinEdge) return usualWidth;
    return clamp(distance, usualWidth * 0.6, usualWidth * (skin.values[i]! > 0.5 ? 1.35 : 1.1));
  });
  return { ...raw, values: smoothValues(raw.values, 2) };
}
