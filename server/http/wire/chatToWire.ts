import type { z } from 'zod';
import type { ChatMessage, TranslateResponse } from '../../../contract/chat.ts';
import type { RankedAnswer, RetrievedItems, TranslatedTurn } from '../../application/chat/ChatRequest.ts';
import type { StoredMessage, StoredOutfit } from '../../application/ports/Chats.ts';
import type { Action } from '../../application/ports/Stylist.ts';
import type { NamedItem } from '../../domain/stylist/namedItems.ts';
import type { SerializedJson } from '../SerializedJson.ts';
import { dividerToWire } from './dividerToWire.ts';
import { facetsToWire } from './facetsToWire.ts';
import { readingToWire } from './readingToWire.ts';
import { unmetFiltersToWire } from './unmetFiltersToWire.ts';
import { attachmentToWire } from './searchToWire.ts';
import { writeItems } from './writeItems.ts';
import { writeSlowly } from './writeSlowly.ts';

export function translatedToWire({ chatId, turnId, ...translated }: TranslatedTurn): z.input<typeof TranslateResponse> {
  return {
    chat_id: chatId,
    title: translated.title,
    intent: translated.intent,
    refined_query: translated.refinedQuery,
    updated_filters: translated.updatedFilters,
    user_message_id: turnId,
  };
}

export function writeRetrievedItems({
  items,
  deepPicks,
  announcement,
  relaxations,
  divider,
  facets,
}: RetrievedItems): SerializedJson {
  const candidates = [...new Set([...items, ...deepPicks.map(({ item }) => item)].map(({ id }) => id))];
  return writeItems(
    { ai_message: announcement, candidates, relaxations, ...dividerToWire(divider), ...facetsToWire(facets) },
    { quick_picks: items },
    { top_picks: deepPicks },
  );
}

/** `moreFields` has further members of the response, in wire format. */
export function writeRankedAnswer(
  {
    items,
    deepPicks,
    intent,
    messageId,
    reply,
    namedItems,
    actions,
    outfit,
    divider,
    facets,
    reading,
    unmetFilters,
  }: RankedAnswer,
  moreFields: object = {},
): SerializedJson {
  return writeItems(
    {
      intent,
      ai_message_id: messageId,
      reply,
      named_items: namedItems.map(namedItemToWire),
      actions: actions.map(({ kind, itemIds }) => ({ kind: WIRE_ACTIONS[kind], item_ids: itemIds })),
      outfit: outfitToWire(outfit),
      ...dividerToWire(divider),
      ...readingToWire(reading),
      ...unmetFiltersToWire(unmetFilters),
      ...facetsToWire(facets),
      ...moreFields,
    },
    { quick_pick_items: items },
    { deep_search_items: deepPicks },
  );
}

const WIRE_ACTIONS = {
  addToWishlist: 'add_to_wishlist',
  removeFromWishlist: 'remove_from_wishlist',
} as const satisfies Record<Action['kind'], string>;

function namedItemToWire({ itemId, name }: NamedItem): { item_id: string; name: string } {
  return { item_id: itemId, name };
}

const CENTS_PER_DOLLAR = 100;

function outfitToWire(outfit: StoredOutfit | null): z.input<typeof ChatMessage>['outfit'] {
  if (outfit === null) return null;
  const { title, pieces, owned, slots, totalCents, budgetCents, reason, days, outfitCount } = outfit;
  return {
    title,
    pieces: pieces.map(({ slot, itemId, priceCents }) => ({
      slot,
      item_id: itemId,
      price: priceCents / CENTS_PER_DOLLAR,
    })),
    owned: [...owned],
    ...(slots && {
      slots: slots.map(({ slot, itemId, isOwned, words, reason: fillReason }) => ({
        slot,
        item_id: itemId,
        is_owned: isOwned,
        words,
        reason: fillReason,
      })),
    }),
    total: totalCents / CENTS_PER_DOLLAR,
    budget: budgetCents === null ? null : budgetCents / CENTS_PER_DOLLAR,
    reason,
    days,
    outfit_count: outfitCount,
  };
}

/** The members of the first step's response, which the one-step call also returns. */
export function toTranslatedMembers({ chatId, title, updatedFilters }: TranslatedTurn): object {
  return { chat_id: chatId, title, updated_filters: updatedFilters };
}

export const writeMessages = (messages: readonly StoredMessage[]): Promise<SerializedJson> =>
  writeSlowly('{"messages":[', messages, (message) => JSON.stringify(messageToWire(message)), ']}');

function messageToWire(message: StoredMessage): z.input<typeof ChatMessage> {
  const { itemIds, deepPicks } = message.picks;
  return {
    id: message.id,
    actor: message.actor,
    message: message.message,
    timestamp: new Date(message.at).toISOString(),
    attachments: message.attachments.map(attachmentToWire),
    item_ids: [...itemIds],
    deep_search_item_ids: deepPicks.map(({ itemId }) => itemId),
    reasons: deepPicks.map(({ reason }) => reason),
    named_items: (message.namedItems ?? []).map(namedItemToWire),
    outfit: outfitToWire(message.outfit ?? null),
    ...readingToWire(message.reading),
    ...unmetFiltersToWire(message.unmetFilters),
    filters: message.filters,
    ai_updated_filters: message.aiUpdatedFilters,
    relaxations: [...message.relaxations],
    refined_query: message.refinedQuery,
    title: message.title,
    feedback: message.feedback,
  };
}
