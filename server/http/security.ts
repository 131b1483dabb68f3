import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { isOwnHost } from './foreign.ts';
import { HttpProblem } from './problems.ts';

export interface SecuritySettings {
  /** Origins besides the request's own host that may send state-changing calls. */
  readonly allowedOrigins: readonly string[];
  /**
   * In development, the names by which requests may call this server, besides those of this machine. Null in
   * production, where the proxy knows them.
   */
  readonly ownHosts: readonly string[] | null;
  /** Where the page may connect to besides its own origin: the identity provider, or its emulator. */
  readonly connectSources: readonly string[];
  /** True on https only: tells browsers never to come back without it. */
  readonly https: boolean;
  /** True while the page is served with hot reload, which needs inline scripts and a socket. */
  readonly hotReload: boolean;
}

const UNKNOWN_HOST = 'This server does not go by that name. Set PUBLIC_ORIGIN to the address at which you open it.';
const HSTS = 'max-age=31536000; includeSubDomains';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Headers = Readonly<Record<string, string>>;

/** The headers of every answer. */
export function securityHeaders(settings: SecuritySettings): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    // Lets the Google popup speak to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(settings.https && { 'strict-transport-security': HSTS }),
  };
}

export function sendSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...headers });
  });
}

export function contentSecurityPolicy({ connectSources, hotReload, https }: SecuritySettings): string {
  const reload = hotReload ? ["'unsafe-inline'"] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...reload],
    'style-src': ["'self'", ...reload],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectSources, ...(hotReload ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // No text ever becomes code or markup: nothing of ours or of the SDK does it, so not even a policy may.
    ...(!hotReload && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives).map((directive) => directive.flat().join(' ')).join('; ');
}

/**
 * Refuses state-changing calls that another site's page sent. Browsers name the origin on each of them;
 * a caller that is no browser names none and carries nobody's cookie by accident. In development nothing
 * else is answered either: other pages, and names that were led here, could read mails and sources.
 */
export function refuseForeigners({ allowedOrigins, ownHosts }: SecuritySettings): onRequestHookHandler {
  return (request, _reply, done) => {
    const { host, origin, 'sec-fetch-site': site } = request.headers;
    const own = `${request.protocol}://${request.host}`;
    const foreign = origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : origin !== own && !allowedOrigins.includes(origin);
    const guarded = !SAFE_METHODS.has(request.method) || (ownHosts !== null && origin !== undefined);
    if (ownHosts !== null && !isOwnHost(host, ownHosts)) done(new HttpProblem(403, UNKNOWN_HOST));
    else if (foreign && guarded) done(new HttpProblem(403, 'This call came from another site.'));
    else done();
  };
}
