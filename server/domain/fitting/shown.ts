import { clamp, smoothstep } from './curve.ts';
import type { Body } from './Figure.ts';
import type { Cut } from './Garment.ts';
import type { Laid } from './warp.ts';
import type { Worn } from './Worn.ts';
import { columnsIn } from './under.ts';
import { coveredRows } from './wear.ts';

/**
 * Where skin of the trunk and the legs may be visible. Not beside a garment, between its armpits and its hem: the cloth
 * is the outline there, whatever the body's shape. A sleeve is the outline from the shoulder on.
 */
export function bareMask(body: Body, worn: readonly Worn[]): Float32Array {
  const { width, height } = body.shape;
  const shown = new Float32Array(width * height).fill(1);
  for (const { laid, garment, lay } of worn) {
    const [from, to] = coveredRows(body, garment.cut, lay);
    if (garment.cut.limbs.left && garment.cut.limbs.right) hideOutside(shown, width, laid, from);
    hideBeside(shown, body, laid, garment.cutOut.sheer, [from, to]);
  }
  return shown;
}

function hideBeside(
  shown: Float32Array,
  { shape: { width, height } }: Body,
  laid: Laid,
  sheer: boolean,
  [from, to]: readonly [number, number],
): void {
  const seen = seenThrough(laid, sheer);
  for (let y = Math.max(0, Math.ceil(from)); y < Math.min(height, to); y++) {
    const fade = smoothstep(from, from + 10, y);
    const row = (y - laid.top) * laid.width - laid.left;
    const isIn = y >= laid.top && y < laid.top + laid.height;
    for (let x = 0; x < width; x++) {
      const has = isIn && x >= laid.left && x < laid.left + laid.width;
      const at = y * width + x;
      shown[at] = Math.min(shown[at]!, 1 - fade + fade * (has ? seen[row + x]! : 0));
    }
  }
}

/** How much of the body is visible through sheer cloth and in a slit; at other edges it would only shine through. */
function seenThrough({ front, behind }: Laid, sheer: boolean): Float32Array {
  return behind.map((back, i) => {
    const cover = sheer ? front[i]! + back : back;
    return cover > (sheer ? 0.3 : 0.5) ? 1 : cover;
  });
}

function hideOutside(shown: Float32Array, width: number, laid: Laid, until: number): void {
  for (let row = 0; row < Math.min(laid.height, until - laid.top); row++) {
    const [from, to] = columnsIn(laid, row);
    // A row this narrow is only a collar, not a shoulder yet.
    if (to - from < 70) continue;
    const start = (laid.top + row) * width;
    shown.fill(0, start, start + from);
    shown.fill(0, start + to + 1, start + width);
  }
}

/** Kinds with a low neckline that are worn over other garments. Worn alone, they show underwear there. */
const OVER = ['blazer', 'suit', 'coat', 'jacket', 'cardigan', 'waistcoat'];

/** Underwear is visible where nothing is worn, in the front of a jacket worn alone, and through sheer cloth. */
export function baseMask(body: Body, worn: readonly Worn[], bare: Float32Array): Float32Array {
  const shown = bare.slice();
  const waist = body.levels.waist * body.shape.width;
  const upper = worn.filter(({ garment: { cut } }) => isOnSkin(cut));
  const lower = worn.filter(({ garment: { cut } }) => cut.category !== 'upper_body');
  if (upper.length > 0) throughOnly(shown, 0, waist, body.shape.width, upper);
  if (lower.length > 0) throughOnly(shown, waist, shown.length, body.shape.width, lower);
  return shown;
}

/** Whether nothing is worn under a garment. Dungarees have no armpits, and something is worn under their bib. */
const isOnSkin = (cut: Cut): boolean =>
  cut.category === 'dresses'
    ? cut.landmarks['left_armpit'] !== undefined
    : cut.category === 'upper_body' && !OVER.includes(cut.kind);

function throughOnly(shown: Float32Array, from: number, to: number, width: number, worn: readonly Worn[]): void {
  shown.fill(0, from, to);
  for (const { laid, garment } of worn) {
    if (!garment.cutOut.sheer) continue;
    for (let i = 0; i < laid.front.length; i++) {
      const at = (laid.top + Math.floor(i / laid.width)) * width + laid.left + (i % laid.width);
      if (at >= from && at < to) shown[at] = Math.max(shown[at]!, clamp((laid.front[i]! - 0.08) * 3, 0, 1));
    }
  }
}
