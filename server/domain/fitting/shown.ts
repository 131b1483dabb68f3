import { clamp, smoothstep } from './curve.ts';
import type { Body } from './Figure.ts';
import type { Laid } from './warp.ts';
import type { Worn } from './wear.ts';
import { coveredRows, reachOf } from './wear.ts';

/**
 * Where skin of the trunk and the legs may show. Beside a garment, between its armpits and its hem, there is none: the
 * cloth is the outline there, whatever the body below it would be. A sleeve is the outline from the shoulder on.
 */
export function bareMask(body: Body, worn: readonly Worn[]): Float32Array {
  const { width, height } = body.shape;
  const shown = new Float32Array(width * height).fill(1);
  for (const { laid, garment, lay } of worn) {
    const [from, to] = coveredRows(body, garment.cut, lay);
    if (garment.cut.limbs.left && garment.cut.limbs.right) hideOutside(shown, width, laid, from);
    for (let y = Math.max(0, Math.ceil(from)); y < Math.min(height, to); y++) {
      const fade = smoothstep(from, from + 10, y);
      const row = (y - laid.top) * laid.width - laid.left;
      const isIn = y >= laid.top && y < laid.top + laid.height;
      for (let x = 0; x < width; x++) {
        const has = isIn && x >= laid.left && x < laid.left + laid.width;
        const behind = has ? laid.behind[row + x]! : 0;
        const cover = has ? laid.front[row + x]! + behind : 0;
        // Through sheer cloth and in a slit the body is seen; at an edge it would only shine out.
        const seen = garment.cutOut.sheer ? (cover > 0.3 ? 1 : cover) : behind > 0.5 ? 1 : behind;
        const at = y * width + x;
        shown[at] = Math.min(shown[at]!, 1 - fade + fade * seen);
      }
    }
  }
  return shown;
}

function hideOutside(shown: Float32Array, width: number, laid: Laid, until: number): void {
  for (let row = 0; row < Math.min(laid.height, until - laid.top); row++) {
    const [from, to] = reachOf(laid, row);
    // A collar alone is no shoulder yet.
    if (to - from < 70) continue;
    const start = (laid.top + row) * width;
    shown.fill(0, start, start + from);
    shown.fill(0, start + to + 1, start + width);
  }
}

/** What is worn below shows under a garment alone, where it is sheer; never beside it. */
export function baseMask(body: Body, worn: readonly Worn[]): Float32Array {
  const { width, height } = body.shape;
  const over = new Float32Array(width * height);
  for (const { laid } of worn) {
    for (let y = 0; y < laid.height; y++) {
      const to = (laid.top + y) * width + laid.left;
      for (let x = 0; x < laid.width; x++) over[to + x] = Math.max(over[to + x]!, laid.front[y * laid.width + x]!);
    }
  }
  const covers = (lower: boolean): boolean =>
    worn.some(({ garment: { cut } }) => cut.category === 'dresses' || (cut.category === 'lower_body') === lower);
  const [upper, lower] = [covers(false), covers(true)];
  const waist = body.levels.waist * width;
  for (let i = 0; i < over.length; i++) {
    const isWorn = i < waist ? upper : lower;
    over[i] = isWorn ? clamp((over[i]! - 0.08) * 3, 0, 1) : 1;
  }
  return over;
}
