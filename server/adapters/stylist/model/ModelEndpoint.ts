import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type * as z from 'zod';
import { boundedFetch } from './boundedFetch.ts';
import { EndlessAnswer, ModelFailure } from './ModelFailure.ts';
import { patience, type Patience } from './patience.ts';

export interface ModelSettings {
  /** URL of the API with its version, e.g. `https://models.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Empty if the endpoint needs no key. */
  readonly apiKey: string;
  /** Idle timeout: maximum time between two pieces of output, in milliseconds. */
  readonly patienceMs: number;
  /** Total timeout of a request, its retry included, in milliseconds. */
  readonly deadlineMs: number;
}

export interface Question<Answer> {
  /** Name of the response format. */
  readonly name: string;
  readonly form: z.ZodType<Answer>;
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
  async ask<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
    const until = performance.now() + this.#settings.deadlineMs;
    const progress = { hasBegun: false };
    try {
      return question.onPiece === undefined
        ? await this.#plain(question, true, until, signal)
        : await this.#streamed(question, progress, until, signal);
    } catch (failure) {
      signal.throwIfAborted();
      if (progress.hasBegun || failure instanceof EndlessAnswer || performance.now() >= until)
        throw asModelFailure(failure);
      return await this.#again(question, !refusesParameters(failure), until, signal);
    }
  }

  async #again<Answer>(
    question: Question<Answer>,
    withSchema: boolean,
    until: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    try {
      return await this.#plain(question, withSchema, until, signal);
    } catch (failure) {
      signal.throwIfAborted();
      throw asModelFailure(failure);
    }
  }

  async #plain<Answer>(
    { name, form, messages }: Question<Answer>,
    withSchema: boolean,
    until: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    return this.#waiting(until, signal, async (waiting) => {
      const completion = await this.#client.chat.completions.create(
        {
          model: this.#settings.model,
          messages: [...messages],
          ...(withSchema ? { response_format: zodResponseFormat(form, name) } : {}),
        },
        { signal: waiting.signal },
      );
      return answerIn(form, completion.choices?.[0]?.message?.content);
    });
  }

  async #streamed<Answer>(
    { name, form, messages, onPiece }: Question<Answer>,
    progress: { hasBegun: boolean },
    until: number,
    signal: AbortSignal,
  ): Promise<Answer> {
    return this.#waiting(until, signal, async (waiting) => {
      const stream = await this.#client.chat.completions.create(
        {
          model: this.#settings.model,
          messages: [...messages],
          response_format: zodResponseFormat(form, name),
          stream: true,
        },
        { signal: waiting.signal },
      );
      let answer = '';
      for await (const { choices } of stream) {
        const delta = choices?.[0]?.delta;
        const piece = delta?.content ?? '';
        if (saysSomething(delta)) waiting.renew();
        if (piece === '') continue;
        answer += piece;
        if (answer.length > MAX_ANSWER_LENGTH) throw new EndlessAnswer();
        progress.hasBegun = true;
        onPiece?.(piece);
      }
      // The client library does not throw when the signal cuts a stream short, so check the signal.
      waiting.signal.throwIfAborted();
      return answerIn(form, answer);
    });
  }

  async #waiting<Answer>(
    until: number,
    signal: AbortSignal,
    ask: (waiting: Patience) => Promise<Answer>,
  ): Promise<Answer> {
    const waiting = patience(this.#settings.patienceMs, until, signal);
    try {
      return await ask(waiting);
    } catch (failure) {
      throw waiting.signal.aborted ? new ModelFailure('The endpoint took too long') : failure;
    } finally {
      waiting.end();
    }
  }
}

/** Whitespace does not count as progress; reasoning output does. */
function saysSomething(delta: object | undefined): boolean {
  return Object.values(delta ?? {}).some((value: unknown) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
  );
}

function answerIn<Answer>(form: z.ZodType<Answer>, content: string | null | undefined): Answer {
  if ((content?.length ?? 0) > MAX_ANSWER_LENGTH) throw new EndlessAnswer();
  const answer = form.safeParse(jsonIn(content ?? ''));
  if (!answer.success) throw new ModelFailure('The answer does not match the schema');
  return answer.data;
}

/** Servers without schema support may wrap the JSON in a code fence or a sentence. */
function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    throw new ModelFailure('The answer is not JSON');
  }
}

function refusesParameters(failure: unknown): boolean {
  return failure instanceof OpenAI.APIError && (failure.status === 400 || failure.status === 422);
}

function asModelFailure(failure: unknown): ModelFailure {
  if (failure instanceof ModelFailure) return failure;
  if (failure instanceof OpenAI.APIError && failure.status !== undefined)
    return new ModelFailure(`The endpoint answered ${failure.status}`);
  if (failure instanceof OpenAI.APIUserAbortError || failure instanceof OpenAI.APIConnectionTimeoutError)
    return new ModelFailure('The endpoint took too long');
  if (failure instanceof OpenAI.APIConnectionError) return new ModelFailure('The endpoint cannot be reached');
  return new ModelFailure('The endpoint broke the connection or sent an unexpected answer');
}
