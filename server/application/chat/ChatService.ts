import { isDeepStrictEqual } from 'node:util';
import { NotFoundError, RefusedFieldError, SupersededError, requireOwned } from '../AccessError.ts';
import type { AttachedThing, AttachedThings } from '../attachments/AttachedThings.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import { NEW_CHAT } from '../ports/Chats.ts';
import type { AskedTurn, Chat, Chats, StoredMessage } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Findings, Stylist } from '../ports/Stylist.ts';
import type { Users } from '../ports/Users.ts';
import { answerOf, changedFilters, correctionsOf, groundedPicks, headlineOf, narrowed } from './answering.ts';
import { ChatMemory } from './ChatMemory.ts';
import type { WaitingTurn } from './ChatMemory.ts';
import type { ChatRequest, RankRequest, Ranked, Retrieved, Translated, TurnRequest } from './ChatRequest.ts';
import { TurnSearch } from './TurnSearch.ts';
import { Turns, itemsOf } from './Turns.ts';
import type { Picks } from './Turns.ts';

export interface ChatServiceParts {
  readonly chats: Chats;
  readonly stylist: Stylist;
  readonly engine: SearchEngine;
  readonly catalogue: Catalogue;
  readonly users: Users;
  readonly attached: AttachedThings;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

const DAY_MS = 86_400_000;
const RESOURCE = 'conversation';
const REPLACED_MESSAGE = 'A newer message has taken the place of this one.';

/**
 * Conversations with the stylist. A turn takes three calls: understand, search, answer. It is stored as messages
 * once answered; until then it is pending and the next turn replaces it. An aborted turn leaves only a pending turn
 * behind. Calls for a turn that is no longer pending reject with a `SupersededError`, except that an answer already
 * given is returned again.
 */
export class ChatService {
  readonly #parts: ChatServiceParts;
  readonly #turns: Turns;
  readonly #search: TurnSearch;
  readonly #memory: ChatMemory;

  constructor(parts: ChatServiceParts) {
    this.#parts = parts;
    this.#turns = new Turns(parts.catalogue, parts.users, parts.attached, parts.clock);
    this.#search = new TurnSearch(parts.engine, parts.catalogue, parts.attached);
    this.#memory = new ChatMemory(parts.clock);
  }

  /**
   * Understands the shopper's message. Rejects if something does not exist or is not the shopper's, or with the
   * signal's reason.
   */
  async translate(request: ChatRequest, signal: AbortSignal): Promise<Translated> {
    const { userId, chatId, said, attachments } = request;
    if (said.trim() === '' && attachments.length === 0)
      throw new RefusedFieldError('query', 'Please say what you are looking for.');
    const arrivedAt = this.#parts.clock.now();
    const things = await this.#parts.attached.find(userId, attachments);
    if (chatId === null) return this.#open(request, things, arrivedAt, signal);
    return this.#continue(chatId, request, things, arrivedAt, signal);
  }

  /** Searches for what was understood. A repeated call replaces the results. */
  async retrieve(request: TurnRequest, signal: AbortSignal): Promise<Retrieved> {
    const { waiting } = await this.#waiting(request);
    if (waiting === null) throw new SupersededError(REPLACED_MESSAGE);
    const findings = await this.#find(waiting, request, signal);
    const { items, deepPicks, relaxations, facets } = findings;
    return { items, deepPicks, relaxations, facets, announcement: this.#parts.stylist.announce(findings) };
  }

  /** Answers, and stores the turn with its answer. `onText` receives the reply as it streams. */
  async rank(request: RankRequest, onText: (piece: string) => void, signal: AbortSignal): Promise<Ranked> {
    const { chat, waiting } = await this.#waiting(request);
    if (waiting === null) return this.#again(chat, request, onText);
    const all = this.#kept(waiting, request) ?? (await this.#find(waiting, request, signal));
    const findings = narrowed(all, request.quickPickIds, request.topPickIds);
    const { reply, ...choice } = await this.#parts.stylist.reply(findings, onText, signal);
    signal.throwIfAborted();
    const picks = groundedPicks(findings, choice);
    const messageId = this.#parts.secrets.id();
    const { asked: turn } = waiting;
    const answer = answerOf({ chat, turn, findings, picks, reply, messageId, at: this.#parts.clock.now() });
    const isKept = await this.#parts.chats.answer(chat.id, answer);
    if (!isKept) return this.#again(chat, { ...request, turnId: turn.id }, () => undefined);
    this.#memory.answered(waiting, answer, picks);
    return { ...picks, intent: turn.understood.intent, messageId, reply, facets: findings.facets };
  }

  /** All three steps in one call. */
  async converse(request: ChatRequest, signal: AbortSignal): Promise<Translated & Ranked> {
    const translated = await this.translate(request, signal);
    const { chatId, turnId, refinedQuery } = translated;
    const { userId, said } = request;
    const turn = { userId, chatId, turnId, refinedQuery, filters: null };
    const ranked = await this.rank({ ...turn, said, quickPickIds: [], topPickIds: [] }, () => undefined, signal);
    return { ...translated, ...ranked };
  }

  async #open(
    request: ChatRequest,
    things: readonly AttachedThing[],
    arrivedAt: number,
    signal: AbortSignal,
  ): Promise<Translated> {
    const { chats, secrets } = this.#parts;
    const chat: Chat = { id: secrets.id(), userId: request.userId, title: '', state: NEW_CHAT, answers: 0, turn: null };
    const waiting = await this.#understand({ chat, picks: null }, request, things, arrivedAt, signal);
    await chats.removeUnanswered(request.userId, arrivedAt - DAY_MS);
    await chats.open({ ...chat, title: headlineOf(waiting.asked) }, waiting.asked);
    return this.#asked(waiting);
  }

  async #continue(
    chatId: string,
    request: ChatRequest,
    things: readonly AttachedThing[],
    arrivedAt: number,
    signal: AbortSignal,
  ): Promise<Translated> {
    for (;;) {
      const known = this.#memory.chat(chatId);
      const chat = requireOwned(known?.chat ?? (await this.#stored(chatId)), request.userId, RESOURCE);
      const waiting = await this.#understand({ chat, picks: known?.picks ?? null }, request, things, arrivedAt, signal);
      const outcome = await this.#parts.chats.ask(chatId, waiting.asked, chat.answers);
      if (outcome === 'asked') return this.#asked(waiting);
      this.#memory.forgetChat(chatId);
      if (outcome === 'superseded') throw new SupersededError(REPLACED_MESSAGE);
      if (outcome === 'gone') throw new NotFoundError(`There is no such ${RESOURCE}.`);
    }
  }

  async #understand(
    { chat, picks }: { readonly chat: Chat; readonly picks: Picks | null },
    request: ChatRequest,
    things: readonly AttachedThing[],
    arrivedAt: number,
    signal: AbortSignal,
  ): Promise<WaitingTurn> {
    const { said, filters, shownItemIds } = request;
    const shown = shownItemIds === null ? null : { itemIds: shownItemIds, deepPicks: [] };
    const turn = await this.#turns.compose(
      chat.userId,
      chat.state,
      { said, filters, shown, things },
      shown === null ? picks : null,
    );
    const understood = await this.#parts.stylist.understand(turn, signal);
    signal.throwIfAborted();
    const attachments = things.map(({ attachment }) => attachment);
    const asked = { id: this.#parts.secrets.id(), arrivedAt, said, filters, shown, attachments, understood };
    return { chat, asked, turn };
  }

  #asked(waiting: WaitingTurn): Translated {
    this.#memory.asked(waiting);
    return translatedOf(waiting.chat.id, waiting.asked);
  }

  async #find(
    { chat, asked, turn }: WaitingTurn,
    { refinedQuery, filters }: TurnRequest,
    signal: AbortSignal,
  ): Promise<Findings> {
    const understood = {
      ...asked.understood,
      refinedQuery: refinedQuery || asked.understood.refinedQuery,
      filters: filters ?? asked.understood.filters,
    };
    const corrected = { ...chat.state.correctedKinds, ...correctionsOf(asked) };
    const findings = await this.#search.find(chat.userId, turn, understood, corrected, signal);
    this.#memory.found(asked.id, findings);
    return findings;
  }

  /**
   * The cached results of the turn. Null if there are none or the filters differ, so that the caller must search again.
   */
  #kept({ asked }: WaitingTurn, { filters }: TurnRequest): Findings | null {
    const found = this.#memory.findings(asked.id);
    return found !== null && isDeepStrictEqual(found.understood.filters, filters ?? found.understood.filters)
      ? found
      : null;
  }

  /** The requested turn; null if it is no longer pending. A cached turn is validated by the store on write. */
  async #waiting({
    userId,
    chatId,
    turnId,
  }: TurnRequest): Promise<{ readonly chat: Chat; readonly waiting: WaitingTurn | null }> {
    const known = turnId === null ? null : this.#memory.turn(turnId);
    if (known?.chat.id === chatId) return { chat: requireOwned(known.chat, userId, RESOURCE), waiting: known };
    const chat = requireOwned(await this.#stored(chatId), userId, RESOURCE);
    const asked = chat.turn;
    if (asked === null || (turnId !== null && asked.id !== turnId)) return { chat, waiting: null };
    return {
      chat,
      waiting: this.#memory.turn(asked.id) ?? { chat, asked, turn: await this.#turns.recompose(chat, asked) },
    };
  }

  /** The stored conversation. A state of another version is reset, and its pending turn is dropped. */
  async #stored(chatId: string): Promise<Chat | null> {
    const chat = await this.#parts.chats.byId(chatId);
    return chat === null || isCurrent(chat.state) ? chat : { ...chat, state: NEW_CHAT, turn: null };
  }

  /** The error for a turn that is no longer pending. */
  async #lost({ id }: Chat): Promise<Error> {
    this.#memory.forgetChat(id);
    const isThere = (await this.#parts.chats.byId(id)) !== null;
    return isThere ? new SupersededError(REPLACED_MESSAGE) : new NotFoundError(`There is no such ${RESOURCE}.`);
  }

  /** The stored answer, for a repeated call. */
  async #again(chat: Chat, request: RankRequest, onText: (piece: string) => void): Promise<Ranked> {
    const kept =
      request.turnId === null
        ? await this.#lastAnswerTo(chat, request.said)
        : await this.#parts.chats.answerTo(chat.id, request.turnId);
    if (kept === null) throw await this.#lost(chat);
    onText(kept.message);
    const picks = await itemsOf(this.#parts.catalogue, kept.picks);
    return { ...picks, intent: kept.intent ?? 'search', messageId: kept.id, reply: kept.message };
  }

  async #lastAnswerTo({ id }: Chat, said: string): Promise<StoredMessage | null> {
    const [question, answer] = (await this.#parts.chats.messages(id)).slice(-2);
    return question?.message === said && answer !== undefined ? answer : null;
  }
}

function translatedOf(chatId: string, turn: AskedTurn): Translated {
  const { intent, refinedQuery } = turn.understood;
  return {
    chatId,
    turnId: turn.id,
    title: headlineOf(turn),
    intent,
    refinedQuery,
    updatedFilters: changedFilters(turn),
  };
}

/** False for a state of another version, and for one that was stored before a filter was added. */
function isCurrent({ version, conversation }: Chat['state']): boolean {
  return (
    version === NEW_CHAT.version &&
    Object.keys(NEW_CHAT.conversation.filters).every((key) => Object.hasOwn(conversation.filters, key))
  );
}
