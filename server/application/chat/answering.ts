import { isDeepStrictEqual } from 'node:util';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Answer, AskedTurn, Chat, ChatState, PickIds, StoredMessage } from '../ports/Chats.ts';
import type { DeepPick } from '../ports/SearchEngine.ts';
import type { Findings, Reply } from '../ports/Stylist.ts';
import { idsOf } from './Turns.ts';
import type { Picks } from './Turns.ts';

/** Number of exchanges passed on to the next turn; older ones are summarized in the conversation's state. */
const MAX_EARLIER_EXCHANGES = 6;

/**
 * The stylist's picks among the items that were found; all found items if it picked none. If the turn did not search,
 * only its deep picks are shown.
 */
export function groundedPicks(
  { items, deepPicks, companions, understood }: Findings,
  reply: Omit<Reply, 'reply'>,
): Picks {
  const known = new Map([...items, ...deepPicks.map(({ item }) => item), ...companions].map((item) => [item.id, item]));
  const deep = distinct(
    reply.deepPicks.flatMap(({ itemId, reason }): DeepPick[] => {
      const item = known.get(itemId);
      return item === undefined ? [] : [{ item, reason }];
    }),
    ({ item }) => item.id,
  );
  if (understood.intent !== 'search') return { items: [], deepPicks: deep };
  const quick = distinct(
    reply.quickPickIds.flatMap((id): CatalogueItem[] => {
      const item = known.get(id);
      return item === undefined ? [] : [item];
    }),
    ({ id }) => id,
  );
  return { items: quick.length > 0 ? quick : items, deepPicks: deep };
}

function distinct<T>(values: readonly T[], idOf: (value: T) => string): readonly T[] {
  return [...new Map(values.map((value) => [idOf(value), value])).values()];
}

/** The part of `findings` that the caller names. Ignores unknown ids; returns all of `findings` if no id is known. */
export function narrowed(findings: Findings, quickIds: readonly string[], topIds: readonly string[]): Findings {
  const named = new Set([...quickIds, ...topIds]);
  const items = findings.items.filter(({ id }) => named.has(id));
  const deepPicks = findings.deepPicks.filter(({ item }) => named.has(item.id));
  return items.length + deepPicks.length === 0 ? findings : { ...findings, items, deepPicks };
}

/** The filters that the stylist changed; null if they are unchanged. */
export function changedFilters({ filters, understood }: Pick<AskedTurn, 'filters' | 'understood'>): Filters | null {
  return isDeepStrictEqual(filters, understood.filters) ? null : understood.filters;
}

interface Answered {
  readonly chat: Chat;
  readonly turn: AskedTurn;
  readonly findings: Findings;
  readonly picks: Picks;
  readonly reply: string;
  readonly messageId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** All that is stored of an answered turn. */
export function answerOf(answered: Answered): Answer {
  const { chat, turn } = answered;
  return {
    turnId: turn.id,
    title: titleOf(chat, turn),
    state: nextState(answered),
    question: questionOf(turn),
    answer: messageOf(answered),
  };
}

/** A conversation is titled after its first wish; small talk before that gives a temporary title. */
function titleOf({ answers, title, state }: Chat, turn: AskedTurn): string {
  const isNamed = answers > 0 && (state.shown.itemIds.length > 0 || turn.understood.intent !== 'search');
  return isNamed ? title : headlineOf(turn);
}

const MAX_HEADLINE_CHARACTERS = 80;

/** A turn's title in the history; never empty. */
export function headlineOf({ said, understood }: Pick<AskedTurn, 'said' | 'understood'>): string {
  return (understood.title.trim() || said.trim() || 'Search by picture').slice(0, MAX_HEADLINE_CHARACTERS);
}

function nextState({ chat: { state }, turn, picks, reply }: Answered): ChatState {
  const { understood, said, shown } = turn;
  const found = idsOf(picks);
  return {
    version: state.version,
    conversation: understood.conversation,
    shown: understood.intent === 'search' ? found : withCompanions(shown ?? state.shown, found),
    earlier: [...state.earlier, { said, reply }].slice(-MAX_EARLIER_EXCHANGES),
    correctedKinds: { ...state.correctedKinds, ...correctionsOf(turn) },
  };
}

const withCompanions = (shown: PickIds, { deepPicks }: PickIds): PickIds =>
  deepPicks.length > 0 ? { ...shown, deepPicks } : shown;

export function correctionsOf({ attachments }: Pick<AskedTurn, 'attachments'>): Readonly<Record<string, string>> {
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

function questionOf({ id, said, arrivedAt, attachments, filters }: AskedTurn): StoredMessage {
  return { ...EMPTY_MESSAGE, id, turnId: id, actor: 'user', message: said, at: arrivedAt, attachments, filters };
}

function messageOf({ turn, findings, picks, reply, messageId, at }: Answered): StoredMessage {
  return {
    ...EMPTY_MESSAGE,
    id: messageId,
    turnId: turn.id,
    actor: 'model',
    message: reply,
    at,
    refinedQuery: turn.understood.refinedQuery,
    title: headlineOf(turn),
    intent: turn.understood.intent,
    picks: idsOf(picks),
    filters: findings.understood.filters,
    aiUpdatedFilters: changedFilters(turn),
    relaxations: findings.relaxations,
  };
}
