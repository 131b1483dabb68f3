import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getRouteSet, servesBothSets } from '../../src/domain/routeSet.ts';
import { readFirstFiles, type FirstFiles } from './firstFiles.ts';
import { addressPage } from './pages/addressPage.ts';
import type { ClientDependencies } from './pages/ClientParts.ts';
import { getPageParameters } from './pages/getPageParameters.ts';
import { getPagePath } from './pages/getPagePath.ts';
import { readBuiltPages } from './pages/readBuiltPages.ts';
import { servePublicFiles } from './pages/servePublicFiles.ts';
import { SharedPages } from './pages/SharedPages.ts';
import { HttpProblem, sendProblem } from './problems.ts';
import { hasSessionCookie } from './session.ts';

const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';
const REVALIDATED_CACHING = 'no-cache';

/**
 * Serves the built client. Files with a content hash are cached forever, others are revalidated. For a path that is
 * no file, host and path select the app's page or a marketing page. Browsers get precompressed copies if they accept
 * them. The response of the app's root page lists the scripts that it loads next.
 */
export const serveBuiltClient =
  (folder: string) =>
  async (app: FastifyInstance, dependencies: ClientDependencies): Promise<void> => {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      // Host and path select the page, not the name of its file.
      globIgnore: ['**/*.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.slice(folder.length).startsWith('/assets/');
        void reply.header('cache-control', isHashed ? IMMUTABLE_CACHING : REVALIDATED_CACHING);
      },
    });
    const firstFiles = await readFirstFiles(folder);
    const source = await readBuiltPages(folder);
    const sharedPages = new SharedPages(app, source, dependencies);
    servePublicFiles(app, source, dependencies.publicOrigin);
    const readPage = (name: string) => readFile(join(folder, `${name}.html`), 'utf8');
    const marketingPages = { website: await readPage('website'), vision: await readPage('vision') };
    answerUnknown(app, (request, reply) => {
      const routeSet = getRouteSet(request.host, getPagePath(request));
      if (routeSet !== 'app') {
        if (!servesBothSets(request.host)) return reply.sendFile(`${routeSet}.html`);
        return sendHtml(reply, addressPage(marketingPages[routeSet], request));
      }
      const linkHeader = getPagePath(request) === '/' ? firstFiles[chooseLinks(request)] : '';
      if (linkHeader !== '') void reply.header('link', linkHeader);
      return sendAppPage(request, reply, sharedPages, () => reply.sendFile('index.html'));
    });
  };

/** The files of the screen at the root page: Home, unless the URL selects another (see `readTab`). */
function chooseLinks(request: FastifyRequest): keyof FirstFiles {
  if (!hasSessionCookie(request)) return 'signedOutLinks';
  const parameters = getPageParameters(request);
  const isHome = (parameters.get('tab') ?? 'home') === 'home' && !parameters.has('item') && !parameters.has('chat');
  return isHome ? 'homeLinks' : 'signedInLinks';
}

/**
 * Sends a shared link's page to a visitor. Sends the app to others, with a header that keeps it out of search
 * engines.
 */
export function sendAppPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sharedPages: SharedPages,
  sendApp: () => unknown,
): unknown {
  const itemId = hasSessionCookie(request) ? null : SharedPages.readItemId(request);
  if (itemId !== null) return sharedPages.send(request, reply, itemId);
  void reply.header('x-robots-tag', 'noindex');
  return sendApp();
}

/** Sends a page that browsers revalidate on each request. */
export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', REVALIDATED_CACHING).type('text/html; charset=utf-8').send(html);
}

/** Serves no client, only the API. */
export const serveNoClient = (app: FastifyInstance): void => answerUnknown(app, null);

type SendPage = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Answers the app's paths with the page and other paths with a problem. */
export function answerUnknown(app: FastifyInstance, sendPage: SendPage | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage !== null && isPageRequest(request)) return sendPage(request, reply);
    sendProblem(reply, new HttpProblem(404, 'There is nothing at this address.'));
    return reply;
  });
}

function isPageRequest(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const isReserved = /^\/(?:api|media|assets|dev)(?:\/|$)/u.test(getPagePath(request));
  return (
    (method === 'GET' || method === 'HEAD') &&
    !isReserved &&
    (headers.accept ?? '*/*').match(/text\/(?:html|markdown)|\*\/\*/u) !== null
  );
}
