import type { Panel } from './Drawing.ts';
import type { Point } from './geometry.ts';

/** The sleeve of a panel, for the fitting room. */
export interface Limb {
  /** The side of the picture. */
  readonly side: 'left' | 'right';
  /** From the middle of the armhole over the elbow to the end. */
  readonly axis: readonly Point[];
  /** Outer and inner corner of the sleeve's end. */
  readonly end: readonly [Point, Point];
}

/** A symbol, so that spreads copy it and fingerprints of pictures ignore it. */
const LIMB = Symbol('limb');

type Marked = Panel & { readonly [LIMB]?: Limb };

export const markLimb = (panel: Panel, limb: Limb | undefined): Panel =>
  limb ? ({ ...panel, [LIMB]: limb } as Marked) : panel;

export const getLimb = (panel: Panel): Limb | undefined => (panel as Marked)[LIMB];

export const moveLimb = (limb: Limb, movePoint: (point: Point) => Point): Limb => ({
  side: limb.side,
  axis: limb.axis.map(movePoint),
  end: [movePoint(limb.end[0]), movePoint(limb.end[1])],
});
