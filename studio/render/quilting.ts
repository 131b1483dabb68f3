import { noise } from '../fabric/noise.ts';
import type { Quilt } from '../tailoring/Drawing.ts';

/** Height of a filled chamber at a point of the cloth: steep and puckered at its lines, flat on top. */
export function findQuiltHeight(quilt: Quilt | undefined, u: number, v: number): number {
  if (!quilt) return 0;
  const { lines, pitch, depth, from = 0 } = quilt;
  if (lines === 'along') return findChamberHeight(u - from, v, pitch, depth);
  if (lines === 'across') return findChamberHeight(v - from, u, pitch, depth);
  const [a, b] = [(u + v - from) * Math.SQRT1_2, (u - v + from) * Math.SQRT1_2];
  return Math.min(findChamberHeight(a, b, pitch, depth), findChamberHeight(b, a, pitch, depth));
}

/** `across` is perpendicular to the lines, `along` parallel to them. */
function findChamberHeight(across: number, along: number, pitch: number, depth: number): number {
  const row = Math.floor(across / pitch);
  const t = Math.abs((across / pitch - row) * 2 - 1);
  const swell = Math.sqrt(Math.max(0, 1 - t * t));
  // Short puckers at every line, which fade towards the middle of the chamber.
  const pucker =
    noise(along / (pitch * 0.14), row * 9.7) * 0.16 + noise(along / (pitch * 0.45), row * 5.3 + across / pitch) * 0.2;
  return depth * (swell + pucker * t * t * swell * 1.6);
}
