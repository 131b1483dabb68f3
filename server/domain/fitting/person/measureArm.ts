import { clamp } from '../curve.ts';
import type { Point } from '../Figure.ts';
import { limbOutward, limbPoint } from './bodyPlaces.ts';
import { limbAxis } from './limbAxis.ts';
import type { Joint } from './Person.ts';
import type { Limb, PictureSide, Profile } from './PersonBody.ts';
import type { Table } from './profiles.ts';
import { median, profileOf, smoothed, tableAt } from './profiles.ts';
import type { Silhouette } from './Silhouette.ts';

const SAMPLES = 21;
/** Half the width of an arm in shoulder widths, from shoulder to wrist. */
const HALF_WIDTHS: Table = [
  [0, 0.165],
  [0.5, 0.125],
  [1, 0.085],
];
/** Minimum share of skin at a point of a bare arm. */
const BARE = 0.6;
/** The length of an arm in shoulder widths. */
const USUAL_LENGTH = 1.55;

export interface ArmJoints {
  readonly shoulder: Joint;
  readonly elbow: Joint;
  readonly wrist: Joint;
  /** The joints of the hand. */
  readonly hand: readonly Joint[];
}

interface Edge {
  readonly distance: number;
  /** Whether the edge to the background was found, not just the limit of the search. */
  readonly isOutline: boolean;
  /** Whether the edge of a bare arm was found: to the background, or to cloth that the arm lies in front of. */
  readonly isSkinEdge: boolean;
}

const pointOf = ({ x, y }: Joint): Point => [x, y];

/** `shoulderWidth`: in pixels. */
export function measureArm(
  { shoulder, elbow, wrist, hand }: ArmJoints,
  side: PictureSide,
  shoulderWidth: number,
  silhouette: Silhouette,
): Limb {
  const line = limbAxis(pointOf(shoulder), pointOf(elbow), pointOf(wrist), 0.18);
  const empty = { from: 0, to: 1, values: new Float32Array(2) };
  const bare: Limb = {
    ...line,
    side,
    outer: empty,
    inner: empty,
    seenOuter: empty,
    seenInner: empty,
    skin: empty,
    isSeen: false,
  };
  const skin = profileOf(0, 1, SAMPLES, (at) => silhouette.skin(limbPoint(bare, at)));
  const edges = [1, -1].map((sign) => edgesOf(bare, sign, shoulderWidth, silhouette)) as [Edge[], Edge[]];
  const usual = shoulderWidth * clamp(line.length / (USUAL_LENGTH * shoulderWidth), 0.75, 1.05);
  const build = buildOf(edges, usual, shoulderWidth);
  const widths = edges.map((side) => widthsOf(side, skin, usual * build));
  const seen = edges.map((side) =>
    profileOf(0, 1, SAMPLES, (_, i) => (side[i]!.isOutline ? side[i]!.distance : Number.NaN)),
  );
  const lowerArm = skin.values.subarray(12, 20).reduce((sum, value) => sum + value / 8, 0);
  const isSeen = lowerArm > 0.35 || hand.some((joint) => silhouette.skinAtJoint(joint) > 0.5);
  return { ...bare, outer: widths[0]!, inner: widths[1]!, seenOuter: seen[0]!, seenInner: seen[1]!, skin, isSeen };
}

function edgesOf(limb: Limb, sign: number, shoulderWidth: number, silhouette: Silhouette): Edge[] {
  const limit = 0.4 * shoulderWidth;
  return Array.from({ length: SAMPLES }, (_, i) => {
    const at = i / (SAMPLES - 1);
    const [x, y] = limbOutward(limb, at);
    const [from, direction] = [limbPoint(limb, at), [x * sign, y * sign] as const];
    const isBare = silhouette.skin(from) >= BARE;
    const stops = (place: Point): boolean =>
      silhouette.isBackground(place) ||
      silhouette.share('hair', place) >= 0.6 ||
      (isBare && silhouette.cloth(place) > 0.5);
    const distance = silhouette.reach(from, direction, limit, stops);
    if (distance === null) return { distance: limit, isOutline: false, isSkinEdge: false };
    const edge: Point = [from[0] + direction[0] * (distance + 1), from[1] + direction[1] * (distance + 1)];
    const isOutline = silhouette.isBackground(edge);
    return { distance, isOutline, isSkinEdge: isBare && (isOutline || silhouette.cloth(edge) > 0.5) };
  });
}

/** The arm's width relative to the usual one, measured where it is bare and its edge is visible. */
function buildOf(edges: readonly Edge[][], usual: number, shoulderWidth: number): number {
  const ratios = edges.flatMap((side) =>
    side.flatMap(({ distance, isSkinEdge }, i) =>
      i >= 4 && i <= 19 && isSkinEdge && distance > 0.05 * shoulderWidth
        ? [distance / (usual * tableAt(HALF_WIDTHS, i / (SAMPLES - 1)))]
        : [],
    ),
  );
  return ratios.length > 3 ? clamp(median(ratios), 0.75, 1.12) : 1;
}

/** Uses the visible edges only where the arm is bare, since a sleeve is wider than the arm. */
function widthsOf(edges: readonly Edge[], skin: Profile, scale: number): Profile {
  const raw = profileOf(0, 1, SAMPLES, (at, i) => {
    const usual = scale * tableAt(HALF_WIDTHS, at);
    const { distance, isOutline, isSkinEdge } = edges[i]!;
    if (!isOutline && !isSkinEdge) return usual;
    return clamp(distance, usual * 0.6, usual * (skin.values[i]! > 0.5 ? 1.35 : 1.1));
  });
  return { ...raw, values: smoothed(raw.values, 2) };
}
