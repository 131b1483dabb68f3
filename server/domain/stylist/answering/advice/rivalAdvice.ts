import type { AdviceTopic } from './Advice.ts';
import { readRivals } from '../rivals/readRivals.ts';
import { wordRivals } from '../rivals/wordRivals.ts';

/** Advice on a choice between two cloths or kinds of garment: 'down or synthetic for wet snow?'. */
export const RIVAL_ADVICE: AdviceTopic = {
  asks: { test: (words) => readRivals(words) !== null },
  advise: ({ words, toldText }) => {
    const pair = readRivals(words);
    return pair === null ? '' : wordRivals(pair, toldText);
  },
};
