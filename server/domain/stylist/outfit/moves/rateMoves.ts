import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import type { RatedLabel } from '../../classifying/ClauseClassifier.ts';
import { ClauseClassifier } from '../../classifying/ClauseClassifier.ts';
import { computeSubjectFeatures } from '../../classifying/features.ts';
import shipped from './moveWeights.json' with { type: 'json' };
import { OUTFIT_MOVES, type OutfitMove } from './OutfitMove.ts';

let classifier: ClauseClassifier<OutfitMove> | undefined;

/** Rates all moves of a clause, most likely first. The weights come from `scripts/trainMoves.ts`. */
export function rateMoves(clause: string, lexicon: Lexicon): readonly RatedLabel<OutfitMove>[] {
  classifier ??= ClauseClassifier.unpack(OUTFIT_MOVES, computeSubjectFeatures, shipped);
  return classifier.rate(clause, lexicon);
}

/** Moves that are possible only if an outfit is shown. */
const MOVES_OF_SHOWN_OUTFIT: ReadonlySet<OutfitMove> = new Set<OutfitMove>([
  'ask',
  'detail',
  'why',
  'list',
  'total',
  'count',
  'choose',
  'size',
]);

/** Rates the moves of a clause that may start an outfit. The probabilities add up to 1. */
export function rateFirstMoves(clause: string, lexicon: Lexicon): readonly RatedLabel<OutfitMove>[] {
  const ratedMoves = rateMoves(clause, lexicon).filter(({ label }) => !MOVES_OF_SHOWN_OUTFIT.has(label));
  const sum = ratedMoves.reduce((total, { probability }) => total + probability, 0);
  return ratedMoves.map(({ label, probability }) => ({ label, probability: probability / sum }));
}
