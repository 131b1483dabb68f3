import { capitalize, pluralizeKind } from '../../../search/phrasing.ts';
import { listShownOutfit } from '../../answering/meantPieces.ts';
import { nameItem, listWithAnd } from '../../wording/phrases.ts';
import { listMerits, joinPredicates, joinMeritTraits } from '../merits.ts';
import { findWished } from '../planSearch.ts';
import type { AskedOfShop } from './Asked.ts';
import { suggestAlternative } from './unknowns.ts';
import { describeFeature, describeUse } from '../../answering/features/describeFeature.ts';
import { nameForSwap, offer } from '../../answering/opinions/offers.ts';
import { isPluralKind } from '../../outfit/isPluralKind.ts';
import { opinionReply } from './opinionReply.ts';
import { splitWords } from '../../../language/text/tokens.ts';
import { findAdvice } from '../../answering/advice/adviceTopics.ts';
import { GLOSSARY_ADVICE } from '../../answering/advice/glossary.ts';
import type { Mood } from '../../answering/remarks.ts';
import { normalizeMessage } from '../../answering/halves.ts';
import { replyOnCloth, replyOnProperty } from './clothReply.ts';
import { replyOnSeller } from './sellerReply.ts';

const CARE_WORDS = ['wash', 'washing', 'washable', 'machine wash', 'dry clean', 'iron', 'ironing', 'launder'];
const SKIN_WORDS = ['itch', 'itchy', 'scratchy', 'soft against', 'next to skin'];
const SHRINK_WORDS = ['shrink', 'preshrunk', 'pre-shrunk'];

/** Writes the reply to a question about the shop, a cloth or advice; returns null for other questions. */
export function replyToShopQuestion(question: AskedOfShop): string | null {
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
function noteRefusal({ answer: { asked, itemIds }, items, findings: { turn } }: AskedOfShop): string {
  const [item] = items;
  const isOfOutfit = listShownOutfit(turn).some(({ id }) => itemIds.includes(id));
  const themOrIt = isPluralKind(asked) ? 'them' : 'it';
  return item !== undefined && isOfOutfit
    ? `Noted: no ${asked}. ${offer(`swap ${nameForSwap(item)}`, `find something without ${themOrIt}`)}`
    : `Noted: no ${asked} from here on. ${offer('show me others', `bring ${item ? pluralizeKind(item.kind) : 'pieces'} without ${themOrIt}`)}`;
}

/** Says that something is not known of a piece, and what is. */
function writeUnclear({ items, voice, findings: { turn } }: AskedOfShop): string {
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

/** Writes advice, from general knowledge and the facts of the piece. */
function writeAdvice({ answer, items, voice, lexicon, findings: { turn } }: AskedOfShop): string {
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

function replyOnList({ answer, items, voice }: AskedOfShop): string {
  if (items.length === 0) return voice.say('askWhich');
  const isForKeeping = answer.topic === 'keep';
  const [onlyName, ...otherNames] = items.map(nameItem);
  return onlyName !== undefined && otherNames.length === 0
    ? voice.say(isForKeeping ? 'kept' : 'released', { item: onlyName })
    : `${capitalize(listWithAnd(items.map(nameItem)))} are ${isForKeeping ? 'on' : 'off'} your wishlist now.`;
}

/** Writes why a piece was chosen: the wishes that it meets. */
function writeReasonReply({ findings, items, voice, lexicon }: AskedOfShop): string {
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
