import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { uploadAttachment } from '../../contract/attachment.ts';
import type { Call } from '../../contract/Call.ts';
import { chat, translateChat } from '../../contract/chat.ts';
import { HttpProblem } from './problems.ts';
import type { SessionCookie } from './session.ts';

/** What a call passes before anything of it is read. */
export type GuardOf = (call: Pick<Call, 'name'>) => onRequestAsyncHookHandler;

export interface RateLimits {
  /** Requests a minute of one signed-in shopper. */
  readonly perSession: number;
  /** Requests a minute from one address, of whomever. */
  readonly perAddress: number;
}

/** Calls that cost more than others have, besides, a part of the session's bound. */
const SHARES: ReadonlyMap<string, number> = new Map([
  [chat.name, 1 / 10], [translateChat.name, 1 / 10], [uploadAttachment.name, 1 / 30],
]);

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * What each call passes first: the bound of its address, then, once the session is known, that of its
 * shopper and that of the call. The address comes first so that a flood does not reach the store.
 */
export async function limitRates(
  app: FastifyInstance, limits: RateLimits, cookie: SessionCookie,
): Promise<GuardOf> {
  await app.register(rateLimit, { global: false });
  const minute = { timeWindow: '1 minute' } as const;
  const perAddress = app.createRateLimit({ ...minute, max: limits.perAddress, keyGenerator: ({ ip }) => ip });
  const ofSession = (max: number) => app.createRateLimit({ ...minute, max, keyGenerator: ({ session }) => session?.userId ?? '' });
  const perSession = ofSession(limits.perSession);
  return ({ name }) => {
    const share = SHARES.get(name);
    const perCall = share === undefined ? [] : [ofSession(Math.max(1, Math.round(limits.perSession * share)))];
    return async (request, reply) => {
      refuseWhenExceeded(await perAddress(request), reply);
      request.session = await cookie.read(request, reply);
      if (request.session === null) return;
      for (const limit of [perSession, ...perCall]) refuseWhenExceeded(await limit(request), reply);
    };
  };
}

function refuseWhenExceeded(verdict: Awaited<ReturnType<Limit>>, reply: FastifyReply): void {
  if (verdict.isAllowed || !verdict.isExceeded) return;
  void reply.header('retry-after', String(verdict.ttlInSeconds));
  throw new HttpProblem(429, `Please wait ${verdict.ttlInSeconds} seconds.`);
}
