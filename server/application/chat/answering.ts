import { isDeepStrictEqual } from 'node:util';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Divider } from '../../../src/domain/search/Divider.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Answer, AskedTurn, Chat, ChatState, PickIds, StoredMessage } from '../ports/Chats.ts';
import type { NamedItem } from '../../domain/stylist/namedItems.ts';
import type { DeepPick } from '../ports/SearchEngine.ts';
import type { Findings, Reply } from '../ports/Stylist.ts';
import { updateOutfit, toOutfit } from './outfitAnswers.ts';
import { toPickIds } from './Turns.ts';
import type { Picks } from './Turns.ts';

/** Number of past exchanges in a turn. The conversation's state summarizes older ones. */
const MAX_EARLIER_EXCHANGES = 6;

/** All items that a reply may name, new results first. */
export function listKnownItems(
  { items, deepPicks, companions, turn }: Findings,
  { foundItems = [] }: Pick<Reply, 'foundItems'> = {},
): readonly CatalogueItem[] {
  const { shown, recalled, attachment } = turn;
  return [
    ...items,
    ...deepPicks.map(({ item }) => item),
    ...companions,
    ...shown.quick,
    ...shown.deep.map(({ item }) => item),
    ...recalled,
    ...(attachment?.context === 'item' ? [attachment.item] : []),
    ...foundItems,
  ];
}

/**
 * The found items that the reply picked; all found items if it picked none. Items named in the text come first,
 * unless the shopper chose a sort order. Without a search, only deep picks are shown.
 */
export function groundPicks(
  { items, deepPicks, companions, understood }: Findings,
  reply: Pick<Reply, 'deepPicks' | 'quickPickIds' | 'foundItems'>,
  namedItems: readonly NamedItem[] = [],
): Picks {
  const itemsById = new Map(
    [...(reply.foundItems ?? []), ...items, ...deepPicks.map(({ item }) => item), ...companions].map((item) => [
      item.id,
      item,
    ]),
  );
  const distinctDeepPicks = keepDistinct(
    reply.deepPicks.flatMap(({ itemId, reason }): DeepPick[] => {
      const item = itemsById.get(itemId);
      return item === undefined ? [] : [{ item, reason }];
    }),
    ({ item }) => item.id,
  );
  if (understood.intent !== 'search') return { items: [], deepPicks: distinctDeepPicks };
  const distinctItems = keepDistinct(
    reply.quickPickIds.flatMap((id): CatalogueItem[] => {
      const item = itemsById.get(id);
      return item === undefined ? [] : [item];
    }),
    ({ id }) => id,
  );
  const pickedItems = distinctItems.length > 0 ? distinctItems : items;
  return {
    items: understood.filters.sort === NO_FILTERS.sort ? moveNamedItemsToFront(pickedItems, namedItems) : pickedItems,
    deepPicks: distinctDeepPicks,
  };
}

function moveNamedItemsToFront(
  items: readonly CatalogueItem[],
  namedItems: readonly NamedItem[],
): readonly CatalogueItem[] {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  return [...new Set([...namedItems.flatMap(({ itemId }) => itemsById.get(itemId) ?? []), ...items])];
}

function keepDistinct<T>(values: readonly T[], getId: (value: T) => string): readonly T[] {
  return [...new Map(values.map((value) => [getId(value), value])).values()];
}

/** The findings with these ids, without unknown ones; all findings if no id is known. */
export function narrowFindings(findings: Findings, quickIds: readonly string[], topIds: readonly string[]): Findings {
  const pickedIds = new Set([...quickIds, ...topIds]);
  const items = findings.items.filter(({ id }) => pickedIds.has(id));
  const deepPicks = findings.deepPicks.filter(({ item }) => pickedIds.has(item.id));
  if (items.length + deepPicks.length === 0) return findings;
  const { divider } = restoreDivider(items, findings);
  return { ...findings, items, deepPicks, divider };
}

/**
 * Moves exact matches to the front. Keeps the divider between exact and other matches only if `items` has all exact
 * matches and at least one other item.
 */
export function restoreDivider(
  items: readonly CatalogueItem[],
  { items: foundItems, divider }: Pick<Findings, 'items' | 'divider'>,
): { readonly items: readonly CatalogueItem[]; readonly divider: Divider | null } {
  if (divider === null) return { items, divider };
  const exactIds = new Set(foundItems.slice(0, divider.exactCount).map(({ id }) => id));
  const exactItems = items.filter(({ id }) => exactIds.has(id));
  const otherItems = items.filter(({ id }) => !exactIds.has(id));
  const isDivided = otherItems.length > 0 && exactItems.length === exactIds.size;
  return {
    items: [...exactItems, ...otherItems],
    divider: isDivided ? divider : null,
  };
}

/** The filters that the stylist changed; null if there are none. */
export function getChangedFilters({ filters, understood }: Pick<AskedTurn, 'filters' | 'understood'>): Filters | null {
  return isDeepStrictEqual(filters, understood.filters) ? null : understood.filters;
}

interface AnsweredTurn {
  readonly chat: Chat;
  readonly turn: AskedTurn;
  readonly findings: Findings;
  readonly picks: Picks;
  readonly reply: string;
  readonly namedItems: readonly NamedItem[];
  readonly spoken: readonly string[] | undefined;
  readonly messageId: string;
  /** Milliseconds since the epoch. */
  readonly answeredAt: number;
}

export function toAnswer(answeredTurn: AnsweredTurn): Answer {
  const { chat, turn } = answeredTurn;
  return {
    turnId: turn.id,
    replacedTurnId: turn.replaced?.turnId ?? null,
    stateBefore: chat.state,
    title: chooseTitle(chat, turn),
    state: computeNextState(answeredTurn),
    question: toQuestionMessage(turn),
    answer: toAnswerMessage(answeredTurn),
  };
}

/** The title of a conversation, taken from its first wish. Before the first wish, a temporary title from small talk. */
function chooseTitle({ title, state }: Chat, turn: AskedTurn): string {
  const hasTitle = state.earlier.length > 0 && (state.shown.itemIds.length > 0 || turn.understood.intent !== 'search');
  return hasTitle ? title : makeHeadline(turn);
}

const MAX_HEADLINE_CHARACTERS = 80;

/** A turn's title in the history; never empty. */
export function makeHeadline({ said, understood }: Pick<AskedTurn, 'said' | 'understood'>): string {
  return (understood.title.trim() || said.trim() || 'Search by picture').slice(0, MAX_HEADLINE_CHARACTERS);
}

function computeNextState({ chat: { state }, turn, findings, picks, reply, spoken }: AnsweredTurn): ChatState {
  const { understood, said, shown } = turn;
  const newPickIds = toPickIds(picks);
  return {
    version: state.version,
    conversation: {
      ...updateOutfit(understood.conversation, findings),
      spoken: spoken ?? state.conversation.spoken ?? [],
    },
    shown: understood.intent === 'search' ? newPickIds : addCompanions(shown ?? state.shown, newPickIds),
    earlier: [...state.earlier, { said, reply }].slice(-MAX_EARLIER_EXCHANGES),
    correctedKinds: { ...state.correctedKinds, ...collectCorrectedKinds(turn) },
  };
}

const addCompanions = (shownPicks: PickIds, { deepPicks }: PickIds): PickIds =>
  deepPicks.length > 0 ? { ...shownPicks, deepPicks } : shownPicks;

export function collectCorrectedKinds({
  attachments,
}: Pick<AskedTurn, 'attachments'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attachments.flatMap(({ id, context, kind }) => (context === 'item' || kind === null ? [] : [[id, kind]])),
  );
}

const EMPTY_MESSAGE = {
  attachments: [],
  picks: { itemIds: [], deepPicks: [] },
  filters: null,
  aiUpdatedFilters: null,
  relaxations: [],
  refinedQuery: '',
  title: null,
  intent: null,
  feedback: null,
};

function toQuestionMessage({ id, said, arrivedAt, attachments, filters }: AskedTurn): StoredMessage {
  return { ...EMPTY_MESSAGE, id, turnId: id, actor: 'user', message: said, at: arrivedAt, attachments, filters };
}

function toAnswerMessage({
  turn,
  findings,
  picks,
  reply,
  namedItems,
  messageId,
  answeredAt,
}: AnsweredTurn): StoredMessage {
  return {
    ...EMPTY_MESSAGE,
    id: messageId,
    turnId: turn.id,
    actor: 'model',
    message: reply,
    at: answeredAt,
    refinedQuery: turn.understood.refinedQuery,
    title: makeHeadline(turn),
    intent: turn.understood.intent,
    picks: toPickIds(picks),
    namedItems,
    filters: findings.understood.filters,
    aiUpdatedFilters: getChangedFilters(turn),
    relaxations: findings.relaxations,
    outfit: toOutfit(findings),
    ...(findings.reading && { reading: findings.reading }),
    ...(findings.unmetFilters && { unmetFilters: findings.unmetFilters }),
  };
}
