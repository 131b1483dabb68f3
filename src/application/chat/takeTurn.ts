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
  onTranslated(translation: Translation): void;
  onRetrieved(retrieval: Retrieval): void;
  /** Reports the reply so far. */
  onReplying(reply: string): void;
}

/**
 * Runs the three stages of a turn: translate, retrieve, rank (spec section 4). Rejects with a `CallError`, or with the
 * signal's reason, at any stage.
 */
export async function takeTurn(
  chats: Chats,
  request: ChatRequest,
  listener: TurnListener,
  signal: AbortSignal,
): Promise<TurnAnswer> {
  const translation = await chats.translate(request, signal);
  signal.throwIfAborted();
  listener.onTranslated(translation);
  const { chatId, userMessageId, refinedQuery, title } = translation;
  const retrieveRequest = {
    userId: request.userId,
    chatId,
    userMessageId,
    refinedQuery,
    filters: translation.updatedFilters ?? request.filters,
  };
  const retrieval = await chats.retrieve(retrieveRequest, signal);
  signal.throwIfAborted();
  listener.onRetrieved(retrieval);
  const quickPickIds = retrieval.quickPicks.map(({ id }) => id);
  const topPickIds = retrieval.topPicks.map(({ id }) => id);
  const ranking = await chats.rank(
    { ...retrieveRequest, query: request.query, title, quickPickIds, topPickIds },
    (reply) => {
      if (!signal.aborted) listener.onReplying(reply);
    },
    signal,
  );
  return { translation, retrieval, ranking };
}
