import type { FitLine, LineMoves } from '../../../../src/domain/poses/Adjustment.ts';
import { MAX_LINE_MOVE } from '../../../../src/domain/poses/Adjustment.ts';
import { clamp } from '../curve.ts';
import type { Person } from '../person/Person.ts';
import type { PersonBody } from '../person/PersonBody.ts';
import type { Waist } from './waist.ts';

/** How far the shopper moved lines down, in torso lengths. */
export type TorsoMoves = Readonly<Partial<Record<FitLine, number>>>;

/** The largest move of each line up or down, in torso lengths. The move of a hem also depends on the garment. */
export const MAX_MOVES: Readonly<Record<FitLine, number>> = { collar: 0.08, shoulders: 0.08, waist: 0.15, hem: 0.6 };

type BodyInPicture = Pick<Person, 'height'> & { readonly body: Pick<PersonBody, 'frame'> };

/** Torso lengths per picture height. */
const findTorsosPerHeight = ({ height, body }: BodyInPicture): number => height / body.frame.torsoLength;

/** Returns the largest move of a line, as a fraction of the picture's height. */
export const findMaxMove = (line: FitLine, sized: BodyInPicture): number =>
  Math.min(MAX_LINE_MOVE, MAX_MOVES[line] / findTorsosPerHeight(sized));

export function toTorsoMoves(moves: LineMoves | null | undefined, sized: BodyInPicture): TorsoMoves {
  return Object.fromEntries(
    Object.entries(moves ?? {}).map(([line, move]) => {
      const maxMove = MAX_MOVES[line as FitLine];
      return [line, clamp(move * findTorsosPerHeight(sized), -maxMove, maxMove)];
    }),
  );
}

/** Applies the shopper's correction to the person's shoulders. */
export function moveShoulders(person: Person, { shoulders = 0 }: TorsoMoves): Person {
  if (shoulders === 0) return person;
  const { body } = person;
  const { shoulderLine } = body.torso;
  const movedLine = { ...shoulderLine, values: shoulderLine.values.map((along) => along + shoulders) };
  return { ...person, body: { ...body, torso: { ...body.torso, shoulderLine: movedLine } } };
}

/** Applies the shopper's correction to the waist. */
export function moveWaist(waist: Waist, { waist: move = 0 }: TorsoMoves): Waist {
  if (move === 0 || waist.seam === null) return waist;
  return { ...waist, seam: waist.seam + move, seamAt: (across) => waist.seamAt(across) + move };
}
