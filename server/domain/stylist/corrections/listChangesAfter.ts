import type { Change } from '../Conversation.ts';
import type { Turn } from '../Turn.ts';
import { listConstraints } from './constraints.ts';
import type { Constraint, SlotEdit } from './TurnReading.ts';
import { describeRemoval } from './describeChange.ts';

/**
 * Returns the changes that a reply names: first those of the draft that are still valid, then the corrections. Leaves
 * out the removal of what the draft misunderstood.
 */
export function listChangesAfter(
  turn: Turn,
  toldChanges: readonly Change[],
  editedChanges: readonly Change[],
  edits: readonly SlotEdit[],
): readonly Change[] {
  const replacedConstraints = edits.flatMap((edit): Constraint[] =>
    edit.do === 'remove' || edit.do === 'replace' ? [edit.old] : [],
  );
  const refusedConstraints = edits.flatMap((edit): Constraint[] =>
    edit.do === 'refuse' ? [{ slot: edit.slot, value: edit.value, stance: 'wanted' }] : [],
  );
  const removedConstraints = [...replacedConstraints, ...refusedConstraints];
  const constraintKeysBefore = new Set(listConstraints(turn).map(toKey));
  const neverSaid = replacedConstraints
    .filter((oldConstraint) => !constraintKeysBefore.has(toKey(oldConstraint)))
    .map(describeRemoval);
  return [
    ...toldChanges.filter((change) => !removedConstraints.some((constraint) => speaksOf(change, constraint))),
    ...editedChanges.filter(
      ({ kind, words }) => !neverSaid.some((change) => change.kind === kind && change.words === words),
    ),
  ];
}

function speaksOf({ kind, words }: Change, { slot, value }: Constraint): boolean {
  const isPrice = slot === 'minPrice' || slot === 'maxPrice';
  return isPrice ? kind === 'price' : words.toLowerCase().includes(value.toLowerCase());
}

const toKey = ({ slot, value, stance }: Constraint): string => `${slot} ${value} ${stance}`;
