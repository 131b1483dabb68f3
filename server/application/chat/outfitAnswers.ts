import { settlePlan } from '../../domain/outfits/settlePlan.ts';
import type { Conversation } from '../../domain/stylist/Conversation.ts';
import { listOutfitSlots } from '../../domain/stylist/outfit/listOutfitSlots.ts';
import { titleOutfit } from '../../domain/stylist/outfit/titleOutfit.ts';
import { wordReasons } from '../../domain/trends/wording/reasonWords.ts';
import type { StoredOutfit } from '../ports/Chats.ts';
import type { Findings } from '../ports/Stylist.ts';

/** The outfit of an answer; null if there is none. */
export function toOutfit({ understood, outfit }: Findings): StoredOutfit | null {
  if (understood.outfit === undefined || outfit === undefined) return null;
  return {
    title: titleOutfit(understood.outfit),
    pieces: outfit.pieces.map(({ slot, item }) => ({ slot, itemId: item.id, priceCents: item.priceCents })),
    owned: outfit.owned.map(({ words }) => words),
    slots: listOutfitSlots(understood.outfit, outfit),
    totalCents: outfit.totalCents,
    budgetCents: understood.outfit.budgetCents,
    reason: wordReasons(outfit.reasons),
    days: understood.outfit.days,
    outfitCount: outfit.outfitCount,
  };
}

/** Returns the state with the new outfit. Keeps the previous outfit after a question, or if none was composed. */
export function updateOutfit(conversation: Conversation, { turn, understood, outfit }: Findings): Conversation {
  if (understood.outfit === undefined || understood.intent !== 'search') return conversation;
  const updatedOutfit = outfit === undefined ? turn.conversation.outfit : settlePlan(understood.outfit, outfit);
  return { ...conversation, outfit: updatedOutfit };
}
