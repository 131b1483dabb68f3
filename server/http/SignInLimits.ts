import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { refuseWhenExceeded } from './limits.ts';
import { HttpProblem } from './problems.ts';

/** Counted per network; an office may share one address. */
const MAX_ATTEMPTS_PER_MINUTE = 600;
const MAX_FAILURES_PER_MINUTE = 60;
/** Counted per account and network. */
const MAX_ACCOUNT_FAILURES_PER_MINUTE = 10;

const PER_MINUTE = { timeWindow: '1 minute' } as const;
type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Rate limits of the calls that open sessions (docs/adr/0064). Only failures count against an account. */
export class SignInLimits {
  /** The account that an attempt names, and the network it comes from. */
  readonly #accounts = new WeakMap<FastifyRequest, string>();
  /** Number of pending attempts per account and network, each of which may fail. */
  readonly #undecided = new Map<string, number>();
  readonly #attempts: Limit;
  readonly #failures: Limit;
  readonly #ofAccount: Limit;

  constructor(app: FastifyInstance) {
    this.#attempts = app.createRateLimit({ ...PER_MINUTE, max: MAX_ATTEMPTS_PER_MINUTE });
    this.#failures = app.createRateLimit({ ...PER_MINUTE, max: MAX_FAILURES_PER_MINUTE });
    this.#ofAccount = app.createRateLimit({
      ...PER_MINUTE,
      max: MAX_ACCOUNT_FAILURES_PER_MINUTE,
      keyGenerator: (request) => this.#accounts.get(request) ?? '',
    });
  }

  /**
   * Runs `work`, unless a limit is exceeded, which gives 429. `account` is the account that the attempt names; null for
   * none. Refused tokens and results for which `failed` is true count as failures.
   */
  async during<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string | null,
    work: () => Promise<T>,
    failed: (result: T) => boolean = () => false,
  ): Promise<T> {
    const done = await this.#begin(request, reply, account);
    try {
      const result = await work();
      if (failed(result)) await this.#count(request);
      return result;
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 401) await this.#count(request);
      throw error;
    } finally {
      done();
    }
  }

  async #begin(request: FastifyRequest, reply: FastifyReply, account: string | null): Promise<() => void> {
    refuseWhenExceeded(await this.#attempts(request), reply);
    const network = await this.#failures(request, { increment: false });
    refuseWhenExceeded(network, reply);
    if (account === null || network.isAllowed) return () => undefined;
    const key = `${network.key} ${shortened(account)}`;
    this.#accounts.set(request, key);
    const verdict = await this.#ofAccount(request, { increment: false });
    const undecided = this.#undecided.get(key) ?? 0;
    if (!verdict.isAllowed) refuseWhenExceeded({ ...verdict, isExceeded: verdict.remaining <= undecided }, reply);
    this.#undecided.set(key, undecided + 1);
    return () => this.#decided(key);
  }

  #decided(key: string): void {
    const left = (this.#undecided.get(key) ?? 1) - 1;
    if (left === 0) this.#undecided.delete(key);
    else this.#undecided.set(key, left);
  }

  async #count(request: FastifyRequest): Promise<void> {
    await this.#failures(request);
    if (this.#accounts.has(request)) await this.#ofAccount(request);
  }
}

/** A hash of the account, because clients choose the names, and long ones must not take more memory. */
const shortened = (account: string): string => createHash('sha256').update(account).digest('base64url');

/** The subject that an unverified token claims. */
export function subjectClaimed(token: string): string | null {
  try {
    const { sub } = decodeJwt(token);
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}
