import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import type { RatedLabel } from '../../classifying/ClauseClassifier.ts';
import { ClauseClassifier } from '../../classifying/ClauseClassifier.ts';
import { computeSubjectFeatures } from '../../classifying/features.ts';
import shipped from './moveWeights.json' with { type: 'json' };
import { OUTFIT_MOVES, type OutfitMove } from './OutfitMove.ts';

let classifier: ClauseClassifier<OutfitMove> | undefined;

/** All moves of a clause, likeliest first; trained by `scripts/trainMoves.ts`. */
export function rateMoves(clause: string, lexicon: Lexicon): readonly RatedLabel<OutfitMove>[] {
  classifier ??= ClauseClassifier.unpack(OUTFIT_MOVES, computeSubjectFeatures, shipped);
  return classifier.rate(clause, lexicon);
}
