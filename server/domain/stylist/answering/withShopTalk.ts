import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { answered } from '../answered.ts';
import type { Language } from '../hearing/hear.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import { withoutPointing } from '../hearing/pointing/withoutPointing.ts';
import { questionIn } from '../hearing/questions.ts';
import { referTo } from '../hearing/referTo.ts';
import { Utterance } from '../hearing/Utterance.ts';
import { splitWords } from '../../language/text/tokens.ts';
import type { Turn, Understood } from '../Turn.ts';
import type { Answer, Topic } from './Answer.ts';
import { findBrand } from './famousBrands.ts';
import { readClauses } from '../clauses/readClauses.ts';
import { isOrder, isPolite } from '../clauses/wholeTurn.ts';
import { choiceIn, halvesOf, normalized, shopTalkIn } from './shopTalk.ts';

type Understand = (turn: Turn, language: Language) => Understood;

/** So many pieces are pointed at in one half of a turn. */
const MOST_POINTED = 6;

/**
 * Answers what a turn says of the shop, the cloth or the list, and has the rest of its words understood as ever: each
 * half of a turn gets its due. `at`: what the words may point at.
 */
export function withShopTalk(turn: Turn, language: Language, at: ReferenceContext, understand: Understand): Understood {
  const outfit = listShownOutfit(turn);
  const halves = halvesOf(turn.said).map((words) => ({ words, answer: answerIn(words, at, outfit) }));
  const [main, ...also] = halves.flatMap(({ answer }) => answer ?? []);
  if (!main) {
    const understood = understand(turn, language);
    const polite = notUnderstood(understood) ? ofWholeTurn(turn.said, language) : null;
    if (polite) return answered(turn, polite);
    return withOtherHalves(
      understood,
      halves.map(({ words }) => words),
      at,
    );
  }
  const rest = halves
    .filter(({ words }) => !INTERJECTION.test(normalized(words)))
    .filter(({ words, answer }) => answer === null || (OF_SELLER.has(answer.topic) && namesGarment(words, language)))
    .map(({ words }) => words)
    .join(' ');
  const other = rest === '' && turn.attachment === null ? null : understand({ ...turn, said: rest }, language);
  return other?.intent === 'search'
    ? besides(other, { ...main, also })
    : answered(turn, { ...main, also: [...also, ...asked(other)] });
}

/** Asked back for want of anything to go by, in a talk that has begun. */
function notUnderstood({ intent, conversation: { isBegun, heard } }: Understood): boolean {
  return isBegun && intent === 'ask' && (heard.answer?.topic === 'narrowing' || heard.answer?.topic === 'wish');
}

/** A turn that is only polite, or orders only what nobody can do here. */
function ofWholeTurn(said: string, language: Language): Answer | null {
  const clauses = readClauses(said, language);
  const words = normalized(said);
  if (isPolite(clauses) && !GREETING.test(words))
    return { topic: PARTING.test(words) ? 'goodbye' : 'thanks', itemIds: [], asked: '' };
  return isOrder(clauses) ? { topic: 'beyond', itemIds: [], asked: '' } : null;
}

const GREETING = /^(?:hi|hello|hey|hiya|heya|howdy|yo|gday|good (?:morning|afternoon|evening|day)|greetings)\b/u;
const PARTING =
  /\b(?:bye|good ?night|later|see (?:you|ya)|have a (?:great|good|nice|lovely)|sleep on it|think about it|(?:im|i am) (?:done|off)|done for|talk to|all for (?:now|today)|thats all)\b/u;

/** 'Cool.', 'Ok thank you.': nothing to understand beside what is answered. */
const INTERJECTION =
  /^(?:(?:ok|okay|cool|nice|great|perfect|lovely|beauty|fine|good|right|alright|thanks|thank you|cheers|awesome|brilliant|hm+|oh|ah|wow|yes|yeah|sure|please)[ ,.!]*){1,4}$/u;

const OF_SELLER: ReadonlySet<Topic> = new Set(['delivery', 'returns', 'stock', 'service']);

/** 'Any coats with good reviews?' asks for coats as well. */
function namesGarment(words: string, { lexicon }: Language): boolean {
  const phrases = lexicon.findPhrases(splitWords(words));
  return phrases.some(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
}

/** A question about a piece, with what else is asked of it: 'what is it made of and does it come in S'. */
function withOtherHalves(understood: Understood, halves: readonly string[], at: ReferenceContext): Understood {
  const { heard } = understood.conversation;
  const main = understood.intent === 'answer' ? heard.answer : null;
  if (halves.length < 2 || !main || main.itemIds.length === 0) return understood;
  const questions = halves.flatMap((half) => {
    const words = normalized(half);
    const question = questionIn(words, withoutPointing(words, 'it'));
    const isOther = question && OF_A_PIECE.has(question.topic) && question.topic !== main.topic;
    return isOther ? [{ ...question, itemIds: pointedIn(half, at).map(({ id }) => id) }] : [];
  });
  const also = questions.map(({ topic, asked, itemIds }) => ({
    topic,
    asked,
    itemIds: itemIds.length > 0 ? itemIds : main.itemIds,
  }));
  return also.length === 0 ? understood : besides(understood, { ...main, also });
}

const OF_A_PIECE: ReadonlySet<Topic> = new Set(['size', 'color', 'price', 'sale', 'fabric', 'brand', 'fit', 'care']);

/** What is sought, with the answer to what was asked beside it. */
function besides(sought: Understood, answer: Answer): Understood {
  const { conversation } = sought;
  return { ...sought, conversation: { ...conversation, heard: { ...conversation.heard, answer } } };
}

/** The question in the rest of the words; courtesies and what was not understood need no answer of their own. */
function asked(other: Understood | null): readonly Answer[] {
  const answer = other?.intent === 'answer' ? other.conversation.heard.answer : null;
  return answer && answer.itemIds.length > 0 && answer.topic !== 'unknowable' ? [answer] : [];
}

function answerIn(half: string, at: ReferenceContext, outfit: readonly CatalogueItem[]): Answer | null {
  const talk = shopTalkIn(half);
  const pieces = pointedIn(half, at);
  const ids = (items: readonly CatalogueItem[]): string[] => items.map(({ id }) => id);
  if (talk) {
    const isOfList = talk.topic === 'keep' || talk.topic === 'letGo';
    const meant = isOfList && pieces.length === 0 ? meantOfOutfit(half, outfit, at) : pieces;
    return { ...talk, itemIds: ids(meant.length > 0 ? meant : nearest(at)) };
  }
  const brand = findBrand(normalized(half));
  if (brand !== '') return { topic: 'brandSold', asked: brand, itemIds: [] };
  const criterion = pieces.length > 1 ? choiceIn(half) : null;
  return criterion === null ? null : { topic: 'favorite', asked: criterion, itemIds: ids(pieces) };
}

/** The outfit on the screen; empty for other results. */
function listShownOutfit({ conversation: { outfit }, shown }: Turn): readonly CatalogueItem[] {
  const ids = outfit?.places.flatMap(({ itemId }) => itemId ?? []) ?? [];
  const items = shown.quick.filter(({ id }) => ids.includes(id));
  return items.length === ids.length ? items : [];
}

const ALL_OF_IT = /\b(?:all|everything|whole|outfit|look|capsule|these|those|them)\b/u;
const IT = /\b(?:it|this|that)(?= (?:on|onto|to|in|into|for|off|from|please)\b|$)/u;

/** With an outfit on the screen, 'put it on my list' means all of it, unless a piece was spoken of. */
function meantOfOutfit(
  half: string,
  outfit: readonly CatalogueItem[],
  { attached, spokenOf }: ReferenceContext,
): readonly CatalogueItem[] {
  const words = normalized(half);
  const named = outfit.filter(({ kind }) => words.split(' ').includes(kind));
  if (named.length > 0) return named;
  const isOfPiece = attached !== null || spokenOf.length > 0;
  return ALL_OF_IT.test(words) || (IT.test(words) && !isOfPiece) ? outfit : [];
}

/** All pieces that words point at. */
function pointedIn(half: string, at: ReferenceContext): readonly CatalogueItem[] {
  const heard = new Utterance(half);
  const pointed: CatalogueItem[] = [];
  for (let step = 0; step < MOST_POINTED; step++) {
    const reference = referTo(heard, at);
    if (!reference) break;
    pointed.push(...reference.items);
  }
  return [...new Set(pointed)].slice(0, MOST_POINTED);
}

/** What 'it' is: the piece attached, those spoken of last, or the first shown. */
function nearest({ attached, spokenOf, shown }: ReferenceContext): readonly CatalogueItem[] {
  return attached ? [attached] : (spokenOf.length > 0 ? spokenOf : shown).slice(0, 1);
}
