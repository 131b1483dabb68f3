import type { AdviceTopic } from './Advice.ts';
import { readRivals } from '../rivals/readRivals.ts';
import { writeComparison } from '../rivals/writeComparison.ts';

/** Advice on a choice between two cloths or kinds of garment: 'down or synthetic for wet snow?'. */
export const RIVAL_ADVICE: AdviceTopic = {
  asks: { test: (words) => readRivals(words) !== null },
  advise: ({ words, toldText }) => {
    const pair = readRivals(words);
    return pair === null ? '' : writeComparison(pair, toldText);
  },
};
