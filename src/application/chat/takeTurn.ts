import type { ChatRequest, Ranking, Retrieval, Translation } from '../../domain/chat/Chat.ts';
import type { Chats } from '../ports/Chats.ts';

/** The answers of all three stages of a turn. */
export interface TurnAnswer {
  readonly translation: Translation;
  readonly retrieval: Retrieval;
  readonly ranking: Ranking;
}

/** Receives the progress of an answer; never called after the signal has aborted. */
export interface TurnListener {
  translated(translation: Translation): void;
  retrieved(retrieval: Retrieval): void;
  /** Reports the reply so far. */
  replying(reply: string): void;
}

/**
 * Runs the three stages of a turn: translate, retrieve, rank (spec section 4). Rejects with a `CallError`, or with the
 * signal's reason, at any stage.
 */
export async function takeTurn(
  chats: Chats,
  asked: ChatRequest,
  listener: TurnListener,
  signal: AbortSignal,
): Promise<TurnAnswer> {
  const translation = await chats.translate(asked, signal);
  signal.throwIfAborted();
  listener.translated(translation);
  const { chatId, userMessageId, refinedQuery, title } = translation;
  const request = {
    userId: asked.userId,
    chatId,
    userMessageId,
    refinedQuery,
    filters: translation.updatedFilters ?? asked.filters,
  };
  const retrieval = await chats.retrieve(request, signal);
  signal.throwIfAborted();
  listener.retrieved(retrieval);
  const quickPickIds = retrieval.quickPicks.map(({ id }) => id);
  const topPickIds = retrieval.topPicks.map(({ id }) => id);
  const ranking = await chats.rank(
    { ...request, query: asked.query, title, quickPickIds, topPickIds },
    (reply) => {
      if (!signal.aborted) listener.replying(reply);
    },
    signal,
  );
  return { translation, retrieval, ranking };
}
