import type { ReadClause } from './Clause.ts';

/** Minimum probability at which an act is certain. */
const MIN_SURE_PROBABILITY = 0.7;

type ToldAct = Pick<ReadClause, 'act' | 'probability'>;

/** Whether a turn is only polite, or is about somebody else. */
export function isPolite(clauses: readonly ToldAct[]): boolean {
  return (
    clauses.some(({ act, probability }) => act === 'social' && probability >= MIN_SURE_PROBABILITY) &&
    clauses.every(({ act }) => act === 'social' || act === 'person')
  );
}

/** Whether a message only asks for a service. */
export function isOrder(clauses: readonly ToldAct[]): boolean {
  return (
    clauses.length > 0 &&
    clauses.every(({ act, probability }) => act === 'service' && probability >= MIN_SURE_PROBABILITY)
  );
}

/** Whether a turn only complains. */
export function isComplaint(clauses: readonly ToldAct[]): boolean {
  return (
    clauses.length > 0 &&
    clauses.every(({ act, probability }) => act === 'criticise' && probability >= MIN_SURE_PROBABILITY)
  );
}
