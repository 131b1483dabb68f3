import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type * as z from 'zod';
import { patience } from './patience.ts';

export interface ModelSettings {
  /** Up to and with the version, e.g. `https://models.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Empty where the endpoint wants none. */
  readonly apiKey: string;
  /** Milliseconds that may pass without a sign from the endpoint. */
  readonly patienceMs: number;
}

export interface Question<Answer> {
  /** Names the form of the answer to the endpoint. */
  readonly name: string;
  readonly form: z.ZodType<Answer>;
  readonly messages: readonly ChatCompletionMessageParam[];
  /** Gets the answer as far as it has come, unchecked, where the endpoint streams. */
  readonly onPart?: (part: unknown) => void;
}

/** The endpoint did not answer, or not in the form it was asked for. The message holds nothing that was said. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}

/**
 * A chat endpoint that speaks OpenAI's protocol. Each question is asked at most twice: the second time plainly,
 * without streaming, and without a schema where the endpoint refused the first for its parameters; many
 * compatible servers know neither. Nothing is asked again once a part of the answer was handed on.
 */
export class ModelEndpoint {
  readonly #client: OpenAI;
  readonly #settings: ModelSettings;

  constructor(settings: ModelSettings) {
    this.#settings = settings;
    this.#client = new OpenAI({
      baseURL: settings.baseUrl, apiKey: settings.apiKey || 'none', maxRetries: 0, timeout: settings.patienceMs, logLevel: 'off',
      organization: null, project: null,
    });
  }

  /** Rejects with a `ModelFailure`, or with the signal's reason. */
  async ask<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
    let begun = false;
    const onPart = (part: unknown): void => {
      begun = true;
      question.onPart?.(part);
    };
    try {
      return question.onPart === undefined
        ? await this.#plain(question, true, signal)
        : await this.#streamed({ ...question, onPart }, signal);
    } catch (failure) {
      signal.throwIfAborted();
      if (begun) throw asModelFailure(failure);
      return await this.#again(question, !refusesParameters(failure), signal);
    }
  }

  async #again<Answer>(question: Question<Answer>, withSchema: boolean, signal: AbortSignal): Promise<Answer> {
    try {
      return await this.#plain(question, withSchema, signal);
    } catch (failure) {
      signal.throwIfAborted();
      throw asModelFailure(failure);
    }
  }

  async #plain<Answer>({ name, form, messages }: Question<Answer>, withSchema: boolean, signal: AbortSignal): Promise<Answer> {
    const waiting = patience(this.#settings.patienceMs, signal);
    try {
      const completion = await this.#client.chat.completions.create({
        model: this.#settings.model, messages: [...messages], ...(withSchema ? { response_format: zodResponseFormat(form, name) } : {}),
      }, { signal: waiting.signal });
      return answerIn(form, completion.choices?.[0]?.message?.content);
    } finally {
      waiting.end();
    }
  }

  async #streamed<Answer>({ name, form, messages, onPart }: Question<Answer>, signal: AbortSignal): Promise<Answer> {
    const waiting = patience(this.#settings.patienceMs, signal);
    try {
      const stream = this.#client.chat.completions.stream({
        model: this.#settings.model, messages: [...messages], response_format: zodResponseFormat(form, name),
      }, { signal: waiting.signal });
      stream.on('chunk', () => waiting.renew());
      stream.on('content.delta', ({ parsed }) => parsed && onPart?.(parsed));
      return answerIn(form, await stream.finalContent());
    } finally {
      waiting.end();
    }
  }
}

function answerIn<Answer>(form: z.ZodType<Answer>, content: string | null | undefined): Answer {
  const answer = form.safeParse(jsonIn(content ?? ''));
  if (!answer.success) throw new ModelFailure('The answer is not in the form asked for');
  return answer.data;
}

/** Some servers wrap JSON in a fence or in a sentence when they know no schema. */
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
  if (failure instanceof OpenAI.APIError && failure.status !== undefined) return new ModelFailure(`The endpoint answered ${failure.status}`);
  if (failure instanceof OpenAI.APIUserAbortError || failure instanceof OpenAI.APIConnectionTimeoutError) return new ModelFailure('The endpoint took too long');
  if (failure instanceof OpenAI.APIConnectionError) return new ModelFailure('The endpoint cannot be reached');
  return new ModelFailure('The endpoint broke off or answered something else');
}
