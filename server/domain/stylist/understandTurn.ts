import type { Turn, Understood } from './Turn.ts';
import { recordAnswer, askBack } from './recordAnswer.ts';
import type { Answer, Topic } from './answering/Answer.ts';
import { answerQuestion } from './answering/answerQuestion.ts';
import { isDismayed } from './answering/dismay.ts';
import { listShownOutfit } from './answering/meantPieces.ts';
import { normalizeMessage, splitIntoHalves } from './answering/halves.ts';
import { asksOfShown } from './answering/asksOfShown.ts';
import { asksForOpinions, isChoice, isOnlyAsked, needsReason, withTalk } from './answering/questionsOfPieces.ts';
import type { ShopTalk } from './answering/shopTalk.ts';
import { readShopTalk } from './answering/shopTalk.ts';
import { complainsOfOrder } from './answering/orderFaults.ts';
import { findMeant } from './answering/opinions/pieceWords.ts';
import { withoutNames } from './answering/withoutNames.ts';
import { findEarlierTopic, withShopTalk } from './answering/withShopTalk.ts';
import { rememberChosen } from './chosenPieces.ts';
import { hasContent, onlyStartsOver } from './hasContent.ts';
import { readAcceptedOffer, withOfferedWords } from './hearing/readAcceptedOffer.ts';
import type { Language } from './hearing/hear.ts';
import { hearClauses } from './clauses/hearClauses.ts';
import { readClauses } from './clauses/readClauses.ts';
import { isComplaint } from './clauses/wholeTurn.ts';
import { createReferenceContext } from './hearing/createReferenceContext.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { findNamedItems } from './namedItems.ts';
import { listNearest } from './hearing/pointing/resolve.ts';
import type { ReferenceContext } from './hearing/pointing/ReferenceContext.ts';
import { rewordComparison } from './hearing/rewordComparison.ts';
import type { Return } from './hearing/returning.ts';
import type { Speech } from './hearing/Speech.ts';
import { listOffered } from './outfit/offeredPieces.ts';
import { leaveOutfit, lookAtOutfit } from './outfit/currentOutfit.ts';
import { readFirstClauses, readOutfitClauses } from './outfit/reading/readOutfitClauses.ts';
import { answerOfPiece, readOpinionAsked, remarkOnOutfit } from './outfit/keepToOutfit.ts';
import { asksForOutfit } from './outfit/asksForOutfit.ts';
import { isCommand, isOfOutfit, answerWithRemark, understandOutfit } from './outfit/understandOutfit.ts';
import { understandOpening } from './opening/understandOpening.ts';
import { listOnceSpokenOf, listPastLists, rewindTurn } from './recall.ts';
import { withAskForms } from './plainWords/askForms.ts';
import { withBodyCovers } from './plainWords/bodyCovers.ts';
import { type ConvertedMoney, withDollars } from './plainWords/foreignMoney.ts';
import { withComplaintsInWords } from './plainWords/complaintsInWords.ts';
import { withSizesInWords } from './plainWords/sizesInWords.ts';
import { splitWords } from '../language/text/tokens.ts';
import { listGarments } from './opening/withFaultsAsWishes.ts';
import { withTasteInWords } from './opening/withTasteInWords.ts';
import { withPlainAddress } from './opening/withPlainAddress.ts';
import { withPairOfShoes } from './opening/withPairOfShoes.ts';
import { withoutOthersFacts } from './opening/withoutOthersFacts.ts';
import { withWatchedSports } from './opening/withWatchedSports.ts';
import { searchFor } from './searchFor.ts';
import { searchAlternative } from './searchAlternative.ts';
import { withOwnSigns } from './wearing/withOwnSigns.ts';
import { isSameThing } from './wish/groups.ts';
import { readParts } from './wish/readParts.ts';
import { startAfresh, answerWithoutContent } from './answerWithoutContent.ts';

/** Understands a message. Has no side effects, gives the same result for the same message, and never throws. */
export function understandTurn(spokenTurn: Turn, language: Language): Understood {
  const givenTurn = withOfferedWords(spokenTurn);
  const money = withDollars(givenTurn.said, givenTurn.filters.priceRangeMax);
  const turn = { ...givenTurn, said: rewordWhatIsTold({ ...givenTurn, said: money.said }, language) };
  if (turn.attachment === null && complainsOfOrder(givenTurn.said))
    return recordAnswer(turn, { topic: 'orders', itemIds: [], asked: 'orders', subject: 'orders' });
  const understanding =
    turn.conversation.isBegun || turn.attachment !== null || turn.kept !== undefined
      ? understandFurther(turn, language)
      : understandOpening(turn, language, understandFurther);
  return withConversion(withOwnSigns(rememberChosen(turn, understanding), givenTurn), money);
}

/** Remembers for the reply what a sum in another currency is in dollars. */
const withConversion = (understanding: Understood, { note }: ConvertedMoney): Understood =>
  note === ''
    ? understanding
    : {
        ...understanding,
        conversation: {
          ...understanding.conversation,
          heard: { ...understanding.conversation.heard, converted: note },
        },
      };

/** Rewrites what a message only tells: the sport and the size of other people, and the shopper's taste. */
function rewordWhatIsTold(turn: Turn, language: Language): string {
  const { lexicon } = language;
  const said = withPairOfShoes({ ...turn, said: withPlainAddress(turn) }, language);
  const mayBeShoes = !turn.conversation.isBegun && listGarments(splitWords(said), lexicon).length === 0;
  const sized = withSizesInWords(said, mayBeShoes);
  const plainWords = withAskForms(withComplaintsInWords(withBodyCovers(sized)), lexicon);
  return withTasteInWords(withoutOthersFacts(withWatchedSports(rewordComparison(plainWords), lexicon)));
}

function understandFurther(givenTurn: Turn, language: Language): Understood {
  const turn = lookAtOutfit(givenTurn);
  const context = findReferenceContext(turn, language);
  const offeredItems = listOffered(givenTurn);
  const understandInCurrentOutfit = (partialTurn: Turn): Understood | null =>
    understandInOutfit(partialTurn, context, offeredItems, language);
  const understandWish = (partialTurn: Turn): Understood =>
    understandInCurrentOutfit(partialTurn) ?? understandBesideOutfit(partialTurn, context, language);
  if (asksOfKept(turn, context, language)) return withShopTalk(turn, language, context, understandRest);
  const command = isCommand(turn, language) ? understandInCurrentOutfit(turn) : null;
  if (command !== null) return command;
  const opinion = readOpinion(turn, context, language);
  const isOfPieces = turn.attachment === null && asksForOpinions(turn.said, context);
  const remark = opinion?.conversation.heard.remark;
  if (opinion !== null && (!isOfPieces || isChoice(remark) || !needsReason(turn.said))) return opinion;
  if (isOfPieces) return withShopTalk(turn, language, context, understandWish);
  const talks = listShopTalks(turn, context, language);
  if (isOnlyAsked(turn)) return withShopTalk(turn, language, context, answerOnly);
  // A question to the shop leaves an outfit unchanged.
  if (talks.length === 0) return understandWish(turn);
  if (isOfOutfit(turn, language))
    return withTalk(understandWish(turn), () => withShopTalk(turn, language, context, answerOnly));
  const mayCompose = talks.every(({ isDoubtful }) => isDoubtful) || asksForOutfit(turn.said);
  const composed = mayCompose ? understandInCurrentOutfit(turn) : null;
  return composed?.intent === 'search' ? composed : withShopTalk(turn, language, context, understandWish);
}

/** Understands a question for facts. If nothing is known about it, the reply says so; it is never a search. */
function answerOnly(turn: Turn, language: Language): Understood {
  const understanding = understandRest(turn, language);
  if (understanding.intent !== 'search') return understanding;
  if (!asksOfShown(normalizeMessage(turn.said)))
    return recordAnswer(turn, { topic: 'unclear', itemIds: [], asked: '' });
  const context = findReferenceContext(turn, language);
  const { reference } = hearMessage(turn, context, language);
  const named = findMeant(normalizeMessage(turn.said), context.outfit);
  const items = named ? [named] : reference !== null && !reference.isLost ? reference.items : listNearest(context);
  return recordAnswer(turn, { topic: 'unclear', itemIds: items.map(({ id }) => id), asked: '' });
}

/**
 * Whether a message asks which of several wishlist pieces has a property, or what goes with one. Such a message does
 * not change the outfit.
 */
function asksOfKept(turn: Turn, context: ReferenceContext, language: Language): boolean {
  if (context.keptItems.length === 0) return false;
  const { question, reference } = hearMessage(turn, context, language);
  const isOfKept = reference !== null && reference.items.every((item) => context.keptItems.includes(item));
  return isOfKept && question !== null && (reference.items.length > 1 || question.topic === 'goesWith');
}

const WISHLIST_TOPICS: ReadonlySet<Topic> = new Set<Topic>(['keep', 'letGo']);

function listShopTalks(turn: Turn, context: ReferenceContext, { lexicon }: Language): readonly ShopTalk[] {
  return splitIntoHalves(turn.said).flatMap((part) => {
    const shopTalk = readShopTalk(withoutNames(part, context), lexicon, findEarlierTopic(turn));
    return shopTalk === null || WISHLIST_TOPICS.has(shopTalk.topic) ? [] : [shopTalk];
  });
}

function understandInOutfit(
  turn: Turn,
  context: ReferenceContext,
  offeredItems: readonly CatalogueItem[],
  language: Language,
): Understood | null {
  if (turn.attachment !== null) return null;
  const { outfit, isBegun } = turn.conversation;
  const clauses =
    outfit === null ? readFirstClauses(turn.said, !isBegun, language) : readOutfitClauses(turn.said, language);
  const offeredTurn = { ...turn, shown: { quick: offeredItems, deep: [] } };
  const findOffered = (message: string): readonly CatalogueItem[] =>
    offeredItems.length === 0
      ? []
      : (hearMessage({ ...offeredTurn, said: message }, findReferenceContext(offeredTurn, language), language).reference
          ?.items ?? []);
  return understandOutfit(
    turn,
    (message) => hearMessage({ ...turn, said: message }, context, language),
    clauses,
    language,
    findOffered,
  );
}

/** Answers a question for the stylist's opinion of the shown outfit; returns null for other messages. */
function readOpinion(turn: Turn, context: ReferenceContext, language: Language): Understood | null {
  if (turn.conversation.outfit === null || turn.attachment !== null) return null;
  const remark = readOpinionAsked(turn, () => readOutfitClauses(turn.said, language), language);
  return remark === null
    ? null
    : answerWithRemark(turn, remark, (words) => hearMessage({ ...turn, said: words }, context, language), language);
}

/**
 * Understands a message that changes no outfit. The shown outfit stays unless the message searches for something
 * else.
 */
function understandBesideOutfit(turn: Turn, context: ReferenceContext, language: Language): Understood {
  const understanding = withShopTalk(turn, language, context, understandRest);
  if (turn.conversation.outfit === null) return understanding;
  const clauses = readOutfitClauses(turn.said, language);
  const remark = remarkOnOutfit(turn, clauses, understanding, language);
  const remarkAnswer =
    remark === null
      ? null
      : answerWithRemark(turn, remark, (words) => hearMessage({ ...turn, said: words }, context, language), language);
  return remarkAnswer ?? leaveOutfit(turn, clauses, answerOfPiece(turn, clauses, understanding, language));
}

/** Understands the words that neither ask the shop nor change an outfit. */
function understandRest(turn: Turn, language: Language): Understood {
  const context = findReferenceContext(turn, language);
  const speech = hearMessage(turn, context, language);
  if (speech.returns) return returnToEarlierWish(turn, context, speech, speech.returns, language);
  const answer = answerQuestion(speech, context);
  const alternative = searchAlternative(turn, speech, answer, context, language, understandRest);
  if (alternative !== null) return alternative;
  if (answer && !isErrand(turn, speech, answer))
    return answer.topic === 'which' ? askBack(turn, answer) : recordAnswer(turn, answer);
  if (!hasContent(turn, speech))
    return acceptOffer(turn, context, speech, language) ?? answerWithoutContent(turn, speech, language);
  return onlyStartsOver(turn, speech) ? startAfresh(turn) : searchFor(turn, speech, context, language);
}

/** Reads the words of a message. If the message only complains about the shown pieces, it asks for other pieces. */
function hearMessage(turn: Turn, context: ReferenceContext, language: Language): Speech {
  const { conversation, profile, said } = turn;
  const spoken = { context, location: profile.preferences.location, wearer: conversation.wearer };
  const speech = hearClauses(said, spoken, language);
  if (turn.shown.quick.length === 0) return speech;
  const isOnlyComplaint = !hasContent(turn, speech) && (isDismayed(said) || isComplaint(readClauses(said, language)));
  if (isOnlyComplaint) return { ...speech, isDismayed: true, unshown: true, smallTalk: null, question: null };
  return { ...speech, isDismayed: speech.unshown && isDismayed(said) };
}

/**
 * Returns to an earlier wish and applies the other words of the message. If the shopper never wished for that
 * garment, searches for it.
 */
function returnToEarlierWish(
  turn: Turn,
  context: ReferenceContext,
  speech: Speech,
  to: Return,
  language: Language,
): Understood {
  const namedParts = readParts(to.noun, language.lexicon, language.spelling).parts;
  const turnBefore = rewindTurn(turn, to, ({ wish }) =>
    namedParts.some((part) => wish.some((otherPart) => otherPart.stance === 'wanted' && isSameThing(otherPart, part))),
  );
  if (turnBefore) return searchFor(turnBefore, readReturnedWish(speech, to, context), context, language);
  return to.noun === ''
    ? answerWithoutContent(turn, { ...speech, returns: null }, language)
    : understandTurn({ ...turn, said: `${to.noun} instead` }, language);
}

/** Reads questions in the message as questions about the earlier list: 'back to the dresses, which of them ...'. */
function readReturnedWish(speech: Speech, { noun }: Return, context: ReferenceContext): Speech {
  const isOtherList = noun !== '' && (speech.reference?.items ?? []).every((item) => !context.isA(item, noun));
  return isOtherList ? { ...speech, reference: null, relation: null } : speech;
}

/** Returns what the words of a message may refer to. */
export function findReferenceContext(turn: Turn, { lexicon }: Language): ReferenceContext {
  const { conversation, shown, attachment } = turn;
  const namedItems = listLastNamed(turn);
  const chosenIds =
    conversation.heard.answer !== null && namedItems.length === 1 ? namedItems.map(({ id }) => id) : null;
  return createReferenceContext(
    {
      quick: shown.quick,
      picks: shown.deep.map(({ item }) => item),
      // If the answer chose one of several pieces, only the chosen piece counts as mentioned.
      spokenOf: chosenIds ?? conversation.spokenOf,
      spokenBefore: [...(chosenIds ? conversation.spokenOf : []), ...(conversation.spokenBefore ?? [])],
      namedItems,
      outfit: listShownOutfit(turn),
      onceSpokenOf: listOnceSpokenOf(turn),
      past: listPastLists(turn),
      keptItems: turn.kept ?? [],
      recalled: turn.recalled,
      attached: attachment?.context === 'item' ? attachment.item : null,
      sent: conversation.attached,
      isPictured: Boolean(conversation.pictured),
    },
    lexicon,
  );
}

/** Returns the pieces that the last reply named. */
function listLastNamed({ earlier, shown, recalled }: Turn): readonly CatalogueItem[] {
  const knownItems = [...shown.quick, ...recalled];
  const namedItems = findNamedItems(earlier.at(-1)?.reply ?? '', knownItems);
  return namedItems.flatMap(({ itemId }) => knownItems.find(({ id }) => id === itemId) ?? []);
}

/**
 * Whether a message is a search although it looks like a question, because the question is not about the attachment.
 */
function isErrand({ attachment }: Turn, { wish }: Speech, answer: Answer): boolean {
  return (
    attachment?.context === 'chat_attachment' &&
    answer.topic !== 'who' &&
    (answer.itemIds.length === 0 || wish.parts.length > 0)
  );
}

/** Returns the result for a 'yes' to the stylist's offer; null if there is no offer. */
function acceptOffer(turn: Turn, context: ReferenceContext, speech: Speech, language: Language): Understood | null {
  const [firstItem] = turn.shown.quick;
  const offer = firstItem ? readAcceptedOffer(turn) : null;
  if (!firstItem || offer === null) return null;
  if (offer === 'pair') return recordAnswer(turn, { topic: 'goesWith', itemIds: [firstItem.id], asked: '' });
  return searchFor(
    turn,
    { ...speech, takenBack: [{ what: turn.filters.color.length > 0 ? 'color' : 'price', words: '' }] },
    context,
    language,
  );
}
