import type { Material } from '../fabric/Material.ts';
import type { Point } from './geometry.ts';

/** A crease or a soft roll of the cloth: a tapered stroke in the height map. */
export interface Fold {
  readonly path: readonly Point[];
  /** Half width at the middle of the stroke. */
  readonly width: number;
  /** Positive values are raised, negative ones sunk. */
  readonly depth: number;
  /** Above 0, the stroke's left side (in its direction) is steeper; below 0, its right side. */
  readonly lean?: number;
  /** The position of the maximum along the stroke, 0 to 1. */
  readonly peak?: number;
}

export interface Seam {
  readonly path: readonly Point[];
  readonly depth: number;
  readonly width?: number;
}

export interface Stitching {
  readonly path: readonly Point[];
  readonly color: readonly [number, number, number];
  readonly length?: number;
}

/** An area of faded (positive) or darker (negative) dye. */
export interface Fade {
  readonly at: Point;
  readonly radius: readonly [number, number];
  readonly strength: number;
}

/** Maps a point of the picture to the cloth: along straight threads, or threads that bend at a joint. */
export interface Grain {
  readonly origin: Point;
  readonly angle: number;
  readonly bend?: { readonly at: number; readonly angle: number };
  /** The growth in width per unit of height, for threads that fan out below a flared panel's waist. */
  readonly flare?: number;
}

export interface Quilt {
  readonly lines: 'across' | 'along' | 'diamond';
  readonly pitch: number;
  readonly depth: number;
  /** The position of the first line, along the threads. */
  readonly from?: number;
}

export interface Panel {
  readonly part: 'panel';
  readonly outline: readonly Point[];
  readonly material: Material;
  readonly grain?: Grain;
  /** Panels with the same name are one shell, without an embossed edge between them. */
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
  /** Quilting: a chamber swells between its lines. Lines follow the threads, so that sleeves get rings. */
  readonly quilt?: Quilt;
  /** Width of the bulge from the edge (30 by default): small for a strap, large for a toe cap or a bag. */
  readonly round?: number;
  /** The plane's direction: [0.5, 0] faces right and is dark, [0, -0.3] faces up and is light. */
  readonly tilt?: readonly [right: number, down: number];
  /** Height of the bulge, in pixels. */
  readonly volume?: number;
  /** Strength of the shadow on lower parts; 1 for a lapel. */
  readonly lift?: number;
  /** Brightness below 1 for parts in the shade, such as a back's inside. */
  readonly light?: number;
  readonly thickness?: number;
}

export interface Button {
  readonly part: 'button';
  readonly at: Point;
  readonly radius: number;
  readonly color: readonly [number, number, number];
  readonly look: 'sewn' | 'shank' | 'snap';
}

export interface Label {
  readonly part: 'label';
  readonly at: Point;
  readonly size: readonly [number, number];
}

/** A line of zip teeth, a cord or a thread loop on the cloth. */
export interface Cord {
  readonly part: 'cord';
  readonly path: readonly Point[];
  readonly width: number;
  readonly color: readonly [number, number, number];
  readonly teeth?: boolean;
}

export type Part = Panel | Button | Label | Cord;

export interface Drawing {
  /** Ordered from the back to the front. */
  readonly parts: readonly Part[];
  readonly landmarks: Readonly<Record<string, Point>>;
  /** The center of the close-up. */
  readonly focus: { readonly at: Point; readonly zoom: number };
  /** A second piece, partly hidden by the first. Its parts come first in `parts`, smaller and moved. */
  readonly under?: Pick<Drawing, 'parts' | 'landmarks'>;
}
