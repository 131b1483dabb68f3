import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { refuseWhenExceeded } from './limits.ts';
import { HttpProblem } from './problems.ts';

/** A minute, from one network: an office signs in behind one address. */
const MOST_ATTEMPTS = 600;
const MOST_FAILURES = 60;
/** A minute, from one address, in the name of one account. */
const MOST_FAILURES_OF_ACCOUNT = 10;

const minute = { timeWindow: '1 minute' } as const;
type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** The bounds of the calls that open sessions (docs/adr/0064). Only failures count against an account. */
export class SignInLimits {
  readonly #accounts = new WeakMap<FastifyRequest, string>();
  readonly #attempts: Limit;
  readonly #failures: Limit;
  readonly #ofAccount: Limit;

  constructor(app: FastifyInstance) {
    this.#attempts = app.createRateLimit({ ...minute, max: MOST_ATTEMPTS });
    this.#failures = app.createRateLimit({ ...minute, max: MOST_FAILURES });
    this.#ofAccount = app.createRateLimit({
      ...minute, max: MOST_FAILURES_OF_ACCOUNT, keyGenerator: (request) => `${request.ip} ${this.#accounts.get(request) ?? ''}`,
    });
  }

  /** Refuses with 429 what is over a bound. `account` is whom the attempt names; null where it names nobody. */
  async begin(request: FastifyRequest, reply: FastifyReply, account: string | null): Promise<void> {
    if (account !== null) this.#accounts.set(request, account);
    refuseWhenExceeded(await this.#attempts(request), reply);
    for (const limit of this.#ofFailures(request)) refuseWhenExceeded(await limit(request, { increment: false }), reply);
  }

  async failed(request: FastifyRequest): Promise<void> {
    for (const limit of this.#ofFailures(request)) await limit(request);
  }

  /** `begin`, then `work`, whose refusal as not genuine counts as a failure. */
  async during<T>(request: FastifyRequest, reply: FastifyReply, account: string | null, work: () => Promise<T>): Promise<T> {
    await this.begin(request, reply, account);
    try {
      return await work();
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 401) await this.failed(request);
      throw error;
    }
  }

  #ofFailures(request: FastifyRequest): readonly Limit[] {
    return this.#accounts.has(request) ? [this.#failures, this.#ofAccount] : [this.#failures];
  }
}

/** Whom a token says it is about, before anybody has looked whether it is genuine. */
export function subjectClaimed(token: string): string | null {
  try {
    const { sub } = decodeJwt(token);
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}
