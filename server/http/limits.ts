import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { exportData } from '../../contract/access.ts';
import { uploadAttachment } from '../../contract/attachment.ts';
import type { Call } from '../../contract/Call.ts';
import { chat, translateChat } from '../../contract/chat.ts';
import { sendCareer, sendContact } from '../../contract/contacts.ts';
import { reverseGeocode, suggestPlaces } from '../../contract/geocode.ts';
import { addPose } from '../../contract/pose.ts';
import { recordWebsiteEngagement, reportClientError } from '../../contract/reports.ts';
import { sendSupportMessage } from '../../contract/support.ts';
import { tryOn } from '../../contract/tryon.ts';
import { HttpProblem } from './problems.ts';
import { RateWindows } from './RateWindows.ts';
import type { SessionCookie } from './session.ts';

/** Creates the checks of a call that run before its body is read. */
export type CreateGuard = (call: Pick<Call, 'name' | 'access' | 'readsSession'>) => onRequestAsyncHookHandler;

export interface RateLimits {
  /** Requests per minute of one signed-in shopper. */
  readonly perSession: number;
  /** Requests per minute from one address, by any shopper. */
  readonly perAddress: number;
}

/** For each expensive call, the fraction of a session's limit. */
const RATE_SHARE_BY_CALL: ReadonlyMap<string, number> = new Map([
  [chat.name, 1 / 10],
  [translateChat.name, 1 / 10],
  [uploadAttachment.name, 1 / 30],
  [addPose.name, 1 / 30],
  [tryOn.name, 1 / 5],
  [suggestPlaces.name, 1 / 5],
  [reverseGeocode.name, 1 / 5],
  [sendSupportMessage.name, 1 / 60],
  // A low limit, because an export reads everything that is stored about the shopper.
  [exportData.name, 1 / 120],
]);

/** For each call without a session, the fraction of an address's limit, in ten minutes. */
const ADDRESS_SHARE_BY_CALL: ReadonlyMap<string, number> = new Map([
  [sendContact.name, 1 / 600],
  [sendCareer.name, 1 / 600],
  [recordWebsiteEngagement.name, 1 / 30],
  [reportClientError.name, 1 / 100],
]);

/**
 * How often each call may be made in a day, as a multiple of a session's limit per minute. Each call stores or mails
 * something, so without a daily limit one shopper could fill the disk or the operator's mailbox.
 */
const DAILY_SHARE_BY_CALL: ReadonlyMap<string, number> = new Map([
  [chat.name, 4],
  [translateChat.name, 4],
  [uploadAttachment.name, 1 / 2],
  [addPose.name, 1 / 2],
  [sendSupportMessage.name, 1 / 12],
]);

/** For each call, the fraction of an address's limit in a day. All addresses together may send 200 CVs a day. */
const DAILY_ADDRESS_SHARE_BY_CALL: ReadonlyMap<string, number> = new Map([[sendCareer.name, 1 / 150]]);

/** This many requests for files count as one call, because files are cheap. */
const FILES_PER_CALL = 10;

type RateLimit = ReturnType<FastifyInstance['createRateLimit']>;

const ONE_MINUTE_WINDOW = { timeWindow: '1 minute' } as const;
const TEN_MINUTE_WINDOW = { timeWindow: '10 minutes' } as const;
const DAY_WINDOW = { timeWindow: '1 day' } as const;

/**
 * Applies the limit per address, first and on every route. An IPv6 address counts as its /64, the prefix of one
 * subscriber.
 */
export async function limitAddresses(app: FastifyInstance, limits: RateLimits): Promise<void> {
  class Windows extends RateWindows {
    constructor() {
      super(() => performance.now());
    }
  }
  await app.register(rateLimit, { global: false, store: Windows });
  const callLimit = app.createRateLimit({ ...ONE_MINUTE_WINDOW, max: limits.perAddress });
  const fileLimit = app.createRateLimit({ ...ONE_MINUTE_WINDOW, max: limits.perAddress * FILES_PER_CALL });
  app.addHook('onRequest', async (request, reply) => {
    // A closed connection has no address.
    if (request.raw.socket.destroyed) return void reply.hijack();
    refuseWhenExceeded(await (isFileRequest(request) ? fileLimit : callLimit)(request), reply);
  });
}

/**
 * Whether a file is requested: a picture or a part of the client. Pages below /dev are not files, because they are
 * rendered for each request.
 */
function isFileRequest({ method, routeOptions, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(?:api|dev)\//u.test(routeOptions.url ?? url);
}

/**
 * Finds the session and applies the limits of its shopper and of the call, after the address limit. A call without a
 * session works without the store.
 */
export function limitRates(app: FastifyInstance, limits: RateLimits, cookie: SessionCookie): CreateGuard {
  const createSessionLimit = (share: number, window: { readonly timeWindow: string } = ONE_MINUTE_WINDOW) =>
    app.createRateLimit({
      ...window,
      max: Math.max(1, Math.round(limits.perSession * share)),
      keyGenerator: ({ session }) => session?.userId ?? '',
    });
  const sessionLimit = createSessionLimit(1);
  return ({ name, access, readsSession }) => {
    if (access === 'anyone' && readsSession !== true) return limitAddressesOfCall(app, limits, name);
    const [rateShare, dailyShare] = [RATE_SHARE_BY_CALL.get(name), DAILY_SHARE_BY_CALL.get(name)];
    const extraLimits = [
      ...(rateShare === undefined ? [] : [createSessionLimit(rateShare)]),
      ...(dailyShare === undefined ? [] : [createSessionLimit(dailyShare, DAY_WINDOW)]),
    ];
    return async (request, reply) => {
      request.session = await cookie.read(request, reply);
      if (request.session === null) return;
      for (const limit of [sessionLimit, ...extraLimits]) refuseWhenExceeded(await limit(request), reply);
    };
  };
}

/** Creates the guard of a call without a session. */
function limitAddressesOfCall(app: FastifyInstance, limits: RateLimits, name: string): onRequestAsyncHookHandler {
  const windows = [
    [ADDRESS_SHARE_BY_CALL, TEN_MINUTE_WINDOW],
    [DAILY_ADDRESS_SHARE_BY_CALL, DAY_WINDOW],
  ] as const;
  const callLimits = windows.flatMap(([shares, window]) => {
    const share = shares.get(name);
    if (share === undefined) return [];
    return [app.createRateLimit({ ...window, max: Math.max(1, Math.round(limits.perAddress * share)) })];
  });
  return async (request, reply) => {
    for (const limit of callLimits) refuseWhenExceeded(await limit(request), reply);
  };
}

/** Refuses a request above its limit, with a `Retry-After` header. */
export function refuseWhenExceeded(verdict: Awaited<ReturnType<RateLimit>>, reply: FastifyReply): void {
  if (verdict.isAllowed || !verdict.isExceeded) return;
  void reply.header('retry-after', String(verdict.ttlInSeconds));
  throw new HttpProblem(429, `Please wait ${verdict.ttlInSeconds} seconds.`);
}
