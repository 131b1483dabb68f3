import { hasItems, type ChatRequest } from '../../domain/chat/Chat.ts';
import type { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Chats } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { AnswerActions } from './AnswerActions.ts';
import type { AnswerPieces } from './AnswerPieces.ts';
import type { AnswerResults } from './AnswerResults.ts';
import type { ChatInput } from './ChatInput.ts';
import type { Conversation } from './Conversation.ts';
import type { TakenBack, Turn } from './shownMessages.ts';
import { takeTurn, type TurnAnswer, type TurnListener } from './takeTurn.ts';
import type { TurnResults } from './TurnResults.ts';
import type { UnansweredMessage } from './UnansweredMessage.ts';

export interface ChatTurnsParts {
  readonly chats: Chats;
  readonly search: Pick<SearchSession, 'snapshot'>;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
  readonly clock: Clock;
  readonly conversation: Conversation;
  readonly input: ChatInput;
  readonly newest: NewestRequest;
  readonly turnResults: TurnResults;
  readonly answerResults: AnswerResults;
  readonly actions: AnswerActions;
  readonly pieces: AnswerPieces;
  readonly unanswered: UnansweredMessage;
}

/**
 * Takes turns: sends a message, shows the answer with all that belongs to it, or takes the whole turn back. At most one
 * turn is pending; the newest wins.
 */
export class ChatTurns {
  readonly #parts: ChatTurnsParts;
  #lastTurn = 0;

  constructor(parts: ChatTurnsParts) {
    this.#parts = parts;
  }

  /** Sends a request and shows its progress. `takenBack` is set for an edited message. Never rejects. */
  async take(request: ChatRequest, takenBack?: TakenBack, signal?: AbortSignal): Promise<void> {
    const { chats, newest, notices, pulse } = this.#parts;
    const turn = this.#begin(request, takenBack);
    const endPulse = pulse.begin('thinking');
    try {
      const listener = this.#createListener(turn);
      const outcome = await newest.run((abort) => takeTurn(chats, request, listener, abort), signal);
      if (outcome.kind === 'answered') {
        notices.clearPopup('search-failed');
        await this.#complete(turn, outcome.answer, signal);
      }
      if (outcome.kind === 'canceled') this.stop();
    } catch (error) {
      // The message stays remembered, because calls also fail while the page is left.
      this.#takeBack();
      notices.showFailure('search-failed', error);
    } finally {
      endPulse();
    }
  }

  /** Ends the pending turn at any stage: removes both its messages, and returns text and attachment to the box. */
  stop(): void {
    if (this.#takeBack()) this.#parts.unanswered.forget();
  }

  /** Ends the pending turn and every pending fetch. */
  finish(): void {
    const { conversation, newest, answerResults } = this.#parts;
    this.stop();
    newest.abort();
    answerResults.cancel();
    conversation.setStatus('ready');
  }

  /** Returns whether a turn was pending. */
  #takeBack(): boolean {
    const { conversation, newest, input } = this.#parts;
    const turn = conversation.cancelTurn();
    if (turn === null) return false;
    newest.abort();
    if (turn.takenBack === undefined) input.takeBack(turn.request);
    else conversation.edit({ key: turn.takenBack.key, text: turn.request.query });
    return true;
  }

  #createListener(turn: Turn): TurnListener {
    const { conversation, unanswered } = this.#parts;
    const listener = conversation.createListener(turn);
    return {
      ...listener,
      onTranslated: (translation) => {
        listener.onTranslated(translation);
        unanswered.remember({ ...turn.request, chatId: translation.chatId });
      },
    };
  }

  #begin(request: ChatRequest, takenBack?: TakenBack): Turn {
    const { conversation, turnResults, answerResults, clock, unanswered } = this.#parts;
    this.#lastTurn += 1;
    unanswered.remember(request);
    turnResults.expectResults();
    answerResults.cancel();
    conversation.setStatus('ready');
    const turn = {
      request,
      userMessageKey: `said-${this.#lastTurn}`,
      answerKey: `answer-${this.#lastTurn}`,
      ...(takenBack && { takenBack }),
    };
    conversation.beginTurn(turn, new Date(clock.now()).toISOString());
    return turn;
  }

  async #complete(turn: Turn, answer: TurnAnswer, signal?: AbortSignal): Promise<void> {
    const { conversation, search, turnResults, actions, pieces, unanswered } = this.#parts;
    unanswered.forget();
    const { deepSearchItems, quickPickItems } = answer.ranking;
    conversation.completeTurn(turn, answer);
    void pieces.show([...search.snapshot.items, ...quickPickItems, ...deepSearchItems]);
    if (turn.takenBack !== undefined && answer.translation.intent !== 'search')
      await this.#showResultsBefore(turn, signal);
    const message = conversation.findMessage(turn.answerKey);
    if (message !== undefined) turnResults.show(turn, answer, message.query);
    void actions.run(turn.answerKey, answer.ranking.actions);
  }

  /** Shows the results that an edited message speaks of: those of the last answer before it. */
  async #showResultsBefore({ userMessageKey }: Turn, signal?: AbortSignal): Promise<void> {
    const { conversation, answerResults } = this.#parts;
    const earlierAnswer = conversation.listMessagesBefore(userMessageKey).findLast(hasItems);
    if (earlierAnswer !== undefined && earlierAnswer.key !== conversation.snapshot.shownAnswerKey)
      await answerResults.show(earlierAnswer.key, signal);
  }
}
