import { Problem } from '../../../contract/problem.ts';
import type { CallFailure } from '../../application/ports/CallError.ts';

/** The HTTP details of a failed call, available as the `cause` of a `CallError`. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly failure: CallFailure;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** The problem details of the response, if any. */
  readonly problem: Problem | null;
  /** Seconds to wait before a retry, from the `Retry-After` header; null without one. */
  readonly retryAfterSeconds: number | null;

  constructor(
    reason: string,
    failure: CallFailure,
    details: { status?: number; problem?: Problem | null; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(reason, { cause: details.cause });
    this.failure = failure;
    this.status = details.status ?? null;
    this.problem = details.problem ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

const FAILURE_BY_STATUS: Readonly<Record<number, CallFailure>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'unreachable',
  429: 'rate-limited',
};

export function getFailureForStatus(status: number): CallFailure {
  return FAILURE_BY_STATUS[status] ?? (status >= 500 ? 'broken' : 'rejected');
}

/** Reads an error response. Its body is ignored if it contains no problem details. */
export async function createFailure(response: Response): Promise<HttpFailure> {
  const parsedProblem = Problem.safeParse(await response.json().catch(() => null));
  const problem = parsedProblem.success ? parsedProblem.data : null;
  const reason = `${response.status} ${problem?.detail ?? problem?.title ?? response.statusText}`.trim();
  const { status } = response;
  // `Retry-After` may be a date, but this backend sends only seconds.
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || null;
  return new HttpFailure(reason, getFailureForStatus(status), { status, problem, retryAfterSeconds });
}
