import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { OutfitMove } from '../moves/OutfitMove.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readDays, withoutTimeUntil } from './readDays.ts';

/** Moves of clauses about where and when an outfit is worn. */
const CLIMATE_MOVES: ReadonlySet<OutfitMove> = new Set<OutfitMove>([
  'compose',
  'pack',
  'climate',
  'occasion',
  'days',
  'warmer',
  'cooler',
  'wearer',
  'budget',
]);

/** Returns the words about place, time and weather. Leaves out questions and garments. */
export const joinClimateText = (clauses: readonly OutfitClause[]): string =>
  clauses
    .filter(({ move }) => move === null || CLIMATE_MOVES.has(move))
    .map(({ text }) => text)
    .join(', ');

const TELLS_DAYS_PATTERN = /\b(?:days?|nights?|weeks?|weekend|fortnight|overnight)\b/u;

/** Reads a change to another number of days. */
export function readOtherDays(clauses: readonly OutfitClause[], outfit: OutfitPlan | null): readonly OutfitEdit[] {
  const toldTexts = clauses
    .filter(({ move, text }) => move === 'days' && TELLS_DAYS_PATTERN.test(withoutTimeUntil(text)))
    .map(({ text }) => text);
  const days = toldTexts.length === 0 ? null : readDays(toldTexts.join(', '));
  return days === null || days === outfit?.days || (days === 1 && outfit?.days === null)
    ? []
    : [{ kind: 'days', days }];
}
