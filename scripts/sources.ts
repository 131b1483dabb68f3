import { join, resolve, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer } from 'vite';
import type { InlineConfig } from 'vite';
import { answerUnknown } from '../server/http/client.ts';
import { HttpProblem, sendProblem } from '../server/http/problems.ts';
import { PATHS } from '../src/ui/shared/paths.ts';

/** What the client is made of. Nothing else of this folder is anybody's to fetch. */
const CLIENT_PARTS = ['index.html', 'src', 'contract', 'node_modules', 'package.json'];
/** Where hot reload keeps the packages that it has bundled. */
const BUNDLED = '/node_modules/.vite/';

export interface SourceSettings {
  readonly root: string;
  readonly dataDir: string;
  /** More of what Vite reads, for tests. */
  readonly vite?: InlineConfig;
}

/** The client with hot reload: its sources are served as they are edited, and they alone. */
export const serveSources = (settings: SourceSettings) => async (app: FastifyInstance): Promise<void> => {
  const root = resolve(settings.root);
  const { dataDir } = settings;
  const vite = await createServer({
    root, appType: 'spa', ...settings.vite,
    server: {
      middlewareMode: true, hmr: { server: app.server },
      fs: { allow: CLIENT_PARTS.map((part) => join(root, part)), deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${literal(dataDir)}/**`] },
      ...settings.vite?.server,
    },
  });
  app.addHook('onClose', () => vite.close());
  const sendSource = (request: FastifyRequest, reply: FastifyReply): void => {
    if (isPrivate(request.url, { root, dataDir })) return sendProblem(reply, new HttpProblem(404, 'There is nothing at this address.'));
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value as string);
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  };
  // The one screen of the client below the server's own /dev.
  app.get(PATHS.gallery, sendSource);
  answerUnknown(app, sendSource);
};

/** Whether an address leads into a hidden folder or into the data folder, wherever that lies. */
export function isPrivate(url: string, { root, dataDir }: SourceSettings): boolean {
  const path = decoded(url.split(/[?#]/u, 1)[0]!);
  if (path === null) return true;
  const file = path.startsWith('/@fs/') ? resolve('/', path.slice('/@fs/'.length)) : resolve(root, `.${path}`);
  const hidden = !path.startsWith(BUNDLED) && /[/\\]\./u.test(path.startsWith('/@fs/') ? file.replace(root, '') : path);
  return hidden || file === dataDir || file.startsWith(dataDir + sep);
}

/** Null where it cannot be decoded, or hides more behind a second decoding. */
function decoded(path: string): string | null {
  try {
    const once = decodeURIComponent(path);
    return once === decodeURIComponent(once) ? once : null;
  } catch {
    return null;
  }
}

/** A path as a pattern that stands for itself alone. */
const literal = (path: string): string => path.replaceAll(/[\\*?[\]{}()!+@|^$]/gu, String.raw`\$&`);
