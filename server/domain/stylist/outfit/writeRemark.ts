import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { capitalize, joinWords } from '../../search/phrasing.ts';
import { nameItem } from '../wording/phrases.ts';
import type { OutfitRemark } from '../Conversation.ts';
import { writePieceReasons } from './pieceReasons.ts';
import { writeMatches, writeOverdressed, writeWarmth } from './writeFitness.ts';
import { writeChoice } from './writeChoice.ts';
import { writeWithout } from './writeWithout.ts';

/** Writes that an outfit does not change, or asks what the shopper means. */
export function writeRemark(
  { topic, itemIds, absent, options = [] }: OutfitRemark,
  plan: OutfitPlan,
  outfit: FoundOutfit,
): string {
  const names = outfit.pieces.filter(({ item }) => itemIds.includes(item.id)).map(({ item }) => nameItem(item));
  const pieces = joinWords(names, 'and');
  switch (topic) {
    case 'why':
      return writeWhy(itemIds, plan, outfit);
    case 'there':
      return `${capitalize(pieces)} ${names.length > 1 ? 'are' : 'is'} in it already. Say what should be different and I look for another.`;
    case 'tooMuch':
      return writeOverdressed(plan, outfit);
    case 'age':
      return 'No: nothing in it belongs to an age. If one piece feels wrong, name it, and I look for another.';
    case 'warmth':
      return writeWarmth(plan, outfit);
    case 'matches':
      return writeMatches(outfit);
    case 'choice':
      return writeChoice(options, plan, outfit);
    case 'tuck':
      return writeTuck(outfit);
    case 'without':
      return writeWithout(itemIds, plan, outfit);
    case 'kept':
      return `${names.length === 0 ? 'That' : capitalize(pieces)} ${names.length > 1 ? 'stay' : 'stays'}. What should change about the rest?`;
    case 'liked':
      return 'Then it stays as it is. Tell me when something should change.';
    case 'noted':
      return 'Noted, and nothing has to change for that. Tell me which piece does not suit it, and I look for another.';
    case 'dressUp':
      return writeDressyPieces(outfit);
    case 'unanswered':
      return absent === undefined
        ? 'I don’t know that, and the outfit stays as it is.'
        : `There ${/s$/u.test(absent) && !/ss$/u.test(absent) ? 'are' : 'is'} no ${absent} in this outfit, and it stays as it is.`;
    case 'disliked':
      return `Which piece is it${names.length === 0 ? '' : `, ${pieces}`}? I can find another one, or put together a different outfit.`;
    case 'unclear':
      return names.length === 0
        ? 'I left the outfit as it is. Name the piece that you mean, and what should be different about it.'
        : `I left ${pieces} as it is. What should be different about it?`;
  }
}

/** Writes whether the top is worn inside the trousers or the skirt. */
function writeTuck({ pieces }: FoundOutfit): string {
  const top = pieces.find(({ slot }) => slot === 'top' || slot === 'under')?.item;
  const bottom = pieces.find(({ slot }) => slot === 'bottom')?.item;
  if (top === undefined || bottom === undefined) return 'There is nothing to tuck in here, so leave it as it falls.';
  const isNeat = getFormality(top) >= MIN_DRESSY_FORMALITY;
  return isNeat
    ? `Yes, tuck ${nameItem(top)} in: it shows the waist, and ${nameItem(bottom)} looks longer for it.`
    : `Half of it, at the front: ${nameItem(top)} is casual enough for that, and it still shows the waist of ${nameItem(bottom)}.`;
}

/** Minimum formality of pieces for an evening out. */
const MIN_DRESSY_FORMALITY = 0.55;
const MAX_CASUAL_FORMALITY = 0.45;

/** Writes which pieces are dressy enough for an evening, and which are not. */
function writeDressyPieces({ pieces }: FoundOutfit): string {
  const sortedItems = pieces
    .map(({ item }) => item)
    .toSorted((firstItem, secondItem) => getFormality(secondItem) - getFormality(firstItem));
  const names = (items: typeof sortedItems): string =>
    joinWords(
      items.slice(0, 2).map((item) => nameItem(item)),
      'and',
    );
  const dressy = sortedItems.filter((item) => getFormality(item) >= MIN_DRESSY_FORMALITY);
  const casual = sortedItems.filter((item) => getFormality(item) <= MAX_CASUAL_FORMALITY).toReversed();
  const offer = 'Say “dressier” and I put together a smarter one.';
  if (dressy.length === 0) return `Not much of it: ${names(casual)} stay casual whatever goes with them. ${offer}`;
  const eveningSentence = `Yes, ${names(dressy)} can go out in the evening.`;
  return casual.length === 0
    ? `${eveningSentence} ${offer}`
    : `${eveningSentence} It is ${names(casual)} that would keep it casual. ${offer}`;
}

function writeWhy(itemIds: readonly string[], plan: OutfitPlan, outfit: FoundOutfit): string {
  const reasons = writePieceReasons(outfit, plan);
  const meantPieces = outfit.pieces.filter(({ item }) => itemIds.includes(item.id));
  const sentences = (meantPieces.length > 0 ? meantPieces : outfit.pieces.slice(0, 2)).map(
    ({ item }) => `${capitalize(nameItem(item))}: ${reasons.get(item.id) ?? ''}`,
  );
  return `${sentences.join(' ')} If you do not see it that way, I look for another.`;
}
