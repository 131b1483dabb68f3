import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { refuseWhenExceeded } from './limits.ts';
import { HttpProblem } from './problems.ts';

/** Maximum attempts per network, because an office may share one address. */
const MAX_ATTEMPTS_PER_MINUTE = 600;
const MAX_FAILURES_PER_MINUTE = 60;
/** Maximum failures per account and network. */
const MAX_ACCOUNT_FAILURES_PER_MINUTE = 10;

const ONE_MINUTE_WINDOW = { timeWindow: '1 minute' } as const;
type RateLimit = ReturnType<FastifyInstance['createRateLimit']>;

/** Rate limits of the calls that open sessions (docs/adr/0064). Only failures count against an account. */
export class SignInLimits {
  /** A hash of each attempt's account and network. */
  readonly #accounts = new WeakMap<FastifyRequest, string>();
  /** The number of pending attempts per account and network, each of which may fail. */
  readonly #undecidedAttempts = new Map<string, number>();
  readonly #attemptLimit: RateLimit;
  readonly #failureLimit: RateLimit;
  readonly #accountFailureLimit: RateLimit;

  constructor(app: FastifyInstance) {
    this.#attemptLimit = app.createRateLimit({ ...ONE_MINUTE_WINDOW, max: MAX_ATTEMPTS_PER_MINUTE });
    this.#failureLimit = app.createRateLimit({ ...ONE_MINUTE_WINDOW, max: MAX_FAILURES_PER_MINUTE });
    this.#accountFailureLimit = app.createRateLimit({
      ...ONE_MINUTE_WINDOW,
      max: MAX_ACCOUNT_FAILURES_PER_MINUTE,
      keyGenerator: (request) => this.#accounts.get(request) ?? '',
    });
  }

  /**
   * Runs `work`, or answers 429 if a limit is reached. `account` is the account that the attempt names; null for
   * none. Refused tokens and results with `hasFailed` true count as failures.
   */
  async runAttempt<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string | null,
    work: () => Promise<T>,
    hasFailed: (result: T) => boolean = () => false,
  ): Promise<T> {
    const endAttempt = await this.#beginAttempt(request, reply, account);
    try {
      const result = await work();
      if (hasFailed(result)) await this.#countFailure(request);
      return result;
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 401) await this.#countFailure(request);
      throw error;
    } finally {
      endAttempt();
    }
  }

  async #beginAttempt(request: FastifyRequest, reply: FastifyReply, account: string | null): Promise<() => void> {
    refuseWhenExceeded(await this.#attemptLimit(request), reply);
    const networkVerdict = await this.#failureLimit(request, { increment: false });
    refuseWhenExceeded(networkVerdict, reply);
    if (account === null || networkVerdict.isAllowed) return () => undefined;
    const key = `${networkVerdict.key} ${hashAccount(account)}`;
    this.#accounts.set(request, key);
    const accountVerdict = await this.#accountFailureLimit(request, { increment: false });
    const undecidedCount = this.#undecidedAttempts.get(key) ?? 0;
    if (!accountVerdict.isAllowed)
      refuseWhenExceeded({ ...accountVerdict, isExceeded: accountVerdict.remaining <= undecidedCount }, reply);
    this.#undecidedAttempts.set(key, undecidedCount + 1);
    return () => this.#endAttempt(key);
  }

  #endAttempt(key: string): void {
    const remainingCount = (this.#undecidedAttempts.get(key) ?? 1) - 1;
    if (remainingCount === 0) this.#undecidedAttempts.delete(key);
    else this.#undecidedAttempts.set(key, remainingCount);
  }

  async #countFailure(request: FastifyRequest): Promise<void> {
    await this.#failureLimit(request);
    if (this.#accounts.has(request)) await this.#accountFailureLimit(request);
  }
}

/** Hashes the account's name, which clients choose, so that long names take no more memory. */
const hashAccount = (account: string): string => createHash('sha256').update(account).digest('base64url');

/** The subject that an unverified token claims. */
export function readClaimedSubject(token: string): string | null {
  try {
    const { sub } = decodeJwt(token);
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}
