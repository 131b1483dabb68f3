import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { findCloth, type ClothKnowledge } from '../../answering/cloth/clothKnowledge.ts';
import { findSentence } from '../../answering/statements.ts';
import { isOrAre, nameItem, listWithAnd } from '../../wording/phrases.ts';
import type { AskedOfShop } from './Asked.ts';
import { describeInside, describeUse } from '../../answering/features/describeFeature.ts';
import { askWhichPiece } from './askWhichPiece.ts';
import { asksAmong, describeCloth, findClothProperty } from '../../answering/cloth/clothProperties.ts';

/** Writes what the description says about the cloth, or that it says nothing. Adds general knowledge of the cloth. */
export function replyOnCloth(
  { answer, items, voice }: AskedOfShop,
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
export function replyOnProperty({ answer, items, voice, findings }: AskedOfShop): string | null {
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
function nameMissing(count: number, words: string, voice: AskedOfShop['voice']): string | null {
  return count > 0 && /\b(?:first|second|third|[a-z]+th|last) (?:one|pair)\b/u.test(words)
    ? askWhichPiece(count, voice)
    : null;
}

function describeMaterials(item: CatalogueItem, chooseClause: (knowledge: ClothKnowledge) => string): string {
  const knownCloths = item.materials.flatMap((material) => findCloth(material) ?? []).slice(0, 1);
  const [firstCloth] = knownCloths;
  return firstCloth
    ? `${capitalize(nameItem(item))} is made of ${listWithAnd(item.materials.slice(0, 2))}, and in general ${chooseClause(firstCloth.knowledge)}.`
    : '';
}
