import type { Cloth, ClothKind, TopOutline } from '../cloth/Cloth.ts';
import type { Point } from '../Figure.ts';
import { findNearestOnLimb, toPicture } from '../person/bodyPlaces.ts';
import type { BySide, PersonBody } from '../person/PersonBody.ts';
import { PICTURE_SIDES, signOf } from '../person/PersonBody.ts';
import { foldedShare } from './Grid.ts';
import type { Filling, Layer } from './Layer.ts';
import { drawGrid, createEmptyLayer } from './Layer.ts';
import type { Scene } from './Scene.ts';
import { findOpeningBottom } from './openingAlong.ts';
import { findOldHem } from './oldHem.ts';
import { createSleeveGrid } from './sleeveGrid.ts';
import { createTexture } from './Texture.ts';
import { findInnerSpan, findSleeveReach } from './sleeveReach.ts';
import type { TorsoMoves } from './lineMoves.ts';
import type { TopFit, TopWearing } from './TopFit.ts';
import { bySide, fitTop } from './TopFit.ts';
import { createTopGrid } from './topGrid.ts';
import type { Waist } from './waist.ts';

/** A garment in its position in the scene. */
export interface Worn {
  readonly cloth: Cloth;
  readonly trunk: Layer;
  readonly sleeves: readonly Layer[];
  /** The position from which each arm may be bare, 0 to 1: the end of the sleeve's inner edge, or the armpit. */
  readonly armBareFrom: BySide<number>;
  /** Where the outer edge of the sleeve ends, as a position along the arm; 0 without sleeves. */
  readonly sleeveEnd: number;
  readonly hasSleeves: boolean;
  readonly armpits: BySide<Point>;
  /** Half the width of the neck opening, in shoulder widths. */
  readonly collarHalf: number;
  /** The lowest point of the neck opening, as a position down the torso. */
  readonly openingAlong: number;
  /** Cloth that extends the garment to the outline of the old clothes; null if there is none. */
  readonly filling: Filling | null;
  /** The positions of the armpits and of the hem down the torso. */
  readonly from: number;
  readonly to: number;
  /** The fraction of the cloth that is flipped, because it is folded there. */
  readonly foldedShare: number;
  /** The outline of the trunk in the photo, without sleeves. */
  readonly outline: readonly Point[];
}

export interface Outfit {
  /** The garments on the trunk, from the body outwards. */
  readonly tops: readonly Worn[];
  readonly takenOff: readonly ('upper' | 'lower')[];
  readonly isTucked: boolean;
  /** Whether only a jacket is put on, over the photo's top. */
  readonly keepsTop: boolean;
}

const DRAWING_ORDER: readonly ClothKind[] = ['dress', 'upper', 'outer'];
/** The usual position of a waistband down the torso, if the photo shows none. */
const USUAL_BAND_ALONG = 0.7;
/** Number of points of an outline between the armpit and the hem. */
const OUTLINE_ROWS = 6;

/** How the shopper wants to wear an outfit. */
export interface Wearing {
  readonly waist: Waist;
  readonly isTucked: boolean;
  /** How far the shopper moved the lines of each garment. */
  readonly moves: ReadonlyMap<Cloth, TorsoMoves>;
}

/** Positions an outfit on the body. Extends a tucked top into the waistband. */
export function positionOutfit(cloths: readonly Cloth[], scene: Scene, { waist, isTucked, moves }: Wearing): Outfit {
  const sorted = [...cloths].sort((one, other) => DRAWING_ORDER.indexOf(one.kind) - DRAWING_ORDER.indexOf(other.kind));
  const seam = waist.seam ?? USUAL_BAND_ALONG + 0.05;
  const tops: Worn[] = [];
  const takenOff = new Set<'upper' | 'lower'>();
  for (const cloth of sorted) {
    const { outline } = cloth;
    if (outline.on === 'legs') continue;
    const nearbyHem = findNearbyHem(cloth, scene, seam + (isTucked ? 0.08 : 0.02));
    tops.push(positionTop(cloth, outline, scene, { nearbyHem, room: findRoom(scene), moves: moves.get(cloth) ?? {} }));
    takenOff.add('upper');
    if (cloth.kind === 'dress') takenOff.add('lower');
  }
  const keepsTop = tops.length > 0 && tops.every((garment) => garment.cloth.kind === 'outer');
  return { tops, takenOff: [...takenOff], isTucked, keepsTop };
}

/** Finds the waistband or old hem at which a hem near it ends; returns null to keep the length of the garment. */
function findNearbyHem({ kind }: Cloth, scene: Scene, waistband: number): number | null {
  if (kind === 'dress') return findOldHem(scene);
  return kind === 'upper' ? waistband : null;
}

function positionTop(cloth: Cloth, outline: TopOutline, scene: Scene, wearing: TopWearing): Worn {
  const { body } = scene;
  const fit = fitTop(outline, cloth.kind, body, wearing);
  const texture = createTexture(cloth, fit.scale);
  const trunk = createEmptyLayer(scene);
  const grid = createTopGrid(outline, fit, body);
  drawGrid(trunk, texture, grid, scene);
  const arms = findSleeveReach(outline, fit.scale, body);
  const sleeveGrids = PICTURE_SIDES.flatMap((side) => {
    const { sleeve } = outline.sides[side];
    return sleeve && arms > 0
      ? [createSleeveGrid(sleeve, fit.sides[side], body.arms[side], body, fit.scale, arms)]
      : [];
  });
  const sleeves = sleeveGrids.map((sleeveGrid) => {
    const layer = createEmptyLayer(scene);
    drawGrid(layer, texture, sleeveGrid, scene);
    return layer;
  });
  const hasSleeves = sleeves.length > 0;
  return {
    cloth,
    trunk,
    sleeves,
    hasSleeves,
    armpits: bySide((side) => fit.sides[side].armpit),
    collarHalf: (fit.collarAcross.right - fit.collarAcross.left) / 2 / body.frame.shoulderWidth,
    openingAlong: findOpeningBottom(outline, fit, body) + (wearing.moves?.collar ?? 0),
    filling: null,
    armBareFrom: bySide((side) => {
      const { sleeve } = outline.sides[side];
      const { armpit } = fit.sides[side];
      if (!hasSleeves || !sleeve) return findNearestOnLimb(body.arms[side], ...armpit).position;
      return Math.min(arms, findInnerSpan(sleeve, armpit, body.arms[side], fit.scale, arms).end);
    }),
    sleeveEnd: arms,
    from: fit.armpitAlong,
    to: fit.hemAlong,
    foldedShare: Math.max(...[grid, ...sleeveGrids].map(foldedShare)),
    outline: traceTopOutline(fit, body),
  };
}

/** Minimum distance in pixels between a skirt and the end of the scene. */
const SCENE_MARGIN = 4;

const findRoom = ({ left, width, body: { frame } }: Scene): BySide<number> => ({
  left: frame.hips[0] - left - SCENE_MARGIN,
  right: left + width - frame.hips[0] - SCENE_MARGIN,
});

/** Traces the outline of a garment for the trunk, clockwise from the collar on the left of the picture. */
function traceTopOutline(fit: TopFit, { frame }: PersonBody): readonly Point[] {
  const [left, right] = PICTURE_SIDES.map((side) => {
    const { collar, shoulder, armpit } = fit.sides[side];
    const rows = Array.from({ length: OUTLINE_ROWS }, (_, k): Point => {
      const share = (k + 1) / OUTLINE_ROWS;
      const along = fit.armpitAlong + (fit.hemAlong - fit.armpitAlong) * share;
      return toPicture(frame, along, signOf(side) * fit.half(side, share));
    });
    return [collar, shoulder, armpit, ...rows];
  });
  return [...right!, ...left!.toReversed()];
}

/** Combines the opacities of trunk, sleeves and extended cloth. */
export function combineOpacity({ trunk, sleeves, filling }: Worn): Float32Array {
  const opacity = trunk.front.slice();
  for (const { front } of filling ? [...sleeves, filling] : sleeves)
    for (let i = 0; i < opacity.length; i++) opacity[i] = Math.max(opacity[i]!, front[i]!);
  return opacity;
}
