import { addAnswer } from '../addAnswer.ts';
import { splitWords } from '../../language/text/tokens.ts';
import { recordAnswer } from '../recordAnswer.ts';
import type { Language } from '../hearing/hear.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import type { TalkGroup } from '../talk/talkGroups.ts';
import { findGroup } from '../talk/talkGroups.ts';
import type { Turn, Understood } from '../Turn.ts';
import { writeWish } from '../wish/writeWish.ts';
import type { Answer, Topic } from './Answer.ts';
import { adviseOnWords } from './advice/adviceTopics.ts';
import { readWanting } from './readWanting.ts';
import { findCloth } from './cloth/clothKnowledge.ts';
import { findClothProperty } from './cloth/clothProperties.ts';
import { suggestsKind } from './pieceAnswers.ts';
import { withoutBrands } from './famousBrands.ts';
import { splitIntoHalves, normalizeMessage } from './halves.ts';
import { listShownOutfit } from './meantPieces.ts';
import { joinOpinions } from './opinions/joinOpinions.ts';
import { joinComparisons } from './joinComparisons.ts';
import { isStatement, readHalves } from './readHalves.ts';
import { isCourtesy, isOnlyTold } from './learnedMood.ts';
import { isOnlyTaste, remarkOn } from './remarkOn.ts';

type Understand = (turn: Turn, language: Language) => Understood;

/** The maximum number of answers in one reply. A repeated question counts once. */
const MAX_ANSWERS = 4;

/**
 * Answers what a message says to the shop, and passes the rest of the message to `understand`. `context` has
 * what the words may refer to.
 */
export function withShopTalk(
  turn: Turn,
  language: Language,
  context: ReferenceContext,
  understand: Understand,
): Understood {
  const parts = splitIntoHalves(turn.said).filter((words) => !INTERJECTION_PATTERN.test(normalizeMessage(words)));
  const scene = {
    lexicon: language.lexicon,
    lastTopicGroup: findEarlierTopic(turn),
    context,
    outfit: listShownOutfit(turn),
    sells: (brand: string) => language.lexicon.byPhrase(brand).some(({ facet }) => facet === 'brand'),
  };
  const halves = readHalves(joinOpinions(joinComparisons(parts, turn.conversation.heard.answer)), {
    turn,
    language,
    scene,
    understand,
  });
  const [mainAnswer, ...otherAnswers] = withoutCovered(
    keepDistinct(halves.flatMap(({ answer }) => answer ?? [])),
  ).slice(0, MAX_ANSWERS);
  if (!mainAnswer) {
    const understanding = understand(turn, language);
    const remark = remarkOn(turn, understanding, context, language);
    return remark ? recordAnswer(turn, remark) : understanding;
  }
  const isOfPiece = halves.some((part) => part.isOfPiece);
  const asks = (words: string): boolean =>
    !isOnlyTold(normalizeMessage(words), language.lexicon) &&
    (!isOfPiece || readWanting(words, language) !== 'nothing');
  const remainingText = halves
    .filter(({ words }) => !asksForNothing(words, language) && !isCourtesy(normalizeMessage(words), language.lexicon))
    .filter(({ words, answer }) =>
      answer === null
        ? asks(words)
        : wantsPieces(words, answer.topic, language) || suggestsKind(normalizeMessage(words), language.lexicon),
    )
    .map(({ words }) => words)
    .join(' ');
  const otherResult =
    remainingText === '' && turn.attachment === null ? null : understand({ ...turn, said: remainingText }, language);
  const isSought = otherResult?.intent === 'search' && !isOnlyTaste(otherResult) && isErrand(turn, otherResult);
  if (!isSought)
    return recordAnswer(turn, {
      ...mainAnswer,
      also: keepDistinct([mainAnswer, ...otherAnswers, ...listAnswers(otherResult)]).slice(1),
    });
  if (VAGUE.has(mainAnswer.topic) && otherAnswers.length === 0) return otherResult;
  return isOfPiece && readWanting(remainingText, language) === 'refusal'
    ? noteAnswer(turn, otherResult, { ...mainAnswer, also: otherAnswers })
    : addAnswer(otherResult, { ...mainAnswer, also: otherAnswers });
}

/** Topics whose answer a new list makes unnecessary: its first piece is the recommendation. */
const VAGUE: ReadonlySet<Topic> = new Set<Topic>(['favorite', 'unclear', 'unknowable']);

/** Creates an answer that also remembers a refusal for later searches. The shown list stays. */
function noteAnswer(turn: Turn, { conversation: { wish } }: Understood, answer: Answer): Understood {
  const conversation = { ...turn.conversation, wish };
  const refused = wish.filter((part) => part.stance === 'refused' && !turn.conversation.wish.includes(part));
  const words = [...new Set(refused.map((part) => part.words))].join(' or ');
  const noted: Answer =
    words === ''
      ? { topic: 'remark', itemIds: [], asked: 'told' }
      : { topic: 'refusalNoted', itemIds: answer.itemIds, asked: words };
  return recordAnswer({ ...turn, conversation }, { ...answer, also: [...(answer.also ?? []), noted] });
}

/** Returns the group of the topic that the last message asked about; null if it asked nothing. */
export function findEarlierTopic({ conversation: { heard } }: Turn): TalkGroup | null {
  return heard.answer?.subject === undefined ? null : findGroup(heard.answer.subject);
}

/** Returns a key that is equal for two wordings of the same question. */
function findSubject({ topic, asked, subject }: Answer): string {
  if (topic === 'advice') return adviseOnWords(asked, subject);
  if (topic === 'property') return findClothProperty(asked, subject)?.questionClause ?? '';
  return topic === 'clothCare' || topic === 'shrink' || topic === 'itch' ? (findCloth(asked)?.cloth ?? '') : asked;
}

/** Leaves out repeated questions. Of equal answers, keeps the last. */
function keepDistinct(answers: readonly Answer[]): Answer[] {
  const createKey = (answer: Answer): string =>
    [answer.topic, findSubject(answer), ...(SELLER_TOPICS.has(answer.topic) ? [] : answer.itemIds)].join();
  return [...new Map(answers.map((answer) => [createKey(answer), answer])).values()];
}

/** Leaves out who to talk to if a complaint about an order says it. */
function withoutCovered(answers: readonly Answer[]): readonly Answer[] {
  const isOfOrder = answers.some(({ topic }) => topic === 'orders');
  return isOfOrder ? answers.filter(({ topic }) => topic !== 'person') : answers;
}

/** Maximum number of words in a part of a message that asks for nothing because it has no word about clothes. */
const FEW_WORDS_COUNT = 2;

function asksForNothing(part: string, { lexicon }: Language): boolean {
  const words = splitWords(part);
  return (
    INTERJECTION_PATTERN.test(normalizeMessage(part)) ||
    (words.length <= FEW_WORDS_COUNT && lexicon.findPhrases(words).length === 0)
  );
}

/** Matches interjections that ask for nothing: 'cool.', 'ok thank you.'. */
const INTERJECTION_PATTERN =
  /^(?:(?:ok|okay|cool|nice|great|perfect|lovely|beauty|fine|good|right|alright|thanks|thank you|cheers|awesome|brilliant|hm+|oh|ah|wow|yes|yeah|sure|please|heh|haha|lol|fair enough|fair point|true|i see|got it|makes sense|that makes sense|good point|interesting|superb|excellent|splendid|grand|omg|k|very well|very good)[ ,.!]*){1,4}$/u;

const SELLER_TOPICS: ReadonlySet<Topic> = new Set(['delivery', 'returns', 'stock', 'service', 'orders']);
/** Matches a wish after other words: 'I ordered a coat from you and would like a scarf to go with it'. */
const WANTS_BESIDES_PATTERN =
  /\b(?:id like|i would like|i need|i want|show me|find me|looking for|do you have|have you got|in search of|im after)\b/u;

/** Whether a question to the shop also asks for pieces: 'any coats with good reviews?'. */
function wantsPieces(words: string, topic: Topic, language: Language): boolean {
  if (topic === 'brandSold')
    return language.lexicon.findPhrases(splitWords(withoutBrands(normalizeMessage(words)))).length > 0;
  if (topic === 'orders' && !WANTS_BESIDES_PATTERN.test(normalizeMessage(words))) return false;
  if (SELLER_TOPICS.has(topic)) return namesGarment(words, language);
  const kind = topic === 'advice' ? WHICH_KIND_PATTERN.exec(normalizeMessage(words))?.[1] : undefined;
  return kind !== undefined && kind !== 'suits' && namesGarment(kind, language);
}

const WHICH_KIND_PATTERN =
  /\b(?:what|which) (?:colou?r )?([a-z]+) (?:suits?|flatters?|would|should|will|do|does|can|looks?|goe?s?|works?)\b/u;

function namesGarment(words: string, { lexicon }: Language): boolean {
  const phrases = lexicon.findPhrases(splitWords(words));
  return phrases.some(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
}

/** Returns the answers to the other words of the message, without answers to polite or unclear words. */
function listAnswers(otherResult: Understood | null): readonly Answer[] {
  const answer = otherResult?.intent === 'answer' ? otherResult.conversation.heard.answer : null;
  return answer && answer.itemIds.length > 0 && answer.topic !== 'unknowable' && !isStatement(answer) ? [answer] : [];
}

/** Whether the other words of a message change the wish. */
function isErrand({ conversation: { wish } }: Turn, { refinedQuery, conversation: { heard } }: Understood): boolean {
  return heard.changes.length > 0 || refinedQuery !== writeWish(wish);
}
