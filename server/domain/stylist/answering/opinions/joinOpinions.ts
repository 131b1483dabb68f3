import { normalizeMessage } from '../halves.ts';
import { areOneOpinion } from './asksForOpinion.ts';

/** Joins the parts of a message that ask for one opinion. */
export function joinOpinions(parts: readonly string[]): readonly string[] {
  return parts.reduce<readonly string[]>((before, part) => {
    const last = before.at(-1);
    const isOne = last !== undefined && areOneOpinion(normalizeMessage(last), normalizeMessage(part));
    return isOne ? [...before.slice(0, -1), `${last} ${part}`] : [...before, part];
  }, []);
}
