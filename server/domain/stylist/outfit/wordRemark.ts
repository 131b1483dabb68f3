import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { joinWords } from '../../search/phrasing.ts';
import { itemName } from '../wording/phrases.ts';
import type { OutfitRemark } from '../Conversation.ts';
import { capitalizeName, wordPieceReasons } from './wordOutfit.ts';

/** Says that an outfit stays as it is, or asks what is meant. */
export function wordRemark({ topic, itemIds }: OutfitRemark, plan: OutfitPlan, outfit: FoundOutfit): string {
  const named = outfit.pieces.filter(({ item }) => itemIds.includes(item.id)).map(({ item }) => itemName(item));
  const pieces = joinWords(named, 'and');
  switch (topic) {
    case 'why':
      return wordWhy(itemIds, plan, outfit);
    case 'kept':
      return `${named.length === 0 ? 'That' : capitalizeName(pieces)} ${named.length > 1 ? 'stay' : 'stays'}. What should change about the rest?`;
    case 'liked':
      return 'Then it stays as it is. Tell me when something should change.';
    case 'noted':
      return 'Noted, and nothing has to change for that. Tell me which piece does not suit it, and I look for another.';
    case 'disliked':
      return `Which piece is it${named.length === 0 ? '' : `, ${pieces}`}? I can find another one, or put together a different outfit.`;
    case 'unclear':
      return named.length === 0
        ? 'I left the outfit as it is. Name the piece that you mean, and what should be different about it.'
        : `I left ${pieces} as it is. What should be different about it?`;
  }
}

function wordWhy(itemIds: readonly string[], plan: OutfitPlan, outfit: FoundOutfit): string {
  const reasons = wordPieceReasons(outfit, plan);
  const meant = outfit.pieces.filter(({ item }) => itemIds.includes(item.id));
  const told = (meant.length > 0 ? meant : outfit.pieces.slice(0, 2)).map(
    ({ item }) => `${capitalizeName(itemName(item))}: ${reasons.get(item.id) ?? ''}`,
  );
  return `${told.join(' ')} If you do not see it that way, I look for another.`;
}
