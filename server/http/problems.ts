import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../contract/problem.ts';
import {
  AccountGoneError,
  ConsentNeededError,
  ForbiddenError,
  LimitReachedError,
  NotFoundError,
  RefusedFieldError,
  SupersededError,
} from '../application/AccessError.ts';
import { CvRefused } from '../application/ports/CvInspector.ts';
import { PicturesBusy } from '../application/ports/Pictures.ts';
import { PictureRefused } from '../application/ports/PictureIntake.ts';
import { DressingRefused, EngineBusy } from '../application/ports/TryOnEngine.ts';
import { StoreUnavailableError } from '../application/ports/Store.ts';
import { ProviderUnavailableError } from '../application/sign-in/verifyCredential.ts';
import { createDictionary } from '../domain/text/createDictionary.ts';

/** Photos of current phones take up to about 12 MB. */
export const MAX_FILE_MEGABYTES = 20;
export const FILE_TOO_LARGE_MESSAGE = `The file is too large: at most ${MAX_FILE_MEGABYTES} MB are taken.`;

export type FieldErrors = NonNullable<Problem['errors']>;

/** Seconds to wait before a retry after an outage. */
const RETRY_AFTER_SECONDS = 5;

const TITLE_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'The request is not right',
  401: 'Please sign in',
  403: 'Not allowed',
  404: 'Not found',
  408: 'Too slow',
  409: 'Something newer has taken its place',
  413: 'Too large',
  414: 'Too long an address',
  415: 'Not a media type that is read here',
  417: 'Not expected here',
  422: 'Not possible',
  428: 'Please agree first',
  429: 'Too many requests',
  431: 'Too large headers',
  500: 'Something went wrong',
  501: 'Not offered yet',
  503: 'Not ready',
};

/** An error response in the format of RFC 9457. `detail` is for the caller. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly signInWays: readonly string[] | undefined;
  /** The key of the reason; the client has a sentence for it. */
  reason: string | null = null;
  /** Seconds in the `Retry-After` header of a 503. */
  retryAfterSeconds = RETRY_AFTER_SECONDS;
  constructor(status: number, detail: string, errors?: FieldErrors, signInWays?: readonly string[]) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.signInWays = signInWays;
  }
}

export function answerError(cause: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, toReportedProblem(cause, request, reply));
}

/** Converts any error to a problem. Internal details are logged, not sent. */
export function toReportedProblem(
  cause: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): HttpProblem {
  const problem = toProblem(cause);
  // A disconnected client gets no response. Aborted work and a full queue are no failures.
  const isExpected =
    reply.raw.destroyed || problem.status === 501 || cause instanceof EngineBusy || cause instanceof PicturesBusy;
  if (problem.status >= 500 && !isExpected) request.log.error(cause);
  return problem;
}

export function sendProblem(reply: FastifyReply, problem: HttpProblem): void {
  const body = JSON.stringify(toProblemBody(problem));
  if (problem.status === 503) void reply.header('retry-after', problem.retryAfterSeconds);
  void reply.code(problem.status).type('application/problem+json').header('cache-control', 'no-store').send(body);
}

export function toProblemBody({ status, message, errors, signInWays, reason }: HttpProblem): Problem {
  return {
    type: 'about:blank',
    title: TITLE_BY_STATUS[status] ?? TITLE_BY_STATUS[status < 500 ? 400 : 500]!,
    status,
    detail: message,
    ...(errors !== undefined && { errors }),
    ...(signInWays !== undefined && { ways: [...signInWays] }),
    ...(reason !== null && { reason }),
  };
}

function toProblem(cause: FastifyError | Error): HttpProblem {
  if (cause instanceof HttpProblem) return cause;
  const status = STATUS_BY_ERROR.find(([kind]) => cause instanceof kind)?.[1];
  if (status !== undefined) return new HttpProblem(status, cause.message);
  const sentence = { path: '', message: cause.message };
  if (cause instanceof LimitReachedError) return new HttpProblem(422, cause.message, [sentence]);
  // The client shows this sentence: the newer message may be from another tab or device.
  if (cause instanceof SupersededError) return new HttpProblem(409, cause.message, [sentence]);
  if (cause instanceof PictureRefused)
    return new HttpProblem(415, cause.message, [{ path: 'file', message: cause.message }]);
  if (cause instanceof CvRefused) return new HttpProblem(415, cause.message, [{ path: 'cv', message: cause.message }]);
  if (cause instanceof DressingRefused) return toRefusalProblem(cause);
  if (cause instanceof EngineBusy) return toQueueProblem(cause);
  if (OUTAGES.some((kind) => cause instanceof kind)) return new HttpProblem(503, 'Please try again in a moment.');
  if (cause instanceof RefusedFieldError) {
    return new HttpProblem(400, cause.message, [{ path: cause.path, message: cause.message }]);
  }
  return toFrameworkProblem(cause);
}

/** Errors after which the same call may soon succeed. */
const OUTAGES = [StoreUnavailableError, PicturesBusy, ProviderUnavailableError];

function toQueueProblem({ message, retryAfterSeconds }: EngineBusy): HttpProblem {
  return Object.assign(new HttpProblem(503, message), { retryAfterSeconds });
}

function toRefusalProblem({ message, reason }: DressingRefused): HttpProblem {
  return Object.assign(new HttpProblem(422, message), { reason });
}

/** The status for each error of a use case whose message is sent to the client. */
const STATUS_BY_ERROR: readonly (readonly [new (...args: never[]) => Error, number])[] = [
  [AccountGoneError, 401],
  [NotFoundError, 404],
  [ForbiddenError, 403],
  [ConsentNeededError, 428],
];

function toFrameworkProblem(cause: FastifyError | Error): HttpProblem {
  const status = 'statusCode' in cause ? (cause.statusCode ?? 500) : 500;
  if (status < 400 || status >= 500) return new HttpProblem(500, 'Please try again in a moment.');
  return new HttpProblem(status, DETAIL_BY_CODE[(cause as FastifyError).code] ?? 'The request could not be read.');
}

/** Messages for errors of the framework, by code. */
const DETAIL_BY_CODE: Readonly<Record<string, string>> = createDictionary({
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not read here; send application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
  FST_REQ_FILE_TOO_LARGE: FILE_TOO_LARGE_MESSAGE,
  FST_FILES_LIMIT: 'Too many files.',
  FST_FIELDS_LIMIT: 'Too many fields.',
  FST_PARTS_LIMIT: 'Too many parts.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send this as multipart/form-data.',
});
