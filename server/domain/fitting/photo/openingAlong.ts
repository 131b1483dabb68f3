import type { TopOutline } from '../cloth/Cloth.ts';
import { shoulderTopAt } from '../person/bodyPlaces.ts';
import type { PersonBody } from '../person/PersonBody.ts';
import type { TopFit } from './TopFit.ts';

/** Finds the lowest point of the neck opening, as a position down the torso. */
export function findOpeningBottom(
  { collarFront, sides: { left, right } }: TopOutline,
  fit: TopFit,
  body: PersonBody,
): number {
  const depth = collarFront[1] - (left.collar[1] + right.collar[1]) / 2;
  const across = (fit.collarAcross.left + fit.collarAcross.right) / 2;
  return shoulderTopAt(body, across) + (depth * fit.scale) / body.frame.torsoLength;
}
