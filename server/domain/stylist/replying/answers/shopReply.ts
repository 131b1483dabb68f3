import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { findCloth, type ClothKnowledge } from '../../answering/clothKnowledge.ts';
import { sentenceWith } from '../../answering/statements.ts';
import { itemName, listed } from '../../wording/phrases.ts';
import { meritsOf, predicates, traits } from '../merits.ts';
import { wishedOf } from '../planSearch.ts';
import type { Asked } from './Asked.ts';

type Parts = Omit<Asked, 'item'>;

const CARE_WORDS = ['wash', 'washing', 'washable', 'machine wash', 'dry clean', 'iron', 'ironing', 'launder'];
const SKIN_WORDS = ['itch', 'itchy', 'scratchy', 'soft against', 'next to skin'];
const SHRINK_WORDS = ['shrink', 'preshrunk', 'pre-shrunk'];

/** What is said to shop talk; null for any other question. */
export function shopReply(asked: Parts): string | null {
  const { answer } = asked;
  switch (answer.topic) {
    case 'delivery':
    case 'returns':
    case 'stock':
    case 'service':
      return ofSeller(asked);
    case 'shrink':
      return ofCloth(asked, 'whether it shrinks', SHRINK_WORDS, ({ shrinking }) => shrinking);
    case 'itch':
      return ofCloth(asked, 'how it feels on the skin', SKIN_WORDS, ({ skin }) => skin);
    case 'clothCare':
      return ofCloth(asked, 'how to care for it', CARE_WORDS, ({ care }) => care);
    case 'share':
      return asked.voice.say('yes', {
        fact: 'Open a piece and press Share: the link shows it to anybody. This conversation stays in your own history.',
      });
    case 'keep':
    case 'letGo':
      return ofList(asked);
    case 'brandSold':
      return asked.voice.say('notSold', { sought: `pieces by ${titled(answer.asked)}` });
    case 'beyond':
      return asked.voice.say('no', {
        fact: 'That cannot be done from here: I find and compare pieces and keep your wishlist, and each shop handles its own orders.',
      });
    case 'why':
      return reasonReply(asked);
    default:
      return null;
  }
}

/** The app only shows pieces; each shop sells and sends its own, on terms that are not known here. */
function ofSeller({ answer, items, voice }: Parts): string {
  const [item] = items;
  const seller = item?.website
    ? `${itemName(item)} is sold by ${item.website}, which would know.`
    : 'Each piece is sold by its own shop, which would know; its link stands with the piece.';
  return voice.say('unknown', { word: answer.asked, fact: capitalize(seller) });
}

/** What the description says; else that nobody says so, and what is generally so of the cloth. */
function ofCloth(
  { answer, items, voice }: Parts,
  word: string,
  words: readonly string[],
  told: (knowledge: ClothKnowledge) => string,
): string {
  const [item] = items;
  const named = findCloth(answer.asked);
  if (named) return voice.say('advice', { fact: `${told(named.knowledge)}.` });
  if (!item) return voice.say('askWhich');
  const sentence = sentenceWith(item, words);
  if (sentence) return voice.say('about', { piece: itemName(item), fact: `The makers say: “${sentence}”` });
  return voice.say('unknown', { word, fact: general(item, told) });
}

function general(item: CatalogueItem, told: (knowledge: ClothKnowledge) => string): string {
  const known = item.materials.flatMap((material) => findCloth(material) ?? []).slice(0, 1);
  const [first] = known;
  return first
    ? `${capitalize(itemName(item))} is made of ${listed(item.materials.slice(0, 2))}, and in general ${told(first.knowledge)}.`
    : '';
}

function ofList({ answer, items, voice }: Parts): string {
  if (items.length === 0) return voice.say('askWhich');
  const isKept = answer.topic === 'keep';
  const [only, ...more] = items.map(itemName);
  return only !== undefined && more.length === 0
    ? voice.say(isKept ? 'kept' : 'released', { item: only })
    : `${capitalize(listed(items.map(itemName)))} are ${isKept ? 'on' : 'off'} your wishlist now.`;
}

/** Why a piece was chosen: what of the wish it grants. */
function reasonReply({ findings, items, voice, lexicon }: Parts): string {
  const [item] = items;
  if (!item) return voice.say('askWhich');
  const wished = wishedOf(findings, lexicon);
  const merits = meritsOf(item, { ...wished, parts: findings.turn.conversation.wish, filters: findings.turn.filters });
  return voice.say('best', { piece: itemName(item), why: predicates(merits, 3), traits: traits(merits, 3) });
}

function titled(words: string): string {
  return words.replace(/\b(?!and\b)[a-z]/gu, (letter) => letter.toUpperCase());
}
