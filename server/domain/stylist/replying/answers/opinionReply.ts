import { getPlannedFormality } from '../../../outfits/occasionFormality.ts';
import { splitWords } from '../../../language/text/tokens.ts';
import { normalizeMessage } from '../../answering/halves.ts';
import { listShownOutfit } from '../../answering/meantPieces.ts';
import { readCompanions } from '../../answering/opinions/readCompanions.ts';
import type { OpinionCase } from '../../answering/opinions/OpinionCase.ts';
import { findMeant } from '../../answering/opinions/pieceWords.ts';
import { writeOpinion } from '../../answering/opinions/writeOpinion.ts';
import { completePlan } from '../../outfit/currentOutfit.ts';
import { describePurpose } from '../../outfit/titleOutfit.ts';
import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import type { Turn } from '../../Turn.ts';
import { withArticle } from '../../wording/purposes.ts';
import type { AskedOfShop } from './Asked.ts';

/** Writes the stylist's opinion of pieces, from their looks and from what they are for. */
export function opinionReply({ answer, items, lexicon, voice, findings: { turn } }: AskedOfShop): string {
  const outfit = listShownOutfit(turn);
  const named = items.length > 0 ? undefined : findMeant(answer.asked, outfit);
  const pieces = named === undefined ? (items.length > 0 ? items : outfit) : [named];
  if (pieces.length === 0) return '';
  const question: OpinionCase = {
    words: answer.asked,
    message: normalizeMessage(turn.said),
    toldText: normalizeMessage([...turn.earlier.map(({ said }) => said), turn.said].join(' . ')),
    pieces,
    isOfOutfit: pieces === outfit,
    outfit,
    companions: readCompanions(answer.asked, normalizeMessage(turn.said), pieces, lexicon),
    ...(readPurpose(turn.said, lexicon) ?? findPurpose(turn, outfit.length > 0)),
  };
  return writeOpinion(question, (name, lines) => voice.vary(name, lines));
}

/** Returns the occasion that the message names; null if it names none. */
function readPurpose(said: string, lexicon: Lexicon): Pick<OpinionCase, 'purpose' | 'formality'> | null {
  const words = splitWords(said);
  const named = lexicon
    .findPhrases(words)
    .find((span) => span.concepts.some(({ facet }) => facet === 'occasion') && words[span.from - 1] !== 'not');
  const names = named?.concepts.map(({ id }) => id.split(':')[1] ?? '') ?? [];
  const formality = rateOccasion(names);
  return named === undefined || formality === null ? null : { purpose: withArticle(named.phrase), formality };
}

const rateOccasion = (names: readonly string[]): number | null =>
  names
    .map((name) => getPlannedFormality({ occasion: name, event: name, dressiness: 0, words: '' }))
    .find((value) => value !== undefined) ?? null;

/** Returns what the clothes are for, with its formality. */
function findPurpose(
  { conversation: { outfit, wish } }: Turn,
  isOfOutfit: boolean,
): Pick<OpinionCase, 'purpose' | 'formality'> {
  if (isOfOutfit && outfit !== null) {
    const plan = completePlan(outfit);
    return { purpose: describePurpose(plan), formality: getPlannedFormality(plan) ?? null };
  }
  const occasion = wish.findLast(({ facet, stance }) => facet === 'occasion' && stance === 'wanted');
  if (occasion === undefined) return { purpose: '', formality: null };
  const names = [...occasion.concepts.map((id) => id.split(':')[1] ?? ''), ...splitWords(occasion.words)];
  return { purpose: withArticle(occasion.words), formality: rateOccasion(names) };
}
