import type { Axes } from './axes.ts';
import { pairOf } from './axes.ts';
import type { Curve } from './curve.ts';
import { clamp, lerp, smoothstep } from './curve.ts';
import type { Body } from './Figure.ts';
import { DRESSMAKER } from './Figure.ts';
import type { Cut } from './Garment.ts';

/** The share of a leg along which the two legs separate. */
const JOINED = 0.12;

export interface LegLay {
  readonly crotch: number;
  x(a: number, b: number): number;
}

/**
 * Positions the legs of a garment below the crotch: each follows a leg of the figure, and is wider by as much as that
 * leg is.
 */
export function legLay(cut: Cut, body: Body, axes: Axes, scale: number, height: Curve, shift: Curve): LegLay {
  const crotch = axes.of(cut.landmarks['crotch']!)[1];
  const outer = pairOf(cut, axes, 'hem_outer')!;
  const inner = pairOf(cut, axes, 'hem_inner')!;
  const hip = pairOf(cut, axes, 'hip')!;
  const y = height.of(outer.row);
  const wider =
    (body.half(body.levels.thigh) - body.leg(body.levels.thigh) - DRESSMAKER.thigh) *
    clamp(1 - (y - body.levels.thigh) / 360, 0.12, 1);
  const middle = ((outer.half + inner.half) / 2) * scale;
  // Wide legs stay apart in the middle, even where the feet are closer together.
  const centered = Math.max(body.leg(y) - middle, 1 - inner.half * scale + wider);
  const out = shift.of(crotch);
  const t = (b: number): number => clamp((b - crotch) / (outer.row - crotch), 0, 1.1);
  return {
    crotch,
    x: (a, b) => {
      const share = t(b);
      const from = lerp(0, inner.half, Math.min(1, share));
      const to = lerp(hip.half, outer.half, Math.min(1, share));
      const across = clamp((a - from) / Math.max(1, to - from), 0, 1);
      // Keeps the seam closed where the legs of the picture are still joined.
      const inside = lerp(0, centered - wider, share * smoothstep(0, JOINED, share));
      const outside = lerp(out, centered + wider, share);
      return a * scale + lerp(inside, outside, across);
    },
  };
}
