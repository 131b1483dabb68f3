import type * as z from 'zod/mini';
import type * as wire from '../../../contract/chat.ts';
import type {
  ChatMessage,
  ChatOutfit,
  NamedItem,
  OutfitSlot,
  Ranking,
  Retrieval,
  Translation,
} from '../../domain/chat/Chat.ts';
import { toDivider } from './wireDivider.ts';
import { toItem } from './wireItem.ts';
import { toAttachment } from './wireSearch.ts';

export function toTranslation(answer: z.output<typeof wire.TranslateResponse>): Translation {
  return {
    chatId: answer.chat_id,
    title: answer.title,
    intent: answer.intent,
    refinedQuery: answer.refined_query,
    updatedFilters: answer.updated_filters,
    userMessageId: answer.user_message_id,
  };
}

export function toRetrieval(answer: z.output<typeof wire.RetrieveResponse>, baseUrl: string): Retrieval {
  return {
    aiMessage: answer.ai_message,
    candidateIds: answer.candidates,
    quickPicks: answer.quick_picks.map((item) => toItem(item, baseUrl)),
    topPicks: answer.top_picks.map((item) => toItem(item, baseUrl)),
    relaxations: answer.relaxations,
    divider: toDivider(answer.divider),
    facets: answer.facets,
  };
}

export function toRanking(answer: z.output<typeof wire.RankResponse>, baseUrl: string): Ranking {
  return {
    intent: answer.intent,
    quickPickItems: answer.quick_pick_items.map((item) => toItem(item, baseUrl)),
    deepSearchItems: answer.deep_search_items.map((item) => toItem(item, baseUrl)),
    aiMessageId: answer.ai_message_id,
    reply: answer.reply,
    namedItems: answer.named_items.map(toNamedItem),
    ...toOutfit(answer.outfit),
    actions: answer.actions.map(({ kind, item_ids: itemIds }) => ({ kind: ACTION_KINDS[kind], itemIds })),
    divider: toDivider(answer.divider),
    reading: answer.reading,
    unmetFilters: answer.unmet_filters,
    facets: answer.facets,
  };
}

const ACTION_KINDS = { add_to_wishlist: 'addToWishlist', remove_from_wishlist: 'removeFromWishlist' } as const;

type WireOutfit = NonNullable<z.output<typeof wire.ChatMessage>['outfit']>;

function toOutfit(outfit: WireOutfit | null): { outfit?: ChatOutfit } {
  if (outfit === null) return {};
  const { title, total, budget, days, outfit_count: outfitCount } = outfit;
  return { outfit: { title, slots: listSlots(outfit), total, budget, days, outfitCount } };
}

/** The slots of an outfit. An answer stored without slots has at least the pieces. */
function listSlots({ slots, pieces }: WireOutfit): readonly OutfitSlot[] {
  if (slots === undefined)
    return pieces.map(({ slot, item_id: itemId }) => ({ slot, itemId, isOwned: false, words: '', reason: '' }));
  return slots.map(({ item_id: itemId, is_owned: isOwned, ...slot }) => ({ ...slot, itemId, isOwned }));
}

function toNamedItem({ item_id: itemId, name }: { readonly item_id: string; readonly name: string }): NamedItem {
  return { itemId, name };
}

export function toChatMessage(message: z.output<typeof wire.ChatMessage>, baseUrl: string): ChatMessage {
  const {
    refined_query: refinedQuery,
    item_ids: itemIds,
    deep_search_item_ids: deepSearchItemIds,
    named_items: namedItems,
    ai_updated_filters: aiUpdatedFilters,
    unmet_filters: unmetFilters,
    attachments,
    outfit,
    ...rest
  } = message;
  return {
    ...rest,
    refinedQuery,
    itemIds,
    deepSearchItemIds,
    namedItems: namedItems.map(toNamedItem),
    ...toOutfit(outfit),
    aiUpdatedFilters,
    unmetFilters,
    attachments: attachments.map((attachment) => toAttachment(attachment, baseUrl)),
  };
}
