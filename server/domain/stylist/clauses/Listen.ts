import type { Speech } from '../hearing/Speech.ts';
import type { ReadClause } from './Clause.ts';

/** Reads some clauses of the message as one text. */
export type Listen = (clauses: readonly ReadClause[]) => Speech;
