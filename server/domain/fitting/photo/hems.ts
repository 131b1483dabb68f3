import type { ClothKind } from '../cloth/Cloth.ts';
import { clamp } from '../curve.ts';
import type { PersonBody } from '../person/PersonBody.ts';

/** A top is shortened by at most this much, in torso lengths, to end where the old one does. */
const MAX_SHORTENING = 0.12;

/**
 * Position down the torso (`along`) of a top's hem. `ownHem`: where its own length ends; `nearbyHem`: the waistband or
 * the hem of the old top, at which it ends if they are near each other.
 */
export function findTopHem(ownHem: number, armpit: number, nearbyHem: number | null, kind: ClothKind): number {
  const long = ownHem > 1.1 && kind === 'upper' ? 1.1 + (ownHem - 1.1) * 0.45 : ownHem;
  const hem = clamp(long, armpit + 0.15, kind === 'outer' ? 3 : 1.4);
  return nearbyHem !== null && hem < nearbyHem + MAX_SHORTENING && hem > nearbyHem - 0.28 ? nearbyHem : hem;
}

/** A dress is lengthened by at most this much, in torso lengths, to cover where the old clothes were. */
const MAX_LENGTHENING = 0.45;

/** Position down the torso (`along`) of a dress's hem, which always ends above the ankles. */
export function findDressHem(ownHem: number, { legs, frame }: PersonBody, oldHem: number | null): number {
  const ankles = [legs.left, legs.right].map(({ axis }) => axis[axis.length - 1]!);
  const along = ankles.map(([x, y]) => {
    const [dx, dy] = [x - frame.shoulders[0], y - frame.shoulders[1]];
    return (dx * frame.down[0] + dy * frame.down[1]) / frame.torsoLength;
  });
  const hem = oldHem !== null && oldHem > ownHem && oldHem < ownHem + MAX_LENGTHENING ? oldHem + 0.02 : ownHem;
  return clamp(hem, 1.1, Math.max(1.2, Math.min(...along) - 0.05));
}
