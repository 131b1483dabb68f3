import type { Clock } from '../application/ports/Clock.ts';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { isOwnHost } from './crossSite.ts';
import { HttpProblem } from './problems.ts';

export interface SecuritySettings {
  /** Other origins that may send state-changing calls. */
  readonly allowedOrigins: readonly string[];
  /** In development, further host names of this server. Null in production, where the proxy checks the host. */
  readonly ownHosts: readonly string[] | null;
  /** Other origins that the page may connect to: the identity provider or its emulator. */
  readonly connectSources: readonly string[];
  /** Whether shoppers use https. Enables Strict-Transport-Security. */
  readonly isHttps: boolean;
  /** Whether the page is served with hot reload, which needs inline scripts and a web socket. */
  readonly usesHotReload: boolean;
}

const UNKNOWN_HOST_MESSAGE =
  'This server does not go by that name. Set PUBLIC_ORIGIN to the address at which you open it.';
const HSTS_HEADER = 'max-age=31536000; includeSubDomains';
/** The path of reports about blocked content. */
export const POLICY_REPORT_PATH = '/api/policy_reports';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Headers = Readonly<Record<string, string>>;

/** Creates the headers that every response gets. */
export function createSecurityHeaders(settings: SecuritySettings): Headers {
  return {
    'content-security-policy': buildContentSecurityPolicy(settings),
    // This lets the Google popup send messages to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(settings.isHttps && { 'strict-transport-security': HSTS_HEADER }),
  };
}

export function sendSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...headers });
  });
}

/** Sends the time of stored things, from which this machine's may differ (docs/adr/0189). */
export function sendTime(app: FastifyInstance, clock: Pick<Clock, 'now'>): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('date', new Date(clock.now()).toUTCString());
  });
}

export function buildContentSecurityPolicy({ connectSources, usesHotReload, isHttps }: SecuritySettings): string {
  const reloadSources = usesHotReload ? ["'unsafe-inline'"] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...reloadSources],
    'style-src': ["'self'", ...reloadSources],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectSources, ...(usesHotReload ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Neither our code nor the SDK turns text into HTML or scripts. The only permitted policy is that of the service
    // worker.
    ...(!usesHotReload && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['service-worker'] }),
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
    // Do not use `report-to`: Chromium sends those reports a minute later, and only over https.
    'report-uri': [POLICY_REPORT_PATH],
  };
  return Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

/**
 * Refuses state-changing calls from other sites' pages. Browsers send the origin with these calls. Other clients have
 * no shopper's cookies. In development, refuses all foreign requests, because pages with a rebound host name could
 * read emails and sources.
 */
export function refuseForeignRequests({ allowedOrigins, ownHosts }: SecuritySettings): onRequestHookHandler {
  return (request, _reply, done) => {
    const { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
    const ownOrigin = `${request.protocol}://${request.host}`;
    const isForeign =
      origin === undefined
        ? site !== undefined && site !== 'same-origin' && site !== 'none'
        : origin !== ownOrigin && !allowedOrigins.includes(origin);
    // Other sites may link here but not load resources. Requests for pictures and scripts have no origin, so check
    // the mode.
    const isGuarded =
      !SAFE_METHODS.has(request.method) || (ownHosts !== null && (origin !== undefined || mode !== 'navigate'));
    if (ownHosts !== null && !isOwnHost(host, ownHosts)) done(new HttpProblem(403, UNKNOWN_HOST_MESSAGE));
    else if (isForeign && isGuarded) done(new HttpProblem(403, 'This call came from another site.'));
    else done();
  };
}
