import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import type { Answer } from '../../answering/Answer.ts';
import type { Verdict } from '../../answering/Verdict.ts';
import type { Findings } from '../../Turn.ts';
import type { Voice } from '../Voice.ts';
import { describeFeature } from '../../answering/features/describeFeature.ts';
import { normalizeMessage } from '../../answering/halves.ts';
import { suggestAlternative, findSubject } from './unknowns.ts';

/** A question about pieces, with all that its answer may use. */
export interface Asked {
  readonly findings: Findings;
  readonly answer: Answer;
  /** The pieces that the question is about, at least one. */
  readonly items: readonly CatalogueItem[];
  readonly item: CatalogueItem;
  readonly voice: Voice;
  readonly lexicon: Lexicon;
}

/** A question that may be about no piece. */
export type AskedOfShop = Omit<Asked, 'item'>;

/** Writes yes, no or unknown, with the facts. */
export function writeVerdict(question: Asked, { holds, fact }: Verdict): string {
  return holds === null
    ? sayUnknown(question, question.answer.asked)
    : question.voice.say(holds ? 'yes' : 'no', { fact });
}

export function sayUnknown({ voice, item, findings }: Asked, askedWords: string): string {
  const feature = describeFeature(item, normalizeMessage(findings.turn.said));
  if (feature !== '') return feature;
  return voice.say('unknown', {
    word: findSubject(askedWords, findings.turn.said),
    fact: suggestAlternative(item, askedWords),
  });
}

/** Maximum number of pieces to name in an answer. */
const MAX_NAMED = 3;

export function joinSentences(items: readonly CatalogueItem[], sentence: (item: CatalogueItem) => string): string {
  return items
    .slice(0, MAX_NAMED)
    .map((item) => sentence(item))
    .join(' ');
}
