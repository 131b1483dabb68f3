import type { Axes } from './axes.ts';
import { findPair } from './axes.ts';
import type { Curve } from './curve.ts';
import { clamp, lerp, smoothstep } from './curve.ts';
import type { Body } from './Figure.ts';
import { DRESS_FORM } from './Figure.ts';
import type { GarmentShape } from './Garment.ts';

/** The upper fraction of the legs in which they are still joined. */
const JOINED_SHARE = 0.12;

export interface LegMapping {
  readonly crotch: number;
  findX(across: number, down: number): number;
}

/** Maps the legs of a garment below the crotch. Each follows one leg of the figure, and both are widened equally. */
export function mapLegs(
  cut: GarmentShape,
  body: Body,
  axes: Axes,
  scale: number,
  height: Curve,
  shift: Curve,
): LegMapping {
  const crotch = axes.toAxes(cut.landmarks['crotch']!)[1];
  const outer = findPair(cut, axes, 'hem_outer')!;
  const inner = findPair(cut, axes, 'hem_inner')!;
  const hip = findPair(cut, axes, 'hip')!;
  const y = height.of(outer.row);
  const extraWidth =
    (body.halfWidthAt(body.levels.thigh) - body.legMiddleAt(body.levels.thigh) - DRESS_FORM.thigh) *
    clamp(1 - (y - body.levels.thigh) / 360, 0.12, 1);
  const legMiddle = ((outer.halfWidth + inner.halfWidth) / 2) * scale;
  // The inner edges of wide legs do not cross the middle, even if the feet are close together.
  const middleShift = Math.max(body.legMiddleAt(y) - legMiddle, 1 - inner.halfWidth * scale + extraWidth);
  const hipShift = shift.of(crotch);
  const findShare = (row: number): number => clamp((row - crotch) / (outer.row - crotch), 0, 1.1);
  return {
    crotch,
    findX: (a, b) => {
      const share = findShare(b);
      const from = lerp(0, inner.halfWidth, Math.min(1, share));
      const to = lerp(hip.halfWidth, outer.halfWidth, Math.min(1, share));
      const acrossShare = clamp((a - from) / Math.max(1, to - from), 0, 1);
      // Keep the seam closed where the legs are joined in the picture.
      const innerShift = lerp(0, middleShift - extraWidth, share * smoothstep(0, JOINED_SHARE, share));
      const outerShift = lerp(hipShift, middleShift + extraWidth, share);
      return a * scale + lerp(innerShift, outerShift, acrossShare);
    },
  };
}
