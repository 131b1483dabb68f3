import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { HttpProblem } from './problems.ts';
import type { SessionCookie } from './session.ts';

export interface RateLimits {
  /** Requests a minute of one signed-in shopper. */
  readonly perSession: number;
  /** Requests a minute from one address, of whomever. */
  readonly perAddress: number;
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * What each call passes first: the bound of its address, then, once the session is known, that of its
 * shopper. The address comes first so that a flood does not reach the store.
 */
export async function limitRates(
  app: FastifyInstance, limits: RateLimits, cookie: SessionCookie,
): Promise<onRequestAsyncHookHandler> {
  await app.register(rateLimit, { global: false });
  const minute = { timeWindow: '1 minute' } as const;
  const perAddress = app.createRateLimit({ ...minute, max: limits.perAddress, keyGenerator: ({ ip }) => ip });
  const perSession = app.createRateLimit({
    ...minute, max: limits.perSession, keyGenerator: ({ session }) => session?.userId ?? '',
  });
  return async (request, reply) => {
    refuseWhenExceeded(await perAddress(request), reply);
    request.session = await cookie.read(request, reply);
    if (request.session !== null) refuseWhenExceeded(await perSession(request), reply);
  };
}

function refuseWhenExceeded(verdict: Awaited<ReturnType<Limit>>, reply: FastifyReply): void {
  if (verdict.isAllowed || !verdict.isExceeded) return;
  void reply.header('retry-after', String(verdict.ttlInSeconds));
  throw new HttpProblem(429, `Please wait ${verdict.ttlInSeconds} seconds.`);
}
