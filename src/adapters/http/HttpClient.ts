import type * as z from 'zod/mini';
import type { Call } from '../../../contract/Call.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import type { ServerTime } from '../../application/ports/ServerTime.ts';
import type { SessionExpiry } from '../../application/ports/SessionExpiry.ts';
import { HttpFailure, createFailure } from './HttpFailure.ts';
import { withDeadline } from './deadline.ts';
import { describeRequest } from './request.ts';

export interface HttpClientOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Origin of the backend, without a trailing slash; empty if the page has the same origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of a call, including its body. */
  readonly timeoutMs?: number;
}

type InputPart<Key extends string, Schema extends z.ZodMiniType> =
  unknown extends z.input<Schema> ? { readonly [K in Key]?: undefined } : { readonly [K in Key]: z.input<Schema> };

/** The input of a call, typed by its schemas in `contract/`. `query` exists only for calls with one. */
export type CallInput<Params extends z.ZodMiniType, Body extends z.ZodMiniType> = InputPart<'params', Params> &
  InputPart<'body', Body> & {
    readonly query?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
    /** Overrides the client's timeout for slow calls. */
    readonly timeoutMs?: number;
    /** The `Accept` header; by default JSON. */
    readonly accept?: string;
    /** A form to send instead of `body`. */
    readonly form?: FormData;
    /** Overrides the client's `fetch`, e.g. to report progress. */
    readonly fetch?: typeof globalThis.fetch;
  };

/** Parses a successful response. Throws an `HttpFailure` if the response is invalid. */
export type ReadResponse<Answer> = (response: Response) => Promise<Answer>;

const DEFAULT_TIMEOUT_MS = 15_000;

/** Sends the calls of `contract/` over HTTP. All HTTP adapters share one client. */
export class HttpClient implements SessionExpiry, ServerTime {
  answeredAt = Number.NaN;
  readonly #options: HttpClientOptions;
  readonly #expiryListeners = new Set<() => void>();

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  /** Origin of the backend, used to make picture paths absolute. */
  get baseUrl(): string {
    return this.#options.baseUrl ?? '';
  }

  /**
   * Resolves to the parsed answer. A failure is logged once and rejects with a `CallError` with `message` and the
   * `HttpFailure` as its `cause`. Aborting rejects with the signal's reason and is not logged.
   */
  async send<Params extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
    call: Call<Params, Body, Response>,
    input: CallInput<Params, Body>,
    message: string,
  ): Promise<z.output<Response>> {
    return this.sendAndRead(call, input, message, async (response) => {
      const text = await response.text();
      return call.response === undefined ? (undefined as z.output<Response>) : this.parse(call.response, text);
    });
  }

  /** Like `send`, but `read` parses the response, e.g. while it streams. */
  async sendAndRead<Params extends z.ZodMiniType, Body extends z.ZodMiniType, Answer>(
    call: Call<Params, Body>,
    input: CallInput<Params, Body>,
    message: string,
    read: ReadResponse<Answer>,
  ): Promise<Answer> {
    input.signal?.throwIfAborted();
    try {
      return await withDeadline(
        {
          clock: this.#options.clock,
          ms: input.timeoutMs ?? this.#options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
          signal: input.signal,
        },
        (signal) => this.#sendRequest(call, input, read, signal),
      );
    } catch (error) {
      input.signal?.throwIfAborted();
      throw this.#createCallError(call, message, error);
    }
  }

  /** Removes and logs invalid entries of lists. Rejects with an `HttpFailure` if the response is still invalid. */
  async parse<Response extends z.ZodMiniType>(schema: Response, text: string): Promise<z.output<Response>> {
    const answer = parseJson(text);
    let parseResult = schema.safeParse(answer);
    if (parseResult.error) {
      const { leaveOutRejectedEntries } = await import('./leaveOutRejectedEntries.ts');
      const removedEntries = leaveOutRejectedEntries(schema, answer, parseResult.error.issues);
      if (removedEntries) {
        this.#options.logger.warn('Left out', removedEntries);
        parseResult = schema.safeParse(answer);
      }
    }
    if (parseResult.success) return parseResult.data;
    throw new HttpFailure(`Invalid answer: ${parseResult.error.message}`, 'malformed', {
      cause: parseResult.error,
    });
  }

  onExpired(listener: () => void): () => void {
    this.#expiryListeners.add(listener);
    return () => this.#expiryListeners.delete(listener);
  }

  async #sendRequest<Params extends z.ZodMiniType, Body extends z.ZodMiniType, Answer>(
    call: Call<Params, Body>,
    input: CallInput<Params, Body>,
    read: ReadResponse<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { path, init } = describeRequest(call, input);
    const fetch = input.fetch ?? this.#options.fetch ?? globalThis.fetch;
    const response = await fetch(this.baseUrl + path, { ...init, signal });
    // The header has whole seconds, so this is the end of the second.
    this.answeredAt = Date.parse(response.headers.get('date')!) + 999;
    if (!response.ok) throw await createFailure(response);
    return read(response);
  }

  #createCallError(call: Call, message: string, error: unknown): CallError {
    const cause = error instanceof HttpFailure ? error : new HttpFailure('No answer', 'unreachable', { cause: error });
    this.#options.logger.error(message, cause);
    if (cause.failure === 'unauthorized' && call.access !== 'anyone') {
      for (const listener of [...this.#expiryListeners]) listener();
    }
    return new CallError(message, cause.failure, { cause, serverMessage: cause.problem?.errors?.[0]?.message });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HttpFailure('Invalid JSON', 'malformed', { cause });
  }
}
