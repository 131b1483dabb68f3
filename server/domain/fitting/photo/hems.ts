import type { ClothKind } from '../cloth/Cloth.ts';
import { clamp } from '../curve.ts';
import type { PersonBody } from '../person/PersonBody.ts';

/** A top is shortened by at most this much, in torso lengths, to end where the old one does. */
const MAX_SHORTENING = 0.12;

/**
 * Position down the torso (`along`) of a top's hem. `drop`: its own length; `reach`: the waistband or the hem of the
 * old top, at which it ends if they are near each other.
 */
export function topHem(drop: number, armpit: number, reach: number | null, kind: ClothKind): number {
  const long = drop > 1.1 && kind === 'upper' ? 1.1 + (drop - 1.1) * 0.45 : drop;
  const hem = clamp(long, armpit + 0.15, kind === 'outer' ? 3 : 1.4);
  return reach !== null && hem < reach + MAX_SHORTENING && hem > reach - 0.28 ? reach : hem;
}

/** A dress is lengthened by at most this much, in torso lengths, to cover where the old clothes were. */
const MAX_LENGTHENING = 0.45;

/** Position down the torso (`along`) of a dress's hem, which always ends above the ankles. */
export function dressHem(drop: number, { legs, frame }: PersonBody, oldHem: number | null): number {
  const ankles = [legs.left, legs.right].map(({ axis }) => axis[axis.length - 1]!);
  const along = ankles.map(([x, y]) => {
    const [dx, dy] = [x - frame.shoulders[0], y - frame.shoulders[1]];
    return (dx * frame.down[0] + dy * frame.down[1]) / frame.torsoLength;
  });
  const hem = oldHem !== null && oldHem > drop && oldHem < drop + MAX_LENGTHENING ? oldHem + 0.02 : drop;
  return clamp(hem, 1.1, Math.max(1.2, Math.min(...along) - 0.05));
}
