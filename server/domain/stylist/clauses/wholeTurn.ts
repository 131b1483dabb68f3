import type { ReadClause } from './Clause.ts';

/** The probability from which an act alone is enough. */
const SURE = 0.7;

type ToldAct = Pick<ReadClause, 'act' | 'probability'>;

/** Whether a turn is only polite, or tells something about somebody else. */
export function isPolite(clauses: readonly ToldAct[]): boolean {
  return (
    clauses.some(({ act, probability }) => act === 'social' && probability >= SURE) &&
    clauses.every(({ act }) => act === 'social' || act === 'person')
  );
}

/** Whether a turn orders a service and nothing else. */
export function isOrder(clauses: readonly ToldAct[]): boolean {
  return clauses.length > 0 && clauses.every(({ act, probability }) => act === 'service' && probability >= SURE);
}

/** Whether a turn does nothing but complain. */
export function isComplaint(clauses: readonly ToldAct[]): boolean {
  return clauses.length > 0 && clauses.every(({ act, probability }) => act === 'criticise' && probability >= SURE);
}
