import { hasItems, type ChatRequest } from '../../domain/chat/Chat.ts';
import type { NewestRequest } from '../NewestRequest.ts';
import type { Notice } from '../notices/Message.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Chats } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { AnswerActions } from './AnswerActions.ts';
import type { AnswerPieces } from './AnswerPieces.ts';
import type { AnswerResults } from './AnswerResults.ts';
import type { ChatInput } from './ChatInput.ts';
import type { Conversation } from './Conversation.ts';
import type { StateBeforeEdit, Turn } from './shownMessages.ts';
import { takeTurn, type TurnAnswer, type TurnListener } from './takeTurn.ts';
import type { TurnResults } from './TurnResults.ts';
import type { UnansweredMessage } from './UnansweredMessage.ts';

export interface ChatTurnsDependencies {
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
  readonly unansweredMessage: UnansweredMessage;
  /** Called when the conversation does not exist anymore, e.g. because another tab deleted it. */
  readonly onChatGone: () => void;
  /** Called when the edited message does not exist anymore, e.g. because another tab replaced it. */
  readonly onMessageGone: (request: ChatRequest) => void;
  /** Called when the server could not be reached. Sends the request again. */
  readonly onRetry: (request: ChatRequest) => void;
}

/**
 * Sends messages and shows their answers. At most one turn is pending; the newest wins. A turn that fails or is stopped
 * is removed, and its message returns to the box.
 */
export class ChatTurns {
  readonly #dependencies: ChatTurnsDependencies;
  #lastTurn = 0;
  #shownNotice: Notice = 'search-failed';

  constructor(dependencies: ChatTurnsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends a request and shows its progress. `stateBeforeEdit` is set for an edited message. Never rejects. */
  async sendTurn(request: ChatRequest, stateBeforeEdit?: StateBeforeEdit, signal?: AbortSignal): Promise<void> {
    const { chats, newest, notices, pulse } = this.#dependencies;
    const turn = this.#begin(request, stateBeforeEdit);
    const endPulse = pulse.begin('thinking');
    try {
      const listener = this.#createListener(turn);
      const outcome = await newest.run((abort) => takeTurn(chats, request, listener, abort), signal);
      if (outcome.kind === 'answered') {
        notices.clearPopup(this.#shownNotice);
        await this.#complete(turn, outcome.answer, signal);
      }
      if (outcome.kind === 'canceled') this.stop();
    } catch (error) {
      // Keep the message on the device: calls also fail because the shopper leaves the page.
      this.#cancelTurn();
      this.#showFailure(request, error);
    } finally {
      endPulse();
    }
  }

  /** Ends the pending turn at any stage: removes both its messages, and returns text and attachment to the box. */
  stop(): void {
    if (this.#cancelTurn()) this.#dependencies.unansweredMessage.forget();
  }

  finish(): void {
    const { conversation, newest, answerResults } = this.#dependencies;
    this.stop();
    newest.abort();
    answerResults.cancel();
    conversation.setStatus('ready');
  }

  /** Returns whether a turn was pending. */
  #cancelTurn(): boolean {
    const { conversation, newest, input } = this.#dependencies;
    const turn = conversation.cancelTurn();
    if (turn === null) return false;
    newest.abort();
    if (turn.stateBeforeEdit === undefined) input.cancelRequest(turn.request);
    else conversation.edit({ key: turn.stateBeforeEdit.key, text: turn.request.query });
    return true;
  }

  #showFailure(request: ChatRequest, error: unknown): void {
    const { notices, onChatGone, onMessageGone, onRetry } = this.#dependencies;
    const failure = error instanceof CallError ? error.failure : 'broken';
    const isEdit = request.editedMessageId !== undefined;
    this.#shownNotice = chooseNotice(isEdit, failure, error);
    notices.showFailure(this.#shownNotice, error, failure === 'unreachable' ? () => onRetry(request) : undefined);
    if (this.#shownNotice === 'chat-gone') onChatGone();
    if (this.#shownNotice === 'message-replaced') onMessageGone(request);
  }

  #createListener(turn: Turn): TurnListener {
    const { conversation, unansweredMessage } = this.#dependencies;
    const listener = conversation.createListener(turn);
    return {
      ...listener,
      onTranslated: (translation) => {
        listener.onTranslated(translation);
        unansweredMessage.remember({ ...turn.request, chatId: translation.chatId });
      },
    };
  }

  #begin(request: ChatRequest, stateBeforeEdit?: StateBeforeEdit): Turn {
    const { conversation, turnResults, answerResults, clock, unansweredMessage } = this.#dependencies;
    this.#lastTurn += 1;
    unansweredMessage.remember(request);
    turnResults.expectResults();
    answerResults.cancel();
    conversation.setStatus('ready');
    const turn = {
      request,
      userMessageKey: `said-${this.#lastTurn}`,
      answerKey: `answer-${this.#lastTurn}`,
      ...(stateBeforeEdit && { stateBeforeEdit }),
    };
    conversation.beginTurn(turn, new Date(clock.now()).toISOString());
    return turn;
  }

  async #complete(turn: Turn, answer: TurnAnswer, signal?: AbortSignal): Promise<void> {
    const { conversation, search, turnResults, actions, pieces, unansweredMessage } = this.#dependencies;
    unansweredMessage.forget();
    const { deepSearchItems, quickPickItems } = answer.ranking;
    conversation.completeTurn(turn, answer);
    void pieces.show([...search.snapshot.items, ...quickPickItems, ...deepSearchItems]);
    if (turn.stateBeforeEdit !== undefined && answer.translation.intent !== 'search')
      await this.#showResultsBefore(turn, signal);
    const message = conversation.findMessage(turn.answerKey);
    if (message !== undefined) turnResults.show(turn, answer, message.query);
    void actions.run(turn.answerKey, answer.ranking.actions);
  }

  /** Shows the results of the last answer before the edited message, because its text may refer to them. */
  async #showResultsBefore({ userMessageKey }: Turn, signal?: AbortSignal): Promise<void> {
    const { conversation, answerResults } = this.#dependencies;
    const earlierAnswer = conversation.listMessagesBefore(userMessageKey).findLast(hasItems);
    if (earlierAnswer !== undefined && earlierAnswer.key !== conversation.snapshot.shownAnswerKey)
      await answerResults.show(earlierAnswer.key, signal);
  }
}

/** The server's sentence says what the shopper can do, e.g. delete conversations. */
function chooseNotice(isEdit: boolean, failure: CallFailure, error: unknown): Notice {
  if (failure === 'not-found') return isEdit ? 'message-replaced' : 'chat-gone';
  const serverMessage = error instanceof CallError ? error.serverMessage : undefined;
  return serverMessage === undefined ? 'search-failed' : { serverMessage };
}
