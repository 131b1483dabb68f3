import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type {
  ChatCompletionCreateParamsBase,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import type * as z from 'zod';
import { boundedFetch } from './boundedFetch.ts';
import { echoCalls, ModelTurn } from './ModelTurn.ts';
import { EndlessAnswerFailure, ModelFailure, toModelFailure } from './ModelFailure.ts';
import { parseAnswer } from './parseAnswer.ts';
import { BARE_STYLE, chooseNextStyle, FULL_STYLE, type RequestStyle } from './RequestStyle.ts';
import { startTimeouts, type AnswerTimeouts } from './answerTimeouts.ts';

export interface ModelSettings {
  /** URL of the API with its version, e.g. `https://models.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** The API key; empty if the endpoint needs none. */
  readonly apiKey: string;
  /** Maximum time between two chunks of output, in milliseconds. */
  readonly idleTimeoutMs: number;
  /** Maximum time of a question with all its requests and tool calls, in milliseconds. */
  readonly deadlineMs: number;
}

/** The tools that the model may call while it answers. */
export interface Tools {
  readonly definitions: readonly ChatCompletionTool[];
  /** Runs a tool call. Resolves to its result as JSON for the model. Rejects only with the signal's reason. */
  run(name: string, writtenArguments: string, signal: AbortSignal): Promise<string>;
}

export interface ModelQuestion<Answer> {
  /** Name of the response format. */
  readonly name: string;
  readonly schema: z.ZodType<Answer>;
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly tools: Tools;
  /**
   * Called for each request. Returns a function that receives the JSON response in chunks, which are not validated.
   * If the function throws, the response ends. Absent if the answer need not stream.
   */
  readonly listen?: () => (piece: string) => void;
}

/** Maximum number of tool calls per question. */
export const MAX_CALLS = 6;
export const MAX_TOOL_ROUNDS = 4;

/** Parameters that make the endpoint's answers as repeatable as possible. */
const SAMPLING = { temperature: 0, seed: 1 };

interface QuestionState<Answer> {
  readonly question: ModelQuestion<Answer>;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  /** Whether part of the answer was received. The question must then not be sent again. */
  hasReceivedText: boolean;
  /** Number of characters received so far, over all requests. */
  receivedLength: number;
}

/**
 * Client of an OpenAI-compatible chat endpoint. Runs the model's tool calls and sends their results until the model
 * answers. Calls, requests, time and length are limited. If an endpoint refuses parameters, the question is sent
 * without tools, then without schema and streaming. After any other failure it is sent once more. Never retries after
 * a part of the answer was received.
 */
export class ModelEndpoint {
  readonly #client: OpenAI;
  readonly #settings: ModelSettings;
  /** The request style with the most features that the endpoint is known to accept. */
  #style: RequestStyle = FULL_STYLE;

  constructor(settings: ModelSettings) {
    this.#settings = settings;
    this.#client = new OpenAI({
      baseURL: settings.baseUrl,
      apiKey: settings.apiKey || 'none',
      maxRetries: 0,
      timeout: settings.deadlineMs,
      logLevel: 'off',
      organization: null,
      project: null,
      fetch: boundedFetch,
    });
  }

  /**
   * Sends a question. Rejects with a `ModelFailure`, which the listener may also throw, or with the signal's reason.
   */
  async ask<Answer>(question: ModelQuestion<Answer>, signal: AbortSignal): Promise<Answer> {
    const deadlineAt = performance.now() + this.#settings.deadlineMs;
    const questionState: QuestionState<Answer> = {
      question,
      deadlineAt,
      signal,
      hasReceivedText: false,
      receivedLength: 0,
    };
    let style: RequestStyle | null = this.#style;
    let wasRefused = true;
    for (;;) {
      try {
        const answer = await this.#converse(questionState, style);
        if (wasRefused) this.#style = style;
        return answer;
      } catch (failure) {
        signal.throwIfAborted();
        const isFinal =
          questionState.hasReceivedText || failure instanceof EndlessAnswerFailure || performance.now() >= deadlineAt;
        const isRefusal = isParameterRefusal(failure);
        style = isFinal ? null : chooseNextStyle(style, isRefusal);
        wasRefused &&= isRefusal;
        if (style === null) throw toModelFailure(failure);
      }
    }
  }

  /** Sends the question. Runs tools until the model answers. */
  async #converse<Answer>(questionState: QuestionState<Answer>, style: RequestStyle): Promise<Answer> {
    const { question } = questionState;
    const messages = [...question.messages];
    let callsLeft = style.hasTools ? MAX_CALLS : 0;
    for (let roundIndex = 0; ; roundIndex += 1) {
      const areToolsAllowed = callsLeft > 0 && roundIndex < MAX_TOOL_ROUNDS;
      const turn = await this.#request(questionState, style, messages, areToolsAllowed);
      if (!turn.isCalling) return parseAnswer(question.schema, turn.content);
      if (!areToolsAllowed) throw new ModelFailure('The model calls tools without end');
      questionState.hasReceivedText = false;
      const calls = turn.listCalls(callsLeft);
      callsLeft -= calls.length;
      messages.push(...echoCalls(calls, await this.#runTools(questionState, calls)));
    }
  }

  async #runTools(
    { question, deadlineAt, signal }: QuestionState<unknown>,
    calls: readonly { readonly name: string; readonly writtenArguments: string }[],
  ): Promise<readonly string[]> {
    return this.#withTimeouts(deadlineAt, signal, async (timeouts) => {
      const results: string[] = [];
      for (const { name, writtenArguments } of calls) {
        timeouts.renewIdleTimeout();
        results.push(await question.tools.run(name, writtenArguments, timeouts.signal));
        timeouts.signal.throwIfAborted();
      }
      return results;
    });
  }

  #request<Answer>(
    questionState: QuestionState<Answer>,
    style: RequestStyle,
    messages: readonly ChatCompletionMessageParam[],
    areToolsAllowed: boolean,
  ): Promise<ModelTurn> {
    const { question, deadlineAt, signal } = questionState;
    const body = {
      model: this.#settings.model,
      messages: [...messages],
      ...(style === BARE_STYLE ? {} : SAMPLING),
      ...(style.hasSchema ? { response_format: zodResponseFormat(question.schema, question.name) } : {}),
      ...(style.hasTools
        ? {
            tools: [...question.tools.definitions],
            tool_choice: areToolsAllowed ? ('auto' as const) : ('none' as const),
          }
        : {}),
    };
    const onPiece = question.listen?.();
    return this.#withTimeouts(deadlineAt, signal, (timeouts) =>
      style.isStreamed && onPiece !== undefined
        ? this.#readStream(questionState, body, onPiece, timeouts)
        : this.#readWhole(questionState, body, timeouts),
    );
  }

  async #readWhole(
    questionState: QuestionState<unknown>,
    body: Omit<ChatCompletionCreateParamsBase, 'stream'>,
    timeouts: AnswerTimeouts,
  ): Promise<ModelTurn> {
    const completion = await this.#client.chat.completions.create(
      { ...body, stream: false },
      { signal: timeouts.signal },
    );
    const turn = new ModelTurn(questionState.receivedLength);
    turn.add(completion.choices?.[0]?.message);
    questionState.receivedLength = turn.receivedLength;
    return turn;
  }

  async #readStream(
    questionState: QuestionState<unknown>,
    body: Omit<ChatCompletionCreateParamsBase, 'stream'>,
    onPiece: (piece: string) => void,
    timeouts: AnswerTimeouts,
  ): Promise<ModelTurn> {
    const stream = await this.#client.chat.completions.create({ ...body, stream: true }, { signal: timeouts.signal });
    const turn = new ModelTurn(questionState.receivedLength);
    for await (const { choices } of stream) {
      const delta = choices?.[0]?.delta;
      if (hasContent(delta)) timeouts.renewIdleTimeout();
      const piece = turn.add(delta);
      questionState.receivedLength = turn.receivedLength;
      if (piece === '') continue;
      questionState.hasReceivedText = true;
      onPiece(piece);
    }
    // The client library does not throw if the signal ends a stream early, so check the signal.
    timeouts.signal.throwIfAborted();
    return turn;
  }

  async #withTimeouts<Answer>(
    deadlineAt: number,
    signal: AbortSignal,
    ask: (timeouts: AnswerTimeouts) => Promise<Answer>,
  ): Promise<Answer> {
    const timeouts = startTimeouts(this.#settings.idleTimeoutMs, deadlineAt, signal);
    try {
      return await ask(timeouts);
    } catch (failure) {
      throw timeouts.signal.aborted ? new ModelFailure('The endpoint took too long') : failure;
    } finally {
      timeouts.stopTimeouts();
    }
  }
}

/** Whether a chunk counts as progress. Whitespace does not; reasoning does. */
function hasContent(delta: object | undefined): boolean {
  return Object.values(delta ?? {}).some((value: unknown) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
  );
}

function isParameterRefusal(failure: unknown): boolean {
  return failure instanceof OpenAI.APIError && (failure.status === 400 || failure.status === 422);
}
