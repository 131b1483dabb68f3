import { isDeepStrictEqual } from 'node:util';
import { NotFoundError, RefusedFieldError, SupersededError, own } from '../AccessError.ts';
import type { AttachedThing, AttachedThings } from '../attachments/AttachedThings.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import { NEW_CHAT } from '../ports/Chats.ts';
import type { AskedTurn, Chat, Chats, StoredMessage } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Findings, Stylist, Turn } from '../ports/Stylist.ts';
import type { Users } from '../ports/Users.ts';
import { answerOf, changedFilters, correctionsOf, groundedPicks, headlineOf, narrowed } from './answering.ts';
import type { ChatRequest, RankRequest, Ranked, Retrieved, Translated, TurnRequest } from './ChatRequest.ts';
import { Remembered } from './Remembered.ts';
import { TurnSearch } from './TurnSearch.ts';
import { Turns, idsOf, itemsOf } from './Turns.ts';

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
/** Turns that are between their calls; another node, or a later time, makes them again from the store. */
const TURNS_REMEMBERED = 64;
const REPLACED = 'A newer message has taken the place of this one.';

/**
 * Conversations with the stylist, one turn in three calls: understand, search, answer. A turn is kept once it is
 * answered; until then it waits, and the next one takes its place. Whoever stops between the calls leaves nothing
 * behind but a turn that waits. Calls for a turn that no longer waits reject with a `SupersededError`, except
 * that an answer which was given already is given again.
 */
export class ChatService {
  readonly #parts: ChatServiceParts;
  readonly #turns: Turns;
  readonly #search: TurnSearch;
  readonly #composed = new Remembered<Turn>(TURNS_REMEMBERED);
  readonly #found = new Remembered<Findings>(TURNS_REMEMBERED);

  constructor(parts: ChatServiceParts) {
    this.#parts = parts;
    this.#turns = new Turns(parts.catalogue, parts.users, parts.attached, parts.clock);
    this.#search = new TurnSearch(parts.engine, parts.catalogue, parts.attached);
  }

  /** Understands what was said. Rejects for what is not there or not the shopper's, or with the signal's reason. */
  async translate(request: ChatRequest, signal: AbortSignal): Promise<Translated> {
    const { userId, chatId, said, attachments } = request;
    if (said.trim() === '' && attachments.length === 0) throw new RefusedFieldError('query', 'Please say what you are looking for.');
    const arrivedAt = this.#parts.clock.now();
    const things = await this.#parts.attached.find(userId, attachments);
    if (chatId === null) return this.#open(request, things, arrivedAt, signal);
    return this.#continue(chatId, request, things, arrivedAt, signal);
  }

  /** Searches for what was understood. Doing it again replaces what was found. */
  async retrieve(request: TurnRequest, signal: AbortSignal): Promise<Retrieved> {
    const chat = await this.#own(request);
    const turn = waiting(chat, request.turnId);
    if (turn === null) throw new SupersededError(REPLACED);
    const { items, deepPicks, relaxations, ...rest } = await this.#findings(chat, turn, request, signal);
    const announcement = this.#parts.stylist.announce({ items, deepPicks, relaxations, ...rest });
    return { items, deepPicks, relaxations, announcement };
  }

  /** Answers, and keeps the turn with its answer. `onText` gets the reply as it comes. */
  async rank(request: RankRequest, onText: (piece: string) => void, signal: AbortSignal): Promise<Ranked> {
    const chat = await this.#own(request);
    const turn = waiting(chat, request.turnId);
    if (turn === null) return this.#again(chat, request, onText);
    const all = await this.#keptFindings(chat, turn) ?? await this.#findings(chat, turn, request, signal);
    const findings = narrowed(all, request.quickPickIds, request.topPickIds);
    const chosen = await this.#parts.stylist.reply(findings, onText, signal);
    signal.throwIfAborted();
    const picks = groundedPicks(findings, chosen);
    const messageId = this.#parts.secrets.id();
    const answer = answerOf({ chat, turn, findings, picks, reply: chosen.reply, messageId, at: this.#parts.clock.now() });
    if (!(await this.#parts.chats.answer(chat.id, answer))) return this.#again(chat, { ...request, turnId: turn.id }, () => undefined);
    this.#composed.delete(turn.id);
    this.#found.delete(turn.id);
    return { ...picks, intent: turn.understood.intent, messageId, reply: chosen.reply };
  }

  /** All three in one. */
  async converse(request: ChatRequest, signal: AbortSignal): Promise<Translated & Ranked> {
    const translated = await this.translate(request, signal);
    const { chatId, turnId, refinedQuery } = translated;
    const { userId, said } = request;
    const turn = { userId, chatId, turnId, refinedQuery, filters: null };
    const ranked = await this.rank({ ...turn, said, quickPickIds: [], topPickIds: [] }, () => undefined, signal);
    return { ...translated, ...ranked };
  }

  async #open(request: ChatRequest, things: readonly AttachedThing[], arrivedAt: number, signal: AbortSignal): Promise<Translated> {
    const { chats, secrets } = this.#parts;
    const chat = { id: secrets.id(), userId: request.userId, state: NEW_CHAT };
    const asked = await this.#understood(chat, request, things, arrivedAt, signal);
    await chats.removeUnanswered(request.userId, arrivedAt - DAY_MS);
    await chats.open({ ...chat, title: headlineOf(asked) }, asked);
    return translatedOf(chat.id, asked);
  }

  async #continue(
    chatId: string, request: ChatRequest, things: readonly AttachedThing[], arrivedAt: number, signal: AbortSignal,
  ): Promise<Translated> {
    for (;;) {
      const chat = await this.#own({ chatId, userId: request.userId });
      const asked = await this.#understood(chat, request, things, arrivedAt, signal);
      const outcome = await this.#parts.chats.ask(chatId, asked, chat.answers);
      if (outcome === 'asked') return translatedOf(chatId, asked);
      if (outcome === 'superseded') throw new SupersededError(REPLACED);
      if (outcome === 'gone') throw new NotFoundError('There is no such conversation.');
    }
  }

  async #understood(
    chat: Pick<Chat, 'userId' | 'state'>, request: ChatRequest, things: readonly AttachedThing[], arrivedAt: number, signal: AbortSignal,
  ): Promise<AskedTurn> {
    const { said, filters, shownItemIds } = request;
    const shown = shownItemIds === null ? chat.state.shown : { itemIds: shownItemIds, deepPicks: [] };
    const turn = await this.#turns.compose(chat.userId, chat.state, { said, filters, shown, things });
    const understood = await this.#parts.stylist.understand(turn, signal);
    signal.throwIfAborted();
    const id = this.#parts.secrets.id();
    this.#composed.set(id, turn);
    return { id, arrivedAt, said, filters, shown, attachments: things.map(({ attachment }) => attachment), understood, findings: null };
  }

  async #findings(chat: Chat, asked: AskedTurn, { refinedQuery, filters }: TurnRequest, signal: AbortSignal): Promise<Findings> {
    const understood = {
      ...asked.understood, refinedQuery: refinedQuery || asked.understood.refinedQuery, filters: filters ?? asked.understood.filters,
    };
    const turn = await this.#turn(chat, asked);
    const corrected = { ...chat.state.correctedKinds, ...correctionsOf(asked) };
    const findings = await this.#search.find(chat.userId, turn, understood, corrected, signal);
    const { companions, relaxations } = findings;
    const kept = { ...idsOf(findings), companionIds: companions.map(({ id }) => id), relaxations, filters: understood.filters };
    if (!(await this.#parts.chats.keepFindings(chat.id, asked.id, kept))) throw new SupersededError(REPLACED);
    this.#found.set(asked.id, findings);
    return findings;
  }

  /** What was found for the turn before; null where it has not been searched for. */
  async #keptFindings(chat: Chat, asked: AskedTurn): Promise<Findings | null> {
    const remembered = this.#found.get(asked.id);
    if (asked.findings === null) return null;
    if (remembered !== undefined && isDeepStrictEqual(idsOf(remembered).itemIds, asked.findings.itemIds)) return remembered;
    const { filters, relaxations, companionIds } = asked.findings;
    const [turn, picks, companions] = await Promise.all([
      this.#turn(chat, asked), itemsOf(this.#parts.catalogue, asked.findings), this.#parts.catalogue.byIds(companionIds),
    ]);
    return { turn, understood: { ...asked.understood, filters }, ...picks, companions: [...companions.values()], relaxations };
  }

  async #turn(chat: Chat, asked: AskedTurn): Promise<Turn> {
    return this.#composed.get(asked.id) ?? this.#turns.recompose(chat, asked);
  }

  async #own({ chatId, userId }: { readonly chatId: string; readonly userId: string }): Promise<Chat> {
    return own(await this.#parts.chats.byId(chatId), userId, 'conversation');
  }

  /** The answer that was kept, for a call that comes twice. */
  async #again(chat: Chat, request: RankRequest, onText: (piece: string) => void): Promise<Ranked> {
    const kept = request.turnId === null ? await this.#lastAnswerTo(chat, request.said) : await this.#parts.chats.answerTo(chat.id, request.turnId);
    if (kept === null) throw new SupersededError(REPLACED);
    onText(kept.message);
    const picks = await itemsOf(this.#parts.catalogue, kept.picks);
    return { ...picks, intent: kept.intent ?? 'search', messageId: kept.id, reply: kept.message };
  }

  async #lastAnswerTo({ id }: Chat, said: string): Promise<StoredMessage | null> {
    const [question, answer] = (await this.#parts.chats.messages(id)).slice(-2);
    return question?.message === said && answer !== undefined ? answer : null;
  }
}

function waiting({ turn }: Chat, turnId: string | null): AskedTurn | null {
  return turn !== null && (turnId === null || turn.id === turnId) ? turn : null;
}

function translatedOf(chatId: string, turn: AskedTurn): Translated {
  const { intent, refinedQuery } = turn.understood;
  return { chatId, turnId: turn.id, title: headlineOf(turn), intent, refinedQuery, updatedFilters: changedFilters(turn) };
}
