import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { refuseWhenExceeded } from './limits.ts';
import { HttpProblem } from './problems.ts';

/** Counted per network, because a whole office may share one address. */
const MAX_ATTEMPTS_PER_MINUTE = 600;
const MAX_FAILURES_PER_MINUTE = 60;
/** Counted per account and network. */
const MAX_ACCOUNT_FAILURES_PER_MINUTE = 10;

const ONE_MINUTE_WINDOW = { timeWindow: '1 minute' } as const;
type RateLimit = ReturnType<FastifyInstance['createRateLimit']>;

/** Rate limits of the calls that open sessions (docs/adr/0064). Only failures count against an account. */
export class SignInLimits {
  /** A hash of the account that each attempt names, and of its network. */
  readonly #accounts = new WeakMap<FastifyRequest, string>();
  /** The number of pending attempts per account and network. Each may still fail. */
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
   * Runs `work`; answers 429 if a limit is exceeded. `account`: the account that the attempt names; null for none.
   * Refused tokens and results for which `failed` is true count as failures.
   */
  async runAttempt<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string | null,
    work: () => Promise<T>,
    failed: (result: T) => boolean = () => false,
  ): Promise<T> {
    const endAttempt = await this.#beginAttempt(request, reply, account);
    try {
      const result = await work();
      if (failed(result)) await this.#countFailure(request);
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

/** Hashes the account, because clients choose the names, and long ones must not take more memory. */
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
