import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFirstFiles } from './firstFiles.ts';
import { HttpProblem, sendProblem } from './problems.ts';
import { hasSessionCookie } from './session.ts';

const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';
const REVALIDATED_CACHING = 'no-cache';

/**
 * The built client. Content-hashed files are cached forever, all others are revalidated, and paths that are not a
 * file get the app's page. Sends precompressed copies to browsers that accept them. Links of the root page name the
 * scripts that it will load next.
 */
export const serveBuiltClient =
  (folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.slice(folder.length).startsWith('/assets/');
        void reply.header('cache-control', isHashed ? IMMUTABLE_CACHING : REVALIDATED_CACHING);
      },
    });
    const firstFiles = await readFirstFiles(folder);
    answerUnknown(app, (request, reply) => {
      const linkHeader = hasSessionCookie(request) ? firstFiles.signedInLinks : firstFiles.signedOutLinks;
      if (linkHeader !== '' && /^\/(?:\?|$)/u.test(request.url)) void reply.header('link', linkHeader);
      return reply.sendFile('index.html');
    });
  };

/** Serves no client, only the API. */
export const serveNoClient = (app: FastifyInstance): void => answerUnknown(app, null);

type SendPage = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Answers the app's paths with the page and all others with a problem. */
export function answerUnknown(app: FastifyInstance, sendPage: SendPage | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage !== null && isPageRequest(request)) return sendPage(request, reply);
    sendProblem(reply, new HttpProblem(404, 'There is nothing at this address.'));
    return reply;
  });
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  const isReserved = /^\/(?:api|media|assets|dev)(?:\/|$)/u.test(path);
  return (
    (method === 'GET' || method === 'HEAD') &&
    !isReserved &&
    (headers.accept ?? '*/*').match(/text\/html|\*\/\*/u) !== null
  );
}
