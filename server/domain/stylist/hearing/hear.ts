import type { Act } from '../acts/Act.ts';
import { SHOE_KINDS } from '../../language/lexicon/kinds.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Spelling } from '../../language/lexicon/spelling.ts';
import { withLocalSeasons } from '../profile/findSeason.ts';
import type { Move } from '../wish/foldWish.ts';
import { readParts } from '../wish/readParts.ts';
import { rewordRefusedCloth, rewordNamedLayers, rewordPartsOfOthers, withIdioms } from './idioms.ts';
import { withoutAsides } from './asides.ts';
import { findAskedWords, readLearnedQuestion } from './readLearnedQuestion.ts';
import type { Question } from './questions.ts';
import { isQuestionAsked, readLooseQuestion, readQuestion } from './questions.ts';
import { takeLeanings, takeOtherBrand, takePriceStep, takeUnshown } from './refinements.ts';
import type { ReferenceContext, Reference } from './pointing/ReferenceContext.ts';
import { withoutPointing } from './pointing/withoutPointing.ts';
import { correctSpeech } from './correctSpeech.ts';
import { takeMoney } from './money.ts';
import { referTo, referToAll, referToKind } from './pointing/referTo.ts';
import { findLeanedOn, findRelation } from './relations.ts';
import { takeReturn } from './returning.ts';
import { takeSmallTalk } from './smallTalk.ts';
import type { Speech } from './Speech.ts';
import { takeTakenBack } from './takenBack.ts';
import { Utterance } from './Utterance.ts';

export interface Language {
  readonly lexicon: Lexicon;
  readonly spelling: Spelling;
  /**
   * Acts of clauses that a better reader, such as a language model, has corrected, by `toActKey`. They replace the
   * acts of the classifier.
   */
  readonly toldActs?: ReadonlyMap<string, Act>;
}

const CHEAPEST_FIRST_PATTERN =
  /\b(?:sort(?:ed)? (?:it |them |these )?by price|(?:the )?(?:very )?cheapest (?:ones? |thing )?(?:(?:that )?(?:youve|you have|you) (?:got|have|sell)|in (?:the|your) (?:shop|store))|(?:the )?cheapest you have|(?:cheapest|most cheap|lowest(?: price)?|least expensive)(?: ones?| items?| pieces?)? first|(?:low|lowest) to high(?:est)?|from cheap(?:est)? to|by price(?: ascending)?)\b/u;
const DEAREST_FIRST_PATTERN =
  /\b(?:(?:most expensive|highest(?: price)?|priciest|dearest)(?: ones?| items?| pieces?)? first|high(?:est)? to low(?:est)?)\b/u;
const SAME_COLOR_PATTERN = /\b(?:(?:in )?(?:the )?same colou?rs?|(?:in )?(?:this|that|its) colou?r)\b/u;
/** Matches words without a meaning for the search, such as 'actually' and 'please'. */
const CHAT_PATTERN =
  /\b(?:actually|instead(?! of)|ugh|argh|sorry|smaller budget|bigger budget|to be exact|exactly|it scratches|please|pls|plz|anymore|any more|still|already|i own that|hmm+|um+|uh|oh|ah|well(?! cut)|ok|okay|yeah|yes|yep|nope|nah|sure|alright|switch|change(?:d)? (?:of|my) mind|change|swap|mind|guess|suppose|hoping|obviously|though|tho|although|lol|haha|wow|whoa|omg|idk|of course|in any case|wait|after all|by the way|btw|what about|how about|come up|im after|after|stuff|maybe|perhaps|then|again|anyway|honestly|basically|also|as well|fine(?= ?[,.!]))\b/gu;
/** Matches a message that is only a letter size. */
const BARE_SIZE_PATTERN = /^[\s.,!?]*(?:in |an? |size )?(xxs|xs|s|m|l|xl|xxl)[\s.,!?]*$/u;
const BARE_SUM_PATTERN =
  /^[\s.,!?]*(?:(?:make (?:it|that)|say|up to|raise it to|lower it to|go (?:up|down)? ?to|set it to|more like|around|about)[\s.,]*)?(?:\$ ?)?(\d{2,4})(?: max(?:imum)?| tops)?[\s.,!?]*$/u;
const ALTERNATIVE_PATTERN =
  /^(?:(?:ok|okay|hmm|well)[ ,]+)*(?:or|and|also|plus) |\b(?:as well|too|also)[ .!]*$|\b(?:would|is|are) (?:also )?(?:fine|ok|okay|good) (?:too|as well)\b/u;
const SAME_BRAND_PATTERN =
  /\b(?:from|by|of) (?:that|the same|this|the) (?:brand|label|maker|designer|house)\b|\b(?:else|others?|more|anything|something)(?: \w+)? (?:from|by) them\b|\bsame (?:brand|label|designer|maker)\b/u;
const OTHER_COLOR_PATTERN = /\b(?:(?:in )?(?:an?(?:other)?|some|any)? ?(?:different|other|another) colou?rs?)\b/u;
const LIKE_PICTURE_PATTERN =
  /\b(?:(?:something|anything|one|just|exactly|more|a bit|much|is|looks?) ){0,6}(?:like|similar to|close to|closer to|same as|resembling) (?:in |on )?(?:the |my |this |that )?(?:photo|picture|pic|image|snap|photograph|attachment|(?:one|thing|piece) i (?:sent|attached|uploaded|shared))(?: i (?:sent|attached|uploaded|shared))?\b/u;
/** Maximum number of pieces whose prices are added up. */
const MAX_SUMMED = 6;
const SELF_PATTERN = /\bfor (?:me|myself)\b/u;
const OTHER_PATTERN =
  /\b(?:for|gift for|present for) (?:(?:my|our|a|the|his|her) )?(?:(?:best|dear|elderly|older|younger|big|little|twin|teenage|future) )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|dad|daddy|father|mum|mom|mummy|mommy|mother|brother|sister|son|daughter|uncle|aunt|auntie|grandma|grandpa|granny|grandad|granddad|nan|grandmother|grandfather|nephew|niece|friend|colleague|boss|cousin|in law|him|her|he|she|them|someone else|hubby)\b|\b(?:my|our) (?:husband|wife|boyfriend|girlfriend|dad|father|mum|mom|mother|brother|sister|son|daughter|uncle|aunt|grandma|grandpa|grandmother|grandfather|nephew|niece|hubby) (?:(?:also|really|just|still) )?(?:needs?|wants?|would like|is looking|likes|wears|is a)\b(?! (?:me|us|my)\b)/u;

/** Reads the words of a message. Takes linear time and never throws. */
export function hear(
  message: string,
  context: ReferenceContext,
  { lexicon, spelling }: Language,
  location: string,
): Speech {
  const utterance = new Utterance(withoutAsides(correctSpeech(message, spelling)));
  const smallTalk = takeSmallTalk(utterance);
  const words = utterance.rest;
  const isQuestion = isQuestionAsked(utterance);
  const returnWish = takeReturn(utterance);
  const money = takeMoney(utterance);
  const takenBack = takeTakenBack(utterance, lexicon);
  const unshown = takeUnshown(utterance);
  const otherBrand = takeOtherBrand(utterance);
  const wearer = OTHER_PATTERN.test(utterance.rest) ? 'other' : SELF_PATTERN.test(utterance.rest) ? 'self' : null;
  const sort = utterance.take(CHEAPEST_FIRST_PATTERN)
    ? 'Price (low/high)'
    : utterance.take(DEAREST_FIRST_PATTERN)
      ? 'Price (high/low)'
      : null;
  const move = readMove(utterance.rest);
  const isAlternative = ALTERNATIVE_PATTERN.test(utterance.rest);
  const otherColor = !isQuestion && utterance.take(OTHER_COLOR_PATTERN) !== null;
  const sameBrand = utterance.take(SAME_BRAND_PATTERN) !== null;
  const sameColor = utterance.take(SAME_COLOR_PATTERN) !== null;
  rewordPartsOfOthers(utterance);
  rewordRefusedCloth(utterance, lexicon);
  rewordNamedLayers(utterance, [...context.spokenOf, ...context.shown][0]?.kind === 'swimwear');
  const likesPicture = context.isPictured && utterance.take(LIKE_PICTURE_PATTERN) !== null;
  const preciseReference = referTo(utterance, context);
  const priceStep = takePriceStep(utterance) ?? money.step;
  const nearestReference =
    preciseReference ??
    (sameColor ? referToKind(utterance, context) : null) ??
    findLeanedOn(utterance, context, isQuestion);
  const question =
    unshown && nearestReference === null
      ? null
      : readAskedQuestion(utterance, words, isQuestion, nearestReference, lexicon);
  const reference =
    question?.topic === 'total' ? findAllPointed(utterance, context, nearestReference) : nearestReference;
  const leanings = takeLeanings(utterance);
  utterance.reword(/\b(?:match|pair|combine|style|wear)\s*,\s*with\b/u, ' . ');
  utterance.reword(/\bon top\b(?! of)/u, ' , ');
  utterance.reword(CHAT_PATTERN, ' . ');
  utterance.reword(BARE_SIZE_PATTERN, ' size $1 ');
  utterance.reword(BARE_SUM_PATTERN, ' under $$$1 ');
  const areShoesShown = context.shown.length > 0 && context.shown.every(({ kind }) => SHOE_KINDS.has(kind));
  const wish = readParts(withLocalSeasons(withIdioms(utterance.rest), location), lexicon, spelling, areShoesShown);
  return {
    smallTalk,
    question,
    reference,
    likesPicture,
    relation: findStatedRelation(words, reference, sameColor),
    returns: returnWish,
    takenBack,
    priceStep,
    leanings,
    otherBrand,
    unshown,
    sort,
    move,
    isAlternative,
    sameColor,
    otherColor,
    sameBrand,
    sameBudget: money.sameBudget,
    wearer,
    wish,
    droppedColors: takenBack
      .filter(({ what }) => what === 'words')
      .flatMap(({ words: namedColor }) => readParts(namedColor, lexicon, spelling).wish.colors),
    welcomeColors: takenBack
      .filter(({ what }) => what === 'welcome')
      .flatMap(({ words: namedColor }) => readParts(namedColor, lexicon, spelling).wish.colors),
    companyColors: wish.companyColors,
  };
}

/**
 * Returns how the words relate to the mentioned pieces. 'In the same color as the skirt' asks for no skirt, so the
 * relation is null.
 */
function findStatedRelation(words: string, reference: Reference | null, sameColor: boolean): Speech['relation'] {
  const relation = findRelation(words, reference);
  return sameColor && relation === 'pointed' ? null : relation;
}

/**
 * Returns the question in a message. A statement about a price is also treated as a question. If the form of the
 * question is unknown, its words are searched for in the facts of the piece.
 */
function readAskedQuestion(
  utterance: Utterance,
  words: string,
  isQuestion: boolean,
  reference: Reference | null,
  lexicon: Lexicon,
): Question | null {
  if (reference && /\b(?:costs?|is priced at) (?:only |just )?\$? ?\d/u.test(words))
    return { topic: 'price', asked: '', isOfAll: false };
  const childrenQuestion = readQuestion(words, words);
  if (childrenQuestion?.topic === 'children') return childrenQuestion;
  const learnedQuestion = readLearnedQuestion(utterance.whole, isQuestion, lexicon);
  if (!isQuestion) return learnedQuestion;
  const formalQuestion = readQuestion(words, withoutPointing(words, 'it'));
  return (
    (formalQuestion && {
      ...formalQuestion,
      asked: formalQuestion.asked || findAskedWords(formalQuestion.topic, words, lexicon),
    }) ??
    learnedQuestion ??
    readLooseQuestion(words, utterance.rest, reference !== null)
  );
}

/** Returns all pieces that a question about the total price mentions: 'the shirt and the first trousers'. */
function findAllPointed(
  utterance: Utterance,
  context: ReferenceContext,
  firstReference: Reference | null,
): Reference | null {
  const items = [...(firstReference?.items ?? []), ...referToAll(utterance, context)].slice(0, MAX_SUMMED);
  return items.length > 0 ? { items: [...new Set(items)], isLost: false } : firstReference;
}

/** Matches words that add a garment ('and shorts, beige maybe') instead of replacing the previous garment. */
const ADDING_PATTERN =
  /^(?:(?:ok|okay|fine|great|good|right|so|well|oh)[ ,.!]+)*(?:and|also|plus) (?:an? |some |the |maybe |perhaps )*(?=[a-z])(?!(?:in|with|for|no|not|nothing|cheaper|less|more|under|over|up|what|how|if|maybe|instead|rather|can|could|do|does|is|are|it|they|the)\b)(?!.*\b(?:instead|rather|swap|switch|changed? (?:my )?mind)\b)/u;

/**
 * Matches words with which the shopper suggests another garment: 'would a suit do', 'bracelet safer', 'or is a coat
 * the better bet'.
 */
const BETTER_PATTERN =
  /\b(?:would|could|might|will|wouldnt|couldnt) (?:an? |the |some )?[a-z -]{3,28}? (?:do|be (?:better|nicer|easier|safer|smarter|warmer|cooler|more [a-z]+|a better [a-z]+|the (?:better|safer) [a-z]+))\b|\b(?:better|safer|easier|more sensible|more practical)(?: (?:bet|choice|idea|option|maybe|then))*[ .?!]*$|\b(?:be|are|is) (?:an? |the )?[a-z -]{3,20}? (?:better|safer|nicer|easier)\b/u;

/** Returns how a garment in the words relates to the previous garment. */
function readMove(words: string): Move {
  if (ADDING_PATTERN.test(words)) return 'beside';
  if (
    BETTER_PATTERN.test(words) ||
    /\bchang(?:e|ed) (?:of |my |our )?mind\b|\b(?:instead|what about|how about|rather|swap|switch|actually|change it to|or maybe|or perhaps|rather than|just|only|make it|stick to|start with|maybe|perhaps)\b|\bthen[ .!?]*$|^(?:(?:ok|okay|hmm|so|well|and)[ ,]+)*(?:or|maybe|perhaps) (?:an? |some )?/u.test(
      words,
    )
  )
    return 'swap';
  if (
    /^(?:(?:ok|okay|fine|great|good|right|so|well|oh)[ ,.!]+)*and (?!(?:in|with|for|no|not|nothing|cheaper|less|more|under|over|up)\b)|\b(?:to go over|over it|on top|to match|to go with (?:it|this|that|them|these)|to wear (?:over|under|with) (?:it|this|that|them))\b|\b(?:also|too|as well|and (?:now )?an?|plus an?|in addition)\b|^(?:(?:ok|okay|fine|great|good|right|so|and|well)[ ,.!]+)*(?:now|next|on to)\b|\b(?:now|next)(?= ?(?:[,.!]|$))/u.test(
      words,
    )
  )
    return 'beside';
  return 'anew';
}
