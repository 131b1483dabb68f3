import { clamp } from '../../curve.ts';
import { toBody, toPicture } from '../../person/bodyPlaces.ts';
import type { BySide, PictureSide } from '../../person/PersonBody.ts';
import { interpolateGaps, smoothValues } from '../../person/profiles.ts';
import type { Scene } from '../Scene.ts';
import { bySide } from '../TopFit.ts';
import type { Gap } from './oldEdges.ts';
import { findGap, findHem, findOuterEdge } from './oldEdges.ts';

/** The shape of trousers, shorts or a skirt in the photo. Rows and columns are those of the scene. */
export interface OldBottom {
  /** The first row with cloth, and the row after the last one. */
  readonly top: number;
  readonly end: number;
  /** The outer edges for each row from `top`, also behind hands and bags. */
  readonly outer: BySide<Float32Array>;
  /** The edges between the legs. Above the crotch, and in a skirt, both are the middle line. */
  readonly inner: BySide<Float32Array>;
  readonly crotch: number;
  /** The last row of each leg. */
  readonly hems: BySide<number>;
  /** Whether the picture ends before the garment. */
  readonly isCutOff: boolean;
  /** The fraction of the rows below the crotch that show a gap between the legs. */
  readonly gapShare: number;
}

/** Position of the crotch down the torso. */
const CROTCH_ALONG = 1.2;
/** Radius in rows within which the edges between the legs are smoothed. */
const INNER_SMOOTHING = 10;
/** Distance in rows from the end of the picture at which a garment is cut off. */
const CUT_OFF_ROWS = 4;

/** `mask` marks the cloth below the waist; returns null if there is none. */
export function findOldBottom(scene: Scene, mask: Uint8Array): OldBottom | null {
  const { width, height, body } = scene;
  const [first, last] = [mask.indexOf(1), mask.lastIndexOf(1)];
  if (first < 0) return null;
  const [top, end] = [Math.floor(first / width), Math.floor(last / width) + 1];
  const crotch = clamp(Math.round(toPicture(body.frame, CROTCH_ALONG, 0)[1] - scene.top), top + 1, end);
  const gaps = Array.from({ length: end - crotch }, (_, k) => {
    const y = crotch + k;
    const [from, to] = [findLegColumn(scene, 'left', y), findLegColumn(scene, 'right', y)];
    return findGap(mask.subarray(y * width, (y + 1) * width), Math.round(from), Math.round(to));
  });
  const inner = findInnerEdges(scene, gaps, crotch, top, end);
  const middle = inner.left.map((x, k) => (x + inner.right[k]!) / 2);
  const hems = bySide((side) => findHem(mask, width, side, top, middle));
  return {
    top,
    end,
    crotch,
    inner,
    hems,
    outer: bySide((side) => findOuterEdge(scene, mask, side, top, end)),
    isCutOff: Math.max(hems.left, hems.right) >= height - CUT_OFF_ROWS,
    gapShare: gaps.filter((gap) => gap !== null).length / Math.max(1, gaps.length),
  };
}

/** Returns the column of the axis of a leg in a row. */
function findLegColumn({ body, left, top }: Scene, side: PictureSide, y: number): number {
  const distanceOf = (pointY: number): number => Math.abs(pointY - top - y);
  const { axis } = body.legs[side];
  return axis.reduce((best, point) => (distanceOf(point[1]) < distanceOf(best[1]) ? point : best))[0] - left;
}

function findInnerEdges(
  scene: Scene,
  gaps: readonly (Gap | null)[],
  crotch: number,
  top: number,
  end: number,
): BySide<Float32Array> {
  const { frame } = scene.body;
  const usualColumns = new Float32Array(end - top).map((_, k) => {
    const y = top + k;
    if (y >= crotch) return (findLegColumn(scene, 'left', y) + findLegColumn(scene, 'right', y)) / 2;
    const [along] = toBody(frame, frame.hips[0], y + scene.top);
    return toPicture(frame, along, 0)[0] - scene.left;
  });
  return bySide((side) => {
    const edge = usualColumns.map((x, k) => (top + k < crotch ? x : Number.NaN));
    gaps.forEach((gap, k) => {
      if (gap) edge[crotch - top + k] = side === 'left' ? gap.from : gap.to;
    });
    const hasGaps = gaps.some((gap) => gap !== null);
    return smoothValues(hasGaps ? interpolateGaps(edge, usualColumns) : usualColumns, INNER_SMOOTHING);
  });
}
