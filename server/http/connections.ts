import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Headers } from './security.ts';
import { limitAddressConnections } from './addressConnections.ts';
import { readConnectionLimit } from './connectionLimit.ts';
import { getPath } from './getPath.ts';
import { answerError, HttpProblem, toProblemBody } from './problems.ts';
import { createDictionary } from '../domain/text/createDictionary.ts';

/** Time limits of a connection, in milliseconds. */
export interface ConnectionBounds {
  /** Maximum time to receive the headers of a request. Also applies to new connections without a request. */
  readonly headersMs: number;
  /** Maximum time to receive a request: enough for a 10 MB photo at 300 kbit/s. */
  readonly requestMs: number;
  /** Idle timeout in both directions. */
  readonly silenceMs: number;
  /** Idle time between two requests. Longer than that of proxies, which might otherwise use a closed connection. */
  readonly keepAliveMs: number;
  /**
   * Time for the rest of a body after the response, because a client that is still sending may not have read the
   * response.
   */
  readonly lingerMs: number;
  /** Maximum number of open connections; further ones are closed at once. */
  readonly maxCount: number;
  /** How often `headersMs` and `requestMs` are checked. */
  readonly checkIntervalMs: number;
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  headersMs: 20_000,
  requestMs: 300_000,
  silenceMs: 90_000,
  keepAliveMs: 72_000,
  lingerMs: 5_000,
  maxCount: readConnectionLimit(),
  checkIntervalMs: 5_000,
};

/** Server options for connections and for invalid requests. */
export function createConnectionSettings(bounds: ConnectionBounds, headers: Headers) {
  return {
    requestTimeout: bounds.requestMs,
    connectionTimeout: bounds.silenceMs,
    keepAliveTimeout: bounds.keepAliveMs,
    // Disable Node's check of the host. `refuseUnclearHost` answers with a message of this product.
    http: {
      headersTimeout: bounds.headersMs,
      connectionsCheckingInterval: bounds.checkIntervalMs,
      requireHostHeader: false,
    },
    rewriteUrl: ({ url }: { readonly url?: string }) => getPath(url),
    clientErrorHandler: (cause: NodeJS.ErrnoException, socket: Socket) =>
      answerUnreadableRequest(cause, socket, headers),
    frameworkErrors: (cause, request, reply) => answerError(cause, request, reply.headers({ ...headers })),
  } satisfies FastifyHttpOptions<Server>;
}

/** Refuses a request without a host or with several, because a proxy might have used another host. */
export const refuseUnclearHost: onRequestHookHandler = ({ raw: { rawHeaders, httpVersion } }, _reply, next) => {
  const hostCount = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const hasClearHost = hostCount === 1 || (hostCount === 0 && httpVersion === '1.0');
  next(hasClearHost ? undefined : new HttpProblem(400, 'The request must name exactly one host.'));
};

/**
 * Removes `X-Forwarded-Host`. Many proxies pass it on from a visitor, so its value could be stored in a cache with
 * the response.
 */
export const ignoreForwardedHost: onRequestHookHandler = ({ raw: { headers } }, _reply, next) => {
  delete headers['x-forwarded-host'];
  next();
};

/** Refuses an `Expect` header other than 100-continue. */
export function refuseExpectations({ server }: FastifyInstance, headers: Headers): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(
      toProblemBody(new HttpProblem(417, 'The request has an expectation that is not supported.')),
    );
    response
      .writeHead(417, {
        ...headers,
        ...PROBLEM_HEADERS,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      })
      .end(body);
  });
}

/** Behind proxies, connections are not limited by address, because they all come from the proxies. */
export function limitConnections(
  { server }: FastifyInstance,
  { maxCount }: ConnectionBounds,
  hasProxies: boolean,
): void {
  server.maxConnections = maxCount;
  if (!hasProxies) limitAddressConnections(server, maxCount);
}

/**
 * Maximum number of unanswered requests per connection. Browsers and proxies wait for an answer before the next
 * request.
 */
const MAX_OUTSTANDING_REQUESTS = 20;

/**
 * Closes a connection that sends many requests without waiting, because their answers could fill the memory. Must be
 * the first hook.
 */
export function limitOutstandingRequests(app: FastifyInstance): void {
  const outstandingBySocket = new WeakMap<Socket, number>();
  const changeOutstanding = (socket: Socket, change: number) => {
    const count = (outstandingBySocket.get(socket) ?? 0) + change;
    outstandingBySocket.set(socket, count);
    return count;
  };
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    reply.raw.once('close', () => changeOutstanding(socket, -1));
    if (changeOutstanding(socket, 1) <= MAX_OUTSTANDING_REQUESTS) return next();
    void reply.hijack();
    socket.destroy();
  });
}

/** Closes a connection that goes on sending the body of a request after its response, e.g. after a 401. */
export function limitRefusedBodies(app: FastifyInstance, { lingerMs }: ConnectionBounds): void {
  app.addHook('onResponse', ({ raw }, _reply, next) => {
    if (raw.complete === false && !raw.destroyed) {
      const { socket } = raw;
      const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
      // This event comes after the last byte, or when the connection closes.
      raw.once('close', () => clearTimeout(timer));
      // Detach the parser of a refused form, and discard the rest of the body.
      raw.unpipe();
      raw.resume();
    }
    next();
  });
}

/** Answers CONNECT requests, because this server is no proxy. Node would close the connection without an answer. */
export function refuseTunnels({ server }: FastifyInstance, headers: Headers): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    sendProblemAndClose(new HttpProblem(400, 'This server opens no connections to others.'), socket, headers);
  });
}

const PROBLEM_HEADERS = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' };

const PROBLEM_BY_ERROR_CODE: Readonly<Record<string, HttpProblem>> = createDictionary({
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new HttpProblem(431, 'The headers are too large.'),
});

/** Answers malformed or late HTTP with a problem, then closes the connection. */
function answerUnreadableRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  const { _httpMessage: startedResponse } = socket as { _httpMessage?: { headersSent: boolean } | null };
  if (code === 'ECONNRESET' || !socket.writable || startedResponse?.headersSent === true) return void socket.destroy();
  const problem = PROBLEM_BY_ERROR_CODE[code] ?? new HttpProblem(400, 'The request could not be read.');
  sendProblemAndClose(problem, socket, headers);
}

function sendProblemAndClose(problem: HttpProblem, socket: Duplex, headers: Headers): void {
  const body = JSON.stringify(toProblemBody(problem));
  const lines = Object.entries({
    ...headers,
    ...PROBLEM_HEADERS,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${problem.status} ${toProblemBody(problem).title}`, ...lines, '', body].join('\r\n'), () =>
    socket.destroy(),
  );
}
