import { keepMainParts } from '../../pictures/components.ts';
import type { Mask } from '../../pictures/Raster.ts';
import type { Point } from '../Figure.ts';
import type { Garment, GarmentSleeve } from '../Garment.ts';
import type { PictureSide } from '../person/PersonBody.ts';
import { findBottomOutline } from './bottomOutline.ts';
import type { Cloth, ClothDoubt, ClothKind, SleeveOutline, TopSide } from './Cloth.ts';
import { noCloth } from './Cloth.ts';
import { traceContour } from './contour.ts';
import { distanceBetween, resamplePath, pathLength } from './paths.ts';
import { SLEEVE_POINTS } from './sleeveOf.ts';

/** Kinds worn over other garments. */
const OUTER_KINDS = ['blazer', 'suit', 'coat', 'jacket', 'cardigan'];
const EDGE_POINTS = 24;
/** How far to the side the top of a strap may be, as a fraction of the picture's width. */
const STRAP_SEARCH_SHARE = 0.06;
/** Minimum height of a hood above the collar, in shoulder widths. High collars have up to 0.18. */
const MIN_HOOD_HEIGHT = 0.22;
const SHEER_DOUBT: ClothDoubt = { key: 'sheer', strength: 0.35 };

/** Converts a garment of the demo catalogue. Its outline comes from the studio. */
export function createDemoCloth({ cut, cutOut }: Garment): Cloth {
  const { width, height, rgba, front } = cutOut;
  const isJumpsuit = cut.category === 'dresses' && cut.landmarks['crotch'] !== undefined;
  const doubts: ClothDoubt[] = cutOut.isSheer ? [SHEER_DOUBT] : [];
  const basicCloth = { kind: findClothKind(cut.category, cut.kind), width, height, rgba, front, doubts };
  if (isJumpsuit) return { ...noCloth(width, height, basicCloth.kind), doubts: [{ key: 'jumpsuit', strength: 1 }] };
  if (cut.category === 'lower_body') {
    if (cut.kind === 'leggings') doubts.push({ key: 'leggings', strength: 1 });
    const outline = findBottomOutline(createMask(cutOut, 'all'), cut.kind === 'skirt');
    return outline ? { ...basicCloth, outline } : noCloth(width, height, basicCloth.kind);
  }
  const trunk = createMask(cutOut, 'trunk');
  const [left, right] = [createTopSide('left', { cut, cutOut }, trunk), createTopSide('right', { cut, cutOut }, trunk)];
  if (!left || !right)
    return { ...noCloth(width, height, basicCloth.kind), doubts: [{ key: 'strapless', strength: 1 }] };
  const collarMiddle: Point = [(left.collar[0] + right.collar[0]) / 2, (left.collar[1] + right.collar[1]) / 2];
  const collarFront = cut.landmarks['collar'] ?? collarMiddle;
  if (hasHood(cut)) doubts.push({ key: 'hood', strength: 1 });
  return { ...basicCloth, outline: { on: 'torso', sides: { left, right }, collarFront } };
}

/** Whether a hood stands above the collar, which would hide ears and hair. */
function hasHood({ landmarks, top }: Garment['cut']): boolean {
  const { left_collar: collar, left_shoulder: left, right_shoulder: right } = landmarks;
  if (!collar || !left || !right) return false;
  return collar[1] - top[1] > MIN_HOOD_HEIGHT * (right[0] - left[0]);
}

function findClothKind(category: Garment['cut']['category'], kind: string): ClothKind {
  if (category === 'lower_body') return 'lower';
  if (category === 'dresses') return 'dress';
  return OUTER_KINDS.includes(kind) ? 'outer' : 'upper';
}

type GarmentDrawing = Pick<Garment, 'cut' | 'cutOut'>;

/** Creates one side of the outline; null if it has neither a shoulder nor a strap. */
function createTopSide(side: PictureSide, { cut, cutOut }: GarmentDrawing, trunk: Mask): TopSide | null {
  const pointAt = (name: string): Point | undefined => cut.landmarks[`${side}_${name}`];
  const [armpit, hem] = [pointAt('armpit'), pointAt('hem')];
  const strap = findStrapTop(pointAt('strap'), cutOut);
  const shoulder = pointAt('shoulder') ?? strap;
  const collar = pointAt('collar') ?? (strap && shoulder && findInnerStrapEdge(strap, cut.landmarks, side));
  if (!shoulder || !armpit || !hem) return null;
  const innerCollar = collar ?? findInnerStrapEdge(shoulder, cut.landmarks, side);
  const limb = cut.limbs[side];
  const sleeve = limb ? traceSleeve(side, limb, shoulder, armpit, cutOut) : null;
  return { collar: innerCollar, shoulder, armpit, edge: traceSide(side, armpit, hem, trunk), sleeve };
}

/** Finds the highest point of a strap. The landmark `strap` is its lower end. */
function findStrapTop(strap: Point | undefined, { width, rgba }: Garment['cutOut']): Point | undefined {
  if (!strap) return undefined;
  const searchColumns = Math.round(width * STRAP_SEARCH_SHARE);
  const columns = Array.from(
    { length: 2 * searchColumns + 1 },
    (_, index) => Math.round(strap[0]) - searchColumns + index,
  );
  for (let y = 0; y < strap[1]; y++) {
    const coveredColumns = columns.filter((x) => rgba[(y * width + x) * 4 + 3]! > 127);
    if (coveredColumns.length > 0) return [coveredColumns[coveredColumns.length >> 1]!, y];
  }
  return strap;
}

/** Returns the inner edge of a strap. Assumes a width of 6 % of the distance between the armpits. */
function findInnerStrapEdge([x, y]: Point, landmarks: Garment['cut']['landmarks'], side: PictureSide): Point {
  const [left, right] = [landmarks['left_armpit']?.[0] ?? x, landmarks['right_armpit']?.[0] ?? x];
  return [x + (side === 'left' ? 1 : -1) * 0.06 * Math.abs(right - left), y];
}

function createMask({ width, height, rgba, sleeve }: Garment['cutOut'], part: 'all' | 'trunk' | 1 | 2): Mask {
  const insideMask = new Uint8Array(width * height);
  for (let i = 0; i < insideMask.length; i++) {
    const isPart = part === 'all' || (part === 'trunk' ? sleeve[i] === 0 : sleeve[i] === part);
    insideMask[i] = isPart && rgba[i * 4 + 3]! > 127 ? 1 : 0;
  }
  return keepMainParts({ width, height, inside: insideMask }, part === 'all' ? 0.1 : 1, 0.002);
}

/** Finds the outermost pixels of the trunk in each row from the armpit to the hem. */
function traceSide(side: PictureSide, armpit: Point, hem: Point, { width, inside: insideMask }: Mask): Point[] {
  return Array.from({ length: EDGE_POINTS }, (_, index): Point => {
    const y = armpit[1] + ((hem[1] - armpit[1]) * index) / (EDGE_POINTS - 1);
    const row = insideMask.subarray(Math.round(y) * width, (Math.round(y) + 1) * width);
    const x = side === 'left' ? row.indexOf(1) : row.lastIndexOf(1) + 1;
    return [x > 0 ? x : armpit[0] + ((hem[0] - armpit[0]) * index) / (EDGE_POINTS - 1), y];
  });
}

/** Traces the outline of a sleeve in two parts: from the shoulder and from the armpit to the two ends of the cuff. */
function traceSleeve(
  side: PictureSide,
  limb: GarmentSleeve,
  shoulder: Point,
  armpit: Point,
  cutOut: Garment['cutOut'],
): SleeveOutline | null {
  const contour = traceContour(createMask(cutOut, side === 'left' ? 1 : 2));
  if (contour.length < 20 || limb.end.length < 2) return null;
  const outwardSign = side === 'left' ? -1 : 1;
  const ends = [...limb.end].sort((firstPoint, secondPoint) => (secondPoint[0] - firstPoint[0]) * outwardSign);
  const findPath = (from: Point, to: Point): Point[] => [from, ...findShorterPath(contour, from, to), to];
  return {
    outer: resamplePath(findPath(shoulder, ends[0]!), SLEEVE_POINTS),
    inner: resamplePath(findPath(armpit, ends[ends.length - 1]!), SLEEVE_POINTS),
  };
}

function findShorterPath(contour: readonly Point[], from: Point, to: Point): Point[] {
  const findNearest = (point: Point): number =>
    contour.reduce(
      (bestIndex, contourPoint, i) =>
        distanceBetween(contourPoint, point) < distanceBetween(contour[bestIndex]!, point) ? i : bestIndex,
      0,
    );
  const [a, b] = [findNearest(from), findNearest(to)];
  const forwardPath = a <= b ? contour.slice(a, b + 1) : [...contour.slice(a), ...contour.slice(0, b + 1)];
  const backwardPath = a >= b ? contour.slice(b, a + 1) : [...contour.slice(b), ...contour.slice(0, a + 1)];
  return pathLength(forwardPath) <= pathLength(backwardPath) ? [...forwardPath] : [...backwardPath].reverse();
}
