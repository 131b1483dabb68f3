import type { Material } from '../fabric/Material.ts';
import type { Point } from './geometry.ts';

/** A crease or a soft roll of the cloth: a tapered stroke of height. */
export interface Fold {
  readonly path: readonly Point[];
  /** Half width at the middle of the stroke. */
  readonly width: number;
  /** Positive stands up, negative sinks in. */
  readonly depth: number;
  /** Above 0 the left side of the stroke (as it is walked) is steeper, below 0 the right side. */
  readonly lean?: number;
  /** Where along the stroke it is strongest, 0 to 1. */
  readonly peak?: number;
}

export interface Seam {
  readonly path: readonly Point[];
  readonly depth: number;
  readonly width?: number;
}

export interface Stitching {
  readonly path: readonly Point[];
  readonly colour: readonly [number, number, number];
  readonly length?: number;
}

/** A place where the dye has worn off (positive) or gathered (negative). */
export interface Fade {
  readonly at: Point;
  readonly radius: readonly [number, number];
  readonly strength: number;
}

/** Turns a point of the picture into a point of the cloth: straight threads, or threads that bend at a joint. */
export interface Grain {
  readonly origin: Point;
  readonly angle: number;
  readonly bend?: { readonly at: number; readonly angle: number };
  /** The threads fan out below the waist of a flared panel: how much wider one unit gets per unit down. */
  readonly flare?: number;
}

export interface Quilt {
  readonly lines: 'across' | 'along' | 'diamond';
  readonly pitch: number;
  readonly depth: number;
  /** Where the first line lies, along the threads. */
  readonly from?: number;
}

export interface Panel {
  readonly part: 'panel';
  readonly outline: readonly Point[];
  readonly material: Material;
  readonly grain?: Grain;
  /** Panels that share a name are one shell: no edge is embossed where they meet. */
  readonly join?: string;
  readonly folds?: readonly Fold[];
  readonly seams?: readonly Seam[];
  readonly stitching?: readonly Stitching[];
  readonly fades?: readonly Fade[];
  /** Vertical pleats: a sawtooth over the threads. */
  readonly pleats?: {
    readonly count: number;
    readonly depth: number;
    readonly top: number;
    readonly half: (y: number) => number;
  };
  /**
   * Stitched through to a filling: each chamber swells between its lines. Lines follow the threads, so sleeves get
   * rings.
   */
  readonly quilt?: Quilt;
  /** How far in from its edge the bulge reaches (30 when left out): small for a strap, large for a toe cap or a bag. */
  readonly round?: number;
  /**
   * Which way the plane faces, 0.5 is a side turned well away: [0.5, 0] looks right and is dark, [0, -0.3] looks up and
   * is light.
   */
  readonly tilt?: readonly [right: number, down: number];
  /** How far it bulges, in pixels. */
  readonly volume?: number;
  /** How strongly it shades what lies under it; 1 is a lapel. */
  readonly lift?: number;
  /** Below 1 for what lies in the dark, such as the inside of a back. */
  readonly light?: number;
  readonly thickness?: number;
}

export interface Button {
  readonly part: 'button';
  readonly at: Point;
  readonly radius: number;
  readonly colour: readonly [number, number, number];
  readonly look: 'sewn' | 'shank' | 'snap';
}

export interface Label {
  readonly part: 'label';
  readonly at: Point;
  readonly size: readonly [number, number];
}

/** A line of metal teeth, a cord or a thread loop lying on the cloth. */
export interface Cord {
  readonly part: 'cord';
  readonly path: readonly Point[];
  readonly width: number;
  readonly colour: readonly [number, number, number];
  readonly teeth?: boolean;
}

export type Part = Panel | Button | Label | Cord;

export interface Drawing {
  /** From the back to the front. */
  readonly parts: readonly Part[];
  readonly landmarks: Readonly<Record<string, Point>>;
  /** The middle of the close view and how much is seen of it. */
  readonly focus: { readonly at: Point; readonly zoom: number };
}
