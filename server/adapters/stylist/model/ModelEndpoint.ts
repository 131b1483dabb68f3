import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type * as z from 'zod';
import { boundedFetch } from './boundedFetch.ts';
import { EndlessAnswerFailure, ModelFailure } from './ModelFailure.ts';
import { startTimeouts, type AnswerTimeouts } from './answerTimeouts.ts';

export interface ModelSettings {
  /** URL of the API with its version, e.g. `https://models.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Empty if the endpoint needs no key. */
  readonly apiKey: string;
  /** Idle timeout: maximum time between two pieces of output, in milliseconds. */
  readonly idleTimeoutMs: number;
  /** Total timeout of a request, its retry included, in milliseconds. */
  readonly deadlineMs: number;
}

export interface ModelQuestion<Answer> {
  /** Name of the response format. */
  readonly name: string;
  readonly schema: z.ZodType<Answer>;
  readonly messages: readonly ChatCompletionMessageParam[];
  /**
   * Receives each unvalidated piece of the JSON response, if the endpoint streams. An error that it throws ends the
   * stream.
   */
  readonly onPiece?: (piece: string) => void;
}

/** Maximum length in characters; far more than any valid response. */
const MAX_ANSWER_LENGTH = 2 ** 16;

/**
 * Client of an OpenAI-compatible chat endpoint. Retries a request once, without streaming, and without a schema if
 * the endpoint rejected the parameters, since many compatible servers support neither. Never retries once a piece of
 * the response was received.
 */
export class ModelEndpoint {
  readonly #client: OpenAI;
  readonly #settings: ModelSettings;

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

  /** Rejects with a `ModelFailure`, which `onPiece` may throw too, or with the signal's reason. */
  async ask<Answer>(question: ModelQuestion<Answer>, signal: AbortSignal): Promise<Answer> {
    const deadlineAt = performance.now() + this.#settings.deadlineMs;
    const progress = { hasBegun: false };
    try {
      return question.onPiece === undefined
        ? await this.#askPlain(question, true, deadlineAt, signal)
        : await this.#askStreamed(question, progress, deadlineAt, signal);
    } catch (failure) {
      signal.throwIfAborted();
      if (progress.hasBegun || failure instanceof EndlessAnswerFailure || performance.now() >= deadlineAt)
        throw toModelFailure(failure);
      return await this.#askAgain(question, !isParameterRefusal(failure), deadlineAt, signal);
    }
  }

  async #askAgain<Answer>(
    question: ModelQuestion<Answer>,
    withSchema: boolean,
    deadlineAt: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    try {
      return await this.#askPlain(question, withSchema, deadlineAt, signal);
    } catch (failure) {
      signal.throwIfAborted();
      throw toModelFailure(failure);
    }
  }

  async #askPlain<Answer>(
    { name, schema, messages }: ModelQuestion<Answer>,
    withSchema: boolean,
    deadlineAt: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    return this.#withTimeouts(deadlineAt, signal, async (waiting) => {
      const completion = await this.#client.chat.completions.create(
        {
          model: this.#settings.model,
          messages: [...messages],
          ...(withSchema ? { response_format: zodResponseFormat(schema, name) } : {}),
        },
        { signal: waiting.signal },
      );
      return parseAnswer(schema, completion.choices?.[0]?.message?.content);
    });
  }

  async #askStreamed<Answer>(
    { name, schema, messages, onPiece }: ModelQuestion<Answer>,
    progress: { hasBegun: boolean },
    deadlineAt: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    return this.#withTimeouts(deadlineAt, signal, async (waiting) => {
      const stream = await this.#client.chat.completions.create(
        {
          model: this.#settings.model,
          messages: [...messages],
          response_format: zodResponseFormat(schema, name),
          stream: true,
        },
        { signal: waiting.signal },
      );
      let answer = '';
      for await (const { choices } of stream) {
        const delta = choices?.[0]?.delta;
        const piece = delta?.content ?? '';
        if (hasContent(delta)) waiting.renewIdleTimeout();
        if (piece === '') continue;
        answer += piece;
        if (answer.length > MAX_ANSWER_LENGTH) throw new EndlessAnswerFailure();
        progress.hasBegun = true;
        onPiece?.(piece);
      }
      // The client library does not throw when the signal cuts a stream short, so check the signal.
      waiting.signal.throwIfAborted();
      return parseAnswer(schema, answer);
    });
  }

  async #withTimeouts<Answer>(
    deadlineAt: number,
    signal: AbortSignal,
    ask: (waiting: AnswerTimeouts) => Promise<Answer>,
  ): Promise<Answer> {
    const waiting = startTimeouts(this.#settings.idleTimeoutMs, deadlineAt, signal);
    try {
      return await ask(waiting);
    } catch (failure) {
      throw waiting.signal.aborted ? new ModelFailure('The endpoint took too long') : failure;
    } finally {
      waiting.stopTimeouts();
    }
  }
}

/** Whitespace does not count as progress; reasoning output does. */
function hasContent(delta: object | undefined): boolean {
  return Object.values(delta ?? {}).some((value: unknown) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
  );
}

function parseAnswer<Answer>(form: z.ZodType<Answer>, content: string | null | undefined): Answer {
  if ((content?.length ?? 0) > MAX_ANSWER_LENGTH) throw new EndlessAnswerFailure();
  const answer = form.safeParse(parseJson(content ?? ''));
  if (!answer.success) throw new ModelFailure('The answer does not match the schema');
  return answer.data;
}

/** Servers without schema support may wrap the JSON in a code fence or a sentence. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    throw new ModelFailure('The answer is not JSON');
  }
}

function isParameterRefusal(failure: unknown): boolean {
  return failure instanceof OpenAI.APIError && (failure.status === 400 || failure.status === 422);
}

function toModelFailure(failure: unknown): ModelFailure {
  if (failure instanceof ModelFailure) return failure;
  if (failure instanceof OpenAI.APIError && failure.status !== undefined)
    return new ModelFailure(`The endpoint answered ${failure.status}`);
  if (failure instanceof OpenAI.APIUserAbortError || failure instanceof OpenAI.APIConnectionTimeoutError)
    return new ModelFailure('The endpoint took too long');
  if (failure instanceof OpenAI.APIConnectionError) return new ModelFailure('The endpoint cannot be reached');
  return new ModelFailure('The endpoint broke the connection or sent an unexpected answer');
}
