import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { capitalize, pluralizeKind } from '../../../search/phrasing.ts';
import { listShownOutfit } from '../../answering/meantPieces.ts';
import { findCloth, type ClothKnowledge } from '../../answering/cloth/clothKnowledge.ts';
import { findSentence } from '../../answering/statements.ts';
import { isOrAre, nameItem, listWithAnd } from '../../wording/phrases.ts';
import { listMerits, joinPredicates, joinMeritTraits } from '../merits.ts';
import { findWished } from '../planSearch.ts';
import type { Asked } from './Asked.ts';
import { suggestAlternative } from './unknowns.ts';
import { describeFeature, describeInside, describeUse } from '../../answering/features/describeFeature.ts';
import { nameForSwap, offer } from '../../answering/opinions/offers.ts';
import { isPluralKind } from '../../outfit/isPluralKind.ts';
import { opinionReply } from './opinionReply.ts';
import { askWhichPiece } from './askWhichPiece.ts';
import { splitWords } from '../../../language/text/tokens.ts';
import { findAdvice } from '../../answering/advice/adviceTopics.ts';
import { GLOSSARY_ADVICE } from '../../answering/advice/glossary.ts';
import type { Topic } from '../../answering/Answer.ts';
import { complainsOfOrder } from '../../answering/orderFaults.ts';
import { asksAmong, describeCloth, findClothProperty } from '../../answering/cloth/clothProperties.ts';
import type { Mood } from '../../answering/remarks.ts';
import { findServiceQuestion } from '../../answering/serviceTopics.ts';
import { normalizeMessage } from '../../answering/halves.ts';

type Parts = Omit<Asked, 'item'>;

const CARE_WORDS = ['wash', 'washing', 'washable', 'machine wash', 'dry clean', 'iron', 'ironing', 'launder'];
const SKIN_WORDS = ['itch', 'itchy', 'scratchy', 'soft against', 'next to skin'];
const SHRINK_WORDS = ['shrink', 'preshrunk', 'pre-shrunk'];

/** Writes the reply to a question about the shop, a cloth or advice; returns null for other questions. */
export function replyToShopQuestion(question: Parts): string | null {
  const { answer } = question;
  switch (answer.topic) {
    case 'delivery':
    case 'returns':
    case 'stock':
    case 'service':
    case 'orders':
    case 'person':
    case 'buying':
    case 'app':
      return replyOnSeller(question);
    case 'refusalNoted':
      return noteRefusal(question);
    case 'property':
      return replyOnProperty(question);
    case 'advice':
      return writeAdvice(question);
    case 'opinion':
      return opinionReply(question) || writeAdvice(question);
    case 'remark':
      return question.voice.say(answer.asked as Mood);
    case 'unclear':
      return writeUnclear(question);
    case 'shrink':
      return replyOnCloth(question, 'whether it shrinks', SHRINK_WORDS, ({ shrinking }) => shrinking);
    case 'itch':
      return replyOnCloth(question, 'how it feels on the skin', SKIN_WORDS, ({ skin }) => skin);
    case 'clothCare':
      return replyOnCloth(question, 'how to care for it', CARE_WORDS, ({ care }) => care);
    case 'share':
      return question.voice.say('yes', {
        fact: 'Open a piece and press Share: the link shows it to anybody. This conversation stays in your own history.',
      });
    case 'keep':
    case 'letGo':
      return replyOnList(question);
    case 'brandSold':
      return question.findings.understood.intent === 'search'
        ? `I do not know ${answer.asked} here, so these are by others.`
        : question.voice.say('notSold', { sought: `pieces by ${answer.asked}` });
    case 'beyond':
      return question.voice.say('no', {
        fact: 'That cannot be done from here: I find and compare pieces and keep your wishlist, and each shop handles its own orders.',
      });
    case 'why':
      return writeReasonReply(question);
    default:
      return null;
  }
}

/** Says that a refusal is remembered, and offers other pieces. */
function noteRefusal({ answer: { asked, itemIds }, items, findings: { turn } }: Parts): string {
  const [item] = items;
  const isOfOutfit = listShownOutfit(turn).some(({ id }) => itemIds.includes(id));
  const themOrIt = isPluralKind(asked) ? 'them' : 'it';
  return item !== undefined && isOfOutfit
    ? `Noted: no ${asked}. ${offer(`swap ${nameForSwap(item)}`, `find something without ${themOrIt}`)}`
    : `Noted: no ${asked} from here on. ${offer('show me others', `bring ${item ? pluralizeKind(item.kind) : 'pieces'} without ${themOrIt}`)}`;
}

/** Says that something is not known of a piece, and what is. */
function writeUnclear({ items, voice, findings: { turn } }: Parts): string {
  const [item] = items;
  const feature = item ? describeFeature(item, normalizeMessage(turn.said)) : '';
  if (item === undefined) return voice.say('unknown', { word: 'that', fact: '' });
  return feature === ''
    ? `${voice.vary('unclear', UNCLEAR_SENTENCES)} ${suggestAlternative(item, '')}`.trim()
    : feature;
}

const UNCLEAR_SENTENCES = [
  'That the listing does not tell, sorry.',
  'I cannot see that from the listing.',
  'The listing does not say.',
];

/** Questions whose answer is the same for all pieces in this app, whoever sells them. */
const QUESTIONS_ANSWERED_HERE: ReadonlySet<string> = new Set([
  'payment',
  'buying',
  'discounts beyond those shown',
  'shops to visit',
  'alterations',
]);
/** Topics that are never about a piece. */
const TOPICS_WITHOUT_PIECE: ReadonlySet<Topic> = new Set<Topic>(['orders', 'person', 'app']);

const FAULT_PATTERN =
  /\b(?:apart|asunder|to (?:bits|pieces)|broke(?:n)?|ripped|torn|tore|split|snapped|hole|faulty|damaged|wrong|never (?:came|arrived)|missing|late|lost|shrank|unravel(?:l?ed|l?ing)|peel(?:ed|ing)|defect(?:ive)?|complain(?:t)?|useless|still (?:not|waiting|hasnt|nothing)|hasnt|stain(?:ed)?|rubbish|disgrace|annoy(?:ed|ing)|upset|refund)\b/u;

/** Apologizes before the answer to a complaint. */
const apologize = (topic: Topic, words: string): string =>
  topic !== 'app' && (complainsOfOrder(words) || FAULT_PATTERN.test(words))
    ? 'I’m sorry about that, it should not happen. '
    : '';

/** Writes that the terms of a seller are unknown, because each shop sells and ships its own pieces. */
function replyOnSeller({ answer: { topic, asked }, items, voice, findings }: Parts): string {
  const { fact = '', answeringWords = [] } = findServiceQuestion(topic, asked) ?? {};
  if (TOPICS_WITHOUT_PIECE.has(topic)) return `${apologize(topic, normalizeMessage(findings.turn.said))}${fact}`;
  const [item] = items;
  const sentence = item ? findSentence(item, answeringWords) : '';
  if (item && sentence) return voice.say('about', { piece: nameItem(item), fact: `The makers say: “${sentence}”` });
  const feature =
    item && asked === 'its measurements' ? describeFeature(item, normalizeMessage(findings.turn.said)) : '';
  if (feature !== '') return feature;
  const seller = item?.website
    ? `${nameItem(item)} ${isOrAre(item)} sold by ${item.website}.`
    : 'Each piece is sold by its own shop; the link stands with the piece.';
  const sellerFact = `${capitalize(seller)} ${fact}`.trim();
  return QUESTIONS_ANSWERED_HERE.has(asked)
    ? voice.say('about', { piece: asked, fact: sellerFact })
    : voice.say('unknown', { word: asked, fact: sellerFact });
}

/** Writes what the description says about the cloth, or that it says nothing. Adds general knowledge of the cloth. */
function replyOnCloth(
  { answer, items, voice }: Parts,
  word: string,
  words: readonly string[],
  chooseClause: (knowledge: ClothKnowledge) => string,
): string {
  const [item] = items;
  const namedCloth = findCloth(answer.asked);
  if (namedCloth && !POINTS_AT_PATTERN.test(answer.asked)) return `${capitalize(chooseClause(namedCloth.knowledge))}.`;
  if (!item) return voice.say('askWhich');
  const sentence = findSentence(item, words);
  if (sentence) return voice.say('about', { piece: nameItem(item), fact: `The makers say: “${sentence}”` });
  const known = describeMaterials(item, chooseClause);
  return known === ''
    ? voice.say('unknown', { word, fact: '' })
    : `${known} ${voice.vary('label', CARE_LIMITS)}`.trim();
}

const CARE_LIMITS = [
  'Its own care label is not listed here.',
  'The label itself is not given here.',
  'For this piece itself it is not stated.',
];

/** What follows general knowledge of the cloth of a piece. */
const LIMITS = [
  'The listing itself does not say.',
  'That is the cloth in general; the listing does not say more.',
  'More is not stated in the listing.',
];

const POINTS_AT_PATTERN =
  /\b(?:it|its|this|that|they|these|those|them|ones?|first|second|third|fourth|last|the [a-z]+)\b/u;

/** Writes the reply about a property of the cloth in the question, or else of the piece's cloth. */
function replyOnProperty({ answer, items, voice, findings }: Parts): string | null {
  const property = findClothProperty(answer.asked, answer.subject);
  if (!property) return null;
  const namedCloth = describeCloth(answer.asked, property);
  const [item] = items;
  const use = item ? describeUse(item, answer.asked) || describeInside(item, answer.asked) : '';
  if (use !== '') return use;
  const isOfPiece =
    item !== undefined && property.questionClause !== 'what it is' && POINTS_AT_PATTERN.test(answer.asked);
  if (namedCloth !== '' && !isOfPiece) return `${namedCloth}.`;
  const isChosen = asksAmong(answer.asked);
  if (isChosen && items.length !== 1)
    return voice.say('no', {
      fact: `None of these is made of a cloth that is known for that; ${property.questionClause} is a matter of the weave.`,
    });
  if (!item)
    return (
      nameMissing(findings.turn.shown.quick.length, answer.asked, voice) ??
      voice.say('advice', { fact: property.general })
    );
  const sentence = findSentence(item, property.answeringWords);
  if (sentence) return voice.say('about', { piece: nameItem(item), fact: `The makers say: “${sentence}”` });
  const preposition =
    describeCloth(item.materials.includes('elastane') ? 'elastane' : item.materials.join(' '), property) || namedCloth;
  const madeOf =
    item.materials.length > 0
      ? `${capitalize(nameItem(item))} ${isOrAre(item)} made of ${listWithAnd(item.materials)}. `
      : '';
  const choice = isChosen ? `Of these I would take ${nameItem(item)}. ` : '';
  if (preposition !== '') {
    const limit = choice !== '' || property.isOnRecord ? '' : voice.vary('limit', LIMITS);
    return `${choice}${madeOf}${preposition}. ${limit}`.trim();
  }
  if (choice !== '' || property.isOnRecord) return `${choice}${madeOf}`.trim();
  return voice.say('unknown', { word: property.questionClause, fact: `${madeOf}${property.general}`.trim() });
}

/** Writes that a piece in the question does not exist: 'does the ninth one stretch'. */
function nameMissing(count: number, words: string, voice: Parts['voice']): string | null {
  return count > 0 && /\b(?:first|second|third|[a-z]+th|last) (?:one|pair)\b/u.test(words)
    ? askWhichPiece(count, voice)
    : null;
}

/** Writes advice, from general knowledge and the facts of the piece. */
function writeAdvice({ answer, items, voice, lexicon, findings: { turn } }: Parts): string {
  const context = {
    words: answer.asked,
    toldText: normalizeMessage([...turn.earlier.map(({ said }) => said), turn.said].join(' . ')),
    item: items[0] ?? null,
    shown: turn.shown.quick,
    colors: lexicon.findPhrases(splitWords(answer.asked)).flatMap(({ phrase, concepts }) => {
      const [color] = concepts.filter(({ facet }) => facet === 'color' || facet === 'shade');
      return color && color.colors.length > 0 ? [{ word: phrase, colors: color.colors }] : [];
    }),
  };
  const use = items[0] ? describeUse(items[0], answer.asked) : '';
  if (use !== '') return use;
  const advice = capitalize(findAdvice(context, answer.subject));
  return GLOSSARY_ADVICE.asks.test(answer.asked) ? advice : voice.say('advice', { fact: advice });
}

function describeMaterials(item: CatalogueItem, chooseClause: (knowledge: ClothKnowledge) => string): string {
  const knownCloths = item.materials.flatMap((material) => findCloth(material) ?? []).slice(0, 1);
  const [firstCloth] = knownCloths;
  return firstCloth
    ? `${capitalize(nameItem(item))} is made of ${listWithAnd(item.materials.slice(0, 2))}, and in general ${chooseClause(firstCloth.knowledge)}.`
    : '';
}

function replyOnList({ answer, items, voice }: Parts): string {
  if (items.length === 0) return voice.say('askWhich');
  const isForKeeping = answer.topic === 'keep';
  const [onlyName, ...otherNames] = items.map(nameItem);
  return onlyName !== undefined && otherNames.length === 0
    ? voice.say(isForKeeping ? 'kept' : 'released', { item: onlyName })
    : `${capitalize(listWithAnd(items.map(nameItem)))} are ${isForKeeping ? 'on' : 'off'} your wishlist now.`;
}

/** Writes why a piece was chosen: the wishes that it meets. */
function writeReasonReply({ findings, items, voice, lexicon }: Parts): string {
  const [item] = items;
  if (!item) return voice.say('askWhich');
  const wishToMeet = findWished(findings, lexicon);
  const merits = listMerits(item, {
    ...wishToMeet,
    parts: findings.turn.conversation.wish,
    filters: findings.turn.filters,
  });
  return voice.say('best', {
    piece: nameItem(item),
    why: joinPredicates(merits, 3),
    traits: joinMeritTraits(merits, 3),
  });
}
