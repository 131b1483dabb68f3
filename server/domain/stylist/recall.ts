import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Conversation, Past } from './Conversation.ts';
import type { Return } from './hearing/returning.ts';
import type { Turn } from './Turn.ts';

/** Maximum number of earlier lists to store. Of each list, only the first pieces are stored. */
const MAX_LISTS = 6;
const STORED_ITEM_COUNT = 6;
const POINTS_BACK_PATTERN =
  /\b(?:before|earlier|back|previous(?:ly)?|showed?|shown|saw|start|beginning|originally|undo|that|the|scrap|from|which|all|everything|both|lot|total|altogether|together|owe|up to|add|save)\b/iu;

/**
 * Returns the ids of items that the next message may refer to. Includes items of earlier lists that were mentioned
 * last.
 */
export function listRecalledIds(
  { past, spokenOf, spokenBefore = [], chosenIds = [] }: Conversation,
  message: string,
): string[] {
  return [
    ...new Set([
      ...spokenOf,
      ...spokenBefore,
      ...chosenIds,
      ...(POINTS_BACK_PATTERN.test(message)
        ? past.flatMap(({ shownIds, spokenOf: spokenThen }) => [...spokenThen, ...shownIds])
        : []),
    ]),
  ];
}

/** Adds the shown list to the front of the earlier lists, unless it is empty. */
export function rememberPast({ conversation, shown }: Pick<Turn, 'conversation' | 'shown'>): readonly Past[] {
  if (!conversation.isBegun || shown.quick.length === 0) return conversation.past;
  const {
    wish,
    filters,
    spokenOf,
    leads: { likeItemIds, goesWith },
  } = conversation;
  const shownIds = shown.quick.slice(0, STORED_ITEM_COUNT).map(({ id }) => id);
  return [{ wish, filters, likeItemIds, goesWith, shownIds, spokenOf }, ...conversation.past].slice(0, MAX_LISTS);
}

/** Returns the earlier lists, newest first. Leaves out pieces that are no longer sold. */
export function listPastLists({
  conversation,
  recalled,
}: Pick<Turn, 'conversation' | 'recalled'>): (readonly CatalogueItem[])[] {
  const itemsById = new Map(recalled.map((item) => [item.id, item]));
  return conversation.past.map(({ shownIds }) => shownIds.flatMap((id) => itemsById.get(id) ?? []));
}

/** Returns pieces that were mentioned while an earlier list was shown. */
export function listOnceSpokenOf({ conversation, recalled }: Pick<Turn, 'conversation' | 'recalled'>): CatalogueItem[] {
  const ids = new Set(conversation.past.flatMap(({ spokenOf }) => spokenOf));
  return recalled.filter(({ id }) => ids.has(id));
}

/** Returns the message as if everything since an earlier list had not been said; null if there is no such list. */
export function rewindTurn(
  turn: Turn,
  { noun, isUndone }: Return,
  hasKind: (past: Past, noun: string) => boolean,
): Turn | null {
  const { conversation } = turn;
  const index = noun === '' ? 0 : conversation.past.findIndex((past) => hasKind(past, noun));
  const pastList = conversation.past[index];
  if (!pastList) return null;
  const { wish, filters, likeItemIds, goesWith, spokenOf } = pastList;
  return {
    ...turn,
    filters,
    conversation: {
      ...conversation,
      wish,
      filters,
      spokenOf,
      undone: {},
      leads: { ...conversation.leads, likeItemIds, goesWith, emphasis: [], leaveOut: { itemIds: [], brands: [] } },
      past: isUndone ? conversation.past.slice(index + 1) : rememberPast(turn),
    },
  };
}
