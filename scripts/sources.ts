import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer } from 'vite';
import type { InlineConfig, ViteDevServer } from 'vite';
import { answerUnknown, sendAppPage, sendHtml } from '../server/http/client.ts';
import { addressPage } from '../server/http/pages/addressPage.ts';
import type { ClientDependencies } from '../server/http/pages/ClientParts.ts';
import { getPagePath } from '../server/http/pages/getPagePath.ts';
import type { PageRenderer, PageSource } from '../server/http/pages/PageRenderer.ts';
import { servePublicFiles } from '../server/http/pages/servePublicFiles.ts';
import { SharedPages } from '../server/http/pages/SharedPages.ts';
import { HttpProblem, sendProblem } from '../server/http/problems.ts';
import { getRouteSet } from '../src/domain/routeSet.ts';
import { PATHS } from '../src/ui/shared/paths.ts';
import type { PrerenderModule } from './prerenderPages.ts';

/** The client's files and folders. No others may be served. */
const CLIENT_PARTS = ['index.html', 'website.html', 'vision.html', 'src', 'contract', 'node_modules', 'package.json'];
const PAGE_MODULES = '/src/composition/public/';
/** The path under which Vite serves its cached bundles of packages. */
const BUNDLED_PATH = '/node_modules/.vite/';
/** Vite's path that opens a file in the developer's editor. Any site could request it in a frame. */
const EDITOR_PATH = '/__open-in-editor';

export interface SourceSettings {
  readonly root: string;
  readonly dataDir: string;
  /** Additional Vite configuration, for tests. */
  readonly vite?: InlineConfig;
}

/** Serves the client's sources with hot reload, and no other files. */
export const serveSources =
  (settings: SourceSettings) =>
  async (app: FastifyInstance, dependencies: ClientDependencies): Promise<void> => {
    const root = resolve(settings.root);
    const { dataDir } = settings;
    const vite = await createServer({
      root,
      appType: 'spa',
      ...settings.vite,
      server: {
        middlewareMode: true,
        hmr: { server: app.server },
        fs: {
          allow: CLIENT_PARTS.map((part) => join(root, part)),
          deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${escapePattern(dataDir)}/**`],
        },
        ...settings.vite?.server,
      },
    });
    app.addHook('onClose', () => vite.close());
    const sendSource = (request: FastifyRequest, reply: FastifyReply): void => {
      if (isPrivate(request.url, { root, dataDir }))
        return sendProblem(reply, new HttpProblem(404, 'There is nothing at this address.'));
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value as string);
      reply.hijack();
      vite.middlewares(request.raw, reply.raw);
    };
    const source = createSourcePages(vite, root);
    const sharedPages = new SharedPages(app, source, dependencies);
    servePublicFiles(app, source, dependencies.publicOrigin);
    const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const routeSet = getRouteSet(request.host, getPagePath(request));
      const isDocument = request.headers.accept?.includes('text/html') ?? false;
      if (!isDocument) return sendSource(request, reply);
      if (routeSet === 'app') return sendAppPage(request, reply, sharedPages, () => sendSource(request, reply));
      const template = await readFile(join(root, `${routeSet}.html`), 'utf8');
      const { prerenderPage } = (await vite.ssrLoadModule(`${PAGE_MODULES}prerender.tsx`)) as PrerenderModule;
      const html = await vite.transformIndexHtml(request.url, prerenderPage(routeSet, template));
      return sendHtml(reply, addressPage(html, request));
    };
    // The gallery is the only client page under /dev.
    app.get(PATHS.gallery, sendSource);
    answerUnknown(app, sendPage);
  };

/** Renders the pages from their sources for each request. */
function createSourcePages(vite: ViteDevServer, root: string): PageSource {
  const loadModule = async (name: string) => (await vite.ssrLoadModule(`${PAGE_MODULES}${name}`)) as PageRenderer;
  return {
    readDocument: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
    sharedPageStyles: `<script type="module" src="${PAGE_MODULES}sharedPageStyles.ts"></script>`,
    getRenderer: async () => ({ ...(await loadModule('sharedPage.tsx')), ...(await loadModule('writeLlmsText.ts')) }),
  };
}

/** Whether a URL opens an editor or leads to a hidden folder or the data folder. */
export function isPrivate(url: string, { root, dataDir }: SourceSettings): boolean {
  const path = decodePath(url.split(/[?#]/u, 1)[0]!);
  if (path === null || path.toLowerCase().startsWith(EDITOR_PATH)) return true;
  const file = path.startsWith('/@fs/') ? resolve('/', path.slice('/@fs/'.length)) : resolve(root, `.${path}`);
  const isHidden =
    !path.startsWith(BUNDLED_PATH) && /[/\\]\./u.test(path.startsWith('/@fs/') ? file.replace(root, '') : path);
  return isHidden || file === dataDir || file.startsWith(dataDir + sep);
}

/** Decodes a URL path; null if it is invalid or encoded twice. */
function decodePath(path: string): string | null {
  try {
    const decodedPath = decodeURIComponent(path);
    return decodedPath === decodeURIComponent(decodedPath) ? decodedPath : null;
  } catch {
    return null;
  }
}

const escapePattern = (path: string): string => path.replaceAll(/[\\*?[\]{}()!+@|^$]/gu, String.raw`\$&`);
