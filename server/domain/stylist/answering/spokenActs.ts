import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Act } from '../acts/Act.ts';
import { ActModel } from '../acts/ActModel.ts';
import { splitClauses } from '../acts/splitClauses.ts';

export interface SpokenClause {
  readonly text: string;
  readonly act: Act;
  /** 0 to 1. */
  readonly probability: number;
}

/** From this probability on an act counts where nothing else speaks for it. */
const SURE = 0.7;

export function spokenActs(said: string, lexicon: Lexicon): readonly SpokenClause[] {
  const texts = splitClauses(said).map(({ text }) => text);
  return ActModel.shipped()
    .classify(texts, lexicon)
    .map(({ act, probability }, at) => ({ text: texts[at] ?? '', act, probability }));
}

/** Whether a turn is nothing but polite, to the stylist or of somebody else. */
export function isPolite(clauses: readonly SpokenClause[]): boolean {
  return (
    clauses.some(({ act, probability }) => act === 'social' && probability >= SURE) &&
    clauses.every(({ act }) => act === 'social' || act === 'person')
  );
}

/** Whether a turn orders a service and nothing else. */
export function isOrder(clauses: readonly SpokenClause[]): boolean {
  return clauses.length > 0 && clauses.every(({ act, probability }) => act === 'service' && probability >= SURE);
}

/** Whether a turn does nothing but complain. */
export function isComplaint(clauses: readonly SpokenClause[]): boolean {
  return clauses.length > 0 && clauses.every(({ act, probability }) => act === 'criticise' && probability >= SURE);
}
