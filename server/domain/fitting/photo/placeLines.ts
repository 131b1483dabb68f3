import type { FitLine, GarmentFit, PlacedLine } from '../../../../src/domain/poses/Adjustment.ts';
import type { Point } from '../Figure.ts';
import { shoulderTopAt, toPicture } from '../person/bodyPlaces.ts';
import type { Person } from '../person/Person.ts';
import type { TorsoMoves } from './lineMoves.ts';
import { findMaxMove } from './lineMoves.ts';
import type { Waist } from './waist.ts';
import { MIN_LENGTH } from './TopFit.ts';
import type { Worn } from './worn.ts';

export interface MovedLines {
  readonly garment: TorsoMoves;
  readonly body: TorsoMoves;
}

/**
 * Returns the position of a garment in a photo, with the lines that the shopper can move. Shoulders and waist are
 * those of the person.
 */
export function placeGarment(
  garment: Worn,
  person: Person,
  { waist, isTucked, moves }: { readonly waist: Waist; readonly isTucked: boolean; readonly moves: MovedLines },
): Omit<GarmentFit, 'slot'> {
  const { seam } = waist;
  const showsWaist = seam !== null && isTucked && garment.cloth.kind === 'upper';
  const lines: Partial<Record<FitLine, number>> = {
    collar: garment.openingAlong,
    shoulders: shoulderTopAt(person.body, 0),
    hem: garment.to,
    ...(showsWaist && { waist: seam }),
  };
  const { width, height } = person;
  return {
    outline: garment.outline.map(([x, y]) => [x / width, y / height]),
    lines: (Object.entries(lines) as [FitLine, number][])
      .filter(([line]) => !(showsWaist && line === 'hem'))
      .map(([line, along]) => placeLine(line, along, garment, person, moves))
      .toSorted((one, other) => one.y - other.y),
  };
}

function placeLine(
  line: FitLine,
  along: number,
  { outline, from }: Worn,
  person: Person,
  { garment, body }: MovedLines,
): PlacedLine {
  const isOfBody = line === 'shoulders' || line === 'waist';
  const { frame } = person.body;
  const [, y] = toPicture(frame, along, 0);
  const [left, right] = findSpan(outline, y);
  const perHeight = frame.torsoLength / person.height;
  const maxMove = findMaxMove(line, person);
  const shift = ((isOfBody ? body : garment)[line] ?? 0) * perHeight;
  const shortest = line === 'hem' ? shift - (along - from - MIN_LENGTH) * perHeight : -maxMove;
  const minMove = Math.min(shift, Math.max(-maxMove, shortest));
  return {
    line,
    y: y / person.height,
    left: left / person.width,
    right: right / person.width,
    moved: shift,
    least: minMove,
    most: maxMove,
    isOfBody,
  };
}

/** Returns the ends of the outline at a height. If the outline does not reach it, returns the nearest points. */
function findSpan(outline: readonly Point[], y: number): readonly [number, number] {
  const middle = outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const nearest = (isLeft: boolean): number => {
    const side = outline.filter(([x]) => x < middle === isLeft);
    return side.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best), side[0]!)[0];
  };
  return [nearest(true), nearest(false)];
}
