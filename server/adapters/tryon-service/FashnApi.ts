import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { boundedBody } from '../boundedBody.ts';
import { fetchUntilAborted } from '../fetchUntilAborted.ts';
import { parseAnswer } from './parseAnswer.ts';
import { ServiceFailure, runWithin } from './ServiceFailure.ts';

export interface FashnSettings {
  /** URL of the API with its version: `https://api.fashn.ai/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** The API key; empty if the service needs none. */
  readonly apiKey: string;
  /** Timeout for one picture, in milliseconds. */
  readonly deadlineMs: number;
  /** Further hosts from which result pictures may be downloaded. */
  readonly outputHosts: readonly string[];
}

/** A garment to put on a person. The pictures are data URLs or web URLs. */
export interface FashnInputs {
  readonly model_image: string;
  readonly garment_image: string;
  readonly category: 'tops' | 'bottoms' | 'one-pieces';
  readonly seed: number;
}

/** The service made no picture. `reason` is its name for the error, such as `PoseError`. */
export class PredictionFailed extends Error {
  override readonly name = 'PredictionFailed';
  readonly reason: string;
  constructor(reason: string) {
    super(`The prediction failed: ${reason}`);
    this.reason = reason;
  }
}

const StartedSchema = z.object({ id: z.string().min(1).max(200) });
/** Limited in length, because it is logged. */
const ErrorName = z.string().transform((name) => name.slice(0, 100));
const StatusSchema = z.object({
  status: z.string(),
  output: z.union([z.array(z.string()), z.string().transform((url) => [url])]).nullish(),
  error: z.union([z.object({ name: ErrorName }), ErrorName.transform((name) => ({ name }))]).nullish(),
});
const RUNNING_STATUSES = ['starting', 'in_queue', 'processing'];

/** Timeout of a call that starts a request or asks for its state. */
const CALL_TIMEOUT_MS = 20_000;
const CANCEL_TIMEOUT_MS = 5_000;
/** Maximum size of a response: a picture of 20 MB as base64. */
const MAX_ANSWER_BYTES = 28 * 2 ** 20;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 4_000;
const WAIT_GROWTH_FACTOR = 1.4;
/** Maximum number of failed polls. A request costs money, so a single failure does not end it. */
const MAX_FAILED_POLLS = 3;

export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Client of FASHN's public API. Starts a request and polls its state until the picture is done. */
export class FashnApi {
  readonly #settings: FashnSettings;
  readonly #wait: Wait;

  /** `wait` sleeps, and rejects when its signal aborts. */
  constructor(settings: FashnSettings, wait: Wait = (ms, signal) => sleep(ms, undefined, { signal })) {
    this.#settings = settings;
    this.#wait = wait;
  }

  /** Makes a picture. Resolves to its data URL or web URL. Rejects with a `PredictionFailed` or a `ServiceFailure`. */
  async runPrediction(inputs: FashnInputs, signal: AbortSignal): Promise<string> {
    const { model, deadlineMs } = this.#settings;
    return runWithin(deadlineMs, signal, async (withTimeout) => {
      // Ask for base64 instead of a URL, because anybody with the URL could see the picture.
      const body = { model_name: model, inputs: { ...inputs, output_format: 'jpeg', return_base64: true } };
      const { id } = await this.#sendCall(StartedSchema, 'POST', 'run', withTimeout, body);
      try {
        return await this.#pollOutput(id, withTimeout);
      } catch (error) {
        if (!(error instanceof PredictionFailed)) this.#cancelPrediction(id);
        withTimeout.throwIfAborted();
        throw error;
      }
    });
  }

  async #pollOutput(id: string, signal: AbortSignal): Promise<string> {
    let failedPolls = 0;
    for (let ms = FIRST_WAIT_MS; ; ms = Math.min(ms * WAIT_GROWTH_FACTOR, MAX_WAIT_MS)) {
      await this.#wait(ms, signal);
      const answer = await this.#sendCall(StatusSchema, 'GET', `status/${encodeURIComponent(id)}`, signal).catch(
        (error) => {
          failedPolls += 1;
          if (signal.aborted || failedPolls >= MAX_FAILED_POLLS) throw error;
          return null;
        },
      );
      if (answer === null || RUNNING_STATUSES.includes(answer.status)) continue;
      const output = answer.output?.[0];
      if (answer.status === 'completed' && output !== undefined) return output;
      if (answer.status === 'failed') throw new PredictionFailed(answer.error?.name ?? 'unknown');
      throw new ServiceFailure('It ended a request without a picture');
    }
  }

  async #sendCall<T>(form: z.ZodType<T>, method: string, path: string, signal: AbortSignal, body?: object): Promise<T> {
    return runWithin(CALL_TIMEOUT_MS, signal, async (withTimeout) => {
      try {
        const response = await this.#fetchResponse(method, path, withTimeout, body);
        if (!response.ok) throw toServiceFailure(response);
        const answer = form.safeParse(parseAnswer(await boundedBody(response, MAX_ANSWER_BYTES, ServiceFailure)));
        if (!answer.success) throw new ServiceFailure('Its answer has another shape');
        return answer.data;
      } catch (cause) {
        withTimeout.throwIfAborted();
        if (cause instanceof ServiceFailure) throw cause;
        throw new ServiceFailure('It cannot be reached', { cause });
      }
    });
  }

  /**
   * Sends a request. Does not follow redirects, because only the configured address may receive the key and the
   * photo.
   */
  #fetchResponse(method: string, path: string, signal: AbortSignal, body?: object): Promise<Response> {
    const { baseUrl, apiKey } = this.#settings;
    return fetchUntilAborted(`${baseUrl.replace(/\/$/u, '')}/${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        ...(apiKey !== '' && { authorization: `Bearer ${apiKey}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Cancels a picture. Ignores the response. */
  #cancelPrediction(id: string): void {
    const path = `cancel/${encodeURIComponent(id)}`;
    this.#fetchResponse('POST', path, AbortSignal.timeout(CANCEL_TIMEOUT_MS)).then(
      (response) => void response.body?.cancel(),
      () => undefined,
    );
  }
}

function toServiceFailure({ status, headers, body }: Response): ServiceFailure {
  void body?.cancel();
  const retryAfterSeconds = Number(headers.get('retry-after'));
  return new ServiceFailure(
    `It answered ${status}`,
    retryAfterSeconds > 0 && retryAfterSeconds < 600 ? { retryAfterSeconds: Math.ceil(retryAfterSeconds) } : {},
  );
}
