import type { ClothKind } from '../cloth/Cloth.ts';
import { clamp } from '../curve.ts';
import type { PersonBody } from '../person/PersonBody.ts';

/** How much a top may be shortened to end at the old hem, in torso lengths. */
const MAX_SHORTENING = 0.12;

/**
 * Finds the hem of a top, as a position down the torso. `ownHem` is where the top ends by its own length. If
 * `nearbyHem` (the waistband or the old hem) is near, the top ends there.
 */
export function findTopHem(ownHem: number, armpit: number, nearbyHem: number | null, kind: ClothKind): number {
  const long = ownHem > 1.1 && kind === 'upper' ? 1.1 + (ownHem - 1.1) * 0.45 : ownHem;
  const hem = clamp(long, armpit + 0.15, kind === 'outer' ? 3 : 1.4);
  return nearbyHem !== null && hem < nearbyHem + MAX_SHORTENING && hem > nearbyHem - 0.28 ? nearbyHem : hem;
}

/** How much a dress may be lengthened to cover the old clothes, in torso lengths. */
const MAX_LENGTHENING = 0.45;

/** Finds the hem of a dress, as a position down the torso. It is always above the ankles. */
export function findDressHem(ownHem: number, { legs, frame }: PersonBody, oldHem: number | null): number {
  const ankles = [legs.left, legs.right].map(({ axis }) => axis[axis.length - 1]!);
  const along = ankles.map(([x, y]) => {
    const [dx, dy] = [x - frame.shoulders[0], y - frame.shoulders[1]];
    return (dx * frame.down[0] + dy * frame.down[1]) / frame.torsoLength;
  });
  const hem = oldHem !== null && oldHem > ownHem && oldHem < ownHem + MAX_LENGTHENING ? oldHem + 0.02 : ownHem;
  return clamp(hem, 1.1, Math.max(1.2, Math.min(...along) - 0.05));
}
