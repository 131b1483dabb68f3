import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer } from 'vite';
import { answerUnknown } from '../server/http/client.ts';
import { PATHS } from '../src/ui/shared/paths.ts';
import { supervise } from './supervise.ts';

/** The product with hot reload: the client's sources are served as they are edited. */
const serveSources = (root: string) => async (app: FastifyInstance): Promise<void> => {
  const vite = await createServer({ root, appType: 'spa', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  const sendSource = (request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value as string);
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  };
  // The one screen of the client below the server's own /dev.
  app.get(PATHS.gallery, sendSource);
  answerUnknown(app, sendSource);
};

await supervise({ prepare: async (root) => serveSources(root), hotReload: true });
