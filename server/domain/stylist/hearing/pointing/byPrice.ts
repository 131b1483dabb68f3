import { dollarsOf } from '../../wording/phrases.ts';
import type { Utterance } from '../Utterance.ts';
import type { ReferenceContext, Reference } from './ReferenceContext.ts';
import { found } from './ReferenceContext.ts';

const EXTREME =
  /\b(?:the |your )?(cheapest|least expensive|most affordable|most expensive|priciest|dearest)(?: one| ones| of (?:these|those|them|the lot|all))?\b/u;
const OF_TWO =
  /\bthe (cheaper|less expensive|more expensive|pricier|dearer)(?: one)?(?: of (?:the|these|those) (?:two|pair)| of them)?(?=$|[ ,.?!])/u;

/** 'The cheaper of the two' is of those spoken of; 'the cheapest' of all that is shown. */
export function extreme(heard: Utterance, { shown, spokenOf }: ReferenceContext): Reference | null {
  const two = OF_TWO.exec(heard.rest);
  const most = two ? null : EXTREME.exec(heard.rest);
  if (!two && (!most || /\bwh(?:ich|at)\b/u.test(heard.whole))) return null;
  heard.take(two ? OF_TWO : EXTREME);
  const row = two ? (spokenOf.length > 1 ? spokenOf.slice(0, 2) : shown.slice(0, 2)) : shown;
  const isLow = /cheap|least|less|affordable/u.test((two ?? most)?.[1] ?? '');
  const sorted = [...row].sort((a, b) => (isLow ? dollarsOf(a) - dollarsOf(b) : dollarsOf(b) - dollarsOf(a)));
  return found(sorted.slice(0, 1));
}
