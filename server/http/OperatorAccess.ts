import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseWhenExceeded } from './limits.ts';
import { HttpProblem } from './problems.ts';

const MAX_FAILURES_PER_MINUTE = 5;
const BASIC_PATTERN = /^Basic (?<credentials>[\w+/=-]{1,1000})$/iu;
const BEARER_PATTERN = /^Bearer (?<token>\S.{0,999})$/iu;

type RateLimit = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Admits the operator by a token, as a password in the browser or as a bearer token. Sets no cookie. Limits failures
 * per address. Comparing takes the same time for every wrong token.
 */
export class OperatorAccess {
  readonly #tokenHash: Buffer;
  readonly #failureLimit: RateLimit;

  constructor(token: string, app: FastifyInstance) {
    this.#tokenHash = hash(token);
    this.#failureLimit = app.createRateLimit({ timeWindow: '1 minute', max: MAX_FAILURES_PER_MINUTE });
  }

  /**
   * Throws unless the request has the token. A request without a token is asked for one and does not count as a
   * failure.
   */
  async check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const verdict = await this.#failureLimit(request, { increment: false });
    if (!verdict.isAllowed) refuseWhenExceeded({ ...verdict, isExceeded: verdict.remaining <= 0 }, reply);
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      if (timingSafeEqual(hash(readToken(authorization)), this.#tokenHash)) return;
      await this.#failureLimit(request);
    }
    void reply.header('www-authenticate', 'Basic realm="Operator", charset="UTF-8"');
    throw new HttpProblem(401, 'This page needs the token of the operator.');
  }
}

/** Reads the token of an authorization header; '' for a header of another kind. */
function readToken(authorization: string): string {
  const bearer = BEARER_PATTERN.exec(authorization)?.groups?.['token'];
  if (bearer !== undefined) return bearer;
  const credentials = BASIC_PATTERN.exec(authorization)?.groups?.['credentials'] ?? '';
  const text = Buffer.from(credentials, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

/** Hashes a token, so that tokens of different lengths are compared in constant time. */
const hash = (token: string): Buffer => createHash('sha256').update(token).digest();
