import { smoothstep } from '../../curve.ts';
import type { Point } from '../../Figure.ts';
import type { NewTop, Place } from './newTop.ts';
import { atColumn } from './neckline.ts';

/** Half the height in pixels of the soft edge of a neckline. */
const SOFT = 1.3;

/** Covers a pixel of the chest down from the new neckline, and says what shows above it. */
export function coverChest(
  result: NewTop,
  i: number,
  [along, across]: Point,
  { scene: { parts, body }, matte, old, map, neckline, keepsTop }: Place,
  bare: number,
): void {
  const soft = SOFT / body.frame.torsoLength;
  const isNeck = across > neckline.from && across < neckline.to;
  const beside = Math.max(neckline.from - across, across - neckline.to) / body.frame.shoulderWidth;
  const shoulder = beside > 0.08 ? -1 : map.shoulderAlong(across) - 0.03;
  const edge = isNeck ? atColumn(neckline, neckline.own, across) : shoulder;
  const share = smoothstep(edge - soft, edge + soft, along);
  const sum = parts.bodySkin[i]! + parts.upper[i]! + parts.other[i]!;
  if (Math.abs(across) < old.shoulderAcross && sum > 0.2)
    result.cloth[i] = Math.max(result.cloth[i]!, share * smoothstep(0.2, 0.55, sum));
  if (!isNeck || share > 0.99) return;
  const oldShare = smoothstep(0.01, 0.25, matte.alpha[i]!);
  if (oldShare === 0) return;
  result.cloth[i] = Math.min(result.cloth[i]!, share);
  if (keepsTop) {
    result.kept[i] = 1 - share;
    return;
  }
  if (bare > 0.5) result.skin[i] = oldShare * (1 - share);
  else result.inside[i] = matte.alpha[i]! * (1 - share);
}
