import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { answerUnknown } from '../server/http/client.ts';
import { supervise } from './supervise.ts';

/** The product with hot reload: the client's sources are served as they are edited. */
const serveSources = (root: string) => async (app: FastifyInstance): Promise<void> => {
  const vite = await createServer({ root, appType: 'spa', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  answerUnknown(app, (request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value as string);
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
};

await supervise({ prepare: async (root) => serveSources(root), hotReload: true });
