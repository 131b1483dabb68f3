import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Language } from '../hearing/hear.ts';
import { referToTogether, withoutMentions } from '../hearing/pointing/referTo.ts';
import { isQuestionAsked } from '../hearing/questions.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Turn, Understood } from '../Turn.ts';
import type { Answer, Topic } from './Answer.ts';
import { answerPart } from './halfAnswers.ts';
import { normalizeMessage } from './halves.ts';
import { findPointedPieces, type Scene } from './meantPieces.ts';
import { findMost } from './superlatives.ts';

type Understand = (turn: Turn, language: Language) => Understood;
type Items = readonly CatalogueItem[];

/** One part of a message with its answer; the answer is null if the part asks nothing. */
export interface Half {
  readonly words: string;
  readonly answer: Answer | null;
  /** Whether this part of the message asks about a piece instead of the shop, a cloth or the list. */
  readonly isOfPiece: boolean;
}

/** What is needed to read the parts of a message. */
export interface Reading {
  readonly turn: Turn;
  readonly language: Language;
  readonly scene: Omit<Scene, 'pointed'>;
  readonly understand: Understand;
}

/** Reads the parts of a message in order. 'It' in a part means the pieces that the previous parts named. */
export function readHalves(words: readonly string[], reading: Reading): readonly Half[] {
  const { context } = reading.scene;
  const piecesInMessage = findPointedPieces(words.join(' '), context);
  const halves: Half[] = [];
  let pointedItems: Items = [];
  let lastAnswer = reading.turn.conversation.heard.answer;
  for (const part of words) {
    const readPart =
      halves.length > 0 && BARE_WHY_PATTERN.test(part)
        ? null
        : readHalf(part, pointedItems, piecesInMessage, words.length, lastAnswer, reading);
    halves.push(readPart ?? { words: part, answer: null, isOfPiece: false });
    lastAnswer = readPart?.answer ?? lastAnswer;
    pointedItems = listPointedAfter(part, readPart?.answer ?? null, pointedItems, context);
  }
  return halves;
}

/**
 * Matches a message that is only 'why'. After a question, 'why' needs no answer, because choices always come with a
 * reason.
 */
const BARE_WHY_PATTERN = /^(?:and )?why[ ?.!]*$/iu;

function readHalf(
  part: string,
  pointedItems: Items,
  piecesInMessage: Items,
  count: number,
  lastAnswer: Answer | null,
  reading: Reading,
): Half {
  const scene = { ...reading.scene, context: pointBack(reading.scene.context, pointedItems) };
  const repeatedAnswer = repeatQuestion(part, lastAnswer, scene.context);
  if (repeatedAnswer !== null) return { words: part, answer: repeatedAnswer, isOfPiece: true };
  const answer = answerPart(
    part,
    { ...scene, pointed: pointedItems.length > 0 ? pointedItems : piecesInMessage },
    pointedItems,
  );
  if (answer !== null) return { words: part, answer, isOfPiece: CLOTH_TOPICS.has(answer.topic) };
  const pieceAnswer = count > 1 ? readPieceQuestion(part, pointedItems, reading) : null;
  return { words: part, answer: pieceAnswer, isOfPiece: pieceAnswer !== null };
}

function pointBack(context: ReferenceContext, pointedItems: Items): ReferenceContext {
  if (pointedItems.length === 0) return context;
  return { ...context, spokenOf: pointedItems, spokenBefore: [...context.spokenOf, ...context.spokenBefore] };
}

/** Topics about the cloth or the measures of a piece, and the total price. */
const CLOTH_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'property',
  'shrink',
  'itch',
  'clothCare',
  'total',
  'measure',
  'size',
  'choice',
]);
const ASKED_AGAIN_PATTERN =
  /^(?:(?:and|or|ok|okay|so|but|what|whats|how|about|same|question|for|then|too|as|well|the|is|it)\b|[ ,.?!])+$/u;
const LEADS_ON_PATTERN = /^(?:and|or|what about|how about|same)\b/u;

/** Repeats the last question for another piece: 'and the last one?'. */
function repeatQuestion(part: string, lastAnswer: Answer | null, context: ReferenceContext): Answer | null {
  const words = normalizeMessage(part);
  const isSameQuestion =
    lastAnswer !== null &&
    (CLOTH_TOPICS.has(lastAnswer.topic) || PIECE_TOPICS.has(lastAnswer.topic)) &&
    !RANKING_TOPICS.has(lastAnswer.topic);
  if (
    !isSameQuestion ||
    lastAnswer.topic === 'total' ||
    lastAnswer.topic === 'compare' ||
    !LEADS_ON_PATTERN.test(words)
  )
    return null;
  const pieces = findPointedPieces(words, context);
  if (pieces.length === 0 || !ASKED_AGAIN_PATTERN.test(withoutMentions(words, context))) return null;
  return {
    topic: lastAnswer.topic,
    asked: lastAnswer.asked,
    itemIds: listIds(pieces),
    ...(lastAnswer.subject && { subject: lastAnswer.subject }),
  };
}

const PIECE_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'size',
  'color',
  'price',
  'sale',
  'fabric',
  'brand',
  'fit',
  'care',
  'pattern',
  'occasion',
  'season',
  'about',
  'compare',
  'cheapest',
  'dearest',
  'warmest',
  'lightest',
  'smartest',
  'softest',
  'unknowable',
]);

/** Reads a question about a piece in a part of a message, as if the part were the whole message. */
function readPieceQuestion(part: string, pointedItems: Items, { turn, language, understand }: Reading): Answer | null {
  const { conversation } = turn;
  const alone =
    pointedItems.length === 0
      ? turn
      : {
          ...turn,
          conversation: {
            ...conversation,
            spokenOf: listIds(pointedItems),
            spokenBefore: [...conversation.spokenOf, ...(conversation.spokenBefore ?? [])],
            heard: { ...conversation.heard, answer: null },
          },
        };
  const understanding = understand({ ...alone, said: part, attachment: null }, language);
  const answer = understanding.intent === 'answer' ? understanding.conversation.heard.answer : null;
  if (answer === null || answer.itemIds.length === 0 || !PIECE_TOPICS.has(answer.topic)) return null;
  return isStatement(answer) && !isQuestionAsked(new Utterance(part)) ? null : answer;
}

/**
 * Whether an answer is to a statement ('the second is nice'). If the message also asks a question, this answer is
 * left out.
 */
export function isStatement({ topic, asked }: Answer): boolean {
  return (topic === 'about' && asked === '') || (topic === 'goesWith' && asked === 'praised');
}

/**
 * Returns the pieces that 'it' means after a part of a message: the pieces that the part named, or the best piece in
 * the answer.
 */
function listPointedAfter(part: string, answer: Answer | null, itemsBefore: Items, context: ReferenceContext): Items {
  const togetherItems = referToTogether(new Utterance(normalizeMessage(part)), context, itemsBefore);
  if (togetherItems.length > 0) return togetherItems;
  if (answer === null || itemsBefore.length > 0) return itemsBefore;
  const items = [...context.spokenOf, ...context.shown].filter(({ id }) => answer.itemIds.includes(id));
  const bestItem = RANKING_TOPICS.has(answer.topic) ? findMost(answer.topic, items) : undefined;
  return bestItem ? [bestItem] : [];
}

const RANKING_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'cheapest',
  'dearest',
  'warmest',
  'lightest',
  'smartest',
  'softest',
]);

const listIds = (items: Items): string[] => items.map(({ id }) => id);
