import type { Draft, TurnReading } from '../../../application/ports/Stylist.ts';
import { REFERENCES, type SlotEdit } from '../../../domain/stylist/corrections/TurnReading.ts';
import type { Edit, Reading } from './answerSchemas.ts';
import type { NumberedPieces } from './NumberedPieces.ts';

/** The model's corrections without those that refer to an unknown clause, constraint or piece. */
export function groundReading(
  { clauses, edits }: Reading,
  draft: Pick<Draft, 'clauses' | 'constraints'>,
  pieces: NumberedPieces,
): TurnReading {
  return {
    acts: clauses.flatMap(({ number, act }) => {
      const clause = draft.clauses[number - 1];
      return clause === undefined || clause.act === act ? [] : [{ text: clause.text, act }];
    }),
    edits: edits.flatMap((edit) => groundEdit(edit, draft, pieces)),
  };
}

export const correctsNothing = ({ acts, edits }: TurnReading): boolean => acts.length === 0 && edits.length === 0;

function groundEdit(edit: Edit, { constraints }: Pick<Draft, 'constraints'>, pieces: NumberedPieces): SlotEdit[] {
  const { do: kind, number } = edit;
  if (kind === 'refer') return resolveReference(edit, pieces);
  const value = edit.slot === null || edit.value === null ? null : { slot: edit.slot, value: edit.value };
  if (kind === 'add' || kind === 'refuse') return value === null ? [] : [{ do: kind, ...value }];
  const replacedConstraint = constraints[(number ?? 0) - 1];
  if (replacedConstraint === undefined) return [];
  if (kind === 'remove') return [{ do: kind, old: replacedConstraint }];
  return value === null ? [] : [{ do: kind, old: replacedConstraint, ...value }];
}

function resolveReference({ value, number }: Edit, pieces: NumberedPieces): SlotEdit[] {
  const item = pieces.find(number ?? 0);
  const referenceName = REFERENCES.find((name) => name === value);
  return item === undefined || referenceName === undefined
    ? []
    : [{ do: 'refer', itemIds: [item.id], use: referenceName }];
}
