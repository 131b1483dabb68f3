import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { uploadAttachment } from '../../contract/attachment.ts';
import type { Call } from '../../contract/Call.ts';
import { chat, translateChat } from '../../contract/chat.ts';
import { HttpProblem } from './problems.ts';
import { RateWindows } from './RateWindows.ts';
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

/** A screen of garments asks for a picture each: files cost little and have this many times the bound of calls. */
const FILES_PER_CALL = 10;

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

const minute = { timeWindow: '1 minute' } as const;

/**
 * The bound of an address, before anything else is done for a request to whatever route, one that is not
 * there included. An IPv6 address counts as its /64, which is what one subscriber has.
 */
export async function limitAddresses(app: FastifyInstance, limits: RateLimits): Promise<void> {
  class Windows extends RateWindows {
    constructor() {
      super(() => performance.now());
    }
  }
  await app.register(rateLimit, { global: false, store: Windows });
  const calls = app.createRateLimit({ ...minute, max: limits.perAddress });
  const files = app.createRateLimit({ ...minute, max: limits.perAddress * FILES_PER_CALL });
  app.addHook('onRequest', async (request, reply) => {
    refuseWhenExceeded(await (isFile(request) ? files : calls)(request), reply);
  });
}

/** Pictures and the client; a page below /dev is made for each request. */
function isFile({ method, routeOptions, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(?:api|dev)\//u.test(routeOptions.url ?? url);
}

/** What each call passes once its address has: the session is found, then the bounds of its shopper and of the call. */
export function limitRates(app: FastifyInstance, limits: RateLimits, cookie: SessionCookie): GuardOf {
  const ofSession = (max: number) => app.createRateLimit({ ...minute, max, keyGenerator: ({ session }) => session?.userId ?? '' });
  const perSession = ofSession(limits.perSession);
  return ({ name }) => {
    const share = SHARES.get(name);
    const perCall = share === undefined ? [] : [ofSession(Math.max(1, Math.round(limits.perSession * share)))];
    return async (request, reply) => {
      request.session = await cookie.read(request, reply);
      if (request.session === null) return;
      for (const limit of [perSession, ...perCall]) refuseWhenExceeded(await limit(request), reply);
    };
  };
}

/** Refuses what is over its bound, and says when to come again. */
export function refuseWhenExceeded(verdict: Awaited<ReturnType<Limit>>, reply: FastifyReply): void {
  if (verdict.isAllowed || !verdict.isExceeded) return;
  void reply.header('retry-after', String(verdict.ttlInSeconds));
  throw new HttpProblem(429, `Please wait ${verdict.ttlInSeconds} seconds.`);
}
