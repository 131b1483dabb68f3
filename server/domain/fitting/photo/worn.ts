import type { BottomOutline, Cloth, ClothKind, TopOutline } from '../cloth/Cloth.ts';
import type { Point } from '../Figure.ts';
import { findNearestOnLimb, toPicture } from '../person/bodyPlaces.ts';
import type { BySide, PersonBody } from '../person/PersonBody.ts';
import { PICTURE_SIDES, signOf } from '../person/PersonBody.ts';
import { bottomGrid, fitBottom, withHem } from './bottomGrid.ts';
import type { Grid } from './Grid.ts';
import { foldedShare } from './Grid.ts';
import type { Filling, Layer } from './Layer.ts';
import { drawGrid, emptyLayer } from './Layer.ts';
import type { Scene } from './Scene.ts';
import { openingAlong } from './openingAlong.ts';
import { oldHemAlong } from './oldHem.ts';
import { sleeveGrid } from './sleeveGrid.ts';
import { textureOf } from './Texture.ts';
import { innerSpan, sleeveReach } from './sleeveReach.ts';
import type { TorsoMoves } from './lineMoves.ts';
import type { TopFit, TopWearing } from './TopFit.ts';
import { bySide, fitTop } from './TopFit.ts';
import { topGrid } from './topGrid.ts';
import type { Waist } from './waist.ts';

/** A garment in its position in the scene. */
export interface Worn {
  readonly cloth: Cloth;
  readonly trunk: Layer;
  readonly sleeves: readonly Layer[];
  /** Position along each arm, 0 to 1, from which it may be bare: the end of the sleeve's inner edge, or the armpit. */
  readonly armFrom: BySide<number>;
  /** Position along each arm of the end of the sleeve's outer edge; 0 without sleeves. */
  readonly sleeveTo: number;
  readonly hasSleeves: boolean;
  readonly pits: BySide<Point>;
  /** Half the width of the neck opening, in shoulder widths. */
  readonly collarHalf: number;
  /** Position down the torso (`along`) of the lowest point of the neck opening. */
  readonly openingTo: number;
  /** Cloth that continues the garment to the outline of the old clothes; null if nothing is continued. */
  readonly filling: Filling | null;
  /** Position down the torso (`along`) of the upper edge of a bottom, and of the hem of a top. */
  readonly from: number;
  readonly to: number;
  /** Share of the cloth that is flipped, 0 to 1. */
  readonly folded: number;
  /** The outline of trunk or legs in the photo, without sleeves. */
  readonly outline: readonly Point[];
}

export interface Outfit {
  /** The garments on the trunk, from the inside out. */
  readonly tops: readonly Worn[];
  readonly bottom: Worn | undefined;
  readonly takenOff: readonly ('upper' | 'lower')[];
  readonly isTucked: boolean;
  /** Whether only a jacket is put on, over the top in the photo. */
  readonly keepsTop: boolean;
}

const ORDER: readonly ClothKind[] = ['lower', 'dress', 'upper', 'outer'];
/** Position down the torso (`along`) of a waistband if the photo shows none. */
const BAND = 0.7;
/** Number of points of an outline between the armpit and the hem. */
const OUTLINE_ROWS = 6;

/** How an outfit is worn. */
export interface Wearing {
  readonly waist: Waist;
  readonly isTucked: boolean;
  /** How far the shopper moved the lines of each garment. */
  readonly moves: ReadonlyMap<Cloth, TorsoMoves>;
}

/** Positions an outfit on the body; a tucked top is extended into the waistband. */
export function wornOutfit(cloths: readonly Cloth[], scene: Scene, { waist, isTucked, moves }: Wearing): Outfit {
  const sorted = [...cloths].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const seam = waist.seam ?? BAND + 0.05;
  const band = isTucked ? seam - 0.015 : Math.min(BAND, seam - 0.04);
  const tops: Worn[] = [];
  const takenOff = new Set<'upper' | 'lower'>();
  let bottom: Worn | undefined;
  for (const cloth of sorted) {
    const { outline } = cloth;
    const clothMoves = moves.get(cloth) ?? {};
    if (outline.on === 'legs') bottom = wornBottom(cloth, outline, scene, band, clothMoves);
    else {
      const reach = hemReach(cloth, scene, seam + (isTucked ? 0.08 : 0.02));
      tops.push(wornTop(cloth, outline, scene, { reach, room: roomIn(scene), moves: clothMoves }));
    }
    if (cloth.kind !== 'lower') takenOff.add('upper');
    if (cloth.kind === 'lower' || cloth.kind === 'dress') takenOff.add('lower');
  }
  const keepsTop = tops.length > 0 && tops.every((worn) => worn.cloth.kind === 'outer');
  return { tops, bottom, takenOff: [...takenOff], isTucked, keepsTop };
}

/** The waistband or old hem at which a hem ends if it is near; null if the garment keeps its own length. */
function hemReach({ kind }: Cloth, scene: Scene, waistband: number): number | null {
  if (kind === 'dress') return oldHemAlong(scene);
  return kind === 'upper' ? waistband : null;
}

function wornTop(cloth: Cloth, outline: TopOutline, scene: Scene, wearing: TopWearing): Worn {
  const { body } = scene;
  const fit = fitTop(outline, cloth.kind, body, wearing);
  const texture = textureOf(cloth, fit.scale);
  const trunk = emptyLayer(scene);
  const grid = topGrid(outline, fit, body);
  drawGrid(trunk, texture, grid, scene);
  const arms = sleeveReach(outline, fit.scale, body);
  const sleeveGrids = PICTURE_SIDES.flatMap((side) => {
    const { sleeve } = outline.sides[side];
    return sleeve && arms > 0 ? [sleeveGrid(sleeve, fit.sides[side], body.arms[side], body, fit.scale, arms)] : [];
  });
  const sleeves = sleeveGrids.map((one) => {
    const layer = emptyLayer(scene);
    drawGrid(layer, texture, one, scene);
    return layer;
  });
  const hasSleeves = sleeves.length > 0;
  return {
    cloth,
    trunk,
    sleeves,
    hasSleeves,
    pits: bySide((side) => fit.sides[side].armpit),
    collarHalf: (fit.collarAcross.right - fit.collarAcross.left) / 2 / body.frame.shoulderWidth,
    openingTo: openingAlong(outline, fit, body) + (wearing.moves?.collar ?? 0),
    filling: null,
    armFrom: bySide((side) => {
      const { sleeve } = outline.sides[side];
      const { armpit } = fit.sides[side];
      if (!hasSleeves || !sleeve) return findNearestOnLimb(body.arms[side], ...armpit).position;
      return Math.min(arms, innerSpan(sleeve, armpit, body.arms[side], fit.scale, arms).end);
    }),
    sleeveTo: arms,
    from: fit.armpitAlong,
    to: fit.hemAlong,
    folded: Math.max(...[grid, ...sleeveGrids].map(foldedShare)),
    outline: topOutlineOf(fit, body),
  };
}

/** Distance in pixels kept between a skirt and the end of the scene. */
const SPACE = 4;

const roomIn = ({ left, width, body: { frame } }: Scene): BySide<number> => ({
  left: frame.hips[0] - left - SPACE,
  right: left + width - frame.hips[0] - SPACE,
});

function wornBottom(
  cloth: Cloth,
  outline: BottomOutline,
  scene: Scene,
  waistAlong: number,
  { hem = 0 }: TorsoMoves,
): Worn {
  const { body } = scene;
  const fit = withHem(fitBottom(outline, body, waistAlong), body, hem);
  const texture = textureOf(cloth, fit.scale);
  const trunk = emptyLayer(scene);
  const grids = PICTURE_SIDES.map((side) => bottomGrid(outline, fit, body, side));
  for (const grid of grids) drawGrid(trunk, texture, grid, scene);
  return {
    cloth,
    trunk,
    sleeves: [],
    hasSleeves: false,
    pits: { left: [0, 0], right: [0, 0] },
    collarHalf: 0,
    openingTo: 0,
    filling: null,
    armFrom: { left: 0, right: 0 },
    sleeveTo: 0,
    from: waistAlong,
    to: fit.legs.left[1],
    folded: Math.max(...grids.map(foldedShare)),
    outline: [...grids[0]!.map(outerPoint), ...grids[1]!.map(outerPoint).toReversed()],
  };
}

/** The node of a row on the outer edge of the cloth; the first one lies outside of it. */
const outerPoint = (row: Grid[number]): Point => row[1]!.to;

/** The outline of a garment for the trunk, clockwise from the collar on the left of the picture. */
function topOutlineOf(fit: TopFit, { frame }: PersonBody): readonly Point[] {
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

/** The combined opacity of trunk, sleeves and filling. */
export function wholeCover({ trunk, sleeves, filling }: Worn): Float32Array {
  const whole = trunk.front.slice();
  for (const { front } of filling ? [...sleeves, filling] : sleeves)
    for (let i = 0; i < whole.length; i++) whole[i] = Math.max(whole[i]!, front[i]!);
  return whole;
}
