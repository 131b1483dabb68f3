import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import { listNearest } from '../hearing/pointing/resolve.ts';
import type { Answer } from './Answer.ts';
import { asksToChoose, findCriterion, rateByCriterion } from './choosing/chooseAmong.ts';
import type { Scene } from './meantPieces.ts';
import { findMeasure } from './measures/measures.ts';
import { readAskedSize } from './measures/readAskedSize.ts';
import { readRivals } from './rivals/readRivals.ts';
import { asksQuestion, isOrder } from './shopTalk.ts';

/** Answers a question about a size or a measure of a piece; returns null for other words. */
export function answerOfPiece(
  words: string,
  pieces: readonly CatalogueItem[],
  { context, pointed, lexicon }: Scene,
): Answer | null {
  if (namesOtherKind(words, context, lexicon)) return null;
  const choice = chooseByCriterion(words, pieces, context, lexicon);
  if (choice !== null || !asksQuestion(words)) return choice;
  const meant = pieces.length > 0 ? pieces : pointed.length > 0 ? pointed : listNearest(context).slice(0, 1);
  const [item] = meant;
  if (item === undefined) return null;
  const size = readAskedSize(words);
  if (size !== null) return { topic: 'size', asked: size, itemIds: listIds(meant.slice(0, 1)) };
  const measure = findMeasure(words, item);
  return measure === undefined ? null : { topic: 'measure', asked: measure.asked, itemIds: listIds(meant.slice(0, 1)) };
}

/** Maximum number of shown pieces to choose among. */
const MAX_AMONG = 12;

/** Chooses the named or shown piece that is best by the criterion in the words; null if they ask for no such choice. */
function chooseByCriterion(
  words: string,
  pieces: readonly CatalogueItem[],
  { shown }: ReferenceContext,
  lexicon: Lexicon,
): Answer | null {
  if (pieces.length === 1 || isOrder(words) || !asksToChoose(words) || readRivals(words) !== null) return null;
  const among = pieces.length > 1 ? pieces : shown.slice(0, MAX_AMONG);
  const criterion = findCriterion(words, among, lexicon);
  if (criterion === undefined || among.length < 2) return null;
  const best = rateByCriterion(among, criterion)[0]?.item ?? among[0];
  return { topic: 'choice', asked: criterion.name, itemIds: best ? [best.id] : [], among: listIds(among) };
}

const SUGGESTS_PATTERN =
  /^(?:(?:and|but|so|ok|okay|hm+|well|or|nice|great)[ ,]+)*(?:what|how) about (?:an? |some |(?!the\b|this\b|that\b|these\b|those\b|it\b|my\b))/u;

/** Whether words suggest a kind of piece: 'what about a backpack, I cycle in the rain'. */
export function suggestsKind(words: string, lexicon: Lexicon): boolean {
  const [firstClause = ''] = words.split(/[,.?!;]/u, 1);
  return SUGGESTS_PATTERN.test(words) && listKinds(firstClause, lexicon).length > 0;
}

/** Whether words ask for pieces of a kind that no known piece has: 'do you have jeans with a 36 inseam'. */
const namesOtherKind = (words: string, context: ReferenceContext, lexicon: Lexicon): boolean =>
  isOrder(words) && namesUnknownKind(words, context, lexicon);

function namesUnknownKind(words: string, { shown, spokenOf, isA }: ReferenceContext, lexicon: Lexicon): boolean {
  return listKinds(words, lexicon).some((phrase) => ![...spokenOf, ...shown].some((item) => isA(item, phrase)));
}

const listKinds = (words: string, lexicon: Lexicon): readonly string[] =>
  lexicon
    .findPhrases(splitWords(words))
    .filter(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'))
    .map(({ phrase }) => phrase);

const listIds = (items: readonly CatalogueItem[]): string[] => items.map(({ id }) => id);
