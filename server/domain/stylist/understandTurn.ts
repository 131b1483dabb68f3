import type { Turn, Understood } from './Turn.ts';
import { answered, askedBack } from './answered.ts';
import type { Answer, Topic } from './answering/Answer.ts';
import { answerTo } from './answering/answerTo.ts';
import { isDismayed } from './answering/dismay.ts';
import { listShownOutfit } from './answering/meantPieces.ts';
import { halvesOf } from './answering/halves.ts';
import type { ShopTalk } from './answering/shopTalk.ts';
import { shopTalkIn } from './answering/shopTalk.ts';
import { withoutNames } from './answering/withoutNames.ts';
import { answeredBefore, withShopTalk } from './answering/withShopTalk.ts';
import { hasContent, onlyStartsOver } from './hasContent.ts';
import { acceptedOffer } from './hearing/acceptedOffer.ts';
import type { Language } from './hearing/hear.ts';
import { hearClauses } from './clauses/hearClauses.ts';
import { readClauses } from './clauses/readClauses.ts';
import { isComplaint } from './clauses/wholeTurn.ts';
import { referenceContextOf } from './hearing/referenceContextOf.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { findNamedItems } from './namedItems.ts';
import type { ReferenceContext } from './hearing/pointing/ReferenceContext.ts';
import { rewordComparison } from './hearing/rewordComparison.ts';
import type { Return } from './hearing/returning.ts';
import type { Speech } from './hearing/Speech.ts';
import { listOffered } from './outfit/offeredPieces.ts';
import { leaveOutfit, lookAtOutfit } from './outfit/currentOutfit.ts';
import { readFirstClauses, readOutfitClauses } from './outfit/reading/readOutfitClauses.ts';
import { answerOfPiece, readOpinionAsked, remarkOnOutfit } from './outfit/keepToOutfit.ts';
import { keepsOutfit, remark, understandOutfit } from './outfit/understandOutfit.ts';
import { understandOpening } from './opening/understandOpening.ts';
import { onceSpokenOf, pastLists, rewound } from './recall.ts';
import { sought } from './sought.ts';
import { isSameThing } from './wish/groups.ts';
import { readParts } from './wish/readParts.ts';
import { afresh, withoutContent } from './withoutContent.ts';

/** Understands a message. Has no side effects, gives the same result for the same message, and never throws. */
export function understandTurn(asked: Turn, language: Language): Understood {
  const turn = { ...asked, said: rewordComparison(asked.said) };
  return turn.conversation.isBegun || turn.attachment !== null || turn.kept !== undefined
    ? understandFurther(turn, language)
    : understandOpening(turn, language, understandFurther);
}

function understandFurther(whole: Turn, language: Language): Understood {
  const turn = lookAtOutfit(whole);
  const at = pointedFrom(turn, language);
  const offered = listOffered(whole);
  const ofCurrent = (some: Turn): Understood | null => ofOutfit(some, at, offered, language);
  const understandWish = (some: Turn): Understood => ofCurrent(some) ?? besideOutfit(some, at, language);
  if (asksOfKept(turn, at, language)) return withShopTalk(turn, language, at, understandRest);
  const opinion = opinionOn(turn, at, language);
  if (opinion !== null) return opinion;
  const talks = shopTalksOf(turn, at, language);
  // A question to the shop leaves an outfit unchanged.
  if (talks.length === 0 || keepsOutfit(turn, language)) return understandWish(turn);
  const composed = talks.every(({ isDoubtful }) => isDoubtful) ? ofCurrent(turn) : null;
  return composed?.intent === 'search' ? composed : withShopTalk(turn, language, at, understandWish);
}

/** Whether a message asks which of two kept pieces it is, or what goes with one. That is no change of an outfit. */
function asksOfKept(turn: Turn, at: ReferenceContext, language: Language): boolean {
  if (at.kept.length === 0) return false;
  const { question, reference } = listened(turn, at, language);
  const isOfKept = reference !== null && reference.items.every((item) => at.kept.includes(item));
  return isOfKept && question !== null && (reference.items.length > 1 || question.topic === 'goesWith');
}

const OF_LIST: ReadonlySet<Topic> = new Set<Topic>(['keep', 'letGo']);

function shopTalksOf(turn: Turn, at: ReferenceContext, { lexicon }: Language): readonly ShopTalk[] {
  return halvesOf(turn.said).flatMap((half) => {
    const talk = shopTalkIn(withoutNames(half, at), lexicon, answeredBefore(turn));
    return talk === null || OF_LIST.has(talk.topic) ? [] : [talk];
  });
}

function ofOutfit(
  turn: Turn,
  at: ReferenceContext,
  offered: readonly CatalogueItem[],
  language: Language,
): Understood | null {
  if (turn.attachment !== null) return null;
  const { outfit, isBegun } = turn.conversation;
  const clauses =
    outfit === null ? readFirstClauses(turn.said, !isBegun, language) : readOutfitClauses(turn.said, language);
  const ofOffered = { ...turn, shown: { quick: offered, deep: [] } };
  const findOffered = (said: string): readonly CatalogueItem[] =>
    offered.length === 0
      ? []
      : (listened({ ...ofOffered, said }, pointedFrom(ofOffered, language), language).reference?.items ?? []);
  return understandOutfit(turn, (said) => listened({ ...turn, said }, at, language), clauses, language, findOffered);
}

/** Answers a question for the stylist's opinion of the shown outfit; returns null for other messages. */
function opinionOn(turn: Turn, at: ReferenceContext, language: Language): Understood | null {
  if (turn.conversation.outfit === null || turn.attachment !== null) return null;
  const asked = readOpinionAsked(turn, () => readOutfitClauses(turn.said, language), language);
  return asked === null
    ? null
    : remark(turn, asked, (words) => listened({ ...turn, said: words }, at, language), language);
}

/**
 * Understands a message that changes no outfit. The shown outfit stays unless the message searches for something
 * else.
 */
function besideOutfit(turn: Turn, at: ReferenceContext, language: Language): Understood {
  const rest = withShopTalk(turn, language, at, understandRest);
  if (turn.conversation.outfit === null) return rest;
  const clauses = readOutfitClauses(turn.said, language);
  const said = remarkOnOutfit(turn, clauses, rest, language);
  const remarked =
    said === null ? null : remark(turn, said, (words) => listened({ ...turn, said: words }, at, language), language);
  return remarked ?? leaveOutfit(turn, clauses, answerOfPiece(turn, clauses, rest, language));
}

/** Understands the words that are not addressed to the shop. */
function understandRest(turn: Turn, language: Language): Understood {
  const at = pointedFrom(turn, language);
  const speech = listened(turn, at, language);
  if (speech.returns) return goneBack(turn, at, speech, speech.returns, language);
  const answer = answerTo(speech, at);
  if (answer && !isErrand(turn, speech, answer))
    return answer.topic === 'which' ? askedBack(turn, answer) : answered(turn, answer);
  if (!hasContent(turn, speech)) return takenUp(turn, at, speech, language) ?? withoutContent(turn, speech, language);
  return onlyStartsOver(turn, speech) ? afresh(turn) : sought(turn, speech, at, language);
}

/** Reads the words of a message. If it only complains about the shown pieces, it asks for other ones. */
function listened(turn: Turn, at: ReferenceContext, language: Language): Speech {
  const { conversation, profile, said } = turn;
  const spoken = { at, location: profile.preferences.location, wearer: conversation.wearer };
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
function goneBack(turn: Turn, at: ReferenceContext, speech: Speech, to: Return, language: Language): Understood {
  const named = readParts(to.noun, language.lexicon, language.spelling).parts;
  const before = rewound(turn, to, ({ wish }) =>
    named.some((part) => wish.some((other) => other.stance === 'wanted' && isSameThing(other, part))),
  );
  if (before) return sought(before, ofReturned(speech, to, at), at, language);
  return to.noun === ''
    ? withoutContent(turn, { ...speech, returns: null }, language)
    : understandTurn({ ...turn, said: `${to.noun} instead` }, language);
}

/** Reads questions in the message as questions about the earlier list: 'back to the dresses, which of them ...'. */
function ofReturned(speech: Speech, { noun }: Return, at: ReferenceContext): Speech {
  const isOther = noun !== '' && (speech.reference?.items ?? []).every((item) => !at.isA(item, noun));
  return isOther ? { ...speech, reference: null, relation: null } : speech;
}

/** Returns what the words of a message may refer to. */
export function pointedFrom(turn: Turn, { lexicon }: Language): ReferenceContext {
  const { conversation, shown, attachment } = turn;
  const named = namedLast(turn);
  const chosen = conversation.heard.answer !== null && named.length === 1 ? named.map(({ id }) => id) : null;
  return referenceContextOf(
    {
      quick: shown.quick,
      picks: shown.deep.map(({ item }) => item),
      // If the answer chose one of several pieces, only that piece counts as mentioned.
      spokenOf: chosen ?? conversation.spokenOf,
      spokenBefore: [...(chosen ? conversation.spokenOf : []), ...(conversation.spokenBefore ?? [])],
      named,
      outfit: listShownOutfit(turn),
      onceSpokenOf: onceSpokenOf(turn),
      past: pastLists(turn),
      kept: turn.kept ?? [],
      recalled: turn.recalled,
      attached: attachment?.context === 'item' ? attachment.item : null,
      sent: conversation.attached,
      isPictured: Boolean(conversation.pictured),
    },
    lexicon,
  );
}

/** Returns the pieces that the last reply named. */
function namedLast({ earlier, shown, recalled }: Turn): readonly CatalogueItem[] {
  const known = [...shown.quick, ...recalled];
  const named = findNamedItems(earlier.at(-1)?.reply ?? '', known);
  return named.flatMap(({ itemId }) => known.find(({ id }) => id === itemId) ?? []);
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
function takenUp(turn: Turn, at: ReferenceContext, speech: Speech, language: Language): Understood | null {
  const [first] = turn.shown.quick;
  const offer = first ? acceptedOffer(turn) : null;
  if (!first || offer === null) return null;
  if (offer === 'pair') return answered(turn, { topic: 'goesWith', itemIds: [first.id], asked: '' });
  return sought(
    turn,
    { ...speech, takenBack: [{ what: turn.filters.color.length > 0 ? 'color' : 'price', words: '' }] },
    at,
    language,
  );
}
