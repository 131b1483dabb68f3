import type { Camera } from '../render/Camera.ts';
import { mapLineToPicture, toPicture } from '../render/Camera.ts';
import { findBounds, computeCoverage } from '../render/coverage.ts';
import type { Field } from '../render/Field.ts';
import { renderGarment } from '../render/renderDrawing.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { distance } from '../tailoring/geometry.ts';
import type { Limb } from '../tailoring/limb.ts';
import { getLimb } from '../tailoring/limb.ts';
import type { Pixels } from '../drawItem.ts';

/** Values of the third channel of a matte. */
const SLEEVE = { left: 120, right: 240 } as const;
const DARK = 0.9;
/** Maximum `lift` of the inside of a garment, which casts hardly any shadow. A bow's underside casts more. */
const MAX_RESTING_LIFT = 0.1;
/** How far a binding or an elastic may reach beyond the end of the sleeve, in pixels of the drawing. */
const TRIM_REACH = 64;

/**
 * Creates three channels: the garment's opacity, the share in front of the body (the rest is the inside of the back),
 * and the pixel's sleeve.
 */
export function createMatte(drawing: Drawing, camera: Camera): Pixels {
  const { width, height } = camera;
  const parts = drawing.parts.slice(drawing.under?.parts.length ?? 0);
  const wholeCover = new Float32Array(width * height);
  const front = new Float32Array(width * height);
  const sleeve = new Uint8Array(width * height);
  for (const { line, isBehind, label } of splitPieces(parts)) {
    const points = mapLineToPicture(camera, line);
    const cover = computeCoverage(points, findBounds(points, 1, width, height));
    visitCovered(cover, width, (index, c) => {
      wholeCover[index]! += c * (1 - wholeCover[index]!);
      if (isBehind) return;
      front[index]! += c * (1 - front[index]!);
      if (label !== undefined && c > 0.5) sleeve[index] = label;
    });
  }
  standBehindNeck(wholeCover, front, camera);
  return packChannels(measureTransparency(parts, camera) ?? wholeCover, wholeCover, front, sleeve, camera);
}

function visitCovered(cover: Field, width: number, visit: (index: number, cover: number) => void): void {
  for (let i = 0; i < cover.data.length; i++) {
    const c = cover.data[i]!;
    if (c > 0) visit((cover.y + Math.floor(i / cover.width)) * width + cover.x + (i % cover.width), c);
  }
}

/** Maximum height of a hood or of the fall of a collar, in pixels of the drawing. */
const MAX_STAND_HEIGHT = 96;
/** Minimum height of the inside of a back, in pixels of the drawing. A lower area is the seam of a frill. */
const MIN_BACK_HEIGHT = 12;

/** Marks the cloth above the inside of the back as behind the neck: there it is the far side of a collar or hood. */
function standBehindNeck(wholeCover: Float32Array, front: Float32Array, { width, height, scale }: Camera): void {
  for (let x = 0; x < width; x++) {
    const run = (from: number, isIn: (index: number) => boolean): number => {
      let y = from;
      while (y < height && isIn(y * width + x)) y++;
      return y;
    };
    const top = run(0, (index) => wholeCover[index]! < 0.5);
    const inside = run(top, (index) => front[index]! > 0.5);
    const end = run(inside, (index) => wholeCover[index]! >= 0.5 && front[index]! <= 0.5);
    if (inside - top > MAX_STAND_HEIGHT * scale || end - inside < MIN_BACK_HEIGHT * scale) continue;
    for (let y = 0; y < inside; y++) front[y * width + x] = 0;
  }
}

/** Reads the varying opacity of sheer cloth from the drawing. */
function measureTransparency(parts: readonly Part[], camera: Camera): Float32Array | undefined {
  const isSheer = parts.some((part) => part.part === 'panel' && part.material.fabric.cover);
  return isSheer ? renderGarment({ parts, landmarks: {}, focus: { at: [0, 0], zoom: 1 } }, camera).alpha : undefined;
}

function packChannels(
  alpha: Float32Array,
  wholeCover: Float32Array,
  front: Float32Array,
  sleeve: Uint8Array,
  { width, height }: Camera,
): Pixels {
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < wholeCover.length; i++) {
    if (alpha[i]! < 0.008) continue;
    // Sixteen levels are enough for edges and sheer cloth, and need half the bytes of 256.
    bytes[i * 3] = Math.round(alpha[i]! * 15) * 17;
    bytes[i * 3 + 1] = Math.round(Math.min(1, front[i]! / Math.max(0.01, wholeCover[i]!)) * 15) * 17;
    bytes[i * 3 + 2] = sleeve[i]!;
  }
  return { width, height, bytes };
}

interface Piece {
  readonly line: Panel['outline'];
  readonly isBehind: boolean;
  /** The panel's sleeve. A cord on a sleeve does not count. */
  readonly label?: number;
}

function splitPieces(parts: readonly Part[]): Piece[] {
  const limbs = listLimbs(parts);
  const behind = listPartsBehind(parts);
  const firstFront = findFirstFront(parts);
  return parts.flatMap((part, index): Piece[] => {
    if (part.part === 'panel') {
      const limb = findSleeve(part, limbs);
      return [{ line: part.outline, isBehind: behind.has(part), label: limb ? SLEEVE[limb.side] : 0 }];
    }
    if (part.part !== 'cord') return [];
    return index < firstFront
      ? strap(part.path, part.width / 2)
      : [{ line: ribbon(part.path, part.width / 2), isBehind: false }];
  });
}

/** A thin strap passes over the shoulder, from front to back. */
function strap(path: Panel['outline'], halfWidth: number): Piece[] {
  const peak = path.reduce((best, [, y], index) => (y < path[best]![1] ? index : best), 0);
  return [
    { line: ribbon(path.slice(peak), halfWidth), isBehind: true },
    { line: ribbon(path.slice(0, peak + 1), halfWidth), isBehind: false },
  ].filter(({ line }) => line.length > 2);
}

function ribbon(path: Panel['outline'], halfWidth: number): Panel['outline'] {
  const offsetSide = (sign: number): [number, number][] =>
    path.map(([x, y], index) => {
      const [ax, ay] = path[Math.max(0, index - 1)]!;
      const [bx, by] = path[Math.min(path.length - 1, index + 1)]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      return [x - ((by - ay) / length) * halfWidth * sign, y + ((bx - ax) / length) * halfWidth * sign];
    });
  return [...offsetSide(1), ...offsetSide(-1).reverse()];
}

const isDark = (part: Part): boolean => part.part === 'panel' && (part.light ?? 1) < DARK;

const findFirstFront = (parts: readonly Part[]): number =>
  parts.findIndex((part) => part.part === 'panel' && !isDark(part) && !getLimb(part));

/** The parts behind the body: the inside of the back, its label, a collar's stand, the far side of a hem. */
function listPartsBehind(parts: readonly Part[]): ReadonlySet<Part> {
  const firstFront = findFirstFront(parts);
  return new Set(
    parts.filter(
      (part, index) =>
        part.part === 'label' ||
        (part.part === 'panel' && isDark(part) && (index < firstFront || (part.lift ?? 0.6) <= MAX_RESTING_LIFT)),
    ),
  );
}

export function listLimbs(parts: readonly Part[]): readonly Limb[] {
  const limbs = parts.flatMap((part) => (part.part === 'panel' ? (getLimb(part) ?? []) : []));
  return (['left', 'right'] as const).flatMap((side) => limbs.find((limb) => limb.side === side) ?? []);
}

/** The sleeve that a panel belongs to, as a part or as a trim at its end. */
function findSleeve(panel: Panel, limbs: readonly Limb[]): Limb | undefined {
  const ownLimb = getLimb(panel);
  if (ownLimb) return ownLimb;
  return limbs.find(({ end: [outer, inner] }) => {
    const middle = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2] as const;
    return panel.outline.every((point) => distance(point, middle) < distance(outer, inner) / 2 + TRIM_REACH);
  });
}

export interface StoredLimb {
  readonly axis: readonly (readonly [number, number])[];
  readonly end: readonly (readonly [number, number])[];
  /** The end of the cuff, beyond the end of the sleeve. */
  readonly tip: readonly [number, number];
  /** Whether the end is under the body: the hand is in a pocket or behind the back. */
  readonly hidden: boolean;
}

/** Sleeves in the pixels of the front picture. */
export function storeLimbs(drawing: Drawing, camera: Camera): Partial<Record<'left' | 'right', StoredLimb>> {
  const parts = drawing.parts.slice(drawing.under?.parts.length ?? 0);
  const pointAt = (point: readonly [number, number]): [number, number] => {
    const [x, y] = toPicture(camera, point);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  };
  return Object.fromEntries(
    listLimbs(parts).map((limb) => [
      limb.side,
      {
        axis: limb.axis.map(pointAt),
        end: limb.end.map(pointAt),
        tip: pointAt(findTip(parts, limb)),
        hidden: isHidden(parts, limb),
      },
    ]),
  );
}

/** Follows the forearm to the end of the sleeve. */
function findTip(parts: readonly Part[], limb: Limb): readonly [number, number] {
  const ownLimb = parts.filter((part): part is Panel => part.part === 'panel' && findSleeve(part, [limb]) === limb);
  const [from, to] = limb.axis.slice(-2) as [readonly [number, number], readonly [number, number]];
  const length = distance(from, to);
  const pointAt = (far: number): readonly [number, number] => [
    to[0] + ((to[0] - from[0]) / length) * far,
    to[1] + ((to[1] - from[1]) / length) * far,
  ];
  let maxDistance = 0;
  while (maxDistance < 130 && ownLimb.some(({ outline }) => isInside(outline, pointAt(maxDistance + 3))))
    maxDistance += 2;
  return pointAt(maxDistance);
}

function isHidden(parts: readonly Part[], limb: Limb): boolean {
  const middle = [(limb.end[0][0] + limb.end[1][0]) / 2, (limb.end[0][1] + limb.end[1][1]) / 2] as const;
  const ownLimb = parts.findIndex((part) => part.part === 'panel' && getLimb(part)?.side === limb.side);
  return parts
    .slice(ownLimb)
    .some(
      (part) => part.part === 'panel' && !getLimb(part) && (part.light ?? 1) >= DARK && isInside(part.outline, middle),
    );
}

export function isInside(outline: Panel['outline'], [x, y]: readonly [number, number]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
